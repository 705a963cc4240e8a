// Files: a game goes out as one, and comes in from one.
import type { Exported } from "./generated/types";

/** A saved game is far smaller; of anything larger only so much is read, which the engine then refuses as too large. */
const MOST = 2 ** 21;

/** Hands a file to the browser's downloads. */
export function download({ name, mime, text }: Exported): void {
  const address = URL.createObjectURL(new Blob([text], { type: mime }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What a file holds, as text. */
export function read(file: File): Promise<string> {
  return file.slice(0, MOST).text();
}

/** Something from the storage as a file, as it lies there. */
export function raw(name: string, value: unknown): Exported {
  const inner = typeof value === "object" && value !== null && "text" in value ? value.text : value;
  const text = typeof inner === "string" ? inner : (JSON.stringify(value) ?? "");
  return { name: `${name}.json`, mime: "application/json", text };
}

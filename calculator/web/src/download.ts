// Fetches the runtime's files, counts their bytes and refuses an answer that is not the file.
import type { PythonData } from "./data";

/** Told of each piece that arrives: how many bytes. */
export type OnBytes = (bytes: number) => void;

/** The files as the worker takes them. */
export interface Pieces {
  module: WebAssembly.Module;
  stdlib: ArrayBuffer;
  /** Only where the standard library does not hold it. */
  calculator: ArrayBuffer | undefined;
}

/** Asks for one file; throws a TypeError where the server has no answer. */
async function ask(address: string, how: RequestInit): Promise<Response> {
  const answer = await fetch(address, { credentials: "same-origin", ...how });
  if (!answer.ok || !answer.body) throw new TypeError(`${address}: ${answer.status}`);
  return answer;
}

/** Reads an answer to its end; throws a TypeError unless it holds exactly the bytes expected. */
async function read(answer: Response, expected: number, onBytes: OnBytes, keep?: Uint8Array): Promise<void> {
  let seen = 0;
  const reader = answer.body!.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (seen + piece.value.byteLength <= expected) keep?.set(piece.value, seen);
    seen += piece.value.byteLength;
    onBytes(piece.value.byteLength);
  }
  if (seen !== expected) throw new TypeError(`${answer.url}: ${seen}/${expected}`);
}

/** Brings a file into the browser's cache and says how much of it has come. */
export async function bring(address: string, bytes: number, how: RequestInit, onBytes: OnBytes): Promise<void> {
  await read(await ask(address, how), bytes, onBytes);
}

/** Asks for all files at once; rejects with the first that is missing, cut short or something else. */
export async function fetchPieces(python: PythonData, how: RequestInit, onBytes: OnBytes): Promise<Pieces> {
  const request = (name: string) => ask(new URL(name, python.base).href, how);
  const size = (name: string) => python.files[name]!.bytes;

  async function compiled(name: string): Promise<WebAssembly.Module> {
    const answer = await request(name);
    // The browser keeps what it has compiled only for its own answer, so that is left to it and a copy is counted.
    const counted = read(answer.clone(), size(name), onBytes);
    const [module] = await Promise.all([WebAssembly.compileStreaming(answer), counted]);
    return module;
  }

  async function whole(name: string): Promise<ArrayBuffer> {
    const content = new Uint8Array(size(name));
    await read(await request(name), content.byteLength, onBytes, content);
    return content.buffer;
  }

  const [module, stdlib, calculator] = await Promise.all([
    compiled(python.wasm),
    whole(python.stdlib),
    python.calculator ? whole(python.calculator) : undefined,
  ]);
  return { module, stdlib, calculator };
}

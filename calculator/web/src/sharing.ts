// Rounds and games in the address: what a link looks like, and one of one's own on the clipboard.
import { copy } from "./clipboard";

/** Fragments for the trick referee, of this version or a later one. */
export const TRICK_LINK = /^#t[0-9]+=/;

/** The fragment of this page's address, if it is neither a place on the page nor a trick, else "": the engine says what it is. */
export function opened(): string {
  const { hash } = location;
  return hash.length > 1 && !TRICK_LINK.test(hash) && !isPlace(hash.slice(1)) ? hash : "";
}

function isPlace(name: string): boolean {
  if (document.getElementById(name)) return true;
  try {
    return document.getElementById(decodeURIComponent(name)) !== null;
  } catch {
    return false;
  }
}

/** What was opened does not stay in the address. */
export function dropFragment(): void {
  if (opened()) history.replaceState(history.state, "", location.pathname + location.search);
}

/** Copies the address of this page with a fragment that is still being made; rejects if it cannot be made. */
export async function copyLink(fragment: Promise<string>): Promise<{ link: string; copied: boolean }> {
  const address = fragment.then((known) => `${location.origin}${location.pathname}#${known}`);
  const copied = await copy(address);
  return { link: await address, copied };
}

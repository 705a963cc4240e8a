// Rounds and games in the address: what a link looks like, and one of one's own on the clipboard.
import { copy } from "./clipboard";

/** Fragments that hold a round or name one; any other belongs to the page. */
const LINK = /^#(?:g1|r1|example)=/;

/** The fragment of this page's address, if it holds something to open, else "". */
export function opened(): string {
  return LINK.test(location.hash) ? location.hash : "";
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

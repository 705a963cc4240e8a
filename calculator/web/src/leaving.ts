// Before a page loads itself anew, whoever holds something that was put in lays it down.

const LEAVING = "papayoo-leaving";
/** A part that does not answer must not hold up the rest, in milliseconds. */
const PATIENCE = 3000;

type Leaving = CustomEvent<Promise<unknown>[]>;

/** All parts of the page have laid down what they hold. */
export async function laidDown(): Promise<void> {
  const promises: Promise<unknown>[] = [];
  window.dispatchEvent(new CustomEvent(LEAVING, { detail: promises }));
  await Promise.race([Promise.allSettled(promises), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** `layDown` is called before the page is left for its newer self; the answer takes the call back. */
export function beforeLeaving(layDown: () => Promise<unknown>): () => void {
  const listen = (event: Event) => (event as Leaving).detail.push(layDown());
  window.addEventListener(LEAVING, listen);
  return () => window.removeEventListener(LEAVING, listen);
}

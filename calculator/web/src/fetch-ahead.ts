// On a page without a calculator: once it has been idle for a while, what the calculator needs is fetched and Python is started
// once, out of sight, so that a visit to the calculator starts from its memory. Nothing of it on a slow or dear link.
//
// Files are asked for plainly: a service worker keeps what it wants to keep, else they lie in the browser's own cache.
import { isRecentEnough } from "./browser-floor";
import { needed, readData, type PythonData, type SheetData } from "./data";
import { isFrugal } from "./service-worker/frugal";
import { siteName } from "./site-name";
import { AHEAD, type Ahead } from "./worker-name";

/** So long a page has to be idle, in milliseconds. */
const IDLE = 10_000;
/** Starting Python takes room for a moment; devices with less memory than this, in gigabytes, only fetch. */
const LEAST_MEMORY = 2;
const LOW: RequestInit = { priority: "low", credentials: "same-origin" };
/** Once in the life of a tab is enough. */
const DONE = "papayoo ahead";

async function bring(address: string): Promise<void> {
  const answer = await fetch(address, LOW);
  await answer.body?.pipeTo(new WritableStream());
}

/** The addresses in an attribute of all elements that match, as they stand on the page at `address`. */
function addresses(page: Document, selector: string, name: string, address: string): string[] {
  return [...page.querySelectorAll(selector)].map((element) => new URL(element.getAttribute(name)!, address).href);
}

/** Python is started in a worker of its own, which goes as soon as its memory is kept, or with the page. */
function start(worker: string, given: Ahead): Promise<void> {
  return new Promise((resolve) => {
    const ahead = new Worker(worker, { type: "module", name: AHEAD });
    const end = () => {
      ahead.terminate();
      resolve();
    };
    ahead.addEventListener("message", end);
    ahead.addEventListener("error", end);
    window.addEventListener("pagehide", end, { once: true });
    ahead.postMessage(given);
  });
}

async function fetchAhead(address: string): Promise<void> {
  const answer = await fetch(address, LOW);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const sheet = page.querySelector<HTMLElement>("papayoo-score-sheet");
  if (!sheet) return;
  const { worker, python, lang, root } = readData<SheetData>(sheet);
  const base = new URL(python.base, address).href;
  const script = new URL(worker, address).href;
  const parts = [...addresses(page, "script[src]", "src", address), ...addresses(page, "link[rel~=stylesheet]", "href", address)];
  await Promise.all([...parts, script].map(bring));
  const { deviceMemory = LEAST_MEMORY } = navigator as { deviceMemory?: number };
  if (deviceMemory < LEAST_MEMORY) {
    await Promise.all(needed(python).map(([name]) => bring(new URL(name, base).href)));
    return;
  }
  const visit = { site: siteName(new URL(root, address).href), lang, afresh: false };
  await start(script, { python: { ...python, base } satisfies PythonData, visit });
}

/** Where the tab remembers nothing, it is done again. */
function isDone(): boolean {
  try {
    const done = sessionStorage.getItem(DONE) !== null;
    sessionStorage.setItem(DONE, "");
    return done;
  } catch {
    return false;
  }
}

function begin(address: string): void {
  if (document.visibilityState !== "visible" || isFrugal() || isDone()) return;
  fetchAhead(address).catch(() => undefined);
}

const calculator = document.querySelector<HTMLMetaElement>('meta[name="calculator"]');
if (calculator && isRecentEnough()) {
  const address = new URL(calculator.content, document.baseURI).href;
  const timer = window.setTimeout(() => begin(address), IDLE);
  window.addEventListener("pagehide", () => window.clearTimeout(timer), { once: true });
}

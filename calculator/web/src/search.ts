// The search, fetched with the first touch of its box: until then a page loads neither index nor worker. It runs before the theme's
// script, which makes a worker at once and would fetch the index as well; that one is given a stand-in, which speaks as the theme's
// worker does (https://squidfunk.github.io/mkdocs-material/setup/setting-up-site-search/), and finds no form named "search".
import { arranged, query, read, type Found, type Reading, type Way } from "./search-order";

/** The messages of the theme's search, by their numbers. */
const enum Message {
  Setup = 0,
  Ready = 1,
  Query = 2,
  Result = 3,
}

interface Index {
  config: { separator: string; little: string[]; compounds: boolean };
  docs: unknown[];
}

class SearchWorker extends EventTarget {
  private worker: Worker | undefined;
  private reading: Reading | undefined;
  /** What was asked and is not answered yet: answers come in the order of the questions. */
  private readonly asked: Way[][][] = [];

  constructor(
    private readonly make: typeof Worker,
    private readonly script: string | URL,
    private readonly base: string,
  ) {
    super();
  }

  /** Fetch index and worker; after a failure, the next touch tries again. */
  start = async (): Promise<void> => {
    if (this.worker) return;
    const worker = (this.worker = new this.make(this.script));
    worker.addEventListener("message", ({ data }) => this.answer(data));
    try {
      const response = await fetch(new URL("search/search_index.json", this.base));
      if (!response.ok) throw new TypeError(response.url);
      const index: Index = await response.json();
      const { separator, little, compounds } = index.config;
      this.reading = { separator: new RegExp(separator), little: new Set(little), compounds };
      worker.postMessage({ type: Message.Setup, data: { ...index, options: { suggest: false } } });
    } catch {
      worker.terminate();
      this.worker = undefined;
    }
  };

  /** The theme asks only once it has been told that the search is ready. */
  postMessage(message: { type: Message; data: string }): void {
    if (message.type !== Message.Query || !this.worker || !this.reading) return;
    const words = read(message.data, this.reading);
    this.asked.push(words);
    this.worker.postMessage({ type: Message.Query, data: query(words) });
  }

  private answer(message: { type: Message; data?: { items: Found[][] } }): void {
    const found = message.type === Message.Result && message.data;
    const data = found ? { ...message, data: { ...found, items: arranged(found.items, this.asked.shift() ?? []) } } : message;
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const box = document.querySelector<HTMLInputElement>(".md-search__input");
const settings = document.getElementById("__config")?.textContent;
if (box && settings) {
  const { base, search } = JSON.parse(settings) as { base: string; search: string };
  const made = window.Worker;
  const standIn = (script: string | URL) => {
    window.Worker = made;
    const worker = new SearchWorker(made, script, new URL(base, location.href).href);
    // A tap on its sign, its keys and an address with ?q= all focus the box; a finger on the sign is a moment earlier.
    for (const touch of ["focus", "input"]) box.addEventListener(touch, worker.start);
    document.querySelector("label.md-header__button[for=__search]")?.addEventListener("pointerdown", worker.start);
    return worker;
  };
  window.Worker = new Proxy(made, {
    construct: (target, [script, options]) => (String(script) === search ? standIn(script) : new target(script, options)),
  });
}

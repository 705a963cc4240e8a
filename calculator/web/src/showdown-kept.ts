// The showdown on this device, under a name made of the site's path: other sites may share the origin.
import { createStore, get, set, type UseStore } from "idb-keyval";
import { siteName } from "./site-name";
import type { ShowdownDraft, ShowdownView } from "./generated/types";
import type { ShowdownEntry } from "./showdown-session";

/** As it stood, with what the engine drew of it, so that it is there before the engine is up again. */
export interface KeptShowdown {
  draft: ShowdownDraft | null;
  view: ShowdownView;
  link: string;
  lang: string;
  /** Another build may draw it otherwise. */
  build: string;
  /** Tapped, but not yet judged. */
  pending: ShowdownEntry[];
}

const KEY = "now";

export class ShowdownShelf {
  private readonly name: string;
  private store: UseStore | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.name = `${siteName(root)} showdown`;
  }

  /** What lies there; undefined where nothing does, where it is no showdown, or where the storage does not answer. */
  async read(): Promise<KeptShowdown | undefined> {
    try {
      const found: unknown = await get(KEY, this.open());
      return isKept(found) ? found : undefined;
    } catch {
      return undefined;
    }
  }

  /** One after the other, so that the newest stays. A browser that keeps nothing only forgets. */
  lay(kept: KeptShowdown): void {
    this.last = this.last.then(() => set(KEY, kept, this.open())).catch(() => (this.store = undefined));
  }

  private open(): UseStore {
    return (this.store ??= createStore(this.name, "showdown"));
  }
}

function isKept(value: unknown): value is KeptShowdown {
  const kept = value as Partial<KeptShowdown> | null | undefined;
  if (typeof kept !== "object" || !kept || typeof kept.view !== "object" || !kept.view || !Array.isArray(kept.pending)) return false;
  return typeof kept.draft === "object" && [kept.link, kept.lang, kept.build].every((text) => typeof text === "string");
}

// The saved round in IndexedDB, under a name made of the site's path: other sites may share the origin.
import { createStore, get, set, type UseStore } from "idb-keyval";
import type { Entry } from "./entries";
import type { History, View } from "./generated/types";
import type { Mirror } from "./mirror";

/** A game as it stood. */
export interface Snapshot {
  /** The engine's state as text; null: nothing but a fresh round. */
  text: string | null;
  /** What the engine needs for undo; older versions saved none. */
  history?: History | null;
  /** What the engine drew of it, so that it is on the screen before the engine is up again. */
  drawn?: { build: string; view: View };
  mirror: Mirror;
  /** Put in, but not yet applied by the engine. */
  pending: Entry[];
  unread: Record<string, string>;
  own: boolean;
}

export interface Saved extends Snapshot {
  kept: Snapshot[];
}

const KEY = "round";
const UNREADABLE = "unreadable";
/** A storage that does not answer must not hold up the page. */
const PATIENCE = 2000;

export class Store {
  private readonly store: UseStore | undefined;
  private latest: Saved | undefined;
  private writing: Promise<void> | undefined;

  constructor(root: string) {
    try {
      this.store = createStore(`papayoo ${new URL(root, document.baseURI).pathname}`, "rounds");
    } catch {
      this.store = undefined;
    }
  }

  /** What was saved last, or undefined when there is nothing or the storage is broken. */
  async load(): Promise<Saved | undefined> {
    if (!this.store) return undefined;
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
    try {
      const found: unknown = await Promise.race([get(KEY, this.store), late]);
      if (found === undefined || isSaved(found)) return found;
      await this.putAside(found);
    } catch {
      // Broken storage: the page works all the same, it only forgets.
    }
    return undefined;
  }

  /** Saves; of several changes during one write only the last is written. */
  save(saved: Saved): void {
    this.latest = saved;
    this.writing ??= this.write();
  }

  /** Keeps what cannot be read, so that nothing is lost with it. */
  async putAside(unreadable: unknown): Promise<void> {
    if (!this.store) return;
    try {
      await set(`${UNREADABLE} ${Date.now()}`, unreadable, this.store);
    } catch {
      // See load.
    }
  }

  private async write(): Promise<void> {
    while (this.latest && this.store) {
      const saved = this.latest;
      this.latest = undefined;
      try {
        await set(KEY, saved, this.store);
      } catch {
        // See load.
      }
    }
    this.writing = undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMirror(value: unknown): value is Mirror {
  return isRecord(value) && Array.isArray(value.seats) && isRecord(value.owners) && isRecord(value.texts);
}

function isSnapshot(value: unknown): value is Snapshot {
  if (!isRecord(value) || !isMirror(value.mirror) || !Array.isArray(value.pending)) return false;
  return (value.text === null || typeof value.text === "string") && isRecord(value.unread) && typeof value.own === "boolean";
}

function isSaved(value: unknown): value is Saved {
  return isSnapshot(value) && "kept" in value && Array.isArray(value.kept) && value.kept.every(isSnapshot);
}

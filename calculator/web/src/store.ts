// The saved round in IndexedDB, under a name made of the site's path: other sites may share the origin.
import { createStore, get, set, type UseStore } from "idb-keyval";
import type { Action } from "./generated/types";
import type { Mirror } from "./mirror";

/** What waits for the engine: an action, a link to open, or the saved text to read back. */
export type Entry = Action | { type: "open"; text: string } | { type: "restore"; text: string };

/** A round as it stood. */
export interface Snapshot {
  /** The engine's state as text; null: nothing but a fresh round. */
  text: string | null;
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

function isRecordOf(value: unknown, isPart: (part: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isPart);
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isSeat(value: unknown): boolean {
  return isRecord(value) && isText(value.id) && isText(value.name);
}

function isMirror(value: unknown): value is Mirror {
  if (!isRecord(value) || !Array.isArray(value.seats) || !value.seats.every(isSeat)) return false;
  return isRecordOf(value.owners, isText) && isRecordOf(value.texts, isText) && isTextOrNull(value.die) && isTextOrNull(value.rest);
}

function isEntry(value: unknown): boolean {
  return isRecord(value) && isText(value.type);
}

function isSnapshot(value: unknown): value is Snapshot {
  if (!isRecord(value) || !isMirror(value.mirror) || !Array.isArray(value.pending) || !value.pending.every(isEntry)) return false;
  return isTextOrNull(value.text) && isRecordOf(value.unread, isText) && typeof value.own === "boolean";
}

function isSaved(value: unknown): value is Saved {
  return isSnapshot(value) && "kept" in value && Array.isArray(value.kept) && value.kept.every(isSnapshot);
}

// The place in IndexedDB where games lie, under a name made of the site's path: other sites may share the origin.
import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { isKept, isSaved, revisionOf, type Kept, type Saved } from "./snapshot";
import type { View } from "./generated/types";
import { makeRoom } from "./memory";

/** What the engine drew of the game on the screen, so that it is there before the engine is up again. */
export interface Drawn {
  game: string;
  build: string;
  view: View;
}

/** Which game is on the screen, and to which one leads back from a link. */
export interface Current {
  game: string;
  before: string;
}

/** Something in the storage that is no game as this version knows it. */
export interface Unreadable {
  key: string;
  value: unknown;
}

export interface Contents {
  games: Map<string, Kept>;
  unreadable: Unreadable[];
  current: Current | undefined;
  drawn: Drawn | undefined;
  /** Persistent storage was asked for. */
  asked: boolean;
}

export type Trouble = "refused" | "full";

const GAME = "game ";
const UNREADABLE = "unreadable ";
const CURRENT = "current";
const DRAWN = "drawn";
const ASKED = "asked";
/** Where older versions kept the one round they knew. */
const OLD = "round";
/** A storage that does not answer must not hold up the page. */
const PATIENCE = 3000;

export class Shelf {
  private store: UseStore | undefined;

  constructor(private readonly name: string) {}

  /** Everything that lies there; what older versions left is turned into games. Rejects when the storage does not work. */
  async contents(newKey: () => string): Promise<Contents> {
    return within(
      this.use("readwrite", async (objects) => {
        const [keys, values] = await Promise.all([promisifyRequest(objects.getAllKeys()), promisifyRequest<unknown[]>(objects.getAll())]);
        const all = new Map(keys.map((key, at) => [String(key), values[at]]));
        const old = all.get(OLD);
        if (old !== undefined) moveOld(old, all, objects, newKey);
        return sorted(all);
      }),
    );
  }

  /** One game as it lies there now; undefined if there is none. */
  async game(key: string): Promise<Kept | undefined> {
    const found: unknown = await within(this.use("readonly", (objects) => promisifyRequest<unknown>(objects.get(GAME + key))));
    return isKept(found) ? found : undefined;
  }

  /** Lays a game down, unless it was changed by somebody else since `known`: then the answer is false. */
  lay(key: string, game: Kept, known: number): Promise<boolean> {
    return within(
      this.use("readwrite", async (objects) => {
        const found = await promisifyRequest<unknown>(objects.get(GAME + key));
        if (revisionOf(found) !== known) return false;
        objects.put(game, GAME + key);
        await done(objects);
        return true;
      }),
    );
  }

  async forget(key: string): Promise<void> {
    await this.change((objects) => objects.delete(GAME + key));
  }

  async setCurrent(current: Current): Promise<void> {
    await this.change((objects) => objects.put(current, CURRENT));
  }

  async setDrawn(drawn: Drawn): Promise<void> {
    await this.change((objects) => objects.put(drawn, DRAWN));
  }

  async setAsked(): Promise<void> {
    await this.change((objects) => objects.put(true, ASKED));
  }

  /** Takes a game that cannot be read out of the games; it stays until it is thrown away. */
  async putAside(game: string, value: unknown): Promise<Unreadable> {
    const key = UNREADABLE + Date.now();
    await this.change((objects) => {
      objects.put(value, key);
      objects.delete(GAME + game);
    });
    return { key, value };
  }

  /** Throws away what could not be read. */
  async discard(key: string): Promise<void> {
    await this.change((objects) => objects.delete(key));
  }

  private change(action: (objects: IDBObjectStore) => unknown): Promise<void> {
    return within(
      this.use("readwrite", (objects) => {
        action(objects);
        return done(objects);
      }),
    );
  }

  /** A browser may close the connection behind our back: it is opened anew once. Where it is full, what is no game goes first. */
  private async use<Result>(mode: IDBTransactionMode, action: (objects: IDBObjectStore) => Promise<Result>): Promise<Result> {
    const known = this.store;
    this.store ??= createStore(this.name, "rounds");
    try {
      return await this.store(mode, action);
    } catch (reason) {
      this.store = undefined;
      if (troubleOf(reason) === "full") {
        if (!(await makeRoom(this.name))) throw reason;
      } else if (!known || !(reason instanceof DOMException) || reason.name !== "InvalidStateError") throw reason;
      return this.use(mode, action);
    }
  }
}

/** Why a game could not be laid down. */
export function troubleOf(reason: unknown): Trouble {
  return reason instanceof DOMException && reason.name === "QuotaExceededError" ? "full" : "refused";
}

function done({ transaction }: IDBObjectStore): Promise<void> {
  return promisifyRequest(transaction);
}

function within<Result>(answer: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new DOMException("", "TimeoutError")), PATIENCE));
  return Promise.race([answer, late]);
}

/** One transaction takes the old rounds in: they are there as games, or still as they were, whatever happens. */
function moveOld(old: unknown, all: Map<string, unknown>, objects: IDBObjectStore, newKey: () => string): void {
  const put = (key: string, value: unknown) => {
    all.set(key, value);
    objects.put(value, key);
  };
  if (isSaved(old)) {
    const keys = [old, ...old.kept].map((snapshot, place) => {
      const key = newKey();
      const { kept: _, ...game } = snapshot as Saved;
      if (game.text !== null || game.pending.length) put(GAME + key, { ...game, line: "", lang: "", id: "", revision: 1, changed: Date.now() - place });
      return key;
    });
    put(CURRENT, { game: keys[0]!, before: (old.own ? "" : keys[1]) ?? "" });
  } else put(`${UNREADABLE}${Date.now()}`, old);
  all.delete(OLD);
  objects.delete(OLD);
}

function sorted(all: Map<string, unknown>): Contents {
  const games = new Map<string, Kept>();
  const unreadable: Unreadable[] = [];
  for (const [key, value] of all) {
    if (key.startsWith(GAME) && isKept(value)) games.set(key.slice(GAME.length), value);
    else if (key.startsWith(GAME) || key.startsWith(UNREADABLE)) unreadable.push({ key, value });
  }
  return { games, unreadable, current: asCurrent(all.get(CURRENT)), drawn: asDrawn(all.get(DRAWN)), asked: all.get(ASKED) === true };
}

function asCurrent(value: unknown): Current | undefined {
  const { game, before } = (value ?? {}) as Partial<Current>;
  return typeof game === "string" ? { game, before: typeof before === "string" ? before : "" } : undefined;
}

function asDrawn(value: unknown): Drawn | undefined {
  const { game, build, view } = (value ?? {}) as Partial<Drawn>;
  return typeof game === "string" && typeof build === "string" && typeof view === "object" && view ? { game, build, view } : undefined;
}

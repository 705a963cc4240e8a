// The games on this device: which one is on the screen, how it gets into the storage, and whether another tab was faster.
import { newId } from "./clock";
import type { View } from "./generated/types";
import { Shelf, troubleOf, type Drawn, type Trouble, type Unreadable } from "./shelf";
import { siteName } from "./site-name";
import type { Heading, Kept, Snapshot } from "./snapshot";
import { Tabs, type News } from "./tabs";

/** A game as the screen hands it over to be kept. */
export type Standing = Snapshot & Heading;

/** So long a deleted game can be brought back. */
const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

export interface Listed extends Kept {
  key: string;
}

export class Games {
  /** The key of the game on the screen; "" while it is not worth keeping. */
  current = "";
  /** The game that was left for one from a link, or "". */
  before = "";
  /** Another tab went on with this game: what is here is no longer the newest. */
  behind = false;
  /** Why the game on the screen is not kept, or "". */
  trouble: Trouble | "" = "";
  unreadable: Unreadable[] = [];
  private all = new Map<string, Kept>();
  private asked = false;
  private readonly shelf: Shelf;
  private readonly tabs: Tabs;
  /** What was laid down last, to see whether there is anything new. */
  private laid = "";
  /** What is to be laid down next, by key. */
  private readonly waiting = new Map<string, { standing: Standing; drawn: Drawn }>();
  private writing: Promise<void> | undefined;
  private readonly dropped = new Set<string>();

  constructor(
    root: string,
    private readonly changed: () => void,
  ) {
    const name = siteName(root);
    this.shelf = new Shelf(name);
    this.tabs = new Tabs(name, (news) => this.heard(news));
  }

  /** All games, the one changed last first. */
  get list(): Listed[] {
    return [...this.all].map(([key, kept]) => ({ key, ...kept })).sort((one, other) => other.changed - one.changed);
  }

  /** The game that was on the screen last, with what the engine drew of it; undefined when there is none. */
  async open(): Promise<{ game: Kept; drawn: View | undefined; build: string } | undefined> {
    try {
      const { games, unreadable, current, drawn, asked } = await this.shelf.contents(newId);
      this.all = games;
      this.unreadable = unreadable;
      this.asked = asked;
      this.forgetDeleted();
      const here = this.tabs.game;
      const key = [here, current?.game].find((one) => one && this.has(one));
      this.before = current?.before ?? "";
      if (!key) return undefined;
      const game = this.show(key);
      return { game, drawn: drawn?.game === key ? drawn.view : undefined, build: drawn?.build ?? "" };
    } catch (reason) {
      this.trouble = troubleOf(reason);
      return undefined;
    }
  }

  /** The game with this key comes on the screen. */
  show(key: string): Kept {
    const game = this.all.get(key)!;
    if (key === this.before) this.before = "";
    this.turnTo(key);
    this.laid = contentOf(game);
    return game;
  }

  /** A fresh game comes on the screen; it gets its place in the storage with the first thing put in. */
  fresh(before = ""): void {
    this.before = before;
    this.turnTo("");
    this.laid = "";
  }

  /** Keeps the game on the screen; of several changes during one write only the last is written. */
  save(standing: Standing, drawn: Omit<Drawn, "game">): void {
    if (this.behind) return;
    if (!this.current) {
      if (standing.text === null && standing.pending.length === 0) return;
      this.turnTo(newId());
    }
    const key = this.current;
    this.waiting.set(key, { standing, drawn: { ...drawn, game: key } });
    this.writing ??= this.write();
  }

  /** Resolves once nothing is left to be written. */
  async laidDown(): Promise<void> {
    await this.writing;
  }

  /** There is such a game, and it is not deleted. */
  has(key: string): boolean {
    return this.all.has(key) && this.all.get(key)?.deleted === undefined;
  }

  value(key: string): Kept | undefined {
    return this.all.get(key);
  }

  /** The game on this device that has this id of its own. */
  withId(id: string): Listed | undefined {
    return this.list.find((one) => one.id === id && one.deleted === undefined);
  }

  /** What the list says of a game. */
  heading(key: string): Heading {
    const { line = "", lang = "", id = "" } = this.all.get(key) ?? {};
    return { line, lang, id };
  }

  /** The game on the screen cannot be read: it is put aside as it is, and a fresh one begins. */
  async setApart(value: unknown): Promise<void> {
    const key = this.current;
    this.all.delete(key);
    this.waiting.delete(key);
    this.fresh();
    const aside = await this.shelf.putAside(key, value).catch(() => undefined);
    this.unreadable = [...this.unreadable, aside ?? { key: "", value }];
    this.changed();
  }

  /** Deletes a game; it can be brought back. */
  async remove(key: string): Promise<void> {
    await this.mark(key, Date.now());
  }

  /** Keeps a game as it is now among the deleted ones, before another version takes its place. */
  async copyAside(key: string): Promise<void> {
    const game = this.all.get(key);
    if (game) await this.lay(newId(), { ...game, revision: 1, deleted: Date.now() });
  }

  async bringBack(key: string): Promise<void> {
    await this.mark(key, undefined);
  }

  /** A game that nobody has touched leaves no trace. */
  async drop(key: string): Promise<void> {
    this.dropped.add(key);
    this.all.delete(key);
    this.waiting.delete(key);
    await this.shelf.forget(key).catch(() => undefined);
    this.tabs.tell({ key, revision: 0 });
  }

  /** Writes the line of a game anew, as the engine says it in the page's language. */
  head(key: string, heading: Heading): void {
    const game = this.all.get(key);
    if (game) this.all.set(key, { ...game, ...heading });
  }

  async discard(unreadable: Unreadable): Promise<void> {
    this.unreadable = this.unreadable.filter((one) => one !== unreadable);
    this.changed();
    await this.shelf.discard(unreadable.key).catch(() => undefined);
  }

  /** The game on the screen as the storage has it now, to go on with here; the other tab is told. */
  async goOn(): Promise<Kept | undefined> {
    const game = await this.newest(this.current);
    if (!game) return undefined;
    const { deleted: _, ...alive } = game;
    const taken = { ...alive, revision: game.revision + 1, changed: Date.now() };
    this.behind = false;
    this.laid = contentOf(taken);
    if (!(await this.lay(this.current, taken))) return this.goOn();
    return taken;
  }

  /** Looks whether another page has changed the game on the screen since. */
  async look(): Promise<boolean> {
    const game = await this.newest(this.current, false);
    if (!game || game.revision <= this.revision(this.current)) return false;
    this.behind = true;
    this.changed();
    return true;
  }

  /** Asks the browser, once, not to clear the storage on its own. */
  async askToStay(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    await navigator.storage?.persist?.().catch(() => false);
    await this.shelf.setAsked().catch(() => undefined);
  }

  /** Reads the list anew, since other tabs may have changed it. */
  async refresh(): Promise<void> {
    try {
      const { games, unreadable } = await this.shelf.contents(newId);
      const mine = this.all.get(this.current);
      this.all = games;
      if (mine) this.all.set(this.current, mine);
      this.unreadable = unreadable;
      this.changed();
    } catch {
      // The list stays as it is known here.
    }
  }

  pause(): void {
    this.tabs.close();
  }

  resume(): void {
    this.tabs.open();
  }

  private turnTo(key: string): void {
    this.current = key;
    this.behind = false;
    this.tabs.game = key;
    this.shelf.setCurrent({ game: key, before: this.before }).catch(() => undefined);
  }

  private revision(key: string): number {
    return this.all.get(key)?.revision ?? 0;
  }

  private async newest(key: string, remember = true): Promise<Kept | undefined> {
    const game = key ? await this.shelf.game(key).catch(() => undefined) : undefined;
    if (game && remember) this.all.set(key, game);
    return game;
  }

  private async mark(key: string, deleted: number | undefined): Promise<void> {
    const game = (await this.newest(key)) ?? this.all.get(key);
    if (!game) return;
    const { deleted: _, ...alive } = game;
    const revision = game.revision + 1;
    await this.lay(key, deleted === undefined ? { ...alive, revision } : { ...alive, revision, deleted });
    this.changed();
  }

  private forgetDeleted(): void {
    const long = Date.now() - DAYS * DAY;
    for (const [key, { deleted }] of this.all) if (deleted !== undefined && deleted < long) void this.drop(key);
  }

  /** Lays a game down and tells the other tabs; false: another tab was faster. */
  private async lay(key: string, game: Kept): Promise<boolean> {
    try {
      if (!(await this.shelf.lay(key, game, game.revision - 1))) return false;
      this.trouble = "";
      if (this.dropped.has(key)) return true;
      this.all.set(key, game);
      this.tabs.tell({ key, revision: game.revision });
    } catch (reason) {
      this.trouble = troubleOf(reason);
      // It is known here only; the storage stands where it stood.
      this.all.set(key, { ...game, revision: game.revision - 1 });
    }
    return true;
  }

  private async write(): Promise<void> {
    for (let next = first(this.waiting); next; next = first(this.waiting)) {
      const [key, { standing, drawn }] = next;
      this.waiting.delete(key);
      const content = contentOf(standing);
      const troubled = this.trouble;
      if (key !== this.current || content !== this.laid || troubled) {
        const laid = await this.lay(key, { ...standing, revision: this.revision(key) + 1, changed: Date.now() });
        if (laid && key === this.current) this.laid = content;
        if (!laid && key === this.current) this.behind = true;
        if (!laid || this.trouble !== troubled) this.changed();
      }
      if (key === this.current && !this.behind) await this.shelf.setDrawn(drawn).catch(() => undefined);
    }
    this.writing = undefined;
  }

  /** News of other games are seen when the list is opened. */
  private heard({ key, revision }: News): void {
    if (key !== this.current || revision <= this.revision(key)) return;
    this.behind = true;
    this.changed();
  }
}

function first<Key, Value>(map: Map<Key, Value>): [Key, Value] | undefined {
  return map.entries().next().value;
}

/** What makes two standings of a game the same, as text. */
function contentOf({ text, history, mirror, pending, unread, own }: Snapshot): string {
  return JSON.stringify([text, history ?? null, mirror, pending, unread, own]);
}

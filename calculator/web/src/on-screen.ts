// The game on the screen: as the engine knows it, and what was put in since, which waits for the engine in order.
import type { SheetData } from "./data";
import { isQuestion, sameField, type Entry } from "./entries";
import type { Action, Applied, History, State, View } from "./generated/types";
import { isEmpty, mirrored, mirrorOf, type Mirror } from "./mirror";
import { screenOf, type Screen } from "./screen";
import type { Snapshot } from "./snapshot";

/** A number that could not be read: the field keeps it as typed. */
export interface Unread {
  text: string;
  /** The engine's sentence about it; "" while it has not said it in this language. */
  why: string;
}

/** So many players a fresh round has. */
const PLAYERS = 4;

const REFILLS: ReadonlySet<string> = new Set(["set_points", "clear_pile", "give_card", "give_rest"]);

export class OnScreen {
  state: State | null = null;
  /** The engine's memory of the last steps, for undo; kept beside the state, never looked into. */
  history: History | null = null;
  view: View;
  mirror: Mirror;
  /** Numbers that could not be read, by player. */
  unread = new Map<string, Unread>();
  /** False: opened from a link and not touched since. */
  own = true;
  queue: Entry[] = [];
  /** What the engine is reading. */
  flying: Entry | undefined;
  /** Counts the changes of game, so that an answer about the one before is dropped. */
  round = 0;

  constructor(private readonly data: SheetData) {
    this.view = this.blank(PLAYERS);
    this.mirror = mirrorOf(this.view);
  }

  get screen(): Screen {
    return screenOf(this.view, this.blank(this.mirror.seats.length), this.mirror, this.queue.length > 0, this.unreadTexts);
  }

  /** Nothing is on the screen, or waits to be read back, that would be missed. */
  get isEmpty(): boolean {
    const unnamed = this.mirror.seats.every(({ name }) => !name);
    return unnamed && isEmpty(this.mirror) && !this.view.game.written && !this.isComingBack;
  }

  /** A game out of the storage waits to be read: until then the engine's view says nothing of it. */
  get isComingBack(): boolean {
    return this.queue.some(({ type }) => type === "restore");
  }

  private get unreadTexts(): Map<string, string> {
    return new Map([...this.unread].map(([player, { text }]) => [player, text]));
  }

  get snapshot(): Snapshot {
    const stored = this.queue.find((entry) => entry.type === "restore");
    return {
      text: stored?.text ?? (this.state && JSON.stringify(this.state)),
      mirror: this.mirror,
      history: this.history,
      // A link stays in the address until it is open.
      pending: this.queue.filter((entry) => entry.type !== "restore" && entry.type !== "open" && !isQuestion(entry)),
      unread: Object.fromEntries(this.unreadTexts),
      own: this.own,
    };
  }

  add(entry: Entry): void {
    this.mirror = this.reflect(this.mirror, entry);
    const last = this.queue.at(-1);
    // Of a field only what it holds last counts; what the engine is already reading stays.
    if (last && last !== this.flying && sameField(last, entry)) this.queue.pop();
    this.queue.push(entry);
  }

  /** What the engine made of the entry before. */
  take({ state, view, history }: Applied): void {
    this.state = state;
    this.view = view;
    this.history = history;
  }

  /** The mirror follows the engine; what still waits is laid over it. */
  catchUp(): void {
    if (this.isComingBack) return;
    this.mirror = this.queue.reduce((mirror, later) => this.reflect(mirror, later), mirrorOf(this.view));
  }

  /** The game as the engine knows it, without what waits. */
  dropWaiting(): void {
    this.queue = [];
    this.mirror = mirrorOf(this.view);
  }

  /** From now on answers about the game before are dropped. */
  begins(): void {
    this.round += 1;
  }

  beginFresh(players = PLAYERS): void {
    const mirror = mirrorOf(this.blank(players));
    this.restore({ text: null, mirror, pending: players === PLAYERS ? [] : [{ type: "set_players", count: players }], unread: {}, own: true });
  }

  /** Lays a kept game on the screen; false: it is none that this version can show. */
  restore(kept: Snapshot, drawn?: View): boolean {
    const blank = this.data.views[kept.mirror.seats.length];
    if (!blank) return false;
    this.begins();
    this.state = null;
    this.history = kept.history ?? null;
    this.view = drawn?.lang === this.data.lang ? drawn : blank;
    this.mirror = kept.mirror;
    const unread = Object.entries(kept.unread);
    this.unread = new Map(unread.map(([player, text]) => [player, { text, why: "" }]));
    this.own = kept.own;
    const stored = kept.text === null ? [] : [{ type: "restore" as const, text: kept.text }];
    // What could not be read is put in again, so that the engine says why.
    this.queue = [...stored, ...kept.pending, ...unread.map(([player, text]) => ({ type: "set_points" as const, player, text }))];
    return true;
  }

  /** What lay in the storage cannot be read: an empty round of the same size stands in its place. */
  giveUp(): void {
    this.view = this.blank(this.mirror.seats.length);
    this.history = null;
  }

  /** The field keeps what could not be read; the number that stood there before counts no longer. */
  keepUnread(player: string, text: string, why: string): void {
    this.unread.set(player, { text, why });
    const counted = this.view.players.some(({ id, by }) => id === player && by === "points");
    if (counted) this.queue.unshift({ type: "set_points", player, text: "" });
  }

  /** An action that gives a pile other contents takes away what could not be read there. */
  forgetUnread(action: Action): void {
    if (action.type === "clear_round") this.unread.clear();
    if (REFILLS.has(action.type) && "player" in action && action.player !== null) this.unread.delete(action.player);
  }

  private blank(players: number): View {
    return this.data.views[players]!;
  }

  private reflect(mirror: Mirror, entry: Entry): Mirror {
    return mirrored(mirror, entry, (count) => this.blank(count).players.map(({ id }) => id));
  }
}

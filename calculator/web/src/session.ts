// The game on the screen: what is put in waits in a queue until the engine has applied it, in order, none lost.
import type { SheetData } from "./data";
import { Engine, Stopped } from "./engine";
import { isQuestion, laysOtherRound, sameField, type Entry } from "./entries";
import type { Action, Applied, Error as Refusal, Failed, History, State, View } from "./generated/types";
import { Kept } from "./kept";
import { isEmpty, mirrored, mirrorOf, type Mirror } from "./mirror";
import { screenOf, type Screen } from "./screen";
import { Store, type Snapshot } from "./store";

type Answered = (answer: Applied | Failed) => void;

/** So many players a fresh round has. */
const PLAYERS = 4;

export class Session {
  readonly engine: Engine;
  /** What the engine refused last, and why. */
  refusal: Refusal | null = null;
  private readonly kept = new Kept();
  private state: State | null = null;
  /** The engine's memory of the last steps, for undo; kept beside the state, never looked into. */
  private history: History | null = null;
  private view: View;
  private mirror: Mirror;
  /** Numbers that could not be read: the field keeps them as typed. */
  private unread = new Map<string, string>();
  /** False: opened from a link and not touched since. */
  private own = true;
  private queue: Entry[] = [];
  private flying: Entry | undefined;
  private running = false;
  /** Counts the changes of game, so that an answer about the one before is dropped. */
  private round = 0;
  private readonly answered = new WeakMap<Entry, Answered>();
  private readonly store: Store;

  /** `changed`: there is something to draw. `settled`: an action or a link was applied or refused. */
  constructor(
    private readonly data: SheetData,
    private readonly changed: () => void,
    private readonly settled: (entry: Entry) => void,
  ) {
    this.view = this.empty(PLAYERS);
    this.mirror = mirrorOf(this.view);
    this.store = new Store(data.root);
    this.engine = new Engine(data.worker, data.python, () => {
      this.changed();
      void this.run();
    });
  }

  get pending(): boolean {
    return this.queue.length > 0;
  }

  /** The engine's sentence about what it refused last, or "". */
  get error(): string {
    return this.refusal?.text ?? "";
  }

  get canGoBack(): boolean {
    return this.kept.games.length > 0;
  }

  /** Whose number could not be read. */
  get unreadPlayers(): ReadonlySet<string> {
    return new Set(this.unread.keys());
  }

  get screen(): Screen {
    return screenOf(this.view, this.empty(this.mirror.seats.length), this.mirror, this.pending, this.unread);
  }

  /** Starts the engine, brings back what was saved and opens `link`, if there is one. */
  async begin(link: string): Promise<void> {
    this.engine.start();
    const saved = await this.store.load();
    if (saved) {
      const since = this.queue;
      this.kept.games = saved.kept;
      this.restore(saved);
      for (const entry of since) this.add(entry);
    }
    if (link) this.add({ type: "open", text: link });
    this.advance();
  }

  do(action: Action, answered?: Answered): void {
    if (answered) this.answered.set(action, answered);
    this.refusal = null;
    if (!isQuestion(action)) this.own = true;
    if (action.type === "set_points" || action.type === "clear_pile") this.unread.delete(action.player);
    if (action.type === "clear_round") this.unread.clear();
    this.add(action);
    this.advance();
  }

  /** Writes the round down, unless a number in it could not be read: then the engine says so again. */
  write(): void {
    const [unread] = this.unread;
    this.do(unread ? { type: "set_points", player: unread[0], text: unread[1] } : { type: "write_round" });
  }

  open(link: string): void {
    this.refusal = null;
    this.add({ type: "open", text: link });
    this.advance();
  }

  /** Brings back the game put aside last; this one goes to the end of the row. */
  back(): void {
    const next = this.kept.exchange(this.isEmpty() ? undefined : this.snapshot());
    if (!next) return;
    this.refusal = null;
    this.restore(next);
    this.advance();
  }

  /** The fragment that opens this round elsewhere; rejects with the engine's sentence. */
  share(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.do({ type: "share_round" }, (answer) => {
        if ("error" in answer) reject(new globalThis.Error(answer.error.text));
        else resolve(answer.link ?? "");
      });
    });
  }

  private empty(players: number): View {
    return this.data.views[players]!;
  }

  private add(entry: Entry): void {
    this.mirror = this.reflect(this.mirror, entry);
    const last = this.queue.at(-1);
    // Of a field only what it holds last counts; what the engine is already reading stays.
    if (last && last !== this.flying && sameField(last, entry)) this.queue.pop();
    this.queue.push(entry);
  }

  private reflect(mirror: Mirror, entry: Entry): Mirror {
    return mirrored(mirror, entry, (count) => this.empty(count).players.map(({ id }) => id));
  }

  private snapshot(): Snapshot {
    const stored = this.queue.find((entry) => entry.type === "restore");
    return {
      text: stored?.text ?? (this.state && JSON.stringify(this.state)),
      drawn: { build: this.data.python.build, view: this.view },
      mirror: this.mirror,
      history: this.history,
      pending: this.queue.filter((entry) => entry.type !== "restore" && !isQuestion(entry)),
      unread: Object.fromEntries(this.unread),
      own: this.own,
    };
  }

  private restore(saved: Snapshot): void {
    this.round += 1;
    this.state = null;
    this.history = saved.history ?? null;
    this.view = this.drawn(saved) ?? this.empty(saved.mirror.seats.length);
    this.mirror = saved.mirror;
    this.unread = new Map(Object.entries(saved.unread));
    this.own = saved.own;
    this.queue = [...(saved.text === null ? [] : [{ type: "restore" as const, text: saved.text }]), ...saved.pending];
  }

  /** What the engine drew of a saved game, if it is what this very build would draw in this language. */
  private drawn({ drawn }: Snapshot): View | undefined {
    const { python, lang } = this.data;
    return drawn?.build === python.build && drawn.view?.lang === lang ? drawn.view : undefined;
  }

  /** Nothing is on the screen, or waits to be read back, that would be missed. */
  private isEmpty(): boolean {
    return isEmpty(this.mirror) && !this.view.game.written && !this.queue.some(({ type }) => type === "restore");
  }

  private advance(): void {
    this.store.save({ ...this.snapshot(), kept: this.kept.games });
    this.changed();
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.queue[0] && this.engine.state === "ready") await this.next(this.queue[0]);
    } catch (reason) {
      if (!(reason instanceof Stopped)) throw reason;
    } finally {
      this.running = false;
      this.flying = undefined;
    }
  }

  private async next(entry: Entry): Promise<void> {
    const { lang } = this.data;
    const { round, history } = this;
    this.flying = entry;
    const answer =
      entry.type === "open"
        ? await this.engine.ask({ do: "read", text: entry.text, lang })
        : entry.type === "restore"
          ? await this.engine.ask({ do: "read", text: entry.text, lang, history })
          : await this.engine.ask({ do: "apply", state: this.state, action: entry, lang, history });
    this.flying = undefined;
    if (round !== this.round) return;
    this.queue.shift();
    if ("error" in answer) this.refuse(entry, answer);
    else this.accept(entry, answer);
    this.mirror = this.queue.reduce((mirror, later) => this.reflect(mirror, later), mirrorOf(this.view));
    this.answered.get(entry)?.(answer);
    this.store.save({ ...this.snapshot(), kept: this.kept.games });
    this.changed();
    this.settled(entry);
  }

  private accept(entry: Entry, { state, view, history }: Applied): void {
    if (entry.type === "open" || entry.type === "rematch") {
      const before = mirrorOf(this.view);
      const worthKeeping = this.own && !(isEmpty(before) && !this.view.game.written);
      if (worthKeeping) this.kept.add({ ...this.snapshot(), mirror: before, pending: [], unread: {} });
      this.own = entry.type === "rematch" || this.queue.length > 0;
    }
    if (laysOtherRound(entry)) this.unread.clear();
    this.state = state;
    this.view = view;
    this.history = history;
  }

  private refuse(entry: Entry, { error }: Failed): void {
    this.refusal = error;
    if (entry.type === "set_points") this.keepUnread(entry.player, entry.text);
    if (entry.type === "restore") {
      this.view = this.empty(this.mirror.seats.length);
      this.history = null;
      void this.store.putAside(entry.text);
    }
    if (entry.type === "write_round") this.queue.unshift({ type: "judge" });
  }

  /** The field keeps what could not be read; the number that stood there before counts no longer. */
  private keepUnread(player: string, text: string): void {
    this.unread.set(player, text);
    const counted = this.view.players.some(({ id, by }) => id === player && by === "points");
    if (counted) this.queue.unshift({ type: "set_points", player, text: "" });
  }
}

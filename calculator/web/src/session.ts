// The game on the screen: what is put in waits in a queue until the engine has applied it, in order, none lost.
import { localTime, newId } from "./clock";
import type { SheetData } from "./data";
import { Engine, Stopped } from "./engine";
import { beginsGame, isQuestion, laysOtherRound, sameField, type Entry, type Open } from "./entries";
import { raw } from "./files";
import { Games, type Standing } from "./games";
import type { Action, Applied, Error as Refusal, Exported, ExportRequest, Failed, History, State, View } from "./generated/types";
import { isEmpty, mirrored, mirrorOf, type Mirror } from "./mirror";
import { parsed, Questions, type LinkKind } from "./questions";
import { screenOf, type Screen } from "./screen";
import type { Snapshot } from "./snapshot";

type Answered = (answer: Applied | Failed) => void;

/** A game from a link or a file that is on this device in another state: nothing happens before somebody has chosen. */
export interface Clash {
  /** Where the device's own lies. */
  key: string;
  /** What the engine says of either. */
  mine: string;
  theirs: string;
  answer: Applied;
}

/** So many players a fresh round has. */
const PLAYERS = 4;

export class Session {
  readonly engine: Engine;
  /** What the engine refused last, and why. */
  refusal: Refusal | null = null;
  private refusedFrom = "";
  clash: Clash | null = null;
  readonly games: Games;
  private readonly questions: Questions;
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
  /** Resolves once nothing waits any more. */
  private settling: Promise<void> = Promise.resolve();
  /** What is kept has been looked up; before that nothing is laid down. */
  private loaded = false;
  /** The game that was given its id last, by its round number. */
  private stamped = -1;
  /** Counts the changes of game, so that an answer about the one before is dropped. */
  private round = 0;
  private readonly answered = new WeakMap<Entry, Answered>();

  /** `changed`: there is something to draw. `settled`: an action or a link was applied or refused. */
  constructor(
    private readonly data: SheetData,
    private readonly changed: () => void,
    private readonly settled: (entry: Entry) => void,
  ) {
    this.view = this.empty(PLAYERS);
    this.mirror = mirrorOf(this.view);
    this.games = new Games(data.root, changed);
    this.engine = new Engine(data.worker, data.python, data.lang, () => {
      this.changed();
      void this.run();
    });
    this.questions = new Questions(this.engine, data.lang);
  }

  get pending(): boolean {
    return this.queue.length > 0;
  }

  /** The engine's sentence about what it refused last, and the place in what came in; or "". */
  get error(): string {
    const { text = "", path = "" } = this.refusal ?? {};
    return path && this.refusedFrom === "open" ? `${text} (${path})` : text;
  }

  /** What was wrong with the link or file opened last, or "". */
  get openError(): string {
    return this.refusedFrom === "open" ? this.error : "";
  }

  /** What is on the screen was opened over a game that is still there. */
  get canGoBack(): boolean {
    return this.games.has(this.games.before);
  }

  /** The engine's state of the game on the screen; null while it has none. */
  get present(): State | null {
    return this.state;
  }

  /** Whose number could not be read. */
  get unreadPlayers(): ReadonlySet<string> {
    return new Set(this.unread.keys());
  }

  get screen(): Screen {
    return screenOf(this.view, this.empty(this.mirror.seats.length), this.mirror, this.pending, this.unread);
  }

  /** Starts the engine, brings back what was on the screen last and opens `link`, if there is one. */
  async begin(link: string): Promise<void> {
    this.engine.start();
    const last = await this.games.open();
    this.loaded = true;
    if (last) {
      const since = this.queue;
      if (!this.restore(last.game, last.drawn && last.build === this.data.python.build ? last.drawn : undefined)) this.beginFresh();
      for (const entry of since) this.add(entry);
    }
    if (link) this.add({ type: "open", text: link });
    this.advance();
  }

  do(action: Action, answered?: Answered): void {
    if (this.games.behind && !isQuestion(action)) return this.changed();
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

  /** Opens a link, or what a file holds. */
  open(text: string, file?: string): void {
    this.refusal = null;
    this.add(file === undefined ? { type: "open", text } : { type: "open", text, file });
    this.advance();
  }

  /** Leaves the round from a link for the game that it was opened over. */
  back(): void {
    this.turnTo(this.games.before);
  }

  /** Brings another game of this device on the screen. */
  turnTo(key: string): void {
    if (!this.games.has(key)) return;
    this.leave();
    this.refusal = null;
    if (!this.restore(this.games.show(key))) void this.games.setApart(this.games.value(key)).then(() => this.newGame());
    this.advance();
  }

  /** A fresh game with as many players; the one on the screen stays in the list. */
  newGame(): void {
    const players = this.mirror.seats.length;
    this.leave();
    this.games.fresh();
    this.refusal = null;
    this.beginFresh(players);
    this.advance();
  }

  /** Deletes a game, which can be brought back; on the screen a fresh one takes its place. */
  async remove(key: string): Promise<void> {
    const shown = key === this.games.current;
    await this.games.remove(key);
    if (shown) {
      this.games.fresh();
      this.beginFresh(this.mirror.seats.length);
      this.advance();
    }
  }

  /** Takes the newest state of this game out of another tab's hands. */
  async goOnHere(): Promise<void> {
    const game = await this.games.goOn();
    if (game) this.restore(game);
    else this.games.fresh();
    this.advance();
  }

  /** The game on the screen as a file; while the engine is away, as it lies in the storage. */
  async exported(kind: ExportRequest["kind"]): Promise<Exported | undefined> {
    if (this.engine.state === "ready") await this.settling;
    const answer = await this.questions.file(this.state, kind);
    if (answer && "error" in answer) this.refusal = answer.error;
    else if (answer) return answer;
    this.changed();
    const { text } = this.snapshot();
    return kind === "json" && text !== null ? raw("papayoo", text) : undefined;
  }

  /** Lets the engine say the lines of the list in the page's language. */
  async nameGames(): Promise<void> {
    const { lang } = this.data;
    for (const { key, text, lang: said, id } of this.games.list) {
      if (said === lang || text === null) continue;
      const line = await this.questions.line(parsed(text));
      if (line !== undefined) this.games.head(key, { line, lang, id });
      this.changed();
    }
  }

  /** Of two states of one game: the one from outside, or the one that is here. What gives way can be brought back. */
  async settle(theirs: boolean): Promise<void> {
    const { clash } = this;
    this.clash = null;
    if (!clash) return;
    if (theirs) await this.games.copyAside(clash.key);
    if (clash.key !== this.games.current) this.turnTo(clash.key);
    if (theirs) {
      this.begins();
      this.queue = [];
      this.take(clash.answer);
      this.mirror = mirrorOf(this.view);
    }
    this.advance();
  }

  /** The fragment that opens this round, or this game, elsewhere; rejects with the engine's sentence. */
  share(kind: LinkKind = "share_round", anonymous = false): Promise<string> {
    return new Promise((resolve, reject) => {
      this.do({ type: kind, anonymous }, (answer) => {
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
      mirror: this.mirror,
      history: this.history,
      // A link stays in the address until it is open.
      pending: this.queue.filter((entry) => entry.type !== "restore" && entry.type !== "open" && !isQuestion(entry)),
      unread: Object.fromEntries(this.unread),
      own: this.own,
    };
  }

  private get standing(): Standing {
    const { lang } = this.data;
    const heading = this.state ? { line: this.view.game.list_line, lang, id: this.state.id ?? "" } : this.games.heading(this.games.current);
    return { ...this.snapshot(), ...heading };
  }

  /** Lays a kept game on the screen; false: it is none that this version can show. */
  private restore(kept: Snapshot, drawn?: View): boolean {
    const empty = this.data.views[kept.mirror.seats.length];
    if (!empty) return false;
    this.begins();
    this.state = null;
    this.history = kept.history ?? null;
    this.view = drawn?.lang === this.data.lang ? drawn : empty;
    this.mirror = kept.mirror;
    this.unread = new Map(Object.entries(kept.unread));
    this.own = kept.own;
    this.queue = [...(kept.text === null ? [] : [{ type: "restore" as const, text: kept.text }]), ...kept.pending];
    return true;
  }

  private beginFresh(players = PLAYERS): void {
    const mirror = mirrorOf(this.empty(players));
    this.restore({ text: null, mirror, pending: players === PLAYERS ? [] : [{ type: "set_players", count: players }], unread: {}, own: true });
  }

  /** From now on answers about the game before are dropped. */
  private begins(): void {
    this.round += 1;
  }

  /** The game on the screen gives way; a round from a link that nobody has touched leaves no trace. */
  private leave(): void {
    const { current } = this.games;
    if (current && (!this.own || this.isEmpty())) void this.games.drop(current);
  }

  /** The game on the screen as the engine knows it: what waits in the queue is meant for the one that follows. */
  private layDown(): void {
    this.mirror = mirrorOf(this.view);
    if (this.games.current) this.keep([]);
  }

  /** Nothing is on the screen, or waits to be read back, that would be missed. */
  private isEmpty(): boolean {
    const unnamed = this.mirror.seats.every(({ name }) => !name);
    return unnamed && isEmpty(this.mirror) && !this.view.game.written && !this.queue.some(({ type }) => type === "restore");
  }

  private advance(): void {
    this.keep();
    this.changed();
    void this.run();
  }

  private keep(pending: Entry[] = this.snapshot().pending): void {
    if (this.loaded) this.games.save({ ...this.standing, pending }, { build: this.data.python.build, view: this.view });
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    let done = () => {};
    this.settling = new Promise((resolve) => (done = resolve));
    try {
      while (this.queue[0] && this.engine.state === "ready") {
        this.stampFirst(this.queue[0]);
        await this.next(this.queue[0]);
      }
    } catch (reason) {
      if (!(reason instanceof Stopped)) throw reason;
    } finally {
      this.running = false;
      this.flying = undefined;
      done();
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
    const clash = entry.type === "open" && !("error" in answer) ? await this.clashOf(answer) : null;
    this.flying = undefined;
    if (round !== this.round) return;
    this.queue.shift();
    if ("error" in answer) this.refuse(entry, answer);
    else if (clash) this.meet(clash);
    else this.accept(entry, answer);
    if (!this.queue.some(({ type }) => type === "restore")) {
      this.mirror = this.queue.reduce((mirror, later) => this.reflect(mirror, later), mirrorOf(this.view));
    }
    this.answered.get(entry)?.(answer);
    this.keep();
    this.changed();
    if (entry.type !== "stamp") this.settled(entry);
  }

  /** A game gets its id and date with the first thing that is put in. */
  private stampFirst(entry: Entry): void {
    if (!this.own || this.state?.id || isQuestion(entry) || beginsGame(entry) || this.stamped === this.round) return;
    this.stamped = this.round;
    this.queue.unshift({ type: "stamp", id: newId(), started: localTime() });
  }

  /** The same game may be on this device already; the links the engine makes of both tell whether it stands differently. */
  private async clashOf(answer: Applied): Promise<Clash | null> {
    const known = answer.state.id === undefined ? undefined : this.games.withId(answer.state.id);
    if (!known?.text) return null;
    const mine = await this.questions.link(known.key === this.games.current && this.state ? this.state : parsed(known.text));
    const theirs = await this.questions.link(answer.state);
    if (!mine || !theirs) return null;
    return { key: known.key, mine: mine.line, theirs: mine.link === theirs.link ? "" : theirs.line, answer };
  }

  /** The same state: the device's own comes on the screen. Another one: somebody has to choose. */
  private meet(clash: Clash): void {
    if (clash.theirs) this.clash = clash;
    else if (clash.key !== this.games.current) this.turnTo(clash.key);
  }

  private accept(entry: Entry, answer: Applied): void {
    if (entry.type === "open") this.admit(entry, answer);
    if (entry.type === "rematch" || entry.type === "new_game") {
      this.layDown();
      this.begins();
      this.games.fresh();
    }
    if (entry.type === "write_round") void this.games.askToStay();
    if (laysOtherRound(entry)) this.unread.clear();
    this.take(answer);
  }

  private take({ state, view, history }: Applied): void {
    this.state = state;
    this.view = view;
    this.history = history;
  }

  /** Something from outside comes on the screen as a game of its own; a mere round is kept once it is touched. */
  private admit({ file }: Open, { view }: Applied): void {
    const { current, before } = this.games;
    this.layDown();
    this.leave();
    this.begins();
    this.games.fresh(this.own ? current : before);
    this.own = file !== undefined || view.game.written > 0 || this.queue.length > 0;
    this.unread.clear();
  }

  private refuse(entry: Entry, { error }: Failed): void {
    this.refusal = error;
    this.refusedFrom = entry.type;
    if (entry.type === "set_points") this.keepUnread(entry.player, entry.text);
    if (entry.type === "restore") {
      this.view = this.empty(this.mirror.seats.length);
      this.history = null;
      void this.games.setApart(entry.text);
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

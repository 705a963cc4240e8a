// What the hand does to the game on the screen: it waits until the engine has applied it, in order, none lost.
import { Arrivals, type Clash } from "./arrivals";
import { localTime, newId } from "./clock";
import type { SheetData } from "./data";
import { Engine } from "./engine";
import { beginsGame, isQuestion, laysOtherRound, type Entry, type Open } from "./entries";
import { raw } from "./files";
import { Games } from "./games";
import type { Action, Applied, Error as Refusal, Exported, ExportRequest, Failed, State } from "./generated/types";
import { mirrorOf } from "./mirror";
import { OnScreen } from "./on-screen";
import { Questions, type LinkKind } from "./questions";
import { Runner } from "./runner";
import type { Screen } from "./screen";

type Answered = (answer: Applied | Failed) => void;

export class Session {
  readonly engine: Engine;
  /** What the engine refused last, and why. */
  refusal: Refusal | null = null;
  private refusedFrom = "";
  readonly games: Games;
  private readonly game: OnScreen;
  private readonly questions: Questions;
  private readonly arrivals: Arrivals;
  private readonly runner = new Runner(
    () => this.due(),
    (entry) => this.next(entry),
  );
  /** What is kept has been looked up; before that nothing is laid down. */
  private loaded = false;
  /** The game that was given its id last, by its round number. */
  private stamped = -1;
  private readonly answered = new WeakMap<Entry, Answered>();

  /** `changed`: there is something to draw. `settled`: an action or a link was applied or refused. */
  constructor(
    private readonly data: SheetData,
    private readonly changed: () => void,
    private readonly settled: (entry: Entry) => void,
  ) {
    this.game = new OnScreen(data);
    this.games = new Games(data.root, changed);
    this.engine = new Engine(data.worker, data.python, data.lang, () => {
      this.changed();
      void this.runner.run();
    });
    this.questions = new Questions(this.engine, data.lang);
    this.arrivals = new Arrivals(this.games, this.questions, this);
  }

  get pending(): boolean {
    return this.game.queue.length > 0;
  }

  /** The engine's sentence about what it refused last, and the place in what came in; or "". */
  get error(): string {
    const { text = "", path = "" } = this.refusal ?? {};
    return path && this.refusedFrom === "open" ? `${text} (${path})` : text;
  }

  /** A game that was opened is here already and stands differently. */
  get clash(): Clash | null {
    return this.arrivals.clash;
  }

  /** What is on the screen was opened over a game that is still there. */
  get canGoBack(): boolean {
    return this.games.has(this.games.before);
  }

  /** The engine's state of the game on the screen; null while it has none. */
  get present(): State | null {
    return this.game.state;
  }

  /** Why a number could not be read, by player; "" while the engine has not said it. */
  get unread(): ReadonlyMap<string, string> {
    return new Map([...this.game.unread].map(([player, { why }]) => [player, why]));
  }

  get screen(): Screen {
    return this.game.screen;
  }

  /** Starts the engine, brings back what was on the screen last and opens `link`, if there is one. */
  async begin(link: string): Promise<void> {
    const { game } = this;
    this.engine.start();
    const last = await this.games.open();
    this.loaded = true;
    if (last) {
      const since = game.queue;
      if (!game.restore(last.game, last.drawn && last.build === this.data.python.build ? last.drawn : undefined)) game.beginFresh();
      for (const entry of since) game.add(entry);
    }
    if (link) game.add({ type: "open", text: link });
    this.advance();
  }

  do(action: Action, answered?: Answered): void {
    const { game } = this;
    if (this.games.behind && !isQuestion(action)) return this.changed();
    if (answered) this.answered.set(action, answered);
    this.refusal = null;
    if (!isQuestion(action)) game.own = true;
    game.forgetUnread(action);
    game.add(action);
    this.advance();
  }

  /** Writes the round down, unless a number in it could not be read: then the engine says so again. */
  write(): void {
    const [unread] = this.game.unread;
    this.do(unread ? { type: "set_points", player: unread[0], text: unread[1].text } : { type: "write_round" });
  }

  /** Opens a link, or what a file holds. */
  open(text: string, file?: string): void {
    this.refusal = null;
    this.game.add(file === undefined ? { type: "open", text } : { type: "open", text, file });
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
    if (!this.game.restore(this.games.show(key))) void this.games.setApart(this.games.value(key)).then(() => this.newGame());
    this.advance();
  }

  /** A fresh game with as many players; the one on the screen stays in the list. */
  newGame(): void {
    this.leave();
    this.games.fresh();
    this.refusal = null;
    this.game.beginFresh(this.game.mirror.seats.length);
    this.advance();
  }

  /** Deletes a game, which can be brought back; on the screen a fresh one takes its place. */
  async remove(key: string): Promise<void> {
    const shown = key === this.games.current;
    await this.games.remove(key);
    if (shown) {
      this.games.fresh();
      this.game.beginFresh(this.game.mirror.seats.length);
      this.advance();
    }
  }

  /** Takes the newest state of this game out of another tab's hands. */
  async goOnHere(): Promise<void> {
    const game = await this.games.goOn();
    if (game) this.game.restore(game);
    else this.games.fresh();
    this.advance();
  }

  /** Of two states of one game: the one from outside, or the one that is here. */
  async settle(theirs: boolean): Promise<void> {
    if (!this.clash) return;
    await this.arrivals.settle(theirs);
    this.advance();
  }

  /** The game on the screen stands as `answer` says; what waited was meant for the state before. */
  replace(answer: Applied): void {
    this.game.begins();
    this.game.take(answer);
    this.game.dropWaiting();
  }

  /** The game on the screen as a file; while the engine is away, as it lies in the storage. */
  async exported(kind: ExportRequest["kind"]): Promise<Exported | undefined> {
    if (this.engine.state === "ready") await this.runner.idle;
    const answer = await this.questions.file(this.game.state, kind);
    if (answer && "error" in answer) this.refusal = answer.error;
    else if (answer) return answer;
    this.changed();
    const { text } = this.game.snapshot;
    return kind === "json" && text !== null ? raw("papayoo", text) : undefined;
  }

  /** Lets the engine say the lines of the list in the page's language. */
  nameGames(): Promise<void> {
    return this.questions.nameGames(this.games, this.changed);
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

  private advance(): void {
    this.keep();
    this.changed();
    void this.runner.run();
  }

  /** Lays the game on the screen down as it stands. */
  private keep(pending = this.game.snapshot.pending): void {
    if (!this.loaded) return;
    const { game, games, data } = this;
    const { lang } = data;
    const heading = game.state ? { line: game.view.game.list_line, lang, id: game.state.id ?? "" } : games.heading(games.current);
    games.save({ ...game.snapshot, ...heading, pending }, { build: data.python.build, view: game.view });
  }

  /** The game on the screen gives way; a round from a link that nobody has touched leaves no trace. */
  private leave(): void {
    const { current } = this.games;
    if (current && (!this.game.own || this.game.isEmpty)) void this.games.drop(current);
  }

  /** The game on the screen as the engine knows it: what waits in the queue is meant for the one that follows. */
  private layDown(): void {
    this.game.mirror = mirrorOf(this.game.view);
    if (this.games.current) this.keep([]);
  }

  /** What the engine can be asked now; a game gets its id and date before the first thing that is put in. */
  private due(): Entry | undefined {
    const { own, state, round, queue } = this.game;
    const [entry] = queue;
    if (!entry || this.engine.state !== "ready") return undefined;
    if (!own || state?.id || isQuestion(entry) || beginsGame(entry) || this.stamped === round) return entry;
    this.stamped = round;
    queue.unshift({ type: "stamp", id: newId(), started: localTime() });
    return queue[0];
  }

  private async next(entry: Entry): Promise<void> {
    const { game } = this;
    const { round } = game;
    game.flying = entry;
    const { answer, clash } = await this.ask(entry).finally(() => (game.flying = undefined));
    if (round !== game.round) return;
    game.queue.shift();
    if ("error" in answer) this.refuse(entry, answer);
    else if (clash) this.arrivals.meet(clash);
    else this.accept(entry, answer);
    game.catchUp();
    this.answered.get(entry)?.(answer);
    this.keep();
    this.changed();
    if (entry.type !== "stamp") this.settled(entry);
  }

  private async ask(entry: Entry): Promise<{ answer: Applied | Failed; clash: Clash | null }> {
    const { lang } = this.data;
    const { state, history } = this.game;
    if (entry.type === "open") {
      const answer = await this.engine.ask({ do: "read", text: entry.text, lang });
      return { answer, clash: "error" in answer ? null : await this.arrivals.known(answer) };
    }
    const request =
      entry.type === "restore"
        ? ({ do: "read", text: entry.text, lang, history } as const)
        : ({ do: "apply", state, action: entry, lang, history } as const);
    return { answer: await this.engine.ask(request), clash: null };
  }

  private accept(entry: Entry, answer: Applied): void {
    if (entry.type === "open") this.admit(entry, answer);
    if (entry.type === "rematch" || entry.type === "new_game") {
      this.layDown();
      this.game.begins();
      this.games.fresh();
    }
    if (entry.type === "write_round") void this.games.askToStay();
    if (laysOtherRound(entry)) this.game.unread.clear();
    this.game.take(answer);
  }

  /** Something from outside comes on the screen as a game of its own; a mere round is kept once it is touched. */
  private admit({ file }: Open, { view }: Applied): void {
    const { game, games } = this;
    const { current, before } = games;
    this.layDown();
    this.leave();
    game.begins();
    games.fresh(game.own ? current : before);
    game.own = file !== undefined || view.game.written > 0 || game.queue.length > 0;
    game.unread.clear();
  }

  private refuse(entry: Entry, { error }: Failed): void {
    this.refusal = error;
    this.refusedFrom = entry.type;
    if (entry.type === "set_points") this.game.keepUnread(entry.player, entry.text, error.text);
    if (entry.type === "restore") {
      this.game.giveUp();
      void this.games.setApart(entry.text);
    }
    if (entry.type === "write_round") this.game.queue.unshift({ type: "judge" });
  }
}

// One round on the screen: what is put in waits in a queue until the engine has applied it, in order, none lost.
import type { SheetData } from "./data";
import { Engine, Stopped } from "./engine";
import type { Action, Applied, Failed, State, View } from "./generated/types";
import { isEmpty, mirrored, mirrorOf, type Mirror } from "./mirror";
import { screenOf, type Screen } from "./screen";
import { Store, type Entry, type Saved, type Snapshot } from "./store";

type Answered = (answer: Applied | Failed) => void;

/** So many players a fresh round has; and so many rounds that were put aside are kept. */
const PLAYERS = 4;
const KEPT = 8;

export class Session {
  readonly engine: Engine;
  /** The engine's sentence about what it refused last, or "". */
  error = "";
  /** Rounds that gave way to another or were cleared, the newest first. */
  private kept: Snapshot[] = [];
  private state: State | null = null;
  private view: View;
  private mirror: Mirror;
  /** Numbers that could not be read: the field keeps them as typed. */
  private unread = new Map<string, string>();
  /** False: opened from a link and not touched since. */
  private own = true;
  private queue: Entry[] = [];
  private flying: Entry | undefined;
  private running = false;
  /** Counts the changes of round, so that an answer about the one before is dropped. */
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

  get canGoBack(): boolean {
    return this.kept.length > 0;
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
      this.bringBack(saved);
      for (const entry of since) this.add(entry);
    }
    if (link) this.add({ type: "open", text: link });
    this.advance();
  }

  do(action: Action, answered?: Answered): void {
    if (answered) this.answered.set(action, answered);
    this.error = "";
    if (action.type !== "judge" && action.type !== "share_round") this.own = true;
    if (action.type === "set_points" || action.type === "clear_pile") this.unread.delete(action.player);
    if (action.type === "clear_round") this.unread.clear();
    this.add(action);
    this.advance();
  }

  open(link: string): void {
    this.error = "";
    this.add({ type: "open", text: link });
    this.advance();
  }

  /** Empties the round; what stood there is put aside. */
  clear(): void {
    this.putAside(this.snapshot());
    this.do({ type: "clear_round" });
  }

  /** Brings back the round put aside last; this one goes to the end of the row. */
  back(): void {
    const [next, ...others] = this.kept;
    if (!next) return;
    const now = this.snapshot();
    this.kept = isEmpty(now.mirror) ? others : [...others, now];
    this.error = "";
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

  /** An empty round; throws for a number of players that nobody can be. */
  private empty(players: number): View {
    const view = this.data.views[players];
    if (!view) throw new RangeError(`${players}`);
    return view;
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
      pending: this.queue.filter(({ type }) => type !== "restore" && type !== "judge" && type !== "share_round"),
      unread: Object.fromEntries(this.unread),
      own: this.own,
    };
  }

  private restore(saved: Snapshot): void {
    this.round += 1;
    this.state = null;
    this.view = this.empty(saved.mirror.seats.length);
    this.mirror = saved.mirror;
    this.unread = new Map(Object.entries(saved.unread));
    this.own = saved.own;
    this.queue = [...(saved.text === null ? [] : [{ type: "restore" as const, text: saved.text }]), ...saved.pending];
  }

  /** What was saved by another version or spoiled is put aside; it must not keep the page from working. */
  private bringBack(saved: Saved): void {
    try {
      for (const round of [...saved.kept, saved]) {
        this.restore(round);
        round.pending.reduce((mirror, entry) => this.reflect(mirror, entry), round.mirror);
      }
      this.kept = saved.kept;
    } catch {
      void this.store.putAside(saved);
      this.restore({ text: null, mirror: mirrorOf(this.empty(PLAYERS)), pending: [], unread: {}, own: true });
    }
  }

  private putAside(round: Snapshot): void {
    if (!isEmpty(round.mirror)) this.kept = [round, ...this.kept].slice(0, KEPT);
  }

  private advance(): void {
    this.store.save({ ...this.snapshot(), kept: this.kept });
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
    const round = this.round;
    this.flying = entry;
    const answer =
      entry.type === "open" || entry.type === "restore"
        ? await this.engine.ask({ do: "read", text: entry.text, lang })
        : await this.engine.ask({ do: "apply", state: this.state, action: entry, lang });
    this.flying = undefined;
    if (round !== this.round) return;
    this.queue.shift();
    if ("error" in answer) this.refuse(entry, answer);
    else this.accept(entry, answer);
    this.mirror = this.queue.reduce((mirror, later) => this.reflect(mirror, later), mirrorOf(this.view));
    this.answered.get(entry)?.(answer);
    this.store.save({ ...this.snapshot(), kept: this.kept });
    this.changed();
    this.settled(entry);
  }

  private accept(entry: Entry, { state, view }: Applied): void {
    if (entry.type === "open") {
      if (this.own) this.putAside({ ...this.snapshot(), mirror: mirrorOf(this.view), pending: [], unread: {} });
      this.own = this.queue.length > 0;
    }
    this.state = state;
    this.view = view;
  }

  private refuse(entry: Entry, { error }: Failed): void {
    this.error = error.text;
    if (entry.type === "set_points") this.unread.set(entry.player, entry.text);
    if (entry.type === "restore") void this.store.putAside(entry.text);
  }
}

function sameField(one: Entry, other: Entry): boolean {
  if (one.type === "set_points") return other.type === "set_points" && one.player === other.player;
  return one.type === "set_name" && other.type === "set_name" && one.player === other.player;
}

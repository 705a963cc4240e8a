// One trick on the screen: what is tapped waits in a queue until the engine has judged it, in order, none lost.
import type { TrickData } from "./data";
import { Engine } from "./engine";
import type { Failed, Refereed, TrickAction, TrickDraft, TrickView } from "./generated/types";
import { tableOf, tapped, type Table } from "./trick-table";

/** A trick that was opened, as the link it came in. */
export interface OpenTrick {
  type: "open";
  text: string;
}

export type TrickEntry = TrickAction | OpenTrick;

export class TrickSession {
  /** The engine's sentence about what it refused last, or "". */
  error = "";
  view: TrickView;
  table: Table;
  private known: Engine | undefined;
  private trick: TrickDraft | null = null;
  private link = "";
  private queue: TrickEntry[] = [];
  private running = false;
  private waiting: ((link: string) => void)[] = [];

  /** `other` finds an engine that the page has anyway; without one this starts its own as soon as there is something to ask. */
  constructor(
    private readonly data: TrickData,
    private readonly other: () => Engine | undefined,
    private readonly changed: () => void,
    private readonly settled: (entry: TrickEntry) => void,
  ) {
    this.view = data.view;
    this.table = tableOf(this.view);
  }

  /** The engine, once there was something to ask it. */
  get engine(): Engine | undefined {
    return this.known;
  }

  get pending(): boolean {
    return this.queue.length > 0;
  }

  do(entry: TrickEntry): void {
    this.error = "";
    this.queue.push(entry);
    this.reflect(entry);
    this.known ??= this.start();
    this.changed();
    void this.run();
  }

  /** The fragment that opens this trick, as soon as all that was tapped has been judged. */
  share(): Promise<string> {
    return this.pending ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(this.link);
  }

  private start(): Engine {
    const moved = () => {
      this.changed();
      void this.run();
    };
    const other = this.other();
    if (other) {
      other.others.add(moved);
      return other;
    }
    const engine = new Engine(this.data.worker, this.data.python, this.data.lang, moved);
    engine.start();
    return engine;
  }

  private reflect(entry: TrickEntry): void {
    if (entry.type !== "open") this.table = tapped(this.table, entry, this.view.seats.map(({ player }) => player));
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.queue[0] && this.known?.state === "ready") {
      const entry = this.queue[0];
      const answer = await this.ask(this.known, entry);
      if (answer) this.take(entry, answer);
    }
    this.running = false;
  }

  /** Nothing where the engine stopped: the question is put again after a retry. */
  private async ask(engine: Engine, entry: TrickEntry): Promise<Refereed | Failed | undefined> {
    const { trick } = this;
    const { lang } = this.data;
    try {
      if (entry.type === "open") return await engine.ask({ do: "trick", trick: null, text: entry.text, lang });
      return await engine.ask({ do: "trick", trick, action: entry, lang });
    } catch {
      return undefined;
    }
  }

  private take(entry: TrickEntry, answer: Refereed | Failed): void {
    this.queue.shift();
    if ("error" in answer) this.error = answer.error.text;
    else {
      this.trick = answer.trick;
      this.view = answer.view;
      this.link = answer.link;
    }
    this.table = tableOf(this.view);
    for (const later of this.queue) this.reflect(later);
    if (!this.pending) for (const resolve of this.waiting.splice(0)) resolve(this.link);
    this.changed();
    this.settled(entry);
  }
}

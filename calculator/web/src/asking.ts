// What is tapped waits in a queue until the engine has judged it, in order, none lost. Meanwhile a mirror shows it at once.
import type { PythonData } from "./data";
import { Engine } from "./engine";
import type { Failed, Lang } from "./generated/types";

/** What the engine answers: what the screen shows, and the fragment that opens the same again. */
export interface Told<View> {
  view: View;
  link: string;
}

export interface Asked<View> {
  lang: Lang;
  view: View;
  worker: string;
  python: PythonData;
}

export abstract class Asking<Entry, View, Answer extends Told<View>, Mirror> {
  /** The engine's sentence about what it refused last, or "". */
  error = "";
  view: View;
  mirror: Mirror;
  protected link = "";
  protected queue: Entry[] = [];
  private known: Engine | undefined;
  private running = false;
  private waiting: ((link: string) => void)[] = [];

  /** `changed` is told that the screen is to be drawn anew, `settled` what the engine has just answered. */
  constructor(
    private readonly asked: Asked<View>,
    private readonly changed: () => void,
    private readonly settled: (entry: Entry) => void,
  ) {
    this.view = asked.view;
    this.mirror = this.mirrorOf(this.view);
  }

  /** Puts a question; rejects where the engine stopped. */
  protected abstract put(engine: Engine, entry: Entry): Promise<Answer | Failed>;
  /** Keeps what the answer holds besides the view. */
  protected abstract keep(entry: Entry, answer: Answer): void;
  protected abstract mirrorOf(view: View): Mirror;
  /** The mirror after what was tapped. */
  protected abstract reflected(mirror: Mirror, entry: Entry): Mirror;

  /** An engine that the page has anyway; without one this starts its own as soon as there is something to ask. */
  protected other(): Engine | undefined {
    return undefined;
  }

  /** The engine, once there was something to ask it. */
  get engine(): Engine | undefined {
    return this.known;
  }

  get pending(): boolean {
    return this.queue.length > 0;
  }

  /** The engine is not there yet, so that what stands on the screen is not judged. */
  get behind(): boolean {
    return this.pending && this.known?.state !== "ready";
  }

  get failed(): boolean {
    return this.behind && this.known?.state === "failed";
  }

  do(entry: Entry): void {
    this.error = "";
    this.queue.push(entry);
    this.mirror = this.reflected(this.mirror, entry);
    this.wake();
    this.changed();
  }

  /** The fragment that opens what stands here, as soon as all that was tapped has been judged. */
  share(): Promise<string> {
    return this.pending ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(this.link);
  }

  /** The first question is with the engine, so that it cannot be taken back any more. */
  protected get busy(): boolean {
    return this.running && this.known?.state === "ready";
  }

  /** Has the engine asked what waits. */
  protected wake(): void {
    this.known ??= this.start();
    void this.run();
  }

  /** Draws what the engine said last, and on it what still waits. */
  protected redraw(): void {
    this.mirror = this.queue.reduce((mirror, entry) => this.reflected(mirror, entry), this.mirrorOf(this.view));
    this.changed();
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
    const engine = new Engine(this.asked.worker, this.asked.python, this.asked.lang, moved);
    engine.start();
    return engine;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.queue[0] && this.known?.state === "ready") {
      const entry = this.queue[0];
      // Nothing where the engine stopped: the question is put again after a retry.
      const answer = await this.put(this.known, entry).catch(() => undefined);
      if (answer) this.take(entry, answer);
    }
    this.running = false;
  }

  private take(entry: Entry, answer: Answer | Failed): void {
    this.queue.shift();
    if ("error" in answer) this.error = answer.error.text;
    else {
      this.keep(entry, answer);
      this.view = answer.view;
      this.link = answer.link;
    }
    if (!this.pending) for (const resolve of this.waiting.splice(0)) resolve(this.link);
    this.redraw();
    this.settled(entry);
  }
}

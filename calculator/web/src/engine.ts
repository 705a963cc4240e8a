// The page's side of the engine: starts the worker, watches that it moves, passes requests on.
import { proxy, wrap, type Remote } from "comlink";
import { absolute, type PythonData } from "./data";
import type {
  Applied,
  ApplyRequest,
  Exported,
  ExportRequest,
  Failed,
  ReadRequest,
  Refereed,
  Request,
  ShowdownRequest,
  Shown,
  TrickRequest,
  View,
  ViewRequest,
} from "./generated/types";
import { StallWatch } from "./stall-watch";
import type { Progress, WorkerApi } from "./worker";

export type EngineState = "loading" | "ready" | "failed";

type Question = Request | TrickRequest | ShowdownRequest;
type Answer = Applied | View | Exported | Refereed | Shown | Failed;

/** The engine stopped before it answered; the question may be put again after a retry. */
export class Stopped extends globalThis.Error {}

const PATIENCE_SECONDS = 20;
/** Steps that the worker reports beside bytes, and their share of the way in percent. */
const STEPS = 6;
const STEP_SHARE = 20;

export class Engine {
  state: EngineState = "loading";
  private worker: Worker | undefined;
  private remote: Remote<WorkerApi> | undefined;
  private bytes = 0;
  private steps = 0;
  private readonly watch = new StallWatch(PATIENCE_SECONDS, () => this.fail());
  private readonly python: PythonData;
  private readonly script: string;
  private attempt = 0;
  private stop: (() => void) | undefined;
  /** The question before; one is answered after the other, whoever asks. */
  private asked: Promise<unknown> = Promise.resolve();
  /** Who else on the page asks this engine, told when something about it has changed. */
  readonly others = new Set<() => void>();

  constructor(
    script: string,
    python: PythonData,
    private readonly owner: () => void,
  ) {
    this.script = absolute(script);
    this.python = { ...python, base: absolute(python.base) };
  }

  /** How far the load is, 0 to 100. */
  get percent(): number {
    const all = Object.values(this.python.files).reduce((sum, { bytes }) => sum + bytes, 0);
    const bytes = all ? Math.min(1, this.bytes / all) * (100 - STEP_SHARE) : 0;
    return Math.floor(bytes + Math.min(1, this.steps / STEPS) * STEP_SHARE);
  }

  start(): void {
    void this.launch(false);
  }

  /** Starts afresh and past the browser's cache, where the broken answer may be kept for good. */
  retry(): void {
    this.end();
    this.state = "loading";
    this.changed();
    void this.launch(true);
  }

  ask(request: ReadRequest | ApplyRequest): Promise<Applied | Failed>;
  ask(request: ViewRequest): Promise<View | Failed>;
  ask(request: ExportRequest): Promise<Exported | Failed>;
  ask(request: TrickRequest): Promise<Refereed | Failed>;
  ask(request: ShowdownRequest): Promise<Shown | Failed>;
  ask(request: Question): Promise<Answer> {
    const answer = this.asked.then(() => this.put(request));
    this.asked = answer.catch(() => undefined);
    return answer;
  }

  private async put(request: Question): Promise<Answer> {
    const remote = this.remote;
    if (this.state !== "ready" || !remote) throw new Stopped();
    this.watch.start();
    try {
      const stopped = new Promise<never>((_, reject) => {
        this.stop = () => reject(new Stopped());
      });
      return JSON.parse(await Promise.race([remote.call(JSON.stringify(request)), stopped])) as Answer;
    } catch (reason) {
      if (!(reason instanceof Stopped)) this.fail();
      throw new Stopped();
    } finally {
      this.stop = undefined;
      this.watch.stop();
    }
  }

  private async launch(reload: boolean): Promise<void> {
    const attempt = ++this.attempt;
    const current = () => attempt === this.attempt;
    this.bytes = 0;
    this.steps = 0;
    this.watch.start();
    try {
      if (reload) await this.refreshScript();
      if (!current()) return;
      this.worker = new Worker(this.script, { type: "module" });
      this.worker.addEventListener("error", () => current() && this.fail());
      this.remote = wrap<WorkerApi>(this.worker);
      await this.remote.start(
        this.python,
        reload,
        proxy((progress) => current() && this.moved(progress)),
      );
      if (!current()) return;
      this.watch.stop();
      this.state = "ready";
      this.changed();
    } catch {
      if (current()) this.fail();
    }
  }

  /** A worker's own script has no other way past the browser's cache. */
  private async refreshScript(): Promise<void> {
    const answer = await fetch(this.script, { cache: "reload" });
    if (!answer.ok || !(await answer.text())) throw new TypeError(this.script);
  }

  private moved({ bytes, patience }: Progress): void {
    this.watch.touch(patience);
    if (bytes === undefined) this.steps += 1;
    else this.bytes += bytes;
    this.changed();
  }

  private changed(): void {
    this.owner();
    for (const other of this.others) other();
  }

  private fail(): void {
    if (this.state === "failed") return;
    this.end();
    this.state = "failed";
    this.changed();
  }

  private end(): void {
    this.attempt += 1;
    this.watch.stop();
    this.worker?.terminate();
    this.worker = undefined;
    this.remote = undefined;
    this.stop?.();
  }
}

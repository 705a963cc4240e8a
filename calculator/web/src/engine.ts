// The page's side of the engine: starts the worker, watches that it moves, passes requests on.
import { proxy, transfer, wrap, type Remote } from "comlink";
import { absolute, needed, type PythonData } from "./data";
import { bring, fetchPieces } from "./download";
import { takeEarly } from "./early-worker";
import type {
  Applied,
  ApplyRequest,
  Exported,
  ExportRequest,
  Failed,
  Lang,
  ReadRequest,
  Refereed,
  Request,
  ShowdownRequest,
  Shown,
  TrickRequest,
  View,
  ViewRequest,
} from "./generated/types";
import { report, type PythonState } from "./python-state";
import { siteName } from "./site-name";
import { StallWatch } from "./stall-watch";
import type { WorkerApi } from "./worker";
import type { Visit } from "./worker-name";

type Question = Request | TrickRequest | ShowdownRequest;
type Answer = Applied | View | Exported | Refereed | Shown | Failed;

/** The engine stopped before it answered; the question may be put again after a retry. */
export class Stopped extends globalThis.Error {}

const PATIENCE_SECONDS = 20;
/** With every file here nothing can be missing any more: what remains is work, which takes a slow phone a while. */
const WORK_PATIENCE = 90;
/** Between two looks at how many bytes have come, in milliseconds. */
const PAUSE = 200;
/** The steps beside the bytes, all files here and Python running, and their share of the way in percent. */
const STEPS = 2;
const STEP_SHARE = 20;

export class Engine {
  state: PythonState = "loading";
  /** Python started from the memory of an earlier visit. */
  fromMemory = false;
  private worker: Worker | undefined;
  private remote: Remote<WorkerApi> | undefined;
  private bytes = 0;
  private steps = 0;
  private telling: ReturnType<typeof setTimeout> | undefined;
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
    private readonly lang: Lang,
    private readonly owner: () => void,
  ) {
    this.script = absolute(script);
    this.python = { ...python, base: absolute(python.base) };
  }

  /** How far the load is, 0 to 100. */
  get percent(): number {
    const all = needed(this.python).reduce((sum, [, bytes]) => sum + bytes, this.python.workerBytes);
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
    report(this.state);
    const how: RequestInit = { cache: reload ? "reload" : "default" };
    const visit = { site: siteName(new URL("../../", this.python.base).href), lang: this.lang, afresh: reload };
    const came = (bytes: number) => current() && this.came(bytes);
    try {
      const pieces = fetchPieces(this.python, how, came);
      const [{ module, stdlib, calculator }] = await Promise.all([pieces, this.wake(reload, how, visit, current)]);
      if (!current()) return;
      this.stepped();
      const given = transfer({ module, stdlib, calculator }, [stdlib, ...(calculator ? [calculator] : [])]);
      const fromMemory = await this.remote!.start(
        this.python,
        given,
        visit,
        proxy(() => current() && this.stepped()),
      );
      if (!current()) return;
      this.fromMemory = fromMemory;
      this.watch.stop();
      this.state = "ready";
      this.changed();
    } catch {
      if (current()) this.fail();
    }
  }

  /** Resolves once there is a worker: at once where the page's head has started one. */
  private async wake(reload: boolean, how: RequestInit, visit: Visit, current: () => boolean): Promise<void> {
    // The browser loads a worker's script without a word, and knows no way past its cache: it is fetched here as well.
    const script = bring(this.script, this.python.workerBytes, how, (bytes) => current() && this.came(bytes));
    const early = reload ? undefined : takeEarly();
    if (early) {
      this.open(early, visit, current);
      script.catch(() => current() && this.state === "loading" && this.fail());
      return;
    }
    await script;
    if (current()) this.open(new Worker(this.script, { type: "module" }), visit, current);
  }

  private open(worker: Worker, visit: Visit, current: () => boolean): void {
    this.worker = worker;
    worker.addEventListener("error", () => current() && this.fail());
    this.remote = wrap<WorkerApi>(worker);
    void this.remote.prepare(this.python, visit);
  }

  private came(bytes: number): void {
    this.watch.touch();
    this.bytes += bytes;
    // Files come in hundreds of pieces; to draw the screen for each would take longer than they do.
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      this.changed();
    }, PAUSE);
  }

  private stepped(): void {
    this.watch.touch(WORK_PATIENCE);
    this.steps += 1;
    this.changed();
  }

  private changed(): void {
    report(this.state);
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
    clearTimeout(this.telling);
    this.telling = undefined;
    this.watch.stop();
    this.worker?.terminate();
    this.worker = undefined;
    this.remote = undefined;
    this.stop?.();
  }
}

// Runs the engine: starts Python, from the memory of an earlier visit where there is one, and hands it one request after the other.
import { expose } from "comlink";
import type { PythonData } from "./data";
import { fetchPieces, type Pieces } from "./download";
import type { Lang } from "./generated/types";
import { memoryOf, type Memory } from "./memory";
import { startPython, type Start } from "./python";
import { AHEAD, type Ahead, type Visit } from "./worker-name";

type Call = (request: string) => string;

/** After so many milliseconds without a question there is time to keep the memory. */
const QUIET = 1500;

let call: Call | undefined;
let memory: Memory | undefined;
let kept: Promise<Uint8Array<ArrayBuffer> | undefined> | undefined;
let fresh: Uint8Array<ArrayBuffer> | undefined;
let quiet: number | undefined;

/** The engine's door, once it has answered a first question: what every later one needs is loaded then. */
async function door(python: PythonData, pieces: Pieces, lang: Lang, step: () => unknown, start: Start): Promise<Call> {
  const pyodide = await startPython(python, pieces, start);
  step();
  const { call } = pyodide.pyimport("calculator.service") as { call: Call };
  const answer = JSON.parse(call(JSON.stringify({ do: "view", state: null, lang }))) as object;
  if ("error" in answer) throw new Error(JSON.stringify(answer));
  if (start._makeSnapshot) fresh = pyodide.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  return call;
}

/** Keeps the memory as soon as nobody has asked anything for a while. */
function keepWhenQuiet(): void {
  self.clearTimeout(quiet);
  if (!fresh) return;
  quiet = self.setTimeout(() => {
    const found = fresh!;
    fresh = undefined;
    void memory?.keep(found);
  }, QUIET);
}

const api = {
  /** Looks for the memory of an earlier visit, while the pieces are still on their way. */
  async prepare(python: PythonData, { site, afresh }: Visit): Promise<void> {
    memory = memoryOf(python, self.location.href, site);
    if (afresh) await memory.forget();
    kept = memory.kept();
  },

  /** Starts Python and the engine in it; `step` is called as soon as Python runs. True where it started from a kept memory. */
  async start(python: PythonData, pieces: Pieces, { lang }: Visit, step: () => unknown): Promise<boolean> {
    const earlier = await kept;
    kept = undefined;
    if (earlier) {
      try {
        call = await door(python, pieces, lang, step, { _loadSnapshot: earlier });
        return true;
      } catch {
        await memory?.forget();
      }
    }
    call = await door(python, pieces, lang, step, { _makeSnapshot: true });
    keepWhenQuiet();
    return false;
  },

  /** One request of the door, JSON in and out. */
  call(request: string): string {
    if (!call) throw new Error("not started");
    keepWhenQuiet();
    return call(request);
  },
};

export type WorkerApi = typeof api;

/** For a visit to come: everything is fetched, Python started and its memory kept, unless it is kept already. */
async function ahead({ python, visit: { site, lang } }: Ahead): Promise<void> {
  const memory = memoryOf(python, self.location.href, site);
  if (await memory.isKept()) return;
  const pieces = await fetchPieces(python, { priority: "low" }, () => undefined);
  await door(python, pieces, lang, () => undefined, { _makeSnapshot: true });
  await memory.keep(fresh!);
}

if (self.name === AHEAD) {
  self.addEventListener("message", ({ data }: MessageEvent<Ahead>) => {
    const done = () => self.postMessage(AHEAD);
    ahead(data).then(done, done);
  });
} else expose(api);

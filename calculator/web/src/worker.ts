// Runs the engine: starts Python, from the memory of an earlier visit where there is one, and hands it one request after the other.
import { expose } from "comlink";
import type { PythonData } from "./data";
import type { Pieces } from "./download";
import type { Lang } from "./generated/types";
import { Memory } from "./memory";
import { startPython, type Start } from "./python";

type Call = (request: string) => string;

/** Where the memory of Python is kept between visits, and the language that it will be asked in. */
export interface Visit {
  site: string;
  lang: Lang;
  /** Nothing that was kept is trusted. */
  afresh: boolean;
}

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
    // The script's name carries the hash of the JavaScript, the build that of everything else.
    const script = self.location.pathname.split("/").at(-1)!;
    memory = new Memory(site, new URL(`memory/${python.build}/${script}`, python.base).href);
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

expose(api);

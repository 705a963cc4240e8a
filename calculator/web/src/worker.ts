// Runs the engine: starts Python and hands it one request after the other.
import { expose } from "comlink";
import type { PythonData } from "./data";
import type { Pieces } from "./download";
import { startPython } from "./python";

let call: ((request: string) => string) | undefined;

const api = {
  /** Starts Python and the engine in it; `step` is called as soon as Python runs. */
  async start(python: PythonData, pieces: Pieces, step: () => unknown): Promise<void> {
    const pyodide = await startPython(python, pieces);
    step();
    call = (pyodide.pyimport("calculator.service") as { call: (request: string) => string }).call;
  },

  /** One request of the door, JSON in and out. */
  call(request: string): string {
    if (!call) throw new Error("not started");
    return call(request);
  },
};

export type WorkerApi = typeof api;

expose(api);

// Runs the engine: loads Python, unpacks the calculator and hands it one request after the other.
import { expose } from "comlink";
import type { PythonData } from "./data";
import { Downloads } from "./download";

/** `bytes` have arrived, or (without bytes) a step is done; the next step may rightly take `patience` seconds. */
export interface Progress {
  bytes?: number;
  patience?: number;
}

export type Report = (progress: Progress) => unknown;

const ENTRY = "pyodide.mjs";
/** An import reports no progress, so it may take this many times as long as its file took to arrive. */
const IMPORT_PATIENCE = 3;
/** With every file here nothing can be missing any more: what remains is work, which takes a slow phone a while. */
const WORK_PATIENCE = 90;

let call: ((request: string) => string) | undefined;

async function load(python: PythonData, downloads: Downloads, report: Report): Promise<void> {
  const names = Object.keys(python.files);
  const isModule = (name: string) => name.endsWith(".mjs");
  const began = performance.now();
  for (const name of names.filter((name) => !isModule(name))) downloads.begin(name);
  // The browser imports modules by itself, uncounted: fetched first, they are checked and lie in its cache.
  await Promise.all(names.filter(isModule).map(async (name) => (await downloads.take(name)).arrayBuffer()));
  report({ patience: (IMPORT_PATIENCE * (performance.now() - began)) / 1000 });

  const { loadPyodide } = (await import(new URL(ENTRY, python.base).href)) as typeof import("pyodide");
  report({});
  const worked = () => report({ patience: WORK_PATIENCE });
  void downloads.complete.then(worked);
  const pyodide = await loadPyodide({ indexURL: python.base });
  worked();
  const archive = await downloads.take(python.archive);
  pyodide.unpackArchive(await archive.arrayBuffer(), "zip");
  worked();
  call = (pyodide.pyimport("calculator.service") as { call: (request: string) => string }).call;
}

const api = {
  /** Loads everything; rejects when a file is not what it should be. With `reload` nothing is taken from the browser's cache. */
  async start(python: PythonData, reload: boolean, report: Report): Promise<void> {
    report({});
    const downloads = new Downloads(python.base, python.files, reload ? "reload" : "default", (bytes) => report({ bytes }));
    self.fetch = downloads.fetch;
    await Promise.race([load(python, downloads, report), downloads.broken]);
  },

  /** One request of the door, JSON in and out. */
  call(request: string): string {
    if (!call) throw new Error("not started");
    return call(request);
  },
};

export type WorkerApi = typeof api;

expose(api);

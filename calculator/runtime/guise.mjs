// Lets Pyodide believe that it runs in a browser's worker: there it takes other ways than under Node, through other functions.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Files are fetched, by their file addresses; to be called before Pyodide is imported. */
export function asWorker() {
  class WorkerGlobalScope {}
  Object.setPrototypeOf(globalThis, WorkerGlobalScope.prototype);
  const fetchFile = async (input) => new Response(await readFile(fileURLToPath(String(input?.url ?? input))));
  Object.assign(globalThis, { WorkerGlobalScope, self: globalThis, fetch: fetchFile, process: undefined });
  Object.defineProperty(globalThis, "location", { value: new URL("file:///"), configurable: true });
}

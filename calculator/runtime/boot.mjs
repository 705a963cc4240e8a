// Pyodide under Node, with any of its pieces exchanged: what the steps of this folder share.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

// Node would print the line of a failure, which in Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

/**
 * Loads Pyodide from the npm package in `directory`. `stdlib` (a path) stands in for its standard library, `instantiate` for its
 * way of making the WebAssembly instance; `options` are loadPyodide's own.
 */
export async function boot(directory, { stdlib, instantiate, ...options } = {}) {
  const package_ = resolve(directory);
  // In the guise of a worker files have addresses, not paths.
  const place = globalThis.WorkerGlobalScope ? (path) => pathToFileURL(path).href : (path) => path;
  const load = (name) => import(pathToFileURL(join(package_, name)).href);
  const [{ loadPyodide }, glue] = await Promise.all([load("pyodide.mjs"), load("pyodide.asm.mjs")]);
  const { info } = JSON.parse(await readFile(join(package_, "pyodide-lock.json"), "utf8"));
  return loadPyodide({
    indexURL: place(`${package_}/`),
    packageBaseUrl: place(`${package_}/`),
    lockFileContents: { info, packages: {} },
    createPyodideModule: (settings) => {
      if (instantiate) settings.instantiateWasm = instantiate;
      return glue.default(settings);
    },
    ...(stdlib ? { stdLibURL: place(resolve(stdlib)) } : {}),
    ...options,
  });
}

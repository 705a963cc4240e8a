// Starts Python from the pieces that the page has fetched: the published Pyodide, its standard library trimmed, no lock file.
import { loadPyodide, type PyodideInterface } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import type { PythonData } from "./data";
import type { Pieces } from "./download";
import { instantiated } from "./instance.mjs";

/** Stands in for the worker's fetch: what Pyodide would ask the server for is here. */
function answering(files: Record<string, BodyInit | null>): typeof fetch {
  return async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const body = files[address];
    if (body === undefined) throw new TypeError(address);
    return new Response(body);
  };
}

/** The second part of the WebAssembly, at once: Python stands still in the middle of a call. No session should come to need it. */
function restOf(python: PythonData): WebAssembly.Module {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(python.rest, python.base), false);
  request.responseType = "arraybuffer";
  request.send();
  return new WebAssembly.Module(request.response as ArrayBuffer);
}

/** How it starts: from nothing, from nothing so that its memory can be kept, or from a memory that was kept. */
export type Start = Pick<NonNullable<Parameters<typeof loadPyodide>[0]>, "_makeSnapshot" | "_loadSnapshot">;

/** Python with the calculator in it. */
export async function startPython(python: PythonData, { module, stdlib, calculator }: Pieces, start: Start): Promise<PyodideInterface> {
  const stdLibURL = new URL(python.stdlib, python.base).href;
  // Pyodide asks for its own WebAssembly whether it is needed or not; the answer goes unread.
  self.fetch = answering({ [stdLibURL]: stdlib, [new URL("pyodide.asm.wasm", python.base).href]: null });
  const pyodide = await new Promise<PyodideInterface>((resolve, reject) => {
    const instantiateWasm = instantiated(module, reject, python.rest ? () => restOf(python) : undefined);
    const loading = loadPyodide({
      indexURL: python.base,
      packageBaseUrl: python.base,
      stdLibURL,
      lockFileContents: { info: { ...python.info, version: python.version }, packages: {} },
      createPyodideModule: (settings) => createPyodideModule(Object.assign(settings, { instantiateWasm })),
      ...start,
    });
    loading.then(resolve, reject);
  });
  if (calculator) pyodide.unpackArchive(calculator, "zip");
  return pyodide;
}

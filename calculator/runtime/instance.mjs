// Makes the WebAssembly instance from a file of ours instead of the published one, the way Pyodide's own loader does.
import { readFile } from "node:fs/promises";

/** What Pyodide puts in where the engine (Node 20, older browsers) lacks WebAssembly's garbage-collected types. */
function errorMarker() {
  const marker = Symbol("error marker");
  return { Jsv_GetError_import: () => marker, JsvError_Check: (value) => value === marker };
}

/** For boot's `instantiate`: an instance of the file at `path`. */
export function instantiated(path) {
  return (imports, receive) => {
    Object.assign(imports.env, errorMarker());
    void readFile(path)
      .then((bytes) => WebAssembly.instantiate(bytes, imports))
      .then(({ instance, module }) => receive(instance, module));
    return {};
  };
}

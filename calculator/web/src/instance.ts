// Makes the WebAssembly instance from the module that the page has compiled, the way Pyodide's own loader does.

type Receive = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** What Pyodide puts in where a browser lacks WebAssembly's garbage-collected types. */
function errorMarker() {
  const marker = Symbol("error marker");
  return { Jsv_GetError_import: () => marker, JsvError_Check: (value: unknown) => value === marker };
}

/** For Pyodide's setting `instantiateWasm`, which knows no failure: that is told to `refused`. */
export function instantiated(module: WebAssembly.Module, refused: (reason: unknown) => void) {
  return (imports: Record<string, Record<string, unknown>>, receive: Receive): object => {
    Object.assign(imports.env!, errorMarker());
    void WebAssembly.instantiate(module, imports as WebAssembly.Imports).then((instance) => receive(instance, module), refused);
    return {};
  };
}

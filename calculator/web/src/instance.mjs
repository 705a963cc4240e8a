// Makes the WebAssembly instance the way Pyodide's own loader does: of the whole published file, or of its first part. What is in
// the second part is there as a placeholder; the first to be called loads that part, and all of it falls into its place.

/** What Pyodide puts in where a browser lacks WebAssembly's garbage-collected types. */
function errorMarker() {
  const marker = Symbol("error marker");
  return { Jsv_GetError_import: () => marker, JsvError_Check: (value) => value === marker };
}

/** Names that only the two parts know among themselves. */
const BETWEEN = "%";

/** Functions that stand in for those of the second part, which `fill` puts into the table. */
function placeholders(fill, table) {
  return new Proxy(
    {},
    {
      get: (_, index) => (...given) => {
        fill();
        return table().get(Number(index))(...given);
      },
    },
  );
}

/**
 * For Pyodide's setting `instantiateWasm`, which knows no failure: that is told to `refused`. `rest` gives the module of the
 * second part, at once; without it `module` is the whole.
 */
export function instantiated(module, refused, rest) {
  return (imports, receive) => {
    Object.assign(imports.env, errorMarker());
    let exports;
    let filled = false;
    if (rest) {
      const fill = () => {
        if (filled) return;
        new WebAssembly.Instance(rest(), { primary: exports });
        filled = true;
      };
      imports.placeholder = placeholders(fill, () => exports.__indirect_function_table);
    }
    const made = (instance) => {
      exports = instance.exports;
      const published = Object.entries(exports).filter(([name]) => !name.startsWith(BETWEEN));
      receive(rest ? { exports: Object.fromEntries(published) } : instance, module);
    };
    void WebAssembly.instantiate(module, imports).then(made, refused);
    return {};
  };
}

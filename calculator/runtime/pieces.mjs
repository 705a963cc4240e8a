// The WebAssembly of this folder's steps, from files: for boot's `instantiate`.
import { readFileSync } from "node:fs";
import { instantiated } from "../web/src/instance.mjs";

/** Makes instances of the file `wasm`, whose second part may be the file `rest`; `loads()` says how often that was loaded. */
export function fromFiles(wasm, rest) {
  const module = new WebAssembly.Module(readFileSync(wasm));
  let loads = 0;
  const second = () => {
    loads += 1;
    return new WebAssembly.Module(readFileSync(rest));
  };
  const refused = (reason) => {
    throw reason;
  };
  return { instantiate: instantiated(module, refused, rest ? second : undefined), loads: () => loads };
}

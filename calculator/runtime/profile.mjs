// Step "profile": starts an instrumented Pyodide as a browser's worker would, answers, and writes down which functions were called.
//
// Reads from standard input {package, stdlib, wasm, ways, questions, target}: as in answer.mjs, `wasm` being the instrumented file;
// writes target/<way>.prof for each way.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { text } from "node:stream/consumers";
import { instantiated } from "../web/src/instance.mjs";
import { boot } from "./boot.mjs";
import { asWorker } from "./guise.mjs";

const { package: directory, stdlib, wasm, ways, questions, target } = JSON.parse(await text(process.stdin));
asWorker();
const module = new WebAssembly.Module(readFileSync(wasm));
let snapshot;
for (const [way, stride] of Object.entries(ways)) {
  let exports;
  const make = instantiated(module, (reason) => { throw reason; });
  const pyodide = await boot(directory, {
    stdlib,
    instantiate: (imports, receive) =>
      make(imports, (instance, made) => {
        exports = instance.exports;
        receive(instance, made);
      }),
    ...(way === "made" ? { _makeSnapshot: true } : {}),
    ...(way === "loaded" ? { _loadSnapshot: snapshot } : {}),
  });
  const { call } = pyodide.pyimport("calculator.service");
  if (way === "made") snapshot = pyodide.makeMemorySnapshot();
  questions.forEach((question, index) => index % stride === 0 && call(question));
  const size = exports.__write_profile(0, 0);
  const place = exports.malloc(size);
  exports.__write_profile(place, size);
  writeFileSync(`${target}/${way}.prof`, new Uint8Array(exports.memory.buffer, place, size));
}
// In this guise something of Pyodide's would keep Node waiting.
process.exit(0);

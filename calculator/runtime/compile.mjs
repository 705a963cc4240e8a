// Step "compile": turns sources into byte code inside the Pyodide that will read it; the build's own Python writes another format.
//
// Reads from standard input {package, tree, target, sources}: paths, `sources` being those under `tree` or inside the standard
// library that shall become byte code under `target`.
import { text } from "node:stream/consumers";
import { readFile } from "node:fs/promises";
import { boot } from "./boot.mjs";

const { package: directory, tree, target, sources } = JSON.parse(await text(process.stdin));
// The same bytes on every machine: no order that depends on chance, no columns of errors that nobody sees.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "1" };
const pyodide = await boot(directory, { env });
pyodide.mountNodeFS("/tree", tree);
pyodide.mountNodeFS("/target", target);
pyodide.runPython(await readFile(new URL("compile_inside.py", import.meta.url), "utf8"));
pyodide.globals.get("compile_all")(pyodide.toPy(sources));

// The calculator under Node, from the pieces that the browser is given: one JSON request a line in, one answer a line out.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { boot } from "../../calculator/runtime/boot.mjs";
import { instantiated } from "../../calculator/runtime/instance.mjs";

const [package_, directory] = process.argv.slice(2);
const { wasm, stdlib, calculator } = JSON.parse(await readFile(join(directory, "manifest.json"), "utf8"));
const pyodide = await boot(package_, { stdlib: join(directory, stdlib), instantiate: instantiated(join(directory, wasm)) });
if (calculator) pyodide.unpackArchive(new Uint8Array(await readFile(join(directory, calculator))), "zip");
const { call } = pyodide.pyimport("calculator.service");
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${call(JSON.parse(line))}\n`);

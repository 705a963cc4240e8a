// The calculator under Node, from the pieces that the browser is given: one JSON request a line in, one answer a line out.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { boot } from "../../calculator/runtime/boot.mjs";
import { fromFiles } from "../../calculator/runtime/pieces.mjs";

const [package_, directory] = process.argv.slice(2);
const { wasm, rest, stdlib, calculator } = JSON.parse(await readFile(join(directory, "manifest.json"), "utf8"));
const { instantiate, loads } = fromFiles(join(directory, wasm), rest && join(directory, rest));
const pyodide = await boot(package_, { stdlib: join(directory, stdlib), instantiate });
if (calculator) pyodide.unpackArchive(new Uint8Array(await readFile(join(directory, calculator))), "zip");
const { call } = pyodide.pyimport("calculator.service");
process.on("exit", () => process.stderr.write(`rest loaded: ${loads()}\n`));
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${call(JSON.parse(line))}\n`);

// The calculator under Node, loaded as the browser's worker loads it: one JSON request a line in, one answer a line out.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

// Node would print the line of the failure, which in Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

const directory = process.argv[2];
const { archive } = JSON.parse(await readFile(join(directory, "manifest.json"), "utf8"));
const { loadPyodide } = await import(pathToFileURL(join(directory, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: directory });
pyodide.unpackArchive(new Uint8Array(await readFile(join(directory, archive))), "zip");
const { call } = pyodide.pyimport("calculator.service");
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${call(JSON.parse(line))}\n`);

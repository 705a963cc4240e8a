// Ask the engine in the browser's Python: node service_in_browser_python.mjs <pyodide.mjs> <folder of the package> <requests.json>
// → the answers as a JSON list on standard output.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodideModule, folder, requests] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodideModule));
const pyodide = await loadPyodide({ stdout: () => {} });
pyodide.FS.mkdirTree("/engine");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/engine");
pyodide.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/engine")
from calculator import service
`);
const call = pyodide.globals.get("service").call;
const answers = JSON.parse(readFileSync(requests, "utf-8")).map((request) => call(request));
const links = JSON.parse(call(JSON.stringify({ do: "read", lang: "en", text: "example=missing-payoo-7" })));
const shared = JSON.parse(
  call(JSON.stringify({ do: "apply", lang: "en", state: links.state, action: { type: "share_round" } })),
);
console.log(JSON.stringify({ answers, link: shared.link }));

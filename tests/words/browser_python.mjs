// Say numbers with the browser's Python: node browser_python.mjs <pyodide.mjs> <folder of the package> → JSON on standard output.
import { pathToFileURL } from "node:url";

const [pyodideModule, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodideModule));
const pyodide = await loadPyodide({ stdout: () => {} });
pyodide.FS.mkdirTree("/engine");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/engine");
console.log(
  pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/engine")
from fractions import Fraction
from calculator.words import LANGS, words_for
numbers = [*range(-120, 300), *(Fraction(n, 4) for n in range(-20, 20))]
json.dumps({"version": sys.version_info[:2], "said": {lang: [words_for(lang).points(n) for n in numbers] for lang in LANGS}})
`),
);

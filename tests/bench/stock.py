"""The other side of the comparison: a page with the published Pyodide as it comes, the calculator's wheel beside it.

It answers the same question as the calculator page, with the same engine, and says how long the engine takes for a large game.
"""

import json
import shutil
from pathlib import Path

#: What the published Pyodide loads for itself.
PIECES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
#: A folder that looks like a build's: its files may be kept by the browser, as ours are.
FOLDER = "0123456789abcdef"

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stock Pyodide</title>
<link rel="icon" href="data:,">
<p class="headline"></p>
<script type="module" src="page.js"></script>
"""

PAGE_SCRIPT = """
const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = ({ data }) => {
  if (data.milliseconds) document.body.dataset.milliseconds = JSON.stringify(data.milliseconds);
  else document.querySelector(".headline").textContent = data.view.check.headline;
};
// A page may ask how long the engine takes: for each request the times of its answers.
addEventListener("time", ({ detail }) => worker.postMessage(detail));
"""

WORKER_SCRIPT = """
import { loadPyodide } from "./FOLDER/pyodide.mjs";
const wheel = fetch("./FOLDER/calculator.zip").then((answer) => answer.arrayBuffer());
const pyodide = await loadPyodide({ indexURL: new URL("./FOLDER/", import.meta.url).href });
pyodide.unpackArchive(await wheel, "zip");
const { call } = pyodide.pyimport("calculator.service");
postMessage(JSON.parse(call(QUESTION)));
onmessage = ({ data }) => {
  const milliseconds = data.requests.map((request) => Array.from({ length: data.times }, () => {
    const start = performance.now();
    call(request);
    return performance.now() - start;
  }));
  postMessage({ milliseconds });
};
"""


def write_stock(target: Path, package: Path, wheel: Path, question: str) -> None:
    """Write the page into the empty directory ``target``, from the npm package ``pyodide``, the wheel and a question."""
    pieces = target / FOLDER
    pieces.mkdir(parents=True)
    for name in PIECES:
        shutil.copyfile(package / name, pieces / name)
    shutil.copyfile(wheel, pieces / "calculator.zip")
    (target / "index.html").write_text(PAGE, encoding="utf-8")
    (target / "page.js").write_text(PAGE_SCRIPT, encoding="utf-8")
    script = WORKER_SCRIPT.replace("FOLDER", FOLDER).replace("QUESTION", json.dumps(question))
    (target / "worker.js").write_text(script, encoding="utf-8")

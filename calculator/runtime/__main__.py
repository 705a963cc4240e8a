"""``python -m calculator.runtime --wheel build/wheel --pyodide …/node_modules/pyodide --tests tests --output build/python``."""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from calculator.runtime.gate import pass_gate, pass_rest, published_answers
from calculator.runtime.manifest import Manifest, Pieces, write_manifest
from calculator.runtime.node import StepFailed
from calculator.runtime.pack import pack
from calculator.runtime.published import STDLIB, WASM, lock_info, named, pyodide_version
from calculator.runtime.questions import questions
from calculator.runtime.reach import NoModule
from calculator.runtime.split import NO_TOOL, TOOL, split
from calculator.runtime.trim import trim
from calculator.runtime.unpack import NoWheel, the_wheel, unpack


def slim(tree: Path, package: Path, tests: Path, scratch: Path, target: Path) -> Pieces:
    """The slim pieces in the empty directory ``target``; StepFailed where a step or the gate refuses."""
    asked = questions(tests)
    published = published_answers(package, tree, asked)
    archive = trim(tree, package, published["files"], scratch / "slim", target)
    parts = split(package / WASM, package, archive, asked, scratch / "split")
    wasm = named(parts[0] if parts else package / WASM, target, "pyodide.wasm")
    rest = named(parts[1], target, "rest.wasm") if parts else None
    if rest:
        pass_rest(package, tree, wasm, rest, published["value"])
    pieces = {"stdlib": str(archive), "wasm": str(wasm), **({"rest": str(rest)} if rest else {})}
    pass_gate(package, pieces, asked, published["answers"]["plain"])
    return {"wasm": wasm.name, "rest": rest.name if rest else "", "stdlib": archive.name, "calculator": ""}


def stock(tree: Path, package: Path, target: Path) -> Pieces:
    """The published files in the empty directory ``target``, the calculator as an archive beside them."""
    wasm, library = named(package / WASM, target, "pyodide.wasm"), named(package / STDLIB, target, "python.zip")
    archive = pack(tree, target, "calculator")
    return {"wasm": wasm.name, "rest": "", "stdlib": library.name, "calculator": archive.name}


def build(wheels: Path, package: Path, tests: Path, output: Path) -> Manifest:
    """Run all steps; ``output`` is replaced as a whole, or left as it was when a step fails.

    Where the slim pieces cannot be made the published ones take their place and a sentence says so; with CI in the environment
    that is a failure.
    """
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=output.parent) as temporary:
        scratch = Path(temporary).resolve()
        tree, fresh = scratch / "tree", scratch / "python"
        unpack(the_wheel(wheels), tree)
        fresh.mkdir()
        try:
            pieces = slim(tree, package, tests, scratch, fresh)
        except (StepFailed, NoModule) as reason:
            if os.environ.get("CI"):
                raise
            print(f"   The published runtime is used, the slim one could not be made: {reason}.", file=sys.stderr)
            shutil.rmtree(fresh)
            fresh.mkdir()
            pieces = stock(tree, package, fresh)
        described = write_manifest(fresh, pieces, pyodide_version(package), lock_info(package))
        if output.exists():
            shutil.rmtree(output)
        fresh.rename(output)
    return described


def main() -> int:
    """Build and say how large the result is; 1 with one sentence when something is missing."""
    parser = argparse.ArgumentParser(prog="python -m calculator.runtime", description="Bring the engine into the browser.")
    parser.add_argument("--wheel", type=Path, required=True, help="directory that holds the one wheel")
    parser.add_argument("--pyodide", type=Path, required=True, help="the npm package pyodide")
    parser.add_argument("--tests", type=Path, required=True, help="the engine's test data: the folder tests")
    parser.add_argument("--output", type=Path, required=True, help="directory to write")
    options = parser.parse_args()
    try:
        described = build(options.wheel, options.pyodide, options.tests, options.output)
    except (NoWheel, NoModule, StepFailed, FileNotFoundError) as error:
        print(f"The browser's Python could not be put together: {error}.", file=sys.stderr)
        return 1
    kind = "published" if described["calculator"] else "slim"
    if described["split"]:
        kind += ", WebAssembly split"
    else:
        absent = os.environ.get(NO_TOOL) or not shutil.which(TOOL)
        kind += f", WebAssembly whole{f' (no {TOOL}: package binaryen)' if absent else ''}"
    sizes = ", ".join(f"{name} {size['bytes'] // 1024} kB" for name, size in described["files"].items())
    print(f"   Pyodide {described['version']}, {kind}: {sizes}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

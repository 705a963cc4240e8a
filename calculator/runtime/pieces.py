"""Step 3: the published files of the pinned Pyodide that the worker loads."""

import json
import shutil
from pathlib import Path

PIECES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def pyodide_version(package: Path) -> str:
    """The version that the npm package says of itself, as "314.0.7"."""
    version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
    return str(version)


def copy_pieces(package: Path, target: Path) -> None:
    """Copy the pieces, unchanged, from the npm package ``pyodide`` into ``target``."""
    for name in PIECES:
        shutil.copyfile(package / name, target / name)

"""The pinned Pyodide as its npm package holds it: version, WebAssembly, standard library, what its lock file says of itself."""

import json
import shutil
from pathlib import Path
from typing import Any

from calculator.runtime.pack import content_hash

WASM, STDLIB, LOCK = "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"


def pyodide_version(package: Path) -> str:
    """The version that the npm package says of itself, as "314.0.7"."""
    version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
    return str(version)


def lock_info(package: Path) -> dict[str, Any]:
    """What Pyodide reads of its lock file where no package is loaded: the versions it was built for."""
    info: dict[str, Any] = json.loads((package / LOCK).read_text(encoding="utf-8"))["info"]
    return info


def named(source: Path, target: Path, name: str) -> Path:
    """Copy ``source`` into the directory ``target`` under ``name``, with the hash of its content before the ending."""
    stem, _, ending = name.rpartition(".")
    return Path(shutil.copyfile(source, target / f"{stem}-{content_hash(source.read_bytes())}.{ending}"))

"""Split Pyodide's WebAssembly with Binaryen's wasm-split: first what the engine was seen to call, then the rest.

The rest loads by itself when something calls for it (``calculator/web/src/instance.mjs``), which no session should.
"""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from calculator.runtime.gate import WAYS
from calculator.runtime.node import StepFailed, run

TOOL = "wasm-split"
#: Declares that this machine has no wasm-split, so that even continuous integration takes the WebAssembly whole.
NO_TOOL = "WITHOUT_WASM_SPLIT"
#: The parts' own tables, as the first exports them; ``__indirect_function_table`` is number 0.
TABLES = {b"%table": 1, b"%table_0": 2}
TABLE_KIND = 1


def tool() -> str | None:
    """The path of wasm-split; None where it is declared absent, or where it is absent and nobody minds."""
    if os.environ.get(NO_TOOL):
        return None
    found = shutil.which(TOOL)
    if found is None and os.environ.get("CI"):
        raise StepFailed(f"{TOOL} is not installed (package binaryen); {NO_TOOL}=1 declares that this machine has none")
    return found


def binaryen(command: Sequence[str | Path]) -> None:
    """Run wasm-split; StepFailed with its last words."""
    done = subprocess.run([*command, "--all-features"], capture_output=True, encoding="utf-8", errors="replace", check=False)
    if done.returncode != 0:
        raise StepFailed(f"{TOOL}: {(done.stderr.strip().splitlines() or ['no reason given'])[-1][:500]}")


def mended(wasm: bytes) -> bytes:
    """The first part with each table exported under its own number: version 108 writes 0 for all. StepFailed in doubt."""
    for name, number in TABLES.items():
        export = bytes([len(name)]) + name + bytes([TABLE_KIND])
        place = wasm.find(export) + len(export)
        if wasm.count(export) != 1 or wasm[place] not in (0, number):
            raise StepFailed(f"{TOOL}: the export of {name.decode()} is not where it should be")
        wasm = wasm[:place] + bytes([number]) + wasm[place + 1 :]
    return wasm


def split(wasm: Path, package: Path, archive: Path, questions: Sequence[str], scratch: Path) -> tuple[Path, Path] | None:
    """The two parts of ``wasm``, written into the new directory ``scratch``; None where the tool is not to be used.

    The profile is taken with the ``archive`` that is deployed: with another one, every start would load the rest.
    """
    command = tool()
    if command is None:
        return None
    scratch.mkdir()
    instrumented, merged = scratch / "instrumented.wasm", scratch / "merged.prof"
    binaryen([command, "--instrument", wasm, "-o", instrumented])
    said = {"package": str(package), "stdlib": str(archive), "wasm": str(instrumented), "ways": WAYS, "questions": questions}
    run("profile.mjs", {**said, "target": str(scratch)})
    binaryen([command, "--merge-profiles", *(scratch / f"{way}.prof" for way in WAYS), "-o", merged])
    first, rest = scratch / "first.wasm", scratch / "rest.wasm"
    binaryen([command, wasm, "--profile", merged, "-o1", first, "-o2", rest, "--export-prefix=%"])
    first.write_bytes(mended(first.read_bytes()))
    return first, rest

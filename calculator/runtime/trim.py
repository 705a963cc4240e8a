"""Make the slim archive: the part of the standard library that the engine loads, and the engine, as byte code.

Pyodide itself compiles (``compile.mjs``, ``compile_inside.py``), since the build's own Python writes a format it refuses. What is
loaded was seen while the published Pyodide answered the engine's test data, and the gate asks the slim one the same.
"""

import shutil
from collections.abc import Iterable
from pathlib import Path

from calculator.runtime.node import run
from calculator.runtime.pack import pack
from calculator.runtime.reach import file_of, reached
from calculator.runtime.unpack import settle

#: Loaded only because it is there: whoever imports one of these does it under ``except ImportError`` and goes on without.
SPARE = frozenset(
    ["ssl.py", "_ssl.py", "bz2.py", "lzma.py"]
    + [f"compression/{name}.py" for name in ("__init__", "_common/__init__", "_common/_streams")]
    + [f"compression/zstd/{name}.py" for name in ("__init__", "_zstdfile")]
)


def library(loaded: Iterable[str]) -> list[str]:
    """The files of the standard library to keep ("json/decoder.py"), of all that Python has ``loaded``, as paths inside it."""
    names = (path.partition(".zip/")[2] for path in loaded)
    return sorted({name for name in names if name} - SPARE)


def engine(tree: Path) -> list[str]:
    """The engine's sources to keep, as paths under ``tree``, the unpacked wheel."""
    files = (file_of(module, tree) for module in reached(tree))
    return sorted(path.relative_to(tree).as_posix() for path in files if path)


def trim(tree: Path, package: Path, loaded: Iterable[str], scratch: Path, target: Path) -> Path:
    """Write ``target/python-<hash>.zip`` from the wheel's ``tree`` and Pyodide's ``package``; ``scratch`` is a new directory."""
    scratch.mkdir()
    sources = [*library(loaded), *engine(tree)]
    run("compile.mjs", {"package": str(package), "tree": str(tree), "target": str(scratch), "sources": sources})
    for catalogue in tree.rglob("*.mo"):
        place = scratch / catalogue.relative_to(tree)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(catalogue, place)
    settle(scratch)
    return pack(scratch, target, "python")

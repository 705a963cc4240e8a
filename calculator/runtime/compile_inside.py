"""Runs inside Pyodide, never here: ``compile_all`` writes byte code from /tree and the standard library to /target."""

import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from types import CodeType

TREE, TARGET = Path("/tree"), Path("/target")
#: These read their own docstrings when they are loaded.
WITH_DOCSTRINGS = ("_pyodide/", "pyodide/")
#: The header of byte code that is never compared with a source: flag 1 says that a hash stands here, not a date.
UNCHECKED = (1).to_bytes(4, "little")


def byte_code(source: bytes, name: str) -> bytes:
    """A module's file, from its source; ``name`` is its path in the archive ("json/decoder.py")."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=0 if name.startswith(WITH_DOCSTRINGS) else 2)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """The same code without its line numbers, a sixth of its size: nobody sees a traceback in the browser."""
    inner = tuple(without_lines(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")


def compile_all(names: Iterable[str]) -> None:
    """Write the byte code of all ``names``, sources as found in /tree or else in the standard library."""
    library = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
    for name in names:
        own = TREE / name
        source = own.read_bytes() if own.is_file() else library.read(name)
        target = TARGET / f"{name}c"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(byte_code(source, name))

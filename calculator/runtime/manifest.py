"""Say what the browser has to load, so that addresses change with their content and progress has a measure."""

import json
from pathlib import Path
from typing import Any, TypedDict

from calculator.runtime.pack import content_hash


class Size(TypedDict):
    bytes: int  # as the page receives it, after the host's compression is undone


class Pieces(TypedDict):
    """File names; each carries the hash of its content."""

    wasm: str
    rest: str  # the second part of the WebAssembly, or "" where it is whole
    stdlib: str  # the standard library; trimmed, it holds the calculator too
    calculator: str  # the calculator by itself, or ""


class Manifest(Pieces):
    split: bool  # the WebAssembly has two parts
    version: str  # of Pyodide
    build: str  # changes when any piece does
    info: dict[str, Any]  # what Pyodide reads of its lock file
    files: dict[str, Size]


def manifest(directory: Path, pieces: Pieces, version: str, info: dict[str, Any]) -> Manifest:
    """The manifest of all files in ``directory``, the ``pieces`` among them."""
    contents = {path.name: path.read_bytes() for path in sorted(directory.iterdir())}
    build = content_hash(*(part for name, content in contents.items() for part in (name.encode(), content)))
    files: dict[str, Size] = {name: {"bytes": len(content)} for name, content in contents.items()}
    return {**pieces, "split": bool(pieces["rest"]), "version": version, "build": build, "info": info, "files": files}


def write_manifest(directory: Path, pieces: Pieces, version: str, info: dict[str, Any]) -> Manifest:
    """Write ``manifest.json`` beside the pieces and return it."""
    described = manifest(directory, pieces, version, info)
    (directory / "manifest.json").write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    return described

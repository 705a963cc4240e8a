"""Step 4: say what the browser has to load, so that addresses change with their content and progress has a measure."""

import json
from pathlib import Path
from typing import TypedDict

from calculator.runtime.pack import content_hash


class Size(TypedDict):
    bytes: int  # as the page receives it, after the host's compression is undone


class Manifest(TypedDict):
    version: str  # of Pyodide
    build: str  # changes when any piece does; the pieces are published in a directory of this name
    archive: str  # file name of the calculator archive
    files: dict[str, Size]


def manifest(directory: Path, archive: Path, version: str) -> Manifest:
    """The manifest of all files in ``directory``, the calculator ``archive`` among them."""
    pieces = {path.name: path.read_bytes() for path in sorted(directory.iterdir())}
    build = content_hash(*(part for name, content in pieces.items() for part in (name.encode(), content)))
    files: dict[str, Size] = {name: {"bytes": len(content)} for name, content in pieces.items()}
    return {"version": version, "build": build, "archive": archive.name, "files": files}


def write_manifest(directory: Path, archive: Path, version: str) -> Manifest:
    """Write ``manifest.json`` beside the pieces and return it."""
    described = manifest(directory, archive, version)
    (directory / "manifest.json").write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    return described

"""The wheel and the archive hold the engine and nothing else, and come out alike wherever and whenever they are made."""

import hashlib
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from calculator.words import LANGS


def names(archive: Path) -> list[str]:
    with zipfile.ZipFile(archive) as opened:
        return [name for name in opened.namelist() if not name.endswith("/")]


def manifest_of(directory: Path) -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((directory / "manifest.json").read_text(encoding="utf-8"))
    return manifest


def test_the_wheel_is_engine_and_command_line(repo: Path, wheel: Path) -> None:
    packed = {name for name in names(wheel) if ".dist-info/" not in name}
    engine = {path.relative_to(repo).as_posix() for path in (repo / "calculator").glob("*.py")}
    for game in ("papayoo", "paiute"):
        engine |= {path.relative_to(repo).as_posix() for path in (repo / "calculator" / game).rglob("*.py")}
    engine -= {"calculator/catalogues.py", "calculator/typescript.py"}  # build steps
    catalogues = {f"calculator/locale/{lang}/LC_MESSAGES/calculator.mo" for lang in LANGS if lang != "en"}
    assert packed - {"calculator/locale/en/LC_MESSAGES/calculator.mo"} == engine | catalogues | {"calculator/py.typed"}


def test_the_wheel_runs_by_itself(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(tmp_path)
    program = "import sys; sys.path.insert(0, '.'); from calculator.service import view; print(view(None, 'pl'))"
    command = [sys.executable, "-I", "-X", "utf8", "-c", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert "kart" in done.stdout


def test_the_archive_is_the_wheel_stored(python_dir: Path, wheel: Path) -> None:
    archive = python_dir / manifest_of(python_dir)["archive"]
    assert sorted(names(archive)) == sorted(names(wheel))
    with zipfile.ZipFile(archive) as opened:
        assert {entry.compress_type for entry in opened.infolist()} == {zipfile.ZIP_STORED}
        assert [entry.filename for entry in opened.infolist()] == sorted(entry.filename for entry in opened.infolist())


def test_the_manifest_tells_the_truth(python_dir: Path, repo: Path) -> None:
    manifest = manifest_of(python_dir)
    pieces = {path.name: path.read_bytes() for path in python_dir.iterdir() if path.name != "manifest.json"}
    assert {name: {"bytes": len(content)} for name, content in pieces.items()} == manifest["files"]
    assert hashlib.sha256(hashlib.sha256(pieces[manifest["archive"]]).digest()).hexdigest()[:16] in manifest["archive"]
    pinned = json.loads((repo / "calculator" / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]["pyodide"]
    assert manifest["version"] == pinned


def test_pyodide_is_as_published(python_dir: Path, repo: Path) -> None:
    published = repo / "calculator" / "web" / "node_modules" / "pyodide"
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        assert (python_dir / name).read_bytes() == (published / name).read_bytes()


def packed_in(repo: Path, output: Path, wheels: Path, zone: str, mask: int) -> dict[str, Any]:
    command = [
        repo / ".venv-runtime" / "bin" / "python",
        *("-m", "calculator.runtime", "--wheel", wheels, "--output", output),
        *("--pyodide", repo / "calculator" / "web" / "node_modules" / "pyodide"),
    ]
    subprocess.run(command, cwd=repo, env={**os.environ, "TZ": zone}, umask=mask, capture_output=True, check=True)
    return manifest_of(output)


def test_the_archive_is_reproducible(python_dir: Path, repo: Path, wheel: Path, tmp_path: Path) -> None:
    """Another time zone, another mask for new files, another day: the same bytes and so the same names."""
    if not (repo / ".venv-runtime").is_dir():
        pytest.fail("There is no environment for pyodide-build: run `make build` first.", pytrace=False)
    made = manifest_of(python_dir)
    assert packed_in(repo, tmp_path / "east", wheel.parent, "Pacific/Auckland", 0o077) == made
    assert packed_in(repo, tmp_path / "west", wheel.parent, "America/Los_Angeles", 0o002) == made


def test_a_changed_engine_changes_the_names(python_dir: Path, repo: Path, wheel: Path, tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    changed = wheels / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(changed, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name) + (b"#\n" if name == "calculator/service.py" else b""))
    made, other = manifest_of(python_dir), packed_in(repo, tmp_path / "changed", wheels, "UTC", 0o022)
    assert other["archive"] != made["archive"]
    assert other["build"] != made["build"]


def test_without_a_wheel_it_says_so(repo: Path, tmp_path: Path) -> None:
    command = [repo / ".venv-runtime" / "bin" / "python", "-m", "calculator.runtime", "--wheel", tmp_path, "--pyodide", tmp_path]
    done = subprocess.run([*command, "--output", tmp_path / "out"], cwd=repo, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "wheels instead of one" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()

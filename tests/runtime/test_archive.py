"""The wheel and the archive hold the engine and nothing else, and come out alike wherever and whenever they are made."""

import hashlib
import json
import lzma
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


#: What the door loads in this Python, as paths inside an archive.
LOADED = """
import json, sys
import calculator.service
print(json.dumps([module.__file__ for name, module in sys.modules.items() if name.split(".")[0] == "calculator"]))
"""


def test_the_archive_is_byte_code_stored(python_dir: Path, repo: Path) -> None:
    """The engine as far as the door leads, without the command line; everything compiled, nothing packed twice."""
    manifest = manifest_of(python_dir)
    assert manifest["calculator"] == "", "the build fell back to the published files"
    archive = python_dir / manifest["stdlib"]
    with zipfile.ZipFile(archive) as opened:
        assert {entry.compress_type for entry in opened.infolist()} == {zipfile.ZIP_STORED}
        assert [entry.filename for entry in opened.infolist()] == sorted(entry.filename for entry in opened.infolist())
        for name in names(archive):
            if name.endswith(".pyc"):  # flags 1: byte code that is never compared with a source
                assert opened.read(name)[4:8] == b"\1\0\0\0", name
    catalogues = {f"calculator/locale/{lang}/LC_MESSAGES/calculator.mo" for lang in LANGS if lang != "en"}
    engine = {name for name in names(archive) if name.startswith("calculator/")}
    assert catalogues < engine
    loaded = json.loads(subprocess.run([sys.executable, "-c", LOADED], cwd=repo, capture_output=True, check=True).stdout)
    assert {Path(path).relative_to(repo).as_posix() + "c" for path in loaded} <= engine
    plain = engine - catalogues - {"calculator/locale/en/LC_MESSAGES/calculator.mo"}
    assert all(name.endswith(".pyc") for name in plain)
    assert not plain & {"calculator/__main__.pyc", "calculator/papayoo/command.pyc", "calculator/labels.pyc"}


def test_the_manifest_tells_the_truth(python_dir: Path, repo: Path) -> None:
    manifest = manifest_of(python_dir)
    pieces = {path.name: path.read_bytes() for path in python_dir.iterdir() if path.name != "manifest.json"}
    assert {name: {"bytes": len(content)} for name, content in pieces.items()} == manifest["files"]
    assert {manifest["wasm"], manifest["stdlib"]} <= set(pieces)
    for name, content in pieces.items():
        assert hashlib.sha256(hashlib.sha256(content).digest()).hexdigest()[:16] in name
    pinned = json.loads((repo / "calculator" / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]["pyodide"]
    assert manifest["version"] == pinned
    lock = json.loads((repo / "calculator/web/node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    assert manifest["info"] == lock["info"]


def test_the_webassembly_is_the_published_one_or_its_parts(python_dir: Path, repo: Path) -> None:
    manifest = manifest_of(python_dir)
    published = (repo / "calculator/web/node_modules/pyodide/pyodide.asm.wasm").read_bytes()
    first = (python_dir / manifest["wasm"]).read_bytes()
    assert manifest["split"] == bool(manifest["rest"])
    if not manifest["split"]:
        assert first == published
        return
    rest = (python_dir / manifest["rest"]).read_bytes()
    assert len(first) < 0.65 * len(published)
    assert len(published) < len(first) + len(rest) < 1.1 * len(published)
    assert all(part.startswith(b"\0asm") for part in (first, rest))


def compressed(*paths: Path) -> int:
    """About what a host sends with brotli at its best: LZMA comes within two hundredths of it, in a fifth of the time."""
    return sum(len(lzma.compress(path.read_bytes(), preset=6)) for path in paths)


def test_the_first_answer_costs_half_of_what_it_costs_as_published(python_dir: Path, repo: Path, wheel: Path) -> None:
    """The budget on bytes: with the WebAssembly split at most 0.46 of the published Pyodide and the wheel, whole at most 0.66."""
    manifest = manifest_of(python_dir)
    package = repo / "calculator" / "web" / "node_modules" / "pyodide"
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
    (worker,) = (repo / "build" / "web").glob("worker-*.js")
    ours = compressed(python_dir / manifest["wasm"], python_dir / manifest["stdlib"], worker)
    assert ours / compressed(*(package / name for name in names), wheel) <= (0.46 if manifest["split"] else 0.66)


#: Trims and packs a wheel anew, for the files of the standard library that a built archive holds.
TRIM = """
import sys, zipfile
from pathlib import Path
from calculator.runtime.trim import trim
from calculator.runtime.unpack import the_wheel, unpack
wheels, package, archive, target = map(Path, sys.argv[1:])
tree = target / "tree"
unpack(the_wheel(wheels), tree)
loaded = [f"/lib/python.zip/{name[:-1]}" for name in zipfile.ZipFile(archive).namelist() if name.endswith(".pyc")]
loaded = [name for name in loaded if not name.startswith("/lib/python.zip/calculator/")]
print(trim(tree, package, loaded, target / "scratch", target).name)
"""


def trimmed(repo: Path, python_dir: Path, wheels: Path, target: Path, zone: str, mask: int) -> str:
    """The name of the archive made of the wheel in ``wheels``, on a machine with another time zone and mask for new files."""
    python = repo / ".venv-runtime" / "bin" / "python"
    if not python.is_file():
        pytest.fail("There is no environment for pyodide-build: run `make build` first.", pytrace=False)
    target.mkdir()
    package = repo / "calculator" / "web" / "node_modules" / "pyodide"
    archive = python_dir / manifest_of(python_dir)["stdlib"]
    command = [python, "-c", TRIM, wheels, package, archive, target]
    environment = {**os.environ, "TZ": zone, "PYTHONPATH": str(repo)}
    done = subprocess.run(command, cwd=repo, env=environment, umask=mask, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_archive_is_reproducible(python_dir: Path, repo: Path, wheel: Path, tmp_path: Path) -> None:
    """Another time zone, another mask for new files, another day: the same bytes and so the same name."""
    made = manifest_of(python_dir)["stdlib"]
    assert trimmed(repo, python_dir, wheel.parent, tmp_path / "east", "Pacific/Auckland", 0o077) == made
    assert trimmed(repo, python_dir, wheel.parent, tmp_path / "west", "America/Los_Angeles", 0o002) == made


def test_a_changed_engine_changes_the_name(python_dir: Path, repo: Path, wheel: Path, tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    changed = wheels / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(changed, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name) + (b"CHANGED = 1\n" if name == "calculator/service.py" else b""))
    assert trimmed(repo, python_dir, wheels, tmp_path / "changed", "UTC", 0o022) != manifest_of(python_dir)["stdlib"]


def built(repo: Path, wheels: Path, output: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The whole build of the browser's Python."""
    package = repo / "calculator" / "web" / "node_modules" / "pyodide"
    python = repo / ".venv-runtime" / "bin" / "python"
    command = [python, "-m", "calculator.runtime", "--wheel", wheels, "--pyodide", package, "--tests", repo / "tests"]
    kept = {name: value for name, value in os.environ.items() if name != "CI"}
    return subprocess.run(
        [*command, "--output", output], cwd=repo, env={**kept, **environment}, capture_output=True, text=True, check=False
    )


def test_a_tool_that_is_missing_is_said_and_in_continuous_integration_declared(repo: Path) -> None:
    """Asked of the step itself: the whole build would take minutes to come to it."""
    program = "from calculator.runtime.split import tool; print(tool())"
    python = repo / ".venv-runtime" / "bin" / "python"

    def asked(**environment: str) -> subprocess.CompletedProcess[str]:
        plain = {"PATH": "/nowhere", **environment}
        return subprocess.run([python, "-c", program], cwd=repo, env=plain, capture_output=True, text=True, check=False)

    assert asked().stdout == "None\n"
    assert asked(CI="true", WITHOUT_WASM_SPLIT="1").stdout == "None\n"
    refused = asked(CI="true")
    assert refused.returncode != 0
    assert "WITHOUT_WASM_SPLIT=1" in refused.stderr


@pytest.mark.parametrize(
    ("wasm", "mended"),
    [
        (b"..\x06%table\x01\x00\x08%table_0\x01\x00..", b"..\x06%table\x01\x01\x08%table_0\x01\x02.."),
        (b"..\x06%table\x01\x01\x08%table_0\x01\x02..", b"..\x06%table\x01\x01\x08%table_0\x01\x02.."),
        (b"..\x06%table\x01\x00..", None),
        (b"\x06%table\x01\x00\x06%table\x01\x00\x08%table_0\x01\x00", None),
        (b"\x06%table\x01\x05\x08%table_0\x01\x00", None),
    ],
    ids=["version 108", "right already", "one missing", "one twice", "another number"],
)
def test_the_first_part_is_mended_or_refused(repo: Path, wasm: bytes, mended: bytes | None) -> None:
    program = """
import sys
from calculator.runtime.node import StepFailed
from calculator.runtime.split import mended
try:
    print(mended(bytes.fromhex(sys.argv[1])).hex())
except StepFailed as reason:
    print("refused")
"""
    python = repo / ".venv-runtime" / "bin" / "python"
    done = subprocess.run([python, "-c", program, wasm.hex()], cwd=repo, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == (mended.hex() if mended else "refused")


def test_without_a_wheel_it_says_so(repo: Path, tmp_path: Path) -> None:
    done = built(repo, tmp_path, tmp_path / "out")
    assert done.returncode == 1
    assert "wheels instead of one" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()


def test_where_a_step_fails_the_published_files_are_used(repo: Path, wheel: Path, tmp_path: Path) -> None:
    """Node is the step that can be taken away without harm; whatever fails takes the same way."""
    done = built(repo, wheel.parent, tmp_path / "out", PATH=str(tmp_path))
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert done.stderr.strip().startswith("The published runtime is used")
    manifest = manifest_of(tmp_path / "out")
    published = repo / "calculator" / "web" / "node_modules" / "pyodide"
    assert (tmp_path / "out" / manifest["stdlib"]).read_bytes() == (published / "python_stdlib.zip").read_bytes()
    assert sorted(names(tmp_path / "out" / manifest["calculator"])) == sorted(names(wheel))


def test_in_continuous_integration_a_failed_step_fails_the_build(repo: Path, wheel: Path, tmp_path: Path) -> None:
    done = built(repo, wheel.parent, tmp_path / "out", PATH=str(tmp_path), CI="true")
    assert done.returncode == 1
    assert "answer.mjs" in done.stderr
    assert not (tmp_path / "out").exists()

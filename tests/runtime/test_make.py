"""`make` says in one sentence what a machine lacks."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

TOOLS = "bash make env find sort xargs cksum cmp mv rm mkdir ls sed grep expand cat".split()


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A directory with the everyday tools and neither Python nor Node."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in TOOLS:
        path = shutil.which(name)
        assert path, name
        (tools / name).symlink_to(path)
    return tools


def script(tools: Path, name: str, text: str) -> None:
    path = tools / name
    path.write_text(f"#!/usr/bin/env bash\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def make(repo: Path, *arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    # A make around these tests must not hand its own flags on.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "PYTHON"}
    if path:
        environment["PATH"] = str(path)
    return subprocess.run(
        ["make", *arguments], cwd=repo, env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def refusal(repo: Path, path: Path, *arguments: str) -> str:
    """What was said on the way out, without the closing line of make itself."""
    done = make(repo, *arguments, path=path)
    assert done.returncode != 0
    return "".join(line for line in done.stderr.splitlines(keepends=True) if not line.startswith("make: ***"))


def test_no_python(repo: Path, bare: Path) -> None:
    said = refusal(repo, bare, "have-python")
    assert said == "Python 3.11 or newer is needed and was not found: install it, or name one: make PYTHON=/path/to/python3.\n"


def test_old_python(repo: Path, bare: Path) -> None:
    script(bare, "python3", "exit 1")
    said = refusal(repo, bare, "have-python", "PYTHON=python3")
    assert said == "python3 is not Python 3.11 or newer: name one that is: make PYTHON=/path/to/python3.\n"


def test_python_without_venv(repo: Path, bare: Path) -> None:
    script(bare, "python3", '[[ "$*" != *ensurepip* ]]')
    said = refusal(repo, bare, "have-python")
    assert said.count("\n") == 1
    assert "venv" in said


def test_no_node(repo: Path, bare: Path) -> None:
    said = refusal(repo, bare, "have-node")
    assert said == "Node.js 20 or newer is needed and was not found: install it.\n"


def test_old_node(repo: Path, bare: Path) -> None:
    script(bare, "node", '[ "$1" = --version ] && echo v18.19.0 && exit; exit 1')
    said = refusal(repo, bare, "have-node")
    assert said == "Node.js 20 or newer is needed; this is v18.19.0.\n"


def test_no_npm(repo: Path, bare: Path) -> None:
    script(bare, "node", "exit 0")
    said = refusal(repo, bare, "have-node")
    assert said.startswith("npm is needed")


def test_help_names_every_command(repo: Path) -> None:
    said = make(repo).stdout
    for command in ("serve", "test", "build", "dev", "lint", "clean", "lock"):
        assert f"make {command} " in said

"""What the build made for the browser's Python."""

import os
from pathlib import Path

import pytest


def built(repo: Path, name: str) -> Path:
    directory = repo / "build" / name
    if not directory.is_dir():
        pytest.fail(f"There is no build/{name}/: run `make build` first.", pytrace=False)
    return directory


@pytest.fixture(scope="session")
def python_dir(repo: Path) -> Path:
    """build/python: Pyodide, the calculator archive and their manifest."""
    return Path(os.environ.get("PYTHON_DIR") or built(repo, "python"))


@pytest.fixture(scope="session")
def wheel(repo: Path) -> Path:
    """The wheel."""
    (wheel,) = built(repo, "wheel").glob("*.whl")
    return wheel

"""README and CONTRIBUTING tell the truth: every path and every make command they name exists."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

FETCHED = {".git/", ".venv/", ".venv-runtime/", ".venv-lock/", "build/", "site/"}
#: Made by the build or the set-up, so not in a bare clone.
MADE = {"site/", "build/python/", ".venv/", ".venv-runtime/", "calculator/web/node_modules/"}
PATH = re.compile(r"`([\w.-]+(?:/[\w.-]+)*(?:/|\.(?:py|ts|toml|yml|md|in|txt|mjs|po))|LICENSE(?:-texts)?)`")
PLUMBING = {"__init__.py", "fields.py", "piling.py", "answer.py"}
GUIDES = ("README.md", "CONTRIBUTING.md")


@pytest.fixture(scope="module")
def guides(repo: Path) -> str:
    return "\n".join((repo / name).read_text(encoding="utf-8") for name in GUIDES)


def paths(repo: Path) -> Iterator[str]:
    """Files and folders ("calculator/papayoo/") of the repository, without what is fetched or built."""
    for folder, folders, files in os.walk(repo):
        here = Path(folder).relative_to(repo)
        folders[:] = [name for name in folders if f"{(here / name).as_posix()}/" not in FETCHED and name != "node_modules"]
        yield from ((here / name).as_posix() for name in files)
        yield from (f"{(here / name).as_posix()}/" for name in folders)


def test_every_path_exists(repo: Path, guides: str) -> None:
    existing = set(paths(repo))
    existing |= {Path(path).name for path in existing}
    named = set(PATH.findall(guides)) - MADE
    assert len(named) > 40
    assert sorted(named - existing) == []


def test_every_link_exists(repo: Path, guides: str) -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", guides)
    assert targets
    assert [target for target in targets if "://" not in target and not (repo / target).exists()] == []


def test_every_make_command_exists(repo: Path, guides: str) -> None:
    commands = set(re.findall(r"(?:`|^ {4})make ([a-z]+)", guides, re.MULTILINE))
    targets = set(re.findall(r"^([a-z]+):", (repo / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"serve", "test", "build", "dev", "help", "lock"} <= commands <= targets


def test_the_map_misses_nothing(repo: Path) -> None:
    """Every folder of the code, and every module of the engine that is not private plumbing, is on the map."""
    text = (repo / "CONTRIBUTING.md").read_text(encoding="utf-8")
    games = sorted(path.parent for path in (repo / "calculator").glob("*/rules.py"))
    assert [game.name for game in games] == ["paiute", "papayoo"]
    engine = (path for game in games for path in game.glob("*.py") if path.name not in PLUMBING)
    shared = (path for path in (repo / "calculator").glob("*.py") if path.name[:2] != "__")
    tests = (path for path in (repo / "tests").iterdir() if path.is_dir() and path.name[0] not in "._")
    expected = [path.relative_to(repo).as_posix() for path in (*engine, *shared)] + [f"tests/{path.name}/" for path in tests]
    assert sorted(name for name in expected if f"`{name}`" not in text) == []

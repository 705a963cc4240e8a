"""A house for games: no game knows another, what they share knows none, and the engine knows neither clock nor chance."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CALCULATOR = Path(__file__).parents[2] / "calculator"
GAMES = sorted(path.parent.name for path in CALCULATOR.glob("*/rules.py"))
#: Where the games come together.
DOORS = {"service.py", "typescript.py", "__main__.py"}
SHARED = sorted(path for path in CALCULATOR.glob("*.py") if path.name not in DOORS)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_there_are_two_games() -> None:
    assert GAMES == ["paiute", "papayoo"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other(game: str) -> None:
    others = tuple(f"calculator.{other}" for other in GAMES if other != game)
    known = [name for path in (CALCULATOR / game).rglob("*.py") for name in imported(path)]
    assert known
    assert [name for name in known if name.startswith(others)] == []


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.stem)
def test_what_games_share_knows_none(path: Path) -> None:
    games = tuple(f"calculator.{game}" for game in GAMES)
    assert [name for name in imported(path) if name.startswith(games)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_knows_neither_clock_nor_chance(game: str) -> None:
    known = [name for path in (CALCULATOR / game).rglob("*.py") for name in imported(path)]
    assert [name for name in known if name.split(".")[0] in {"random", "secrets", "time", "js", "pyodide"}] == []


def test_an_evening_of_papayoo_starts_without_the_other_game() -> None:
    """A first visit waits for every module that is imported."""
    script = "import sys; from calculator import service; service.view(None); print(*(n for n in sys.modules if 'paiute' in n))"
    done = subprocess.run([sys.executable, "-c", script], cwd=CALCULATOR.parent, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []

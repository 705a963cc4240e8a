"""The engine in Pyodide answers word for word what it answers in this Python."""

import json
import subprocess
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from calculator import service
from calculator.words import LANGS


def by_points(*piles: str) -> list[dict[str, Any]]:
    """The actions that enter these piles for the players a, b, c …"""
    return [{"type": "set_points", "player": player, "text": text} for player, text in zip("abcdefgh", piles, strict=False)]


DIE = {"type": "set_die", "suit": "clubs"}
JUDGE = {"type": "judge"}
CARDS = {"a": (3, 8, 19), "b": (12, 20), "c": (1, 2, 4, 5, 6, 9, 10, 11, 13), "d": (14, 15, 16, 17, 18)}
WORKED_BY_CARDS: list[dict[str, Any]] = [
    DIE,
    *({"type": "give_card", "card": f"P{number}", "player": player} for player, numbers in CARDS.items() for number in numbers),
    {"type": "give_card", "card": "PAPAYOO", "player": "b"},
    JUDGE,
    {"type": "give_card", "card": "P7", "player": "c"},
]
ROUNDS: tuple[list[dict[str, Any]], ...] = (
    WORKED_BY_CARDS,
    [DIE, *by_points("3+8+19", "72", "61", "80"), JUDGE, {"type": "set_points", "player": "c", "text": "61+7"}],
    by_points("60", "70", "40", "40"),  # 210
    by_points("67", "70", "40", "40"),  # 217
    by_points("99", "70", "40", "40"),  # 249
    by_points("121", "70", "40", "40"),  # 271
    by_points("140", "70", "40", "40"),  # 290
    by_points("300", "-50", "0", "0"),
    [{"type": "set_players", "count": 3}, *by_points("1", "1", "248")],
)


def state_after(state: Any, action: Any, lang: str = "en") -> Any:
    """The next state, from the engine in this Python."""
    answer: Any = service.apply(state, action, lang)
    return answer["state"]


def requests(corpus: Path) -> Iterator[dict[str, Any]]:
    """Everything in the corpus in turn in the four languages, then whole rounds, each judged in all of them."""
    langs = cycle(LANGS)
    texts = [path.read_bytes().decode("utf-8", "replace") for path in sorted(corpus.glob("*/*.json"))]
    links = [json.loads((corpus / name).read_text(encoding="utf-8")) for name in ("links.json", "refused-links.json")]
    for text in [*texts, *(entry["link"] for entries in links for entry in entries)]:
        yield {"do": "read", "text": text, "lang": next(langs)}
    for lang in LANGS:
        yield {"do": "read", "text": "example=missing-payoo-7", "lang": lang}
        yield {"do": "view", "state": None, "lang": lang}
    for actions in ROUNDS:
        for lang in LANGS:
            state: Any = None
            for action in [*actions, JUDGE]:
                yield {"do": "apply", "state": state, "action": action, "lang": lang}
                state = state_after(state, action, lang)


def ask_pyodide(python_dir: Path, script: Path, asked: list[str]) -> list[str]:
    """The answers of Pyodide to the requests."""
    lines = "".join(json.dumps(request) + "\n" for request in asked)
    done = subprocess.run(
        ["node", script, str(python_dir)], input=lines, capture_output=True, text=True, encoding="utf-8", timeout=180, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")[:-1]  # names may hold other line breaks


@pytest.fixture(scope="module")
def pyodide(python_dir: Path) -> Callable[[list[str]], list[str]]:
    script = Path(__file__).with_name("ask_pyodide.mjs")
    return lambda asked: ask_pyodide(python_dir, script, asked)


def test_pyodide_answers_the_same(repo: Path, pyodide: Callable[[list[str]], list[str]]) -> None:
    asked = [json.dumps(request) for request in requests(repo / "tests" / "corpus")]
    here = [service.call(request) for request in asked]
    there = pyodide(asked)
    assert len(there) == len(here) > 200
    different = [(request, ours, theirs) for request, ours, theirs in zip(asked, here, there, strict=True) if ours != theirs]
    assert different == []
    # Both must have something to say: findings, and errors with a code.
    said = "\n".join(there)
    for code in ("missing", "papayoo_forgotten", "not_a_score", "impossible_split", "valid", "not_json"):
        assert f'"{code}"' in said


def test_a_link_made_in_pyodide_opens_here(pyodide: Callable[[list[str]], list[str]]) -> None:
    state: Any = None
    for action in WORKED_BY_CARDS:
        state = state_after(state, action)
    (answer,) = pyodide([json.dumps({"do": "apply", "state": state, "action": {"type": "share_round"}, "lang": "pl"})])
    opened: Any = service.read(json.loads(answer)["link"], "pl")
    assert opened["draft"]["piles"] == state["draft"]["piles"]


def test_no_request_breaks_pyodide(pyodide: Callable[[list[str]], list[str]]) -> None:
    hostile = ["", "{", "null", "[" * 100_000, '"\\ud800"', "9" * 100_000, '{"do": NaN}', '{"x": "\ud800"}', '{"do":"read"}']
    hostile += ['{"do":"apply","state":{},"action":{}}', '{"do":"view","state":null,"lang":"xx"}']
    answers = [json.loads(answer) for answer in pyodide([*hostile, '{"do":"view","state":null}'])]
    assert [answer["error"]["code"] != "" for answer in answers[:-1]] == [True] * len(hostile)
    assert answers[-1]["sum"]["expected"] == 250

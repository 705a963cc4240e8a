"""The engine in Pyodide answers word for word what it answers in this Python."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from calculator import service
from calculator.papayoo import types, types_trick
from calculator.runtime.questions import HOSTILE, actions, questions

Ask = Callable[[list[str]], list[str]]


@pytest.fixture(scope="module")
def asked(repo: Path) -> list[str]:
    """The whole test data of the engine, as the build asks it."""
    return questions(repo / "tests")


@pytest.fixture(scope="module")
def pyodide(repo: Path, python_dir: Path) -> Ask:
    """The answers of Pyodide, from the pieces that the browser is given."""
    script = Path(__file__).with_name("ask_pyodide.mjs")
    package = repo / "calculator" / "web" / "node_modules" / "pyodide"

    def ask(asked: list[str]) -> list[str]:
        lines = "".join(json.dumps(request) + "\n" for request in asked)
        command = ["node", script, package, python_dir]
        done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", timeout=300, check=False)
        assert done.returncode == 0, done.stderr
        assert "rest loaded: 0" in done.stderr
        return done.stdout.split("\n")[:-1]  # names may hold other line breaks

    return ask


def test_pyodide_answers_the_same(asked: list[str], pyodide: Ask) -> None:
    here = [service.call(request) for request in asked]
    there = pyodide(asked)
    assert len(there) == len(here) > 1000
    different = [(request, ours, theirs) for request, ours, theirs in zip(asked, here, there, strict=True) if ours != theirs]
    assert different == []
    # Both must have something to say: findings, and errors with a code.
    said = "\n".join(there)
    for code in ("missing", "papayoo_forgotten", "not_a_score", "impossible_split", "valid", "not_json"):
        assert f'"{code}"' in said


def kinds(union: Any) -> set[str]:
    """The values of ``type`` in a union of actions, or of ``do`` in one of requests."""
    hints = (get_type_hints(member) for member in get_args(union))
    return {value for hint in hints for value in get_args(hint["type" if "type" in hint else "do"])}


def test_the_questions_leave_nothing_out(asked: list[str]) -> None:
    """Whatever can be asked at the door is asked in the gate; a door or an action that is new has to be added there."""
    requests = [json.loads(request) for request in asked if request not in HOSTILE]
    assert {request["do"] for request in requests} >= kinds(types.Request) | {"trick"}
    played = [request["action"]["type"] for request in requests if request["do"] == "apply" and "type" in request["action"]]
    assert set(played) >= kinds(types.Action)
    refereed = [request["action"]["type"] for request in requests if request["do"] == "trick" and "action" in request]
    assert set(refereed) >= kinds(types_trick.TrickAction)
    assert {request.get("lang") for request in requests} >= {"en", "de", "fr", "pl"}


def test_a_link_made_in_pyodide_opens_here(pyodide: Ask) -> None:
    state: Any = None
    for action in actions():
        answer: Any = service.apply(state, action)  # type: ignore[arg-type]
        state = answer.get("state", state)
        if action["type"] == "judge":
            break
    (said,) = pyodide([json.dumps({"do": "apply", "state": state, "action": {"type": "share_round"}, "lang": "pl"})])
    opened: Any = service.read(json.loads(said)["link"], "pl")
    assert opened["draft"]["piles"] == state["draft"]["piles"]
    assert opened["draft"]["piles"]["a"] == ["P3", "P8", "P19"]


def test_no_request_breaks_pyodide(pyodide: Ask) -> None:
    answers = [json.loads(answer) for answer in pyodide([*HOSTILE, '{"do":"view","state":null}'])]
    assert [answer["error"]["code"] != "" for answer in answers[:-1]] == [True] * len(HOSTILE)
    assert answers[-1]["sum"]["expected"] == 250

"""The gate: a runtime that is not the published one must answer the engine's whole test data as the published one does."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from calculator.runtime.node import StepFailed, run

#: How a session starts, and of how many questions each it is asked one: a session that makes a snapshot is like any other
#: until then.
WAYS = {"plain": 1, "made": 8, "loaded": 1}


def published_answers(package: Path, tree: Path, questions: Sequence[str]) -> dict[str, Any]:
    """What the published Pyodide answers, in ``answers``, and in ``files`` what it has loaded for it."""
    said = {"package": str(package), "tree": str(tree), "ways": {"plain": 1}, "questions": questions}
    answered: dict[str, Any] = run("answer.mjs", said)
    return answered


def pass_gate(package: Path, pieces: dict[str, str], questions: Sequence[str], expected: Sequence[str]) -> None:
    """Ask the runtime of ``pieces`` (paths of "stdlib" and "wasm") in every way a session starts.

    StepFailed names the first question that it answers otherwise.
    """
    said = {"package": str(package), **pieces, "ways": WAYS, "questions": questions}
    for way, answers in run("answer.mjs", said)["answers"].items():
        stride = WAYS[way]
        for question, answer, right in zip(questions[::stride], answers, expected[::stride], strict=True):
            if answer != right:
                raise StepFailed(f"started {way}, the slim runtime answers {short(question)} otherwise than the published one")


def short(question: str) -> str:
    """A question as it can be shown in a sentence."""
    return json.dumps(question[:200], ensure_ascii=False)

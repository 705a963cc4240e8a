"""The gate: a runtime that is not the published one must answer the engine's whole test data as the published one does."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from calculator.runtime.node import StepFailed, run

#: How a session starts, and of how many questions each it is asked one: a session that makes a snapshot is like any other
#: until then.
WAYS = {"plain": 1, "made": 8, "loaded": 1}
#: What the engine never does, so that the rest of a split WebAssembly is needed for it.
ELSEWHERE = Path(__file__).with_name("elsewhere.py")


def published_answers(package: Path, tree: Path, questions: Sequence[str]) -> dict[str, Any]:
    """What the published Pyodide answers, in ``answers``; in ``files`` what it has loaded for it; ``value``: see ELSEWHERE."""
    said = {"package": str(package), "tree": str(tree), "ways": {"plain": 1}, "questions": questions}
    answered: dict[str, Any] = run("answer.mjs", {**said, "program": ELSEWHERE.read_text(encoding="utf-8")})
    return answered


def pass_gate(package: Path, pieces: dict[str, str], questions: Sequence[str], expected: Sequence[str]) -> None:
    """Ask the runtime of ``pieces`` (paths of "stdlib", "wasm" and maybe "rest") in every way a session starts.

    StepFailed names the first question that it answers otherwise, or says that the rest was needed.
    """
    answered = run("answer.mjs", {"package": str(package), **pieces, "ways": WAYS, "questions": questions})
    for way, answers in answered["answers"].items():
        stride = WAYS[way]
        for question, answer, right in zip(questions[::stride], answers, expected[::stride], strict=True):
            if answer != right:
                raise StepFailed(f"started {way}, the slim runtime answers {short(question)} otherwise than the published one")
    if answered["loads"]:
        raise StepFailed("the engine needs the rest of the WebAssembly")


def pass_rest(package: Path, tree: Path, wasm: Path, rest: Path, expected: str) -> None:
    """Run what needs the rest, with the published library: StepFailed unless it was loaded, and what came out is ``expected``."""
    said = {"package": str(package), "tree": str(tree), "wasm": str(wasm), "rest": str(rest), "ways": {"plain": 1}}
    program = ELSEWHERE.read_text(encoding="utf-8")
    answered = run("answer.mjs", {**said, "questions": [], "program": program})
    if answered["value"] != expected or not answered["loadsInAll"]:
        raise StepFailed("the rest of the WebAssembly does not do what it did in the whole")


def short(question: str) -> str:
    """A question as it can be shown in a sentence."""
    return json.dumps(question[:200], ensure_ascii=False)

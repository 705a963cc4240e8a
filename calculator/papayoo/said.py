"""What is said aloud after an action, before the state of the round: whole sentences, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from calculator.papayoo.defaults import draft_of
from calculator.papayoo.game_view import told_of
from calculator.papayoo.steps import step_name
from calculator.papayoo.types import History, State
from calculator.suits import suit_name
from calculator.words import Words


def said_of(action: Mapping[str, Any], before: State, after: State, kept: History, words: Words) -> str:
    """The sentences for an action that led from ``before``, beside which ``kept`` lay, to ``after``."""
    kind = action["type"]
    if kind in ("undo", "redo"):
        step = kept["past" if kind == "undo" else "future"][-1]
        # The side on which what it is about still exists says what it is called.
        name = step_name(step, before, words) or step_name(step, after, words)
        if kind == "undo":
            return words.gettext("Undone: {step}.", step=name) if name else words.gettext("Undone.")
        return words.gettext("Redone: {step}.", step=name) if name else words.gettext("Redone.")
    say = _SAID.get(kind)
    return say(action, before, after, words) if say else ""


def _rolled(action: Mapping[str, Any], before: State, after: State, words: Words) -> str:
    die = draft_of(after)["die"]
    return words.gettext("Suit rolled: {suit}.", suit=suit_name(die, words)) if die else ""


def _written(action: Mapping[str, Any], before: State, after: State, words: Words) -> str:
    place = before.get("editing")
    if place is None:
        written = words.gettext("Round\u00a0{n} is written down.", n=len(after["rounds"]))
    else:
        written = words.gettext("Round\u00a0{n} is changed.", n=place + 1)
    return f"{written} {_stands(after, words)}".strip()


def _deleted(action: Mapping[str, Any], before: State, after: State, words: Words) -> str:
    deleted = words.gettext("Round\u00a0{n} is deleted.", n=action["round"] + 1)
    return f"{deleted} {_stands(after, words)}".strip()


def _opened(action: Mapping[str, Any], before: State, after: State, words: Words) -> str:
    return words.gettext("Round\u00a0{n} is being changed.", n=action["round"] + 1)


def _ended(action: Mapping[str, Any], before: State, after: State, words: Words) -> str:
    return told_of(after, words)["winners_text"]


def _stands(state: State, words: Words) -> str:
    """Who has won, or else who has which place."""
    told = told_of(state, words)
    return told["winners_text"] or " ".join(told["standings"])


_SAID: Final[dict[str, Callable[[Mapping[str, Any], State, State, Words], str]]] = {
    "roll_die": _rolled,
    "write_round": _written,
    "edit_round": _opened,
    "delete_round": _deleted,
    "end_game": _ended,
    "set_end": _ended,
}

"""Undo and redo: the last 50 actions of a game, kept beside it on the device, never in an export or a link.

A step holds only what differs between two states, so it is small; taking it back gives the step that does it again. The
history carries a mark of the state it belongs to: beside any other state, or broken, it counts as none.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Final, cast

from calculator import strict_json
from calculator.errors import InputError
from calculator.papayoo.saved import checked
from calculator.papayoo.types import History, Reversal, Round, State

MOST_STEPS: Final = 50
#: All steps together, as text; beyond it the oldest go.
MOST_BYTES: Final = 1_000_000

#: What an action is about, for its label: fields of the action.
_ABOUT: Final = ("player", "card", "count")
#: A field that is typed into is one step, however many characters that takes.
_TYPING: Final = ("set_points", "set_name")
_UNDO, _REDO = "past", "future"


def none_of(state: State) -> History:
    """The history of a state of which nothing is known."""
    return {"of": mark_of(state), "past": [], "future": []}


def parsed(value: Any, state: State) -> History:
    """The history given beside a state, or none if it is broken or belongs to another state. ``value`` is hostile."""
    try:
        history = strict_json.plain(value, most_bytes=4 * MOST_BYTES, most_depth=strict_json.MOST_DEPTH + 6)
    except InputError:
        return none_of(state)
    mark = mark_of(state)
    if not isinstance(history, dict) or history.get("of") != mark:
        return {"of": mark, "past": [], "future": []}
    past, future = history.get("past"), history.get("future")
    if not (_are_steps(past) and _are_steps(future)):
        return {"of": mark, "past": [], "future": []}
    return {"of": mark, "past": cast(list[Reversal], past), "future": cast(list[Reversal], future)}


def mark_of(state: State) -> int:
    """A checksum of a state, whatever the order of its keys: a browser may change that."""
    return zlib.crc32(json.dumps(state, ensure_ascii=True, sort_keys=True, separators=(",", ":")).encode())


def recorded(history: History, before: State, after: State, action: Mapping[str, Any]) -> History:
    """The history after an action; nothing is added where the state did not change."""
    step = _reversal(after, before, action["type"], _about(before, after, action))
    if not (step["keys"] or step["gone"] or "rounds" in step):
        return {**history, "of": mark_of(after)}
    past = history["past"]
    if history["future"] or not _goes_on_typing(past, step):
        past = _trimmed([*past, step])
    return {"of": mark_of(after), "past": past, "future": []}


def undone(history: History, state: State) -> tuple[State, History]:
    """The state before the last action. Raises ``InputError`` nothing_to_undo."""
    return _moved(history, state, _UNDO, _REDO, "nothing_to_undo")


def redone(history: History, state: State) -> tuple[State, History]:
    """The state after the action that was taken back last. Raises ``InputError`` nothing_to_redo."""
    return _moved(history, state, _REDO, _UNDO, "nothing_to_redo")


def _moved(history: History, state: State, taken: str, given: str, code: str) -> tuple[State, History]:
    steps: Any = history
    if not steps[taken]:
        raise InputError(code)
    step: Reversal = steps[taken][-1]
    try:
        result = checked(strict_json.plain(_applied(step, state)))
    except InputError:
        # The history was made up: its mark fits, and yet no game comes out.
        raise InputError(code) from None
    back = _reversal(result, state, step["type"], step["about"])
    moved: Any = {"of": mark_of(result), taken: steps[taken][:-1], given: [*steps[given], back][-MOST_STEPS:]}
    return result, moved


def _reversal(start: State, goal: State, kind: str, about: dict[str, str | int]) -> Reversal:
    """The step that turns ``start`` into ``goal``."""
    old: dict[str, Any] = dict(start)
    new: dict[str, Any] = dict(goal)
    step: Reversal = {
        "type": kind,
        "about": about,
        "keys": {key: value for key, value in new.items() if key != "rounds" and (key not in old or old[key] != value)},
        "gone": [key for key in old if key not in new],
    }
    rounds, wanted = start["rounds"], goal["rounds"]
    if rounds != wanted:
        at = _shared(rounds, wanted)
        end = min(_shared(rounds[::-1], wanted[::-1]), len(rounds) - at, len(wanted) - at)
        step["rounds"] = {"at": at, "cut": len(rounds) - end - at, "rounds": wanted[at : len(wanted) - end]}
    return step


def _applied(step: Reversal, state: State) -> dict[str, Any]:
    result: dict[str, Any] = {key: value for key, value in state.items() if key not in step["gone"]} | step["keys"]
    if "rounds" in step:
        splice, rounds = step["rounds"], state["rounds"]
        result["rounds"] = [*rounds[: splice["at"]], *splice["rounds"], *rounds[splice["at"] + splice["cut"] :]]
    return result


def _shared(one: list[Round], other: list[Round]) -> int:
    """How many rounds both begin with."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count


def _about(before: State, after: State, action: Mapping[str, Any]) -> dict[str, str | int]:
    about: dict[str, str | int] = {key: action[key] for key in _ABOUT if isinstance(action.get(key), (str, int))}
    kind = action["type"]
    if kind in ("edit_round", "delete_round"):
        about["round"] = action["round"] + 1
    elif kind in ("write_round", "cancel_edit"):
        place = before.get("editing")
        about["round"] = len(after["rounds"]) if place is None else place + 1
        about["changed"] = int(place is not None)
    elif kind == "join":
        known = {player["id"] for player in before["players"]}
        about["player"] = next(player["id"] for player in after["players"] if player["id"] not in known)
    return about


def _goes_on_typing(past: list[Reversal], step: Reversal) -> bool:
    return bool(past) and step["type"] in _TYPING and (past[-1]["type"], past[-1]["about"]) == (step["type"], step["about"])


def _trimmed(steps: list[Reversal]) -> list[Reversal]:
    steps = steps[-MOST_STEPS:]
    # Only a large step can make the whole too large, and measuring all of them takes time.
    if len(strict_json.compact(steps[-1])) * MOST_STEPS <= MOST_BYTES:
        return steps
    while steps and len(strict_json.compact(steps)) > MOST_BYTES:
        steps = steps[1:]
    return steps


def _are_steps(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_STEPS and all(_is_step(step) for step in value)


def _is_step(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("type"), str)
        and isinstance(value.get("about"), dict)
        and all(isinstance(item, (str, int)) for item in value["about"].values())
        and isinstance(value.get("keys"), dict)
        and "rounds" not in value["keys"]
        and isinstance(value.get("gone"), list)
        and all(isinstance(key, str) for key in value["gone"])
        and "rounds" not in value["gone"]
        and ("rounds" not in value or _is_splice(value["rounds"]))
    )


def _is_splice(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and all(isinstance(value.get(key), int) and value[key] >= 0 for key in ("at", "cut"))
        and isinstance(value.get("rounds"), list)
    )

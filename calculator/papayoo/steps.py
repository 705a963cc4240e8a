"""What the steps of a game are called: on the buttons for undo and redo, and when they are said aloud."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from calculator.papayoo.cards import UnknownCard, parse_card
from calculator.papayoo.defaults import draft_of
from calculator.papayoo.naming import card_name
from calculator.papayoo.types import Reversal, State
from calculator.papayoo.wording import labels_of
from calculator.words import Words

_About = Mapping[str, Any]


def step_name(step: Reversal, state: State, words: Words) -> str:
    """A step as a short label ("round 3 written", "Pat: points"); empty where it is not known or its player is gone."""
    say = _NAMES.get(step["type"])
    if say is None:
        return ""
    names = labels_of(state, words)
    about = {**step["about"], "name": names.get(str(step["about"].get("player")), "")}
    try:
        card = parse_card(str(about.get("card")))
    except UnknownCard:
        pass
    else:
        about["card_name"] = card_name(card, words, draft_of(state)["die"])
    try:
        return say(words, about)
    except KeyError:
        return ""


def _round(about: _About) -> int:
    number: int = about["round"]
    return number


def _written(words: Words, about: _About) -> str:
    if about.get("changed"):
        return words.pgettext("step", "round\u00a0{n} changed", n=_round(about))
    return words.pgettext("step", "round\u00a0{n} written", n=_round(about))


def _card(words: Words, about: _About) -> str:
    if not about["name"]:
        return words.pgettext("step", "{card} free", card=about["card_name"])
    return words.pgettext("step", "{card}: {name}", card=about["card_name"], name=about["name"])


def _rest(words: Words, about: _About) -> str:
    if not about["name"]:
        return words.pgettext("step", "the rest taken back")
    return words.pgettext("step", "the rest: {name}", name=about["name"])


def _named(say: Callable[[Words, str], str]) -> Callable[[Words, _About], str]:
    """The label of a step about one player; without a name there is none."""
    return lambda words, about: say(words, about["name"]) if about["name"] else ""


# One entry an action. The messages are literal, so that the catalogues can be extracted from them.
_NAMES: Final[dict[str, Callable[[Words, _About], str]]] = {
    "write_round": _written,
    "edit_round": lambda w, a: w.pgettext("step", "round\u00a0{n} opened", n=_round(a)),
    "cancel_edit": lambda w, a: w.pgettext("step", "round\u00a0{n} left as it was", n=_round(a)),
    "delete_round": lambda w, a: w.pgettext("step", "round\u00a0{n} deleted", n=_round(a)),
    "give_card": _card,
    "give_rest": _rest,
    "set_points": _named(lambda w, name: w.pgettext("step", "{name}: points", name=name)),
    "clear_pile": _named(lambda w, name: w.pgettext("step", "{name}: pile cleared", name=name)),
    "set_name": _named(lambda w, name: w.pgettext("step", "{name}: name", name=name)),
    "set_dealer": _named(lambda w, name: w.pgettext("step", "{name} deals", name=name)),
    "join": _named(lambda w, name: w.pgettext("step", "{name} joins", name=name)),
    "leave": _named(lambda w, name: w.pgettext("step", "{name} stops playing", name=name)),
    "return": _named(lambda w, name: w.pgettext("step", "{name} plays again", name=name)),
    "move_player": _named(lambda w, name: w.pgettext("step", "{name}: seat", name=name)),
    "set_players": lambda w, a: w.pgettext("step", "number of players"),
    "set_die": lambda w, a: w.pgettext("step", "suit rolled"),
    "roll_die": lambda w, a: w.pgettext("step", "suit rolled"),
    "clear_round": lambda w, a: w.pgettext("step", "round cleared"),
    "set_end": lambda w, a: w.pgettext("step", "end of the game"),
    "end_game": lambda w, a: w.pgettext("step", "end of the game"),
    "play_one_more": lambda w, a: w.pgettext("step", "one more round"),
    "set_house_rules": lambda w, a: w.pgettext("step", "house rules"),
}

"""A showdown while it is entered: read from anywhere, and what each tap makes of it.

Two to five players sit clockwise, "a" to "e" unless a document says otherwise. A card lies in one place only: whoever gets it
takes it from wherever it was.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final

from calculator import strict_json
from calculator.errors import InputError
from calculator.fields import as_bool, as_object, as_text, as_whole, one_of, required
from calculator.paiute import links
from calculator.paiute.cards import FEWEST_CARDS, FEWEST_PLAYERS, MOST_CARDS, MOST_PLAYERS
from calculator.paiute.examples import example_document, example_of
from calculator.paiute.fields import as_card
from calculator.paiute.showdown_file import FORMAT, MOST_COINS, MOST_NAME, checked_draft, outcome
from calculator.paiute.types_showdown import ShowdownDraft

PLAYERS: Final = tuple("abcde")[:MOST_PLAYERS]
_FIRST_SHOWN: Final = 2

_Fields = dict[str, Any]


def empty_showdown() -> ShowdownDraft:
    """Two players, no card."""
    return {"format": FORMAT, "version": 1, "turned_up": None, "hands": {player: [] for player in PLAYERS[:_FIRST_SHOWN]}}


def read(text: str | bytes) -> ShowdownDraft:
    """The showdown in a link ("s1=…", "example=ID", a whole address) or in a document; raises ``InputError`` and nothing else."""
    fragment = links.split(text) if isinstance(text, str) else None
    if fragment is None:
        return checked_draft(strict_json.loads(text))
    kind, data = fragment
    if kind == links.EXAMPLE:
        return example_document(example_of(data))
    if kind != links.SHOWDOWN:
        raise links.unknown(kind)
    return checked_draft(links.decode(data))


def act(showdown: ShowdownDraft, action: Any) -> ShowdownDraft:
    """The showdown after an action; the one given stays as it was. Raises ``InputError`` for an action that cannot be done."""
    fields = as_object(action, ())
    kind = as_text(required(fields, "type", ()), ("type",))
    if kind not in _ACTIONS:
        raise InputError("unknown_action", ("type",))
    following = copy.deepcopy(showdown)
    _ACTIONS[kind](following, fields)
    return following


def is_whole(showdown: ShowdownDraft) -> bool:
    """Whether nothing is missing: the turned-up card is known, and every hand has five or six cards."""
    hands = showdown["hands"].values()
    return showdown.get("turned_up") is not None and all(len(hand) >= FEWEST_CARDS for hand in hands)


# --- who plays -------------------------------------------------------------------------------------------------


def _set_hands(showdown: ShowdownDraft, fields: _Fields) -> None:
    count = as_whole(required(fields, "count", ()), ("count",), FEWEST_PLAYERS, MOST_PLAYERS)
    players = list(showdown["hands"])
    for player in players[count:]:
        _forget(showdown, player)
    free = (player for player in PLAYERS if player not in players)
    for _ in range(count - len(players)):
        showdown["hands"][next(free)] = []


def _forget(showdown: ShowdownDraft, player: str) -> None:
    del showdown["hands"][player]
    showdown.get("names", {}).pop(player, None)
    if showdown.get("dealer") == player:
        showdown["dealer"] = None
    if showdown.get("caller") == player:
        showdown["caller"] = None


def _name_hand(showdown: ShowdownDraft, fields: _Fields) -> None:
    player = _player(showdown, fields)
    name = as_text(required(fields, "name", ()), ("name",))
    if len(name) > MOST_NAME:
        raise InputError("name_too_long", ("name",))
    names = {**showdown.get("names", {}), player: name}
    showdown["names"] = {player: names[player] for player in showdown["hands"] if names.get(player)}
    if not showdown["names"]:
        del showdown["names"]


def _set_call(showdown: ShowdownDraft, fields: _Fields) -> None:
    if "dealer" in fields:
        showdown["dealer"] = _player_or_none(showdown, fields, "dealer")
    if "caller" in fields:
        showdown["caller"] = _player_or_none(showdown, fields, "caller")


# --- cards -----------------------------------------------------------------------------------------------------


def _turn_up(showdown: ShowdownDraft, fields: _Fields) -> None:
    card = required(fields, "card", ())
    if card is not None:
        _nobody_has(showdown, as_card(card, ("card",)))
    showdown["turned_up"] = card


def _hold_in_hand(showdown: ShowdownDraft, fields: _Fields) -> None:
    card = as_card(required(fields, "card", ()), ("card",))
    player = _player_or_none(showdown, fields, "player")
    _nobody_has(showdown, card)
    if player is None:
        return
    hand = showdown["hands"][player]
    if len(hand) >= MOST_CARDS:
        raise InputError("hand_full", ("card",))
    hand.append(card)


def _nobody_has(showdown: ShowdownDraft, card: str) -> None:
    """Take a card from wherever it lies: there is only one of each."""
    for hand in showdown["hands"].values():
        if card in hand:
            hand.remove(card)
    if showdown.get("turned_up") == card:
        showdown["turned_up"] = None


def _empty_hand(showdown: ShowdownDraft, fields: _Fields) -> None:
    showdown["hands"][_player(showdown, fields)] = []


def _clear_cards(showdown: ShowdownDraft, fields: _Fields) -> None:
    showdown["turned_up"] = None
    for player in showdown["hands"]:
        showdown["hands"][player] = []
    showdown.pop("caller", None)


# --- coins, house rule, deal -----------------------------------------------------------------------------------


def _set_pot(showdown: ShowdownDraft, fields: _Fields) -> None:
    if "pot" in fields:
        showdown["pot"] = _coins(fields, "pot")
    if "ante" in fields:
        showdown["ante"] = _coins(fields, "ante")


def _coins(fields: _Fields, key: str) -> int:
    text = as_text(fields[key], (key,)).strip()
    if not text:
        return 0
    # Longer numbers are refused before they are made.
    if not text.isascii() or not text.isdigit():
        raise InputError("not_a_number", (key,), value=text)
    if len(text) > len(str(MOST_COINS)):
        raise InputError("out_of_range", (key,), low=0, high=MOST_COINS)
    return as_whole(int(text), (key,), 0, MOST_COINS)


def _set_ace_low(showdown: ShowdownDraft, fields: _Fields) -> None:
    showdown["ace_low"] = as_bool(required(fields, "on", ()), ("on",))


def _next_deal(showdown: ShowdownDraft, fields: _Fields) -> None:
    if not is_whole(showdown):
        raise InputError("hands_open")
    left = outcome(showdown).left_in_pot
    if left > MOST_COINS:
        raise InputError("out_of_range", low=0, high=MOST_COINS)
    showdown["pot"] = left
    _clear_cards(showdown, fields)
    dealer = showdown.get("dealer")
    if dealer is not None:
        players = list(showdown["hands"])
        showdown["dealer"] = players[(players.index(dealer) + 1) % len(players)]


# --- helpers ---------------------------------------------------------------------------------------------------


def _player(showdown: ShowdownDraft, fields: _Fields) -> str:
    return one_of(required(fields, "player", ()), ("player",), showdown["hands"], "unknown_player")


def _player_or_none(showdown: ShowdownDraft, fields: _Fields, key: str) -> str | None:
    value = required(fields, key, ())
    return None if value is None else one_of(value, (key,), showdown["hands"], "unknown_player")


_ACTIONS: Final[dict[str, Callable[[ShowdownDraft, _Fields], None]]] = {
    "set_hands": _set_hands,
    "name_hand": _name_hand,
    "turn_up": _turn_up,
    "hold_in_hand": _hold_in_hand,
    "empty_hand": _empty_hand,
    "set_pot": _set_pot,
    "set_ace_low": _set_ace_low,
    "set_call": _set_call,
    "clear_cards": _clear_cards,
    "next_deal": _next_deal,
}

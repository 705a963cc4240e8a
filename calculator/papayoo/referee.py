"""The trick referee: a trick while it is being entered, read strictly, and what each tap makes of it.

The document is ``papayoo-trick`` version 1, except that its die may be missing and that nothing need have been played yet.
There are eight seats. A trick whose players are some of "a" to "h" in this order leaves the others' seats free, so that a card
taken back from the middle is played again in its place; other players sit in the order in which they played.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final, cast

from calculator import strict_json
from calculator.errors import InputError
from calculator.fields import as_object, as_text, check_header, one_of, required
from calculator.papayoo import links
from calculator.papayoo.cards import MOST_PLAYERS, PAPAYOO, resolve
from calculator.papayoo.fields import as_card, as_suit
from calculator.papayoo.trick_file import FORMAT, check_hands, check_plays
from calculator.papayoo.types import Suit
from calculator.papayoo.types_trick import TrickDraft

SEATS: Final = tuple("abcdefgh")[:MOST_PLAYERS]

_Fields = dict[str, Any]


def empty_trick() -> TrickDraft:
    """No die, no card."""
    return {"format": FORMAT, "version": 1, "die": None, "plays": []}


def read(text: str | bytes) -> TrickDraft:
    """The trick in a link ("t1=…", a whole address) or in the text of a document; raises ``InputError`` and nothing else."""
    fragment = links.split(text) if isinstance(text, str) else None
    if fragment is None:
        return checked(strict_json.loads(text))
    kind, data = fragment
    if kind in (links.GAME, links.ROUND, links.EXAMPLE):
        raise InputError("not_a_trick")
    if kind != links.TRICK:
        raise links.unknown(kind)
    return checked(links.decode(data))


def checked(value: Any) -> TrickDraft:
    """``value`` itself once it has proved to be a trick that can be entered further. It must be plain JSON."""
    document = as_object(value, ())
    check_header(document, FORMAT, "not_a_trick")
    die = document.get("die")
    if die is not None:
        as_suit(die, ("die",))
    cards = check_plays(document, die, fewest=0)
    cards += check_hands(document)
    if die is None and PAPAYOO in cards:
        # Without the die nobody knows which 7 it is.
        raise InputError("missing_key", (), key="die")
    return cast(TrickDraft, document)


def act(trick: TrickDraft, action: Any) -> TrickDraft:
    """The trick after an action; the one given stays as it was. Raises ``InputError`` for an action that cannot be done."""
    fields = as_object(action, ())
    kind = as_text(required(fields, "type", ()), ("type",))
    if kind not in _ACTIONS:
        raise InputError("unknown_action", ("type",))
    following = copy.deepcopy(trick)
    _ACTIONS[kind](following, fields)
    return following


def seats_of(trick: TrickDraft) -> tuple[str, ...]:
    """The eight seats in the order of play, by player id; who has played is among them, in this order."""
    players = [play["player"] for play in trick["plays"]]
    if players == [seat for seat in SEATS if seat in players]:
        return SEATS
    free = [seat for seat in SEATS if seat not in players]
    return (*players, *free)[:MOST_PLAYERS]


def die_of(trick: TrickDraft) -> Suit | None:
    return trick.get("die")


def card_of(trick: TrickDraft, player: str) -> str | None:
    """The card a player has played, the Papayoo as the 7 it is; None if there is none."""
    die = die_of(trick)
    return next((resolve(play["card"], die) for play in trick["plays"] if play["player"] == player), None)


def hand_of(trick: TrickDraft, player: str) -> list[str] | None:
    """What a player held, each card once, the Papayoo as the 7 it is; None if that is not known."""
    hand = trick.get("hands", {}).get(player)
    return None if hand is None else list(dict.fromkeys(resolve(card, die_of(trick)) for card in hand))


# --- actions ---------------------------------------------------------------------------------------------------


def _set_die(trick: TrickDraft, fields: _Fields) -> None:
    suit = as_suit(required(fields, "suit", ()), ("suit",))
    old = die_of(trick)
    for play in trick["plays"]:
        play["card"] = resolve(play["card"], old)
    for player, hand in trick.get("hands", {}).items():
        trick["hands"][player] = [resolve(card, old) for card in hand]
    trick["die"] = suit


def _play_card(trick: TrickDraft, fields: _Fields) -> None:
    card = _card(trick, fields)
    die = die_of(trick)
    seats = seats_of(trick)
    others = [play for play in trick["plays"] if resolve(play["card"], die) != card]
    if len(others) < len(trick["plays"]):
        trick["plays"] = others
        return
    taken = {play["player"] for play in trick["plays"]}
    player = next((seat for seat in seats if seat not in taken), None)
    if player is None:
        raise InputError("plays_count", ("card",))
    trick["plays"] = sorted([*trick["plays"], {"player": player, "card": card}], key=lambda play: seats.index(play["player"]))
    _nobody_holds(trick, card)
    hand = hand_of(trick, player)
    if hand is not None:
        trick["hands"][player] = [*hand, card]


def _take_back(trick: TrickDraft, fields: _Fields) -> None:
    if trick["plays"]:
        trick["plays"].pop()


def _hold_card(trick: TrickDraft, fields: _Fields) -> None:
    card = _card(trick, fields)
    player = _player(trick, fields)
    played = card_of(trick, player)
    hand = hand_of(trick, player) or []
    owner = next((play["player"] for play in trick["plays"] if resolve(play["card"], die_of(trick)) == card), player)
    if owner != player:
        raise InputError("card_played", ("card",))
    _nobody_holds(trick, card)
    if card not in hand:
        hand = [*hand, card]
    elif card != played:
        hand = [one for one in hand if one != card]
    if played is not None and played not in hand:
        hand = [played, *hand]
    trick.setdefault("hands", {})[player] = hand
    if hand == [played] or not hand:
        _clear_hand(trick, fields)


def _clear_hand(trick: TrickDraft, fields: _Fields) -> None:
    hands = trick.get("hands", {})
    hands.pop(_player(trick, fields), None)
    if not hands:
        trick.pop("hands", None)


def _clear_trick(trick: TrickDraft, fields: _Fields) -> None:
    trick["plays"] = []
    trick.pop("hands", None)


def _card(trick: TrickDraft, fields: _Fields) -> str:
    card = resolve(as_card(required(fields, "card", ()), ("card",)), die_of(trick))
    if card == PAPAYOO:
        raise InputError("missing_key", (), key="die")
    return card


def _player(trick: TrickDraft, fields: _Fields) -> str:
    return one_of(required(fields, "player", ()), ("player",), seats_of(trick), "unknown_player")


def _nobody_holds(trick: TrickDraft, card: str) -> None:
    """Take a card out of every hand: there is only one of each."""
    for player, hand in trick.get("hands", {}).items():
        trick["hands"][player] = [one for one in hand if resolve(one, die_of(trick)) != card]


_ACTIONS: Final[dict[str, Callable[[TrickDraft, _Fields], None]]] = {
    "set_die": _set_die,
    "play_card": _play_card,
    "take_back": _take_back,
    "hold_card": _hold_card,
    "clear_hand": _clear_hand,
    "clear_trick": _clear_trick,
}

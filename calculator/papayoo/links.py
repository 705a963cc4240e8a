"""Links: a game, a round or a trick packed into an address fragment ("g1=…", "r1=…", "t1=…").

``PRESET`` and the decoders are frozen: a published link must open for ever. A new packing gets a new letter and digit beside
them.
"""

from __future__ import annotations

from typing import Any, Final

from calculator import fragments
from calculator.errors import InputError
from calculator.fragments import EXAMPLE, pack, split, unpack
from calculator.papayoo.defaults import coming_round, draft_of, end_of, house_rules, seats_of
from calculator.papayoo.saved import FORMAT
from calculator.papayoo.types import Player, Round, State

__all__ = [
    "EXAMPLE",
    "GAME",
    "KINDS",
    "PRESET",
    "ROUND",
    "TRICK",
    "decode",
    "encode",
    "game_document",
    "letters",
    "round_document",
    "split",
    "unknown",
]

GAME: Final = "g1"
ROUND: Final = "r1"
TRICK: Final = "t1"
KINDS: Final = (GAME, ROUND, TRICK)

#: What deflate may point back to from the first byte on: the words of the formats, the likeliest last. Never change it.
PRESET: Final = (
    b'"left":true,"start":0,"filled":"a","before_rest":[],"house_rules":{"die_before_pass":true,"shoot_the_moon":true},'
    b'"end":{"kind":"points","value":500},"end":{"kind":"open"},"end":{"kind":"rounds","value":4},'
    b'"id":"k","started":"2026-11-30T20:15:00.000Z",{"a":250,"b":0,"c":30,"d":72,"e":61,"f":80,"g":40,"h":20},'
    b'{"a":"20+12+40","b":"3+8+19","c":"68","d":"80","e":"0","f":"10","g":"15","h":"25"}},'
    b'"PAPAYOO","S7","H7","D7","C7","P20","P19","P18","P17","P16","P15","P14","P13","P12","P11","P10",'
    b'"P1","P2","P3","P4","P5","P6","P7","P8","P9","P10","P11","P12","P13","P14","P15","P16","P17","P18","P19","P20","PAPAYOO"],'
    b'"a":null,"b":null,"c":null,"d":null,"e":null,"f":null,"g":null,"h":null}}'
    b'{"format":"papayoo-trick","version":1,"die":"spades","plays":[{"player":"a","card":"H2"},{"player":"b","card":"P18"},'
    b'{"player":"c","card":"S7"},{"player":"d","card":"D10"}],"hands":{"a":["C9"],"b":["P18","H9"]}}'
    b'{"format":"papayoo-game","version":1,"players":[{"id":"a","name":"Emma"},{"id":"b","name":"Nico"},'
    b'{"id":"c","name":"Pat"},{"id":"d","name":"Lea"},{"id":"e","name":""},{"id":"f","name":""},{"id":"g","name":""},'
    b'{"id":"h","name":""}],"rounds":[],"draft":{"seats":["a","b","c","d","e","f","g","h"],"die":"spades","dealer":"a",'
    b'"die":"hearts","dealer":"b","die":"diamonds","dealer":"c","die":"clubs",'
    b'"piles":{"a":["P1"],"b":["P2"],"c":["P3"],"d":[],"e":[],"f":[],"g":[],"h":["P20","C7"]}},'
    b'{"seats":["a","b","c","d"],"dealer":"d","die":null,"piles":{"a":["P'
)


def unknown(kind: str) -> InputError:
    """The error for a link that cannot be opened here: newer_link for the kind of a later version, else unknown_link."""
    return fragments.unknown(kind, KINDS, "unknown_link")


def encode(kind: str, document: Any) -> str:
    """The fragment, without "#", that ``decode`` turns back into ``document``."""
    return pack(kind, document, PRESET)


def decode(data: str) -> Any:
    """The plain JSON packed in the data of a "g1", "r1" or "t1" link, still to be checked; raises what ``unpack`` does."""
    return unpack(data, PRESET)


def round_document(state: State, *, anonymous: bool = False) -> State:
    """A game that holds nothing but the draft of ``state`` and those who sit in it; ``anonymous`` names them A, B, C."""
    draft = draft_of(state)
    seats = seats_of(state, draft)
    names = {player["id"]: player["name"] for player in state["players"]}
    players: list[Player] = [
        {"id": seat, "name": chr(ord("A") + place) if anonymous else names[seat]} for place, seat in enumerate(seats)
    ]
    shared: Round = {"seats": seats, "die": draft["die"], "piles": {seat: draft["piles"].get(seat) for seat in seats}}
    if draft.get("filled") in seats:
        shared["filled"] = draft["filled"]
    document: State = {"format": FORMAT, "version": 1, "players": players, "rounds": [], "draft": shared}
    rules = house_rules(state)
    if rules["die_before_pass"] or rules["shoot_the_moon"]:
        document["house_rules"] = rules
    return document


def game_document(state: State, *, anonymous: bool = False) -> State:
    """A game as a link carries it: as it stands, without the change of a written round that is under way.

    ``anonymous`` names the players A, B, C and leaves out all that could tell which game it is: its id, its date, and every
    key that is not known here.
    """
    coming = _shared_round(coming_round(state))
    if anonymous:
        return _nameless(state, coming)
    document: State = {**state, "draft": coming}
    document.pop("aside", None)
    document.pop("editing", None)
    return document


def _shared_round(one: Round) -> Round:
    shared: Round = {**one}
    shared.pop("before_rest", None)
    return shared


def _nameless(state: State, coming: Round) -> State:
    players: list[Player] = []
    for place, player in enumerate(state["players"]):
        one: Player = {"id": player["id"], "name": letters(place)}
        if "start" in player:
            one["start"] = player["start"]
        if "left" in player:
            one["left"] = player["left"]
        players.append(one)
    document: State = {
        "format": FORMAT,
        "version": 1,
        "players": players,
        "rounds": [_plain_round(one) for one in state["rounds"]],
    }
    if "end" in state:
        document["end"] = end_of(state)
    if "house_rules" in state:
        document["house_rules"] = house_rules(state)
    document["draft"] = _plain_round(coming)
    return document


def letters(place: int) -> str:
    """A, B, … Z, AA, AB, …: a name for the player at this place, from 0."""
    return (letters(place // 26 - 1) if place >= 26 else "") + chr(ord("A") + place % 26)


def _plain_round(one: Round) -> Round:
    known: Any = {key: one[key] for key in ("seats", "dealer", "die", "piles", "filled") if key in one}
    plain: Round = known
    return plain

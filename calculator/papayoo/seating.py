"""Who plays: the number of players, names, the dealer, joining, leaving, coming back, changing seats.

Apart from names and the first set-up, all of it is about the coming round: while a written round is being changed, the
draft that waits aside. Written rounds keep their seats. ``players`` and ``seats`` run clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from calculator.errors import InputError
from calculator.fields import as_text, as_whole, one_of, required
from calculator.papayoo import piling
from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.papayoo.defaults import coming_round, game_of, seats_of, staying
from calculator.papayoo.game import Standing, standing
from calculator.papayoo.saved import MOST_IN_GAME, MOST_NAME
from calculator.papayoo.types import Player, Round, State

STARTS: Final = ("zero", "highest", "average")

_Fields = dict[str, Any]


def player_id(place: int) -> str:
    """The id of a new player: "a" to "z", then "p27" and on."""
    return chr(ord("a") + place) if place < 26 else f"p{place + 1}"


def set_players(state: State, draft: Round, fields: _Fields) -> State:
    """So many sit in the draft; new players come in as they are needed."""
    count = as_whole(required(fields, "count", ()), ("count",), FEWEST_PLAYERS, MOST_PLAYERS)
    seats = seats_of(state, draft)[:count]
    waiting = [player for player in staying(state) if player not in seats]
    seats += waiting[: count - len(seats)]
    while len(seats) < count:
        seats.append(_new_player(state, "", None, ("count",)))
    _sit(draft, seats)
    return state


def set_name(state: State, draft: Round, fields: _Fields) -> State:
    player, name = _player(state, fields), _name(fields)
    for one in state["players"]:
        if one["id"] == player:
            one["name"] = name
    return state


def set_dealer(state: State, draft: Round, fields: _Fields) -> State:
    """The dealer of the round that lies in the draft."""
    player = _player(state, fields)
    if player not in seats_of(state, draft):
        raise InputError("not_seated", ("player",), value=player)
    draft["dealer"] = player
    return state


def join(state: State, draft: Round, fields: _Fields) -> State:
    """A new player, with the total the table chose, for the coming round."""
    start = one_of(required(fields, "start", ()), ("start",), STARTS)
    name = _name(fields) if "name" in fields else ""
    coming, seats = _coming(state)
    if len(seats) >= MOST_PLAYERS:
        raise InputError("table_full")
    after = one_of(fields["after"], ("after",), seats, "not_seated") if "after" in fields else seats[-1]
    points = starting_points(standing(game_of(state)))[start]
    player = _new_player(state, name, after, ())
    if points:
        next(one for one in state["players"] if one["id"] == player)["start"] = points
    at = seats.index(after) + 1
    _sit(coming, [*seats[:at], player, *seats[at:]])
    return state


def starting_points(stands: Standing) -> dict[str, int]:
    """The totals a player can join with: zero, the highest of those who play, their average (rounded, a half up)."""
    totals = [stands.totals[player] for player in stands.places]
    if not stands.checks or not totals:
        return dict.fromkeys(STARTS, 0)
    average = Fraction(sum(totals), len(totals)) + Fraction(1, 2)
    return {"zero": 0, "highest": max(totals), "average": average.numerator // average.denominator}


def leave(state: State, draft: Round, fields: _Fields) -> State:
    """A player goes; whoever is waiting takes the seat if too few are left. Who never played is taken off the sheet."""
    player = _player(state, fields)
    if player not in staying(state):
        raise InputError("has_left", ("player",))
    if len(staying(state)) <= FEWEST_PLAYERS:
        raise InputError("too_few_players", ("player",))
    coming, seats = _coming(state)
    seats = [seat for seat in seats if seat != player]
    waiting = [one for one in staying(state) if one != player and one not in seats]
    seats += waiting[: max(0, FEWEST_PLAYERS - len(seats))]
    rows = [*state["rounds"], *([draft] if "editing" in state else [])]
    if any(player in seats_of(state, one) for one in rows):
        for one in state["players"]:
            if one["id"] == player:
                one["left"] = True
    else:
        state["players"] = [one for one in state["players"] if one["id"] != player]
        _forget_pile(draft, player)
    _forget_pile(coming, player)
    _sit(coming, seats)
    return state


def come_back(state: State, draft: Round, fields: _Fields) -> State:
    """A player who had left, or only paused, sits down again in the old place among the others."""
    player = _player(state, fields)
    coming, seats = _coming(state)
    if player in seats and player in staying(state):
        raise InputError("already_seated", ("player",))
    for one in state["players"]:
        if one["id"] == player:
            one.pop("left", None)
    if player in seats:
        return state
    if len(seats) >= MOST_PLAYERS:
        raise InputError("table_full")
    order = [one["id"] for one in state["players"]]
    later = [place for place, seat in enumerate(seats) if order.index(seat) > order.index(player)]
    at = later[0] if later else len(seats)
    _sit(coming, [*seats[:at], player, *seats[at:]])
    return state


def move_player(state: State, draft: Round, fields: _Fields) -> State:
    """A player moves past so many others; the players' order follows the seats."""
    player = _player(state, fields)
    by = as_whole(required(fields, "by", ()), ("by",), -MOST_PLAYERS, MOST_PLAYERS)
    coming, seats = _coming(state)
    if player not in seats:
        raise InputError("not_seated", ("player",), value=player)
    at = min(max(seats.index(player) + by, 0), len(seats) - 1)
    others = [seat for seat in seats if seat != player]
    seats = [*others[:at], player, *others[at:]]
    by_id = {one["id"]: one for one in state["players"]}
    order = iter(seats)
    state["players"] = [by_id[next(order)] if one["id"] in seats else one for one in state["players"]]
    _sit(coming, seats)
    return state


def _player(state: State, fields: _Fields) -> str:
    return one_of(required(fields, "player", ()), ("player",), [one["id"] for one in state["players"]], "unknown_player")


def _name(fields: _Fields) -> str:
    name = as_text(required(fields, "name", ()), ("name",))
    if len(name) > MOST_NAME:
        raise InputError("name_too_long", ("name",))
    return name


def _new_player(state: State, name: str, after: str | None, path: tuple[str, ...]) -> str:
    """A new player, next to ``after`` or last; the answer is the id."""
    order = [player["id"] for player in state["players"]]
    if len(order) >= MOST_IN_GAME:
        raise InputError("too_many_players", path)
    new: Player = {"id": next(one for at in range(MOST_IN_GAME + 1) if (one := player_id(at)) not in order), "name": name}
    at = len(order) if after is None else order.index(after) + 1
    state["players"] = [*state["players"][:at], new, *state["players"][at:]]
    return new["id"]


def _coming(state: State) -> tuple[Round, list[str]]:
    """The coming round, made ready to be changed, and its seats."""
    one = coming_round(state)
    coming: Round = {**one, "piles": dict(one["piles"])}
    state["aside" if "editing" in state else "draft"] = coming
    return coming, seats_of(state, coming)


def _sit(draft: Round, seats: Sequence[str]) -> None:
    """These sit; a dealer who does not deals no more, and the filled pile follows the others."""
    draft["seats"] = list(seats)
    if draft.get("dealer") not in (None, *seats):
        del draft["dealer"]
    piling.refill(draft, draft["seats"])


def _forget_pile(draft: Round, player: str) -> None:
    if draft.get("filled") == player:
        piling.take_back_rest(draft)
    draft["piles"].pop(player, None)

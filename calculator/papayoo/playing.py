"""The game as a whole: a new one, its end, its house rules, a rematch (rule 7.1; limits and house rules are the table's own)."""

from __future__ import annotations

from typing import Any, Final

from calculator.errors import InputError
from calculator.fields import as_bool, as_id, as_whole, required
from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.papayoo.defaults import (
    coming_round,
    dealer_of_coming_round,
    empty_draft,
    end_is_reached,
    house_rules,
    staying,
)
from calculator.papayoo.saved import FORMAT, MOST_ROUNDS, check_end, check_time
from calculator.papayoo.seating import player_id
from calculator.papayoo.types import End, Player, Round, State

HOUSE_RULES: Final = ("die_before_pass", "shoot_the_moon")

_Fields = dict[str, Any]


def fresh(players: int = 4) -> State:
    """A new game: nameless players "a", "b", … and an empty draft."""
    everybody: list[Player] = [{"id": player_id(place), "name": ""} for place in range(players)]
    draft: Round = {"seats": [player["id"] for player in everybody], "die": None, "piles": {}}
    return {"format": FORMAT, "version": 1, "players": everybody, "rounds": [], "draft": draft}


def new_game(state: State, draft: Round, fields: _Fields) -> State:
    game = fresh(as_whole(required(fields, "players", ()), ("players",), FEWEST_PLAYERS, MOST_PLAYERS))
    if "id" in fields:
        game["id"] = as_id(fields["id"], ("id",))
    if "started" in fields:
        game["started"] = check_time(fields["started"], ("started",))
    return game


def set_end(state: State, draft: Round, fields: _Fields) -> State:
    kind = required(fields, "kind", ())
    end: Any = {"kind": kind} if kind == "open" or "value" not in fields else {"kind": kind, "value": fields["value"]}
    check_end(end, ())
    state["end"] = end
    return state


def end_game(state: State, draft: Round, fields: _Fields) -> State:
    """The game has as many rounds as stand."""
    if not state["rounds"]:
        raise InputError("no_rounds")
    end: End = {"kind": "rounds", "value": len(state["rounds"])}
    state["end"] = end
    return state


def play_one_more(state: State, draft: Round, fields: _Fields) -> State:
    """One more round than stand."""
    if not end_is_reached(state):
        raise InputError("not_over")
    if len(state["rounds"]) >= MOST_ROUNDS:
        raise InputError("too_many_rounds")
    end: End = {"kind": "rounds", "value": len(state["rounds"]) + 1}
    state["end"] = end
    return state


def set_house_rules(state: State, draft: Round, fields: _Fields) -> State:
    """Rules that are not given stay; keys that are not known are kept."""
    rules: Any = {**state.get("house_rules", {}), **house_rules(state)}
    for rule in HOUSE_RULES:
        if rule in fields:
            rules[rule] = as_bool(fields[rule], (rule,))
    state["house_rules"] = rules
    return state


def rematch(state: State, draft: Round, fields: _Fields) -> State:
    """A new game of those who still play, in their seats; the deal goes on where it was."""
    dealer = dealer_of_coming_round(state)
    again: State = {
        "format": FORMAT,
        "version": 1,
        "id": as_id(required(fields, "id", ()), ("id",)),
        "started": check_time(required(fields, "started", ()), ("started",)),
        "players": [{"id": one["id"], "name": one["name"]} for one in state["players"] if one["id"] in staying(state)],
        "rounds": [],
    }
    if len(again["players"]) < FEWEST_PLAYERS:
        raise InputError("too_few_players")
    if "end" in state:
        again["end"] = state["end"]
    if "house_rules" in state:
        again["house_rules"] = state["house_rules"]
    seats = coming_round(state).get("seats", staying(state))
    again["draft"] = empty_draft(again, seats)
    if dealer in again["draft"]["seats"]:
        again["draft"]["dealer"] = dealer
    return again


def stamp(state: State, draft: Round, fields: _Fields) -> State:
    """What the game has of ``id`` and ``started`` stays."""
    identity = as_id(required(fields, "id", ()), ("id",))
    started = check_time(required(fields, "started", ()), ("started",))
    state.setdefault("id", identity)
    state.setdefault("started", started)
    return state

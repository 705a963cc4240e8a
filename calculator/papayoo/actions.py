"""Actions on a game: each takes a state and gives the next one; what was given is never changed.

The state is a checked saved game, the action plain JSON that is checked here. A number of players, a name, the die, cards,
points, the rest: everything goes into the draft. Entropy and clock come with the action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from calculator.errors import InputError
from calculator.papayoo import piling
from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS, SUITS
from calculator.papayoo.fields import as_bool, as_card, as_id, as_object, as_suit, as_text, as_whole, one_of, required
from calculator.papayoo.piles import PileError, parse_pile
from calculator.papayoo.saved import FORMAT, MOST_IN_GAME, MOST_NAME, check_time, draft_of, seats_of
from calculator.papayoo.types import Player, Round, State

LARGEST_ENTROPY: Final = 2**32 - 1

_Fields = dict[str, Any]


def fresh(players: int = 4) -> State:
    """A new game: nameless players "a", "b", … and an empty draft."""
    everybody: list[Player] = [{"id": _id(place), "name": ""} for place in range(players)]
    draft: Round = {"seats": [player["id"] for player in everybody], "die": None, "piles": {}}
    return {"format": FORMAT, "version": 1, "players": everybody, "rounds": [], "draft": draft}


def act(state: State, action: Any) -> State:
    """The next state; raises ``InputError`` for an action that is not known, not whole or not possible."""
    fields = as_object(action, ())
    kind = as_text(required(fields, "type", ()), ("type",))
    if kind not in _ACTIONS:
        raise InputError("unknown_action", ("type",))
    # Players and draft are copied, since they change; the lists in the piles are only ever replaced, and rounds stay.
    draft = draft_of(state)
    draft = {**draft, "piles": dict(draft["piles"])}
    following: State = {**state, "players": [{**player} for player in state["players"]], "draft": draft}
    return _ACTIONS[kind](following, draft, fields)


def _id(place: int) -> str:
    return chr(ord("a") + place) if place < 26 else f"p{place + 1}"


def _seated(state: State, draft: Round, fields: _Fields) -> str:
    player = one_of(required(fields, "player", ()), ("player",), [one["id"] for one in state["players"]], "unknown_player")
    if player not in seats_of(state, draft):
        raise InputError("not_seated", ("player",), value=player)
    return player


def _seated_or_nobody(state: State, draft: Round, fields: _Fields) -> str | None:
    return None if required(fields, "player", ()) is None else _seated(state, draft, fields)


def _new_game(state: State, draft: Round, fields: _Fields) -> State:
    game = fresh(as_whole(required(fields, "players", ()), ("players",), FEWEST_PLAYERS, MOST_PLAYERS))
    if "id" in fields:
        game["id"] = as_id(fields["id"], ("id",))
    if "started" in fields:
        game["started"] = check_time(fields["started"], ("started",))
    return game


def _set_players(state: State, draft: Round, fields: _Fields) -> State:
    count = as_whole(required(fields, "count", ()), ("count",), FEWEST_PLAYERS, MOST_PLAYERS)
    seats = seats_of(state, draft)[:count]
    waiting = [one["id"] for one in state["players"] if one["id"] not in seats and not one.get("left", False)]
    seats += waiting[: count - len(seats)]
    while len(seats) < count:
        seats.append(_add_player(state))
    draft["seats"] = seats
    if draft.get("dealer") not in (None, *seats):
        del draft["dealer"]
    piling.refill(draft, seats)
    return state


def _add_player(state: State) -> str:
    known = {player["id"] for player in state["players"]}
    if len(known) >= MOST_IN_GAME:
        raise InputError("too_many_players", ("count",))
    player = next(name for place in range(MOST_IN_GAME + 1) if (name := _id(place)) not in known)
    state["players"].append({"id": player, "name": ""})
    return player


def _set_name(state: State, draft: Round, fields: _Fields) -> State:
    player = one_of(required(fields, "player", ()), ("player",), [one["id"] for one in state["players"]], "unknown_player")
    name = as_text(required(fields, "name", ()), ("name",))
    if len(name) > MOST_NAME:
        raise InputError("name_too_long", ("name",))
    for one in state["players"]:
        if one["id"] == player:
            one["name"] = name
    return state


def _set_die(state: State, draft: Round, fields: _Fields) -> State:
    suit = required(fields, "suit", ())
    piling.set_die(draft, seats_of(state, draft), None if suit is None else as_suit(suit, ("suit",)))
    return state


def _roll_die(state: State, draft: Round, fields: _Fields) -> State:
    entropy = as_whole(required(fields, "entropy", ()), ("entropy",), 0, LARGEST_ENTROPY)
    # Eight faces, each suit on two of them.
    piling.set_die(draft, seats_of(state, draft), SUITS[entropy % 8 // 2])
    return state


def _give_card(state: State, draft: Round, fields: _Fields) -> State:
    card = as_card(required(fields, "card", ()), ("card",))
    piling.give_card(draft, seats_of(state, draft), card, _seated_or_nobody(state, draft, fields))
    return state


def _set_points(state: State, draft: Round, fields: _Fields) -> State:
    player = _seated(state, draft, fields)
    text = as_text(required(fields, "text", ()), ("text",))
    try:
        entered = parse_pile(text) is not None
    except PileError as error:
        raise InputError(error.code, ("text",), value=text) from None
    piling.set_pile(draft, seats_of(state, draft), player, text if entered else None)
    return state


def _clear_pile(state: State, draft: Round, fields: _Fields) -> State:
    piling.set_pile(draft, seats_of(state, draft), _seated(state, draft, fields), None)
    return state


def _give_rest(state: State, draft: Round, fields: _Fields) -> State:
    piling.give_rest(draft, seats_of(state, draft), _seated_or_nobody(state, draft, fields))
    return state


def _clear_round(state: State, draft: Round, fields: _Fields) -> State:
    draft["die"] = None
    draft["piles"] = {}
    draft.pop("filled", None)
    draft.pop("before_rest", None)
    return state


def _judge(state: State, draft: Round, fields: _Fields) -> State:
    return state


def _share_round(state: State, draft: Round, fields: _Fields) -> State:
    if "anonymous" in fields:
        as_bool(fields["anonymous"], ("anonymous",))
    return state


_ACTIONS: Final[dict[str, Callable[[State, Round, _Fields], State]]] = {
    "new_game": _new_game,
    "set_players": _set_players,
    "set_name": _set_name,
    "set_die": _set_die,
    "roll_die": _roll_die,
    "give_card": _give_card,
    "set_points": _set_points,
    "clear_pile": _clear_pile,
    "give_rest": _give_rest,
    "clear_round": _clear_round,
    "judge": _judge,
    "share_round": _share_round,
}

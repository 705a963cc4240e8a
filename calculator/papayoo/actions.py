"""Actions on a game: each takes a state and gives the next one; what was given is never changed.

The state is a checked saved game, the action plain JSON that is checked here. What enters a round (the die, cards, points,
the rest) stands here; rounds, players and the game as a whole have files of their own. Entropy and clock come with the action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from calculator.errors import InputError
from calculator.fields import as_bool, as_object, as_text, as_whole, one_of, required
from calculator.papayoo import piling, playing, seating, writing
from calculator.papayoo.defaults import draft_of, seats_of
from calculator.papayoo.fields import as_card, as_suit
from calculator.papayoo.piles import PileError, parse_pile
from calculator.papayoo.playing import fresh
from calculator.papayoo.types import Round, State
from calculator.suits import SUITS

__all__ = ["act", "fresh", "LARGEST_ENTROPY", "OTHER_GAME", "QUESTIONS"]

LARGEST_ENTROPY: Final = 2**32 - 1

_Fields = dict[str, Any]


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
    if "editing" not in state:
        following.pop("aside", None)  # nothing waits; only a file written elsewhere can hold one
    following = _ACTIONS[kind](following, draft, fields)
    if kind not in OTHER_GAME:
        gone = fields["round"] if kind == "delete_round" else None
        kept = [place for place in range(len(state["rounds"])) if place != gone]
        writing.keep_rows(state, following, kept)
    return following


def _seated(state: State, draft: Round, fields: _Fields) -> str:
    player = one_of(required(fields, "player", ()), ("player",), [one["id"] for one in state["players"]], "unknown_player")
    if player not in seats_of(state, draft):
        raise InputError("not_seated", ("player",), value=player)
    return player


def _seated_or_nobody(state: State, draft: Round, fields: _Fields) -> str | None:
    return None if required(fields, "player", ()) is None else _seated(state, draft, fields)


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


def _ask(state: State, draft: Round, fields: _Fields) -> State:
    if "anonymous" in fields:
        as_bool(fields["anonymous"], ("anonymous",))
    return state


_ACTIONS: Final[dict[str, Callable[[State, Round, _Fields], State]]] = {
    "set_die": _set_die,
    "roll_die": _roll_die,
    "give_card": _give_card,
    "set_points": _set_points,
    "clear_pile": _clear_pile,
    "give_rest": _give_rest,
    "clear_round": _clear_round,
    "judge": _ask,
    "share_round": _ask,
    "share_game": _ask,
    "set_players": seating.set_players,
    "set_name": seating.set_name,
    "set_dealer": seating.set_dealer,
    "join": seating.join,
    "leave": seating.leave,
    "return": seating.come_back,
    "move_player": seating.move_player,
    "write_round": writing.write_round,
    "edit_round": writing.edit_round,
    "cancel_edit": writing.cancel_edit,
    "delete_round": writing.delete_round,
    "new_game": playing.new_game,
    "set_end": playing.set_end,
    "end_game": playing.end_game,
    "play_one_more": playing.play_one_more,
    "set_house_rules": playing.set_house_rules,
    "rematch": playing.rematch,
    "stamp": playing.stamp,
}
#: Another game comes out: nothing of the one before can be undone in it.
OTHER_GAME: Final = ("new_game", "rematch")
#: These ask and change nothing.
QUESTIONS: Final = ("judge", "share_round", "share_game")

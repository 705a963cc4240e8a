"""Rounds of a game: write one down, change one, take one out. A round that does not hold is never written (rule 6.4).

A round is changed in the draft, where everything that enters a round is at hand; the draft that was there waits aside.
Rounds are stored as taken: what a house rule makes of them is worked out every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from calculator.errors import InputError, RoundRefused
from calculator.fields import as_whole, required
from calculator.papayoo.cards import resolve
from calculator.papayoo.check import Check, RoundEntry, check_round
from calculator.papayoo.defaults import (
    dealer_of_coming_round,
    dealers_of,
    empty_draft,
    end_is_reached,
    entry_of,
    house_rules,
    seats_of,
)
from calculator.papayoo.game import next_dealer
from calculator.papayoo.piles import CardsPile, PointsPile
from calculator.papayoo.saved import MOST_ROUNDS
from calculator.papayoo.types import Pile, Player, Round, State, Suit
from calculator.papayoo.wording import finding_text, headline, labels_of
from calculator.words import Words

_Fields = dict[str, Any]

#: What only a draft has: it never goes into a written round.
_DRAFT_ONLY: Final = ("before_rest",)


def write_round(state: State, draft: Round, fields: _Fields) -> State:
    """The draft becomes the next round, or takes the place of the round that is being changed."""
    place = state.get("editing")
    if place is None:
        if len(state["rounds"]) >= MOST_ROUNDS:
            raise InputError("too_many_rounds")
        if end_is_reached(state):
            raise InputError("game_over")
    if draft["die"] is None:
        raise InputError("need_die", ("draft", "die"))
    entry = entry_of(state, draft)
    check = check_round(entry, shoot_the_moon=house_rules(state)["shoot_the_moon"])
    if not check.valid:
        raise RoundRefused(("draft",), lambda words: _reasons(state, entry, check, words))
    if place is None:
        row = _row(draft, entry, check, dealer_of_coming_round(state), draft["die"])
        state["rounds"] = [*state["rounds"], row]
        _drop_onlookers(state, entry.seats)
        state["draft"] = empty_draft(state, entry.seats)
        return state
    dealer = draft.get("dealer") or dealers_of(state)[place]
    row = _row(draft, entry, check, dealer if dealer in entry.seats else entry.seats[0], draft["die"])
    state["rounds"] = [row if at == place else one for at, one in enumerate(state["rounds"])]
    return _bring_back(state)


def edit_round(state: State, draft: Round, fields: _Fields) -> State:
    """A written round lies in the draft; a change of another round that was under way is dropped."""
    place = _place(state, fields)
    if "editing" not in state:
        state["aside"] = draft
    one = state["rounds"][place]
    state["draft"] = {**one, "seats": seats_of(state, one), "dealer": dealers_of(state)[place], "piles": dict(one["piles"])}
    state["editing"] = place
    return state


def cancel_edit(state: State, draft: Round, fields: _Fields) -> State:
    """The round stays as it was written."""
    if "editing" not in state:
        raise InputError("not_editing")
    return _bring_back(state)


def delete_round(state: State, draft: Round, fields: _Fields) -> State:
    """The round is gone; if it was being changed, that is over."""
    place = _place(state, fields)
    state["rounds"] = [one for at, one in enumerate(state["rounds"]) if at != place]
    editing = state.get("editing")
    if editing == place:
        return _bring_back(state)
    if editing is not None and editing > place:
        state["editing"] = editing - 1
    return state


def keep_rows(before: State, after: State, kept: Sequence[int]) -> None:
    """Let the rounds of ``after`` keep the seats and dealers they had in ``before``, where they leave them unsaid.

    ``kept`` says which round of ``before`` each round of ``after`` was. Only what would come out differently is written into
    a round.
    """
    dealers = dealers_of(before)
    players = [player["id"] for player in after["players"]]
    rounds = list(after["rounds"])
    last: str | None = None
    for place, was in enumerate(kept):
        one = rounds[place]
        seats = seats_of(before, before["rounds"][was])
        if "seats" not in one and seats_of(after, one) != seats:
            one = {**one, "seats": seats}
        said = one.get("dealer")
        if said is None:
            sitting = seats_of(after, one)
            said = next_dealer(last, sitting, players) if last else sitting[0]
            if said != dealers[was]:
                said = dealers[was]
                one = {**one, "dealer": said}
        last = said
        rounds[place] = one
    after["rounds"] = rounds


def _place(state: State, fields: _Fields) -> int:
    place = as_whole(required(fields, "round", ()), ("round",), 0, MOST_ROUNDS - 1)
    if place >= len(state["rounds"]):
        raise InputError("no_round", ("round",))
    return place


def _bring_back(state: State) -> State:
    state["draft"] = state["aside"] if "aside" in state else empty_draft(state)
    state.pop("aside", None)
    state.pop("editing", None)
    return state


def _row(draft: Round, entry: RoundEntry, check: Check, dealer: str, die: Suit) -> Round:
    """The draft as it is written: every seat has its pile, the Papayoo its card; keys that are not known are kept."""
    row: Round = {
        "seats": list(entry.seats),
        "dealer": dealer,
        "die": die,
        "piles": {seat: _pile(entry, check, seat) for seat in entry.seats},
    }
    if entry.filled is not None:
        row["filled"] = entry.filled
    others: Any = {key: value for key, value in draft.items() if key not in row and key not in ("filled", *_DRAFT_ONLY)}
    return {**row, **others}


def _pile(entry: RoundEntry, check: Check, seat: str) -> Pile:
    pile, taken = entry.piles.get(seat), check.points[seat]
    typed = pile.value if isinstance(pile, PointsPile) else taken
    if isinstance(pile, CardsPile) and pile.cards:
        return [resolve(card, entry.die) for card in pile.cards]
    if typed != taken or (taken and not isinstance(pile, PointsPile)):
        # The scores of a moon were typed (0, and 250 for each other): what was taken is stored.
        return taken
    if isinstance(pile, PointsPile):
        text = str(pile.typed).strip()
        return pile.value if text.isascii() and text.isdigit() else pile.typed
    return []


def _drop_onlookers(state: State, seats: Sequence[str]) -> None:
    """Who was at the table while it was being set up but never played: nameless, they go; named, they have left."""
    played = {seat for one in state["rounds"] for seat in seats_of(state, one)}
    players: list[Player] = []
    for player in state["players"]:
        if player["id"] in played or player.get("left", False) or "start" in player:
            players.append(player)
        elif player["name"].strip():
            players.append({**player, "left": True})
    state["players"] = players


def _reasons(state: State, entry: RoundEntry, check: Check, words: Words) -> str:
    """By how much a round is off, and the first finding."""
    names = labels_of(state, words)
    return " ".join(
        [headline(check, entry, names, words), *(finding_text(finding, entry, names, words) for finding in check.findings[:1])]
    )

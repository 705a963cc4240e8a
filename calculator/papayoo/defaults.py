"""What a checked saved game says of itself, and what holds where it says nothing: seats, dealers, draft, end, house rules."""

from __future__ import annotations

from collections.abc import Sequence

from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.papayoo.check import RoundEntry
from calculator.papayoo.game import Game, GameEnd, GamePlayer, GameRound, next_dealer, standing
from calculator.papayoo.piles import parse_pile
from calculator.papayoo.types import End, HouseRules, Pile, Round, State


def staying(state: State) -> list[str]:
    """The players who have not left, clockwise."""
    return [player["id"] for player in state["players"] if not player.get("left", False)]


def seats_of(state: State, one: Round) -> list[str]:
    """Who sits in a round: its ``seats``, or everybody who has not left."""
    return list(one["seats"]) if "seats" in one else staying(state)


def draft_of(state: State) -> Round:
    """The draft, or an empty one for the players who would sit down next (three at least, eight at most)."""
    return state["draft"] if "draft" in state else empty_draft(state)


def empty_draft(state: State, seats: Sequence[str] = ()) -> Round:
    """A draft with nothing in it for these ``seats``, or for those who would sit down next where too few of them still play."""
    playing = staying(state)
    seats = [seat for seat in seats if seat in playing]
    if len(seats) >= FEWEST_PLAYERS:
        return {"seats": seats, "die": None, "piles": {}}
    seats = playing
    if len(seats) < FEWEST_PLAYERS:
        everybody = [player["id"] for player in state["players"]]
        seats = sorted((seats + [player for player in everybody if player not in seats])[:FEWEST_PLAYERS], key=everybody.index)
    return {"seats": seats[:MOST_PLAYERS], "die": None, "piles": {}}


def coming_round(state: State) -> Round:
    """The draft of the round that comes next: while a written round is being changed it waits aside."""
    if "editing" not in state:
        return draft_of(state)
    return state["aside"] if "aside" in state else empty_draft(state)


def end_of(state: State) -> End:
    """When the game ends; open where nothing is said."""
    never: End = {"kind": "open"}
    return state.get("end", never)


def dealers_of(state: State) -> list[str]:
    """Who dealt each written round."""
    players = [player["id"] for player in state["players"]]
    dealers: list[str] = []
    for one in state["rounds"]:
        seats = seats_of(state, one)
        said = one.get("dealer")
        dealers.append(said or (next_dealer(dealers[-1], seats, players) if dealers else seats[0]))
    return dealers


def dealer_of_coming_round(state: State) -> str:
    """Who deals the round that comes next."""
    coming = coming_round(state)
    seats = seats_of(state, coming)
    dealers = dealers_of(state)
    players = [player["id"] for player in state["players"]]
    return coming.get("dealer") or (next_dealer(dealers[-1], seats, players) if dealers else seats[0])


def end_is_reached(state: State) -> bool:
    """Whether no round is left to play; a refused round may still keep the game from being finished."""
    return end_of(state)["kind"] != "open" and standing(game_of(state)).rounds_at_most == 0


def house_rules(state: State) -> HouseRules:
    """The house rules, all off where nothing is said."""
    said = state.get("house_rules", {})
    return {"die_before_pass": said.get("die_before_pass", False), "shoot_the_moon": said.get("shoot_the_moon", False)}


def pile_of(one: Round, player: str) -> Pile:
    """A player's pile in a round; no entry is None."""
    return one["piles"].get(player)


def entry_of(state: State, one: Round) -> RoundEntry:
    """A round as the check takes it: only the piles of those who sit."""
    seats = seats_of(state, one)
    filled = one.get("filled")
    return RoundEntry(
        seats=tuple(seats),
        die=one["die"],
        piles={player: parse_pile(pile_of(one, player)) for player in seats},
        filled=filled if filled in seats else None,
    )


def game_of(state: State) -> Game:
    """A checked saved game as the rules engine takes it; the draft says who sits and deals next."""
    coming = coming_round(state) if "draft" in state else None
    end = end_of(state)
    return Game(
        players=tuple(
            GamePlayer(id=player["id"], start=player.get("start", 0), left=player.get("left", False))
            for player in state["players"]
        ),
        rounds=tuple(GameRound(entry=entry_of(state, one), dealer=one.get("dealer")) for one in state["rounds"]),
        end=GameEnd(kind=end["kind"], value=end.get("value", 0)),
        shoot_the_moon=house_rules(state)["shoot_the_moon"],
        next_seats=tuple(seats_of(state, coming)) if coming else None,
        next_dealer=coming.get("dealer") if coming else None,
    )

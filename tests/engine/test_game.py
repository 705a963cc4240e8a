"""A game of several rounds: totals, places, its end and the next deal."""

import json
from pathlib import Path
from typing import Any

import pytest
from engine.rounds import SEATS, dealt, points
from hypothesis import given
from hypothesis import strategies as st

from calculator.papayoo.check import RoundEntry
from calculator.papayoo.game import Game, GameEnd, GamePlayer, GameRound, next_dealer, places, standing
from calculator.papayoo.piles import PointsPile

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases" / "game.json").read_text("utf-8"))


def round_of(players: list[str], written: list[Any]) -> GameRound:
    """A round of a case: its dealer, then the points of each player; null for one who did not sit."""
    dealer, *taken = written
    piles = {player: PointsPile(value, value) for player, value in zip(players, taken, strict=True) if value is not None}
    return GameRound(RoundEntry(tuple(piles), "clubs", piles), dealer)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_case(case: dict[str, Any]) -> None:
    players = case["players"].split()
    kind, value = case.get("end", ["open", 0])
    game = Game(
        players=tuple(GamePlayer(p, case.get("start", {}).get(p, 0), p in case.get("left", "").split()) for p in players),
        rounds=tuple(round_of(players, one) for one in case["rounds"]),
        end=GameEnd(kind, value),
        shoot_the_moon=case.get("moon", False),
        next_seats=tuple(case["next_seats"].split()) if "next_seats" in case else None,
        next_dealer=case.get("next_dealer"),
    )
    found = standing(game)
    assert found.totals == dict(zip(players, case["totals"], strict=True))
    assert found.places == {player: place for player, place in zip(players, case["places"], strict=True) if place is not None}
    assert (found.finished, found.winners) == (case["finished"], tuple(case["winners"].split()))
    assert found.rounds_at_most == case["rounds_at_most"]
    deal = found.next_deal
    assert case["next"] == (deal and [deal.dealer, deal.cards_each, deal.passed, " ".join(deal.removed)])
    assert deal is None or deal.leads == deal.dealer
    if "dealers" in case:
        assert found.dealers == tuple(case["dealers"].split())


@given(st.integers(3, 8), st.sampled_from([250, 500, 1000]))
def test_a_limit_is_reached_after_as_many_rounds_as_the_facts_say(players: int, limit: int) -> None:
    game = Game(tuple(GamePlayer(player) for player in SEATS[:players]), end=GameEnd("points", limit))
    assert standing(game).rounds_at_most == players * limit // 250


@given(st.integers(3, 8).flatmap(lambda n: st.lists(dealt(n), min_size=1, max_size=8)), st.integers(100, 900))
def test_a_game_to_a_limit_ends_when_it_must_and_never_later_than_it_said(rounds: list[RoundEntry], limit: int) -> None:
    players = tuple(GamePlayer(player) for player in rounds[0].seats)
    at_most = standing(Game(players, end=GameEnd("points", limit))).rounds_at_most
    assert at_most is not None
    totals = dict.fromkeys(rounds[0].seats, 0)
    for played in range(1, len(rounds) + 1):
        found = standing(Game(players, tuple(GameRound(one) for one in rounds[:played]), GameEnd("points", limit)))
        for player, taken in points(rounds[played - 1]).items():
            totals[player] += taken
        assert found.totals == totals
        assert found.finished == (max(totals.values()) >= limit)
        assert found.rounds_at_most is not None
        assert found.rounds_at_most <= at_most - 1
        assert (found.rounds_at_most == 0) == found.finished
        assert found.winners == (tuple(p for p, t in totals.items() if t == min(totals.values())) if found.finished else ())
        at_most = found.rounds_at_most
        if found.finished:
            break


@given(st.dictionaries(st.sampled_from(SEATS), st.integers(0, 9), min_size=1))
def test_places_are_those_of_a_race(totals: dict[str, int]) -> None:
    found = places(totals)
    ranked = sorted(totals.values())
    assert found == {player: ranked.index(total) + 1 for player, total in totals.items()}


@pytest.mark.parametrize(
    ("last", "seats", "then"), [("a", "abc", "b"), ("c", "abc", "a"), ("b", "acd", "c"), ("d", "abc", "a"), ("a", "acb", "c")]
)
def test_the_deal_goes_on_to_the_next_seat_clockwise(last: str, seats: str, then: str) -> None:
    assert next_dealer(last, seats, "abcd") == then

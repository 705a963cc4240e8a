"""What cards and rounds are worth."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.papayoo.cards import PAPAYOO, PAYOOS, SEVENS, SUITS, deck, suit_of
from calculator.papayoo.scoring import (
    PAPAYOO_POINTS,
    ROUND_TOTAL,
    moon_shooter,
    moon_typed_as_score,
    points_of,
    points_of_cards,
    round_scores,
)
from calculator.papayoo.types import Suit


@pytest.mark.parametrize("die", SUITS)
@pytest.mark.parametrize("players", range(3, 9))
def test_every_deck_is_worth_250_with_any_die(players: int, die: Suit) -> None:
    assert points_of_cards(deck(players), die) == ROUND_TOTAL == 250


@pytest.mark.parametrize("die", SUITS)
def test_only_payoos_and_the_papayoo_score(die: Suit) -> None:
    scoring = {card: points_of(card, die) for card in deck(3) if points_of(card, die)}
    papayoo = next(card for card in SEVENS if suit_of(card) == die)
    assert scoring == {**{f"P{rank}": rank for rank in range(1, 21)}, papayoo: 40}
    assert points_of("P7", die) == 7


def test_before_the_die_is_known_only_the_papayoo_itself_counts_40() -> None:
    assert points_of(PAPAYOO, None) == PAPAYOO_POINTS == 40
    assert [points_of(card, None) for card in SEVENS] == [0, 0, 0, 0]
    assert points_of_cards(PAYOOS, None) == 210


@pytest.mark.parametrize(
    ("points", "shooter", "typed"),
    [
        ({"a": 250, "b": 0, "c": 0}, "a", None),
        ({"a": 0, "b": 250, "c": 250}, None, "a"),
        ({"a": 0, "b": 0, "c": 250, "d": 250}, None, None),
        ({"a": 0, "b": 210, "c": 40}, None, None),
        ({"a": 0, "b": 0, "c": 0}, None, None),
        ({"a": 250, "b": 250, "c": 250}, None, None),
    ],
)
def test_the_moon_is_told_from_what_was_taken_and_from_what_was_written(
    points: Mapping[str, int], shooter: str | None, typed: str | None
) -> None:
    assert moon_shooter(points) == shooter
    assert moon_typed_as_score(points) == typed


@given(st.integers(3, 8), st.data())
def test_with_the_house_rule_a_moon_is_0_and_250_for_each_other(players: int, data: st.DataObject) -> None:
    seats = "abcdefgh"[:players]
    shooter = data.draw(st.sampled_from(seats))
    taken = {player: ROUND_TOTAL if player == shooter else 0 for player in seats}
    scores = round_scores(taken, shoot_the_moon=True)
    assert scores[shooter] == 0
    assert sum(scores.values()) == ROUND_TOTAL * (players - 1)
    assert moon_typed_as_score(scores) == shooter
    assert round_scores(taken, shoot_the_moon=False) == taken

"""The engine's reading of a hand against brute force over all substitutions, and each reading against itself."""

from collections.abc import Sequence
from random import Random

import pytest
from engine.paiute import brute
from engine.paiute.hands import dealt, rich

from calculator.paiute.cards import is_wild
from calculator.paiute.kinds import KINDS
from calculator.paiute.reading import best_reading

#: The brute force's points for a kind.
POINTS = {kind.id: len(KINDS) - place for place, kind in enumerate(KINDS)}


def check(cards: Sequence[str], turned_up: str, ace_low: bool) -> bool:
    """The engine and brute force agree; whether the hand wins."""
    reading = best_reading(cards, turned_up, ace_low=ace_low)
    expected = brute.best(cards, turned_up, ace_low)
    if reading is None:
        assert expected == (0,), (cards, turned_up)
        return False
    assert (POINTS[reading.kind.id], *reading.values) == expected, (cards, turned_up)
    # What is laid down is what it is said to be, and made of the hand.
    laid = [one.card for one in reading.laid]
    assert sorted([*laid, *([reading.left_out] if reading.left_out else [])]) == sorted(cards)
    assert len(laid) == reading.kind.cards
    suit = "S"
    for one in reading.laid:
        assert one.wild == is_wild(one.card, turned_up)
        assert one.wild or one.itself
        suit = one.meaning[0] if one.suit else suit
    concrete = [brute.card(one.meaning if one.suit else f"{suit}{one.meaning}") for one in reading.laid]
    assert brute.value(concrete, ace_low) == expected
    return True


@pytest.mark.slow
def test_ten_thousand_random_hands() -> None:
    chance = Random(1906)
    won = 0
    for _ in range(10_000):
        turned_up, (cards,) = dealt(chance)
        won += check(cards, turned_up, chance.random() < 0.5)
    assert won > 100


@pytest.mark.slow
def test_hands_with_wild_cards_and_near_misses() -> None:
    chance = Random(52)
    kinds = set()
    for _ in range(500):
        turned_up, cards = rich(chance)
        if check(cards, turned_up, chance.random() < 0.5):
            reading = best_reading(cards, turned_up, ace_low=True)
            assert reading is not None
            kinds.add(reading.kind.id)
    assert kinds == set(POINTS)

"""Explanations against brute force: counted over all two million sets of cards, listed in the right order."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.papayoo.cards import SEVENS, SUITS, resolve, scoring_cards
from calculator.papayoo.explain import MOST_LISTED, choices, count_choices, explain, swapped_digits
from calculator.papayoo.piles import PointsPile, parse_sum
from calculator.papayoo.scoring import points_of_cards
from calculator.papayoo.types import Suit

ALL = (*range(1, 21), 40)
#: Piles that no swap of digits can change.
NO_DIGITS = {player: PointsPile(0, 0) for player in "abc"}


@pytest.fixture(scope="module")
def sums_of_all_sets() -> Counter[int]:
    """How many sets of the 21 scoring cards have each sum, by looking at every set."""
    sums = [0]
    for value in ALL:
        sums += [other + value for other in sums]
    return Counter(sums)


def in_order(values: Iterable[int], amount: int) -> list[tuple[int, ...]]:
    """Every choice with that sum, the slow way."""
    pool = sorted(values, reverse=True)
    found = [choice for size in range(1, len(pool) + 1) for choice in combinations(pool, size) if sum(choice) == amount]
    return sorted(found, key=lambda choice: (len(choice), [-value for value in choice]))


def test_every_difference_is_counted_in_full(sums_of_all_sets: Counter[int]) -> None:
    assert sum(sums_of_all_sets.values()) == 2**21
    for amount in range(1, 260):
        assert count_choices(ALL, amount) == sums_of_all_sets[amount]


@pytest.mark.parametrize("values", [range(1, 9), [1, 2, 3, 5, 8, 13, 20, 40], [2, 4, 6, 40], [40], []], ids=str)
def test_every_choice_is_listed_once_and_in_order(values: Iterable[int]) -> None:
    pool = list(values)
    for amount in range(1, sum(pool) + 2):
        expected = in_order(pool, amount)
        assert list(choices(pool, amount)) == expected
        assert list(choices(pool, amount, fewest=2)) == [choice for choice in expected if len(choice) > 1]
        assert count_choices(pool, amount) == len(expected)


def test_the_first_of_all_cards_come_in_order_up_to_three_cards() -> None:
    for amount in range(1, 80):
        expected = [c for size in (1, 2, 3) for c in combinations(sorted(ALL, reverse=True), size) if sum(c) == amount]
        found = [choice for choice, _ in zip(choices(ALL, amount), expected, strict=False)]
        assert found == expected


@pytest.mark.parametrize("difference", [d for d in range(-250, 251) if d])
def test_any_difference_is_explained_and_the_list_is_what_it_says(difference: int, sums_of_all_sets: Counter[int]) -> None:
    found = explain(difference, "hearts", NO_DIGITS)
    named = {-33: "papayoo_counted_as_7", 21: "other_sevens_counted", -40: "papayoo_forgotten", 40: "second_seven_counted"}
    assert found.count == sums_of_all_sets[abs(difference)] + (difference in (-33, 21))
    assert len(found.first) == min(MOST_LISTED, found.count) == len(set(found.first))
    assert found.first[0].code == named.get(difference, "missing" if difference < 0 else "twice")
    by_cards = [one for one in found.first if one.code in ("missing", "twice")]
    assert {one.code for one in by_cards} <= {"missing" if difference < 0 else "twice"}
    assert all(points_of_cards(one.cards, "hearts") == abs(difference) for one in by_cards)
    assert [len(one.cards) for one in by_cards] == sorted(len(one.cards) for one in by_cards)
    assert ("H7",) not in [one.cards for one in by_cards]


@pytest.mark.parametrize("difference", [-251, 251, 1000])
def test_more_than_everything_has_no_explanation(difference: int) -> None:
    assert explain(difference, "hearts", NO_DIGITS).count == 0


@given(st.sets(st.sampled_from([*scoring_cards("clubs"), *SEVENS])), st.integers(-250, 250).filter(bool))
def test_in_a_mixed_round_only_cards_that_no_pile_lists_are_missing(listed: set[str], difference: int) -> None:
    found = explain(difference, "clubs", NO_DIGITS, listed)
    free = [card for card in scoring_cards("clubs") if card not in listed]
    if difference < 0:
        assert not any(set(one.cards) & listed for one in found.first)
        expected = count_choices([points_of_cards([card], "clubs") for card in free], -difference)
        assert found.count == expected + (difference == -33 and "C7" not in listed)
    codes = [one.code for one in found.first]
    others = listed & {"S7", "H7", "D7"}
    assert ("other_sevens_counted" in codes) == (difference == 21 and not others)
    assert ("second_seven_counted" in codes) == (difference == 40 and len(others) < 3)
    assert (("C7",) in [one.cards for one in found.first if one.code == "twice"]) == (difference == 40 and len(others) == 3)


def swaps(number: int) -> set[int]:
    """Every number that a swap of neighbouring digits makes of it, itself left out."""
    digits = list(str(number))
    found = set()
    for at in range(len(digits) - 1):
        swapped = digits.copy()
        swapped[at], swapped[at + 1] = digits[at + 1], digits[at]
        found.add(int("".join(swapped)))
    return found - {number}


@given(st.lists(st.integers(0, 250), min_size=3, max_size=8))
def test_swapped_digits_are_found_in_every_pile_and_nowhere_else(numbers: list[int]) -> None:
    piles = {player: PointsPile(value, value) for player, value in zip("abcdefgh", numbers, strict=False)}
    difference = sum(numbers) - 250
    if not difference:
        return
    expected = [
        (player, value, meant)
        for player, value in zip("abcdefgh", numbers, strict=False)
        for meant in swaps(value)
        if meant <= 250 and sum(numbers) - value + meant == 250
    ]
    assert [(one.players[0], one.value, one.meant) for one in swapped_digits(difference, piles)] == expected


@given(st.lists(st.integers(0, 99), min_size=1, max_size=6), st.integers(-90, 90).filter(bool))
def test_in_a_sum_as_typed_one_number_is_swapped(numbers: list[int], difference: int) -> None:
    typed = "+".join(map(str, numbers))
    pile = PointsPile(parse_sum(typed), typed)
    for one in swapped_digits(difference, {"a": pile}):
        assert one.value in numbers
        assert one.meant in swaps(one.value)
        assert 0 <= pile.value - one.value + one.meant == pile.value - difference <= 250


@pytest.mark.parametrize("die", [*SUITS, None])
def test_the_papayoo_is_named_as_the_card_it_is(die: Suit | None) -> None:
    found = explain(-40, die, NO_DIGITS)
    assert found.first[0].cards == (resolve("PAPAYOO", die),)

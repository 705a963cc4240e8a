"""Piles as entered: numbers, sums as typed, lists of cards, and what is none of these."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.papayoo.cards import UnknownCard
from calculator.papayoo.piles import MOST_CARDS, MOST_CHARACTERS, CardsPile, PileError, PointsPile, parse_pile, parse_sum

CASES: dict[str, list[Any]] = json.loads((Path(__file__).parent / "cases" / "piles.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES["sums"], ids=lambda case: case["typed"])
def test_a_sum_is_added_up_and_kept_as_typed(case: dict[str, Any]) -> None:
    assert parse_sum(case["typed"]) == case["value"]
    assert parse_pile(case["typed"]) == PointsPile(case["value"], case["typed"])


@pytest.mark.parametrize("entered", CASES["not_entered"])
def test_nothing_is_not_zero(entered: str | None) -> None:
    assert parse_pile(entered) is None
    if entered is not None:
        with pytest.raises(PileError):
            parse_sum(entered)


@pytest.mark.parametrize("case", CASES["refused"], ids=lambda case: str(case["entered"]))
def test_what_is_no_pile_has_a_named_error(case: dict[str, Any]) -> None:
    with pytest.raises(PileError) as error:
        parse_pile(case["entered"])
    assert error.value.code == case["code"]


def test_caps() -> None:
    assert parse_sum("9" + " 1" * ((MOST_CHARACTERS - 1) // 2)) == 9 + (MOST_CHARACTERS - 1) // 2
    with pytest.raises(PileError, match="sum_too_long"):
        parse_pile("1 " * MOST_CHARACTERS)
    with pytest.raises(PileError, match="too_many_cards"):
        parse_pile(["P1"] * (MOST_CARDS + 1))


def test_lists_of_cards() -> None:
    assert parse_pile([]) == CardsPile(())
    assert parse_pile(["P3", "PAPAYOO", "P3"]) == CardsPile(("P3", "PAPAYOO", "P3"))
    with pytest.raises(UnknownCard):
        parse_pile(["P3", "P21"])


@given(st.lists(st.integers(0, 999_999), min_size=1, max_size=20), st.sampled_from(["+", " ", " + ", "++"]))
def test_any_numbers_joined_in_any_way_add_up(numbers: list[int], joint: str) -> None:
    text = joint.join(map(str, numbers))
    assert parse_sum(text) == sum(numbers)


@given(st.text())
def test_any_text_is_a_pile_or_a_named_error(text: str) -> None:
    try:
        pile = parse_pile(text)
    except PileError as error:
        assert error.code in {"not_a_sum", "sum_too_long", "number_too_large"}
    else:
        assert pile is None or (isinstance(pile, PointsPile) and pile.typed == text)

"""Hands: cases of every kind, of what does not win, and the worked examples; what is no hand is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from calculator.paiute.cards import DECK, UnknownCard, is_wild, parse_card, rank_of, suit_of, value_of, wilds_of
from calculator.paiute.examples import EXAMPLES
from calculator.paiute.kinds import KINDS
from calculator.paiute.missed import missed
from calculator.paiute.reading import best_reading
from calculator.paiute.rules import BY_ID, RULES

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases" / "hands.json").read_text("utf-8"))
ROYAL = ["SA", "SK", "SQ", "SJ", "S10"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_case(case: dict[str, Any]) -> None:
    cards = case["cards"].split()
    for order in (cards, cards[::-1], sorted(cards)):
        reading = best_reading(order, case["turned_up"], ace_low=case.get("ace_low", False))
        if case["kind"] is None:
            assert reading is None
            assert missed(order, case["turned_up"]) == case["missed"]
            continue
        assert reading is not None
        assert reading.kind.id == case["kind"]
        assert [rank_of(f"S{rank}") for rank in case["ranks"].split()] == [
            next(rank_of(card) for card in DECK if value_of(card) == value) for value in reading.values
        ]
        assert {one.card: one.meaning for one in reading.laid if one.wild} == case.get("wilds", {})
        assert reading.left_out == case.get("left_out")


def test_the_cases_hold_every_kind_and_every_miss() -> None:
    assert {case["kind"] for case in CASES} == {None, *(kind.id for kind in KINDS)}
    assert len({case["missed"] for case in CASES if case["kind"] is None}) == 9


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=lambda example: example.id)
def test_a_worked_example_is_what_it_says(example: Any) -> None:
    reading = best_reading(example.cards, example.turned_up)
    assert (reading.kind.id if reading else None) == example.kind
    assert (None if reading else missed(example.cards, example.turned_up)) == example.missed


def test_every_kind_is_pictured_with_its_own_cards_where_it_can_be_and_with_wild_cards_where_they_help() -> None:
    natural = {one.kind for one in EXAMPLES.values() if not wilds_of(one.cards, one.turned_up)}
    wild = {one.kind for one in EXAMPLES.values() if wilds_of(one.cards, one.turned_up)}
    kinds = {kind.id for kind in KINDS}
    assert kinds - natural == {"five_of_a_kind"}
    assert kinds - wild == {"three_three"}


@pytest.mark.parametrize(
    "cards",
    [ROYAL[:4], [*ROYAL, "H2", "H3"], [*ROYAL[:4], "SA"], [*ROYAL[:4], "S8"], [], [*ROYAL[:4], "joker"], [*ROYAL[:4], "S1"]],
)
def test_what_is_no_hand_is_refused(cards: list[str]) -> None:
    with pytest.raises(ValueError):
        best_reading(cards, "S8")


def test_a_hand_that_wins_misses_nothing() -> None:
    with pytest.raises(ValueError, match="wins"):
        missed(ROYAL, "S8")


def test_the_deck() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert sorted({value_of(card) for card in DECK}) == list(range(2, 15))
    assert [parse_card(card) for card in DECK] == list(DECK)
    assert sum(is_wild(card, "S8") for card in DECK) == 3
    assert not is_wild("S8", "S8")
    assert suit_of("H10") == "hearts"


@pytest.mark.parametrize("text", ["", "S1", "S11", "s8", "8S", "X8", "S08", "P7", "PAPAYOO", "SA ", "S10\n"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(UnknownCard):
        parse_card(text)


def test_every_kind_rests_on_a_rule() -> None:
    assert [BY_ID[kind.rule].number for kind in KINDS] == ["5.1", "5.2", "5.3", "5.4", "5.5", "5.6"]
    assert len(BY_ID) == len({rule.number for rule in RULES}) == len(RULES)

"""The deal table against the facts, and the arithmetic that must hold in it."""

import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from calculator.papayoo.cards import PAYOOS, SEVENS, deck
from calculator.papayoo.deal import DEAL

FACTS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases" / "deal.json").read_text("utf-8"))


@pytest.mark.parametrize("facts", FACTS, ids=lambda facts: str(facts["players"]))
def test_a_row_is_as_the_booklet_has_it(facts: dict[str, Any]) -> None:
    row = DEAL[facts["players"]]
    found = {name: getattr(row, name) for name in facts if name != "average"}
    assert {**found, "removed": list(row.removed), "packets": list(row.packets)} == {
        k: v for k, v in facts.items() if k != "average"
    }
    assert f"{float(row.average):.2f}" == facts["average"]


def test_the_table_has_three_to_eight_players_once_each_and_cannot_be_changed() -> None:
    assert list(DEAL) == [3, 4, 5, 6, 7, 8] == [facts["players"] for facts in FACTS]
    assert isinstance(DEAL, Mapping)
    with pytest.raises(TypeError):
        DEAL[9] = DEAL[8]  # type: ignore[index]


@pytest.mark.parametrize("row", DEAL.values(), ids=lambda row: str(row.players))
def test_every_card_is_dealt_and_no_card_that_scores_is_taken_out(row: Any) -> None:
    assert row.players * row.cards_each == row.deck == len(deck(row.players)) == 60 - len(row.removed)
    assert sum(row.packets) == row.cards_each == row.tricks
    assert row.average == Fraction(250, row.players)
    assert 0 < row.passed < row.cards_each
    assert not set(row.removed) & {*PAYOOS, *SEVENS}


@pytest.mark.parametrize("players", [7, 8])
def test_four_is_the_only_number_of_cards_below_eight_to_take_out(players: int) -> None:
    assert [out for out in range(8) if (60 - out) % players == 0] == [len(DEAL[players].removed)]

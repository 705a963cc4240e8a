"""The showdown: who wins, shares and odd coins, the pot, who still has a turn after a call."""

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from engine.paiute import brute
from engine.paiute.hands import dealt
from hypothesis import given
from hypothesis import strategies as st

from calculator.paiute.cards import DECK
from calculator.paiute.showdown import pot_of, showdown, turns_after_call

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases" / "showdowns.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_case(case: dict[str, Any]) -> None:
    hands = {player: cards.split() for player, cards in zip("abcde", case["hands"], strict=False)}
    result = showdown(hands, case["turned_up"], pot=case["pot"], ace_low=case.get("ace_low", False))
    assert list(result.winners) == case["winners"].split()
    assert result.shares == {player: case["shares"] for player in case["winners"].split()}
    assert result.left_in_pot == case.get("left", 0)


def test_the_winners_are_those_of_brute_force() -> None:
    chance = Random(4)
    decided = 0
    for _ in range(400):
        turned_up, hands = dealt(chance, chance.randint(2, 5))
        players = dict(zip("abcde", hands, strict=False))
        values = {player: brute.best(cards, turned_up) for player, cards in players.items()}
        highest = max(values.values())
        expected = [player for player, value in values.items() if value == highest and highest > (0,)]
        assert list(showdown(players, turned_up).winners) == expected
        decided += bool(expected)
    assert decided > 10


@given(st.permutations(DECK), st.integers(2, 5), st.integers(0, 10_000), st.booleans())
def test_the_pot_is_shared_whole_and_evenly(cards: list[str], players: int, pot: int, ace_low: bool) -> None:
    hands = {player: cards[1 + 6 * seat : 7 + 6 * seat] for seat, player in enumerate("abcde"[:players])}
    result = showdown(hands, cards[0], pot=pot, ace_low=ace_low)
    assert sum(result.shares.values()) + result.left_in_pot == pot
    assert set(result.shares) == set(result.winners)
    assert len(set(result.shares.values())) <= 1
    assert not result.winners or result.left_in_pot < len(result.winners)
    # The order of the cards in a hand and of the hands at the table makes no difference.
    turned = {player: hand[::-1] for player, hand in reversed(hands.items())}
    again = showdown(turned, cards[0], pot=pot, ace_low=ace_low)
    assert (set(again.winners), again.left_in_pot, again.readings) == (set(result.winners), result.left_in_pot, result.readings)


@pytest.mark.parametrize(
    "hands",
    [
        {},
        {"a": "SA SK SQ SJ S10"},
        dict.fromkeys("abcdef", "SA SK SQ SJ S10"),
        {"a": "SA SK SQ SJ S10", "b": "SA H2 H3 H4 H5"},
        {"a": "SA SK SQ SJ S10", "b": "H2 H3 H4 H5"},
        {"a": "SA SK SQ SJ S10", "b": "H2 H3 H4 H5 S8"},
    ],
)
def test_what_is_no_showdown_is_refused(hands: dict[str, str]) -> None:
    with pytest.raises(ValueError):
        showdown({player: cards.split() for player, cards in hands.items()}, "S8")


def test_the_pot() -> None:
    assert pot_of(4, 5) == 20
    assert pot_of(3, 5, before=2) == 17
    assert pot_of(5, 0) == 0


@pytest.mark.parametrize(
    ("dealer", "caller", "turns"),
    [("d", "a", "b c d"), ("d", "c", "d"), ("d", "d", ""), ("a", "b", "c d a"), ("b", "a", "b"), ("b", "c", "d a b")],
)
def test_who_still_has_a_turn_after_a_call(dealer: str, caller: str, turns: str) -> None:
    assert list(turns_after_call("abcd", dealer, caller)) == turns.split()


def test_after_a_call_everybody_between_caller_and_dealer_has_one_turn() -> None:
    for count in range(2, 6):
        players = list("abcde"[:count])
        for dealer, caller in product(players, players):
            turns = turns_after_call(players, dealer, caller)
            assert caller not in turns
            assert len(turns) == (players.index(dealer) - players.index(caller)) % count
            assert not turns or turns[-1] == dealer


@pytest.mark.parametrize(("dealer", "caller"), [("z", "a"), ("a", "z")])
def test_a_stranger_is_refused(dealer: str, caller: str) -> None:
    with pytest.raises(ValueError):
        turns_after_call("abc", dealer, caller)

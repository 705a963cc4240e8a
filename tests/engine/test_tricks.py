"""Tricks: the disputes of the table as cases, and what must hold for any cards."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.papayoo.cards import SUITS, deck, rank_of, suit_of
from calculator.papayoo.scoring import points_of, points_of_cards
from calculator.papayoo.tricks import dearest_trick, legal, trick
from calculator.papayoo.types import Suit

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases" / "tricks.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_case(case: dict[str, Any]) -> None:
    plays = [tuple(play.split()) for play in case["plays"]]
    result = trick(plays, case["die"], case.get("hands"))  # type: ignore[arg-type]
    assert (result.winner, result.points, result.reason) == (case["winner"], case["points"], case["reason"])
    assert [f"{wrong.player} {wrong.card} {wrong.code}" for wrong in result.illegal] == case.get("illegal", [])


@pytest.mark.parametrize("plays", [[], [("a", "P1"), ("a", "P2")], [("a", "P1"), ("b", "P1")], [("a", "C7"), ("b", "PAPAYOO")]])
def test_what_is_no_trick_is_refused(plays: list[tuple[str, str]]) -> None:
    with pytest.raises(ValueError):
        trick(plays, "clubs")


@given(st.lists(st.sampled_from(deck(8)), min_size=1, max_size=8, unique=True), st.sampled_from(SUITS))
def test_the_winner_played_the_suit_led_and_nobody_played_it_higher(cards: list[str], die: Suit) -> None:
    plays = list(zip("abcdefgh", cards, strict=False))
    result = trick(plays, die)
    won = dict(plays)[result.winner]
    assert suit_of(won) == suit_of(cards[0]) == result.led
    assert all(rank_of(card) <= rank_of(won) for card in cards if suit_of(card) == result.led)
    assert result.points == points_of_cards(cards, die)
    assert (result.reason == "nobody_followed") == (len(cards) > 1 and not any(suit_of(c) == result.led for c in cards[1:]))


@given(st.lists(st.sampled_from(deck(4)), unique=True), st.sampled_from([*SUITS, "payoo", None]), st.sampled_from(SUITS))
def test_some_card_is_always_allowed_and_only_followers_if_there_are_any(hand: list[str], led: Any, die: Suit) -> None:
    allowed = legal(hand, led, die)
    followers = [card for card in hand if suit_of(card) == led]
    assert list(allowed) == (followers or hand)


@given(st.randoms(use_true_random=False), st.sampled_from(SUITS))
def test_a_whole_round_of_allowed_cards_costs_250(chance: Random, die: Suit) -> None:
    cards = chance.sample(deck(4), 60)
    hands = {player: list(cards[seat * 15 : seat * 15 + 15]) for seat, player in enumerate("abcd")}
    leader, total = "a", 0
    while hands[leader]:
        order = "abcd"["abcd".index(leader) :] + "abcd"[: "abcd".index(leader)]
        held = {player: list(hand) for player, hand in hands.items()}
        plays: list[tuple[str, str]] = []
        for player in order:
            led = suit_of(plays[0][1]) if plays else None
            card = chance.choice(legal(hands[player], led, die))
            hands[player].remove(card)
            plays.append((player, card))
        result = trick(plays, die, held)
        assert result.illegal == ()
        leader, total = result.winner, total + result.points
    assert total == 250


@pytest.mark.parametrize(
    ("players", "points", "payoos_alone"),
    [(3, 79, 57), (4, 97, 74), (5, 114, 90), (6, 130, 105), (7, 145, 119), (8, 159, 132)],
)
def test_the_dearest_trick(players: int, points: int, payoos_alone: int) -> None:
    cards = dearest_trick(players)
    assert len(set(cards)) == players
    for die in SUITS:
        # Led by a Payoo or by the Papayoo itself, it is a trick that can be played.
        for plays in (cards, cards[::-1]):
            result = trick(list(zip("abcdefgh", plays, strict=False)), die)
            assert result.points == points
        # No other card is worth as much as any of these.
        values = sorted((points_of(card, die) for card in deck(players)), reverse=True)
        assert sum(values[:players]) == points
    payoos = dearest_trick(players, papayoo=False)
    assert points_of_cards(payoos, None) == payoos_alone
    assert {suit_of(card) for card in payoos} == {"payoo"}


@pytest.mark.parametrize("players", [2, 9, True])
def test_the_dearest_trick_of_another_number_is_refused(players: int) -> None:
    with pytest.raises(ValueError):
        dearest_trick(players)

"""Cards, decks and the Papayoo."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.papayoo.cards import (
    PAPAYOO,
    PAYOOS,
    SUIT_CARDS,
    SUITS,
    UnknownCard,
    check_players,
    deck,
    papayoo_of,
    parse_card,
    rank_of,
    resolve,
    scoring_cards,
    suit_of,
)


def test_sixty_different_cards_in_five_suits() -> None:
    cards = deck(4)
    assert len(set(cards)) == len(cards) == 60
    ranks = {suit: sorted(rank_of(card) for card in cards if suit_of(card) == suit) for suit in (*SUITS, "payoo")}
    assert ranks == {**{suit: list(range(1, 11)) for suit in SUITS}, "payoo": list(range(1, 21))}


@pytest.mark.parametrize("players", [7, 8])
def test_the_four_ones_stay_out_with_seven_and_eight_the_payoo_1_does_not(players: int) -> None:
    assert set(deck(4)) - set(deck(players)) == {"S1", "H1", "D1", "C1"}
    assert "P1" in deck(players)


@pytest.mark.parametrize("players", [-1, 0, 2, 9, True])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError):
        deck(players)
    with pytest.raises(ValueError):
        check_players(players)


@pytest.mark.parametrize("suit", SUITS)
def test_the_papayoo_is_the_seven_of_the_suit_on_the_die(suit: str) -> None:
    card = papayoo_of(suit)  # type: ignore[arg-type]
    assert suit_of(card) == suit
    assert rank_of(card) == rank_of(PAPAYOO) == 7
    assert resolve(PAPAYOO, suit) == card  # type: ignore[arg-type]
    assert resolve("P7", suit) == "P7"  # type: ignore[arg-type]
    assert scoring_cards(suit) == (*PAYOOS, card)  # type: ignore[arg-type]


def test_without_a_die_the_papayoo_has_no_suit() -> None:
    assert resolve(PAPAYOO, None) == PAPAYOO
    assert scoring_cards(None)[-1] == PAPAYOO
    with pytest.raises(UnknownCard):
        suit_of(PAPAYOO)


@given(st.text(max_size=9))
def test_only_codes_are_cards(text: str) -> None:
    if text in {*PAYOOS, *SUIT_CARDS, PAPAYOO}:
        assert parse_card(text) == text
    else:
        with pytest.raises(UnknownCard):
            parse_card(text)
        with pytest.raises(UnknownCard):
            rank_of(text)


@pytest.mark.parametrize("text", ["P0", "P21", "P07", "p7", "S11", "S0", "7C", "PAPAYOU", " P7", "P7\n", "P²", ""])
def test_near_misses_are_no_cards(text: str) -> None:
    with pytest.raises(UnknownCard):
        parse_card(text)

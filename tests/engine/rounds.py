"""Rounds for the tests of the check: from a case file, and drawn at random."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from calculator.papayoo.cards import SUITS, deck, resolve, suit_of
from calculator.papayoo.check import Finding, Pile, RoundEntry
from calculator.papayoo.piles import CardsPile, parse_pile
from calculator.papayoo.scoring import points_of_cards

SEATS = "abcdefgh"


def pile(written: Any) -> Pile:
    """A pile of a case: "P3 P8" is a list of cards, "" an empty one; a number, a sum with a plus, or null as in a game."""
    if isinstance(written, str) and "+" not in written:
        return CardsPile(tuple(written.split()))
    return parse_pile(written)


def entry_of(case: Mapping[str, Any]) -> RoundEntry:
    """The round of a case; its players are a, b, c and so on."""
    seats = tuple(SEATS[: len(case["piles"])])
    return RoundEntry(seats, case["die"], {player: pile(one) for player, one in zip(seats, case["piles"], strict=True)})


def short(finding: Finding, die: Any) -> list[Any]:
    """A finding as the cases write it: code, certain, cards, players, value, meant, without what is empty at the end."""
    found = [finding.code, finding.certain, " ".join(finding.cards), " ".join(finding.players), finding.value, finding.meant]
    while len(found) > 3 and found[-1] in ("", None):
        found.pop()
    return found


def points(entry: RoundEntry) -> dict[str, int]:
    """What the piles by cards of a round are worth."""
    return {p: points_of_cards(one.cards, entry.die) for p, one in entry.piles.items() if isinstance(one, CardsPile)}


@st.composite
def dealt(draw: st.DrawFn, count: int | None = None) -> RoundEntry:
    """A round by cards, of ``count`` players or any number, in which every card of the deck was taken by someone."""
    count = count or draw(st.integers(3, 8))
    chance = draw(st.randoms(use_true_random=False))
    takers = draw(st.integers(1, count))
    piles: dict[str, list[str]] = {player: [] for player in SEATS[:count]}
    for card in deck(count):
        piles[SEATS[chance.randrange(takers)]].append(card)
    die = draw(st.sampled_from(SUITS))
    return RoundEntry(tuple(piles), die, {player: CardsPile(tuple(cards)) for player, cards in piles.items()})


def as_entered(entry: RoundEntry) -> RoundEntry:
    """The same round with the Papayoo written as PAPAYOO and the worthless cards left out, as a player enters it."""
    piles: dict[str, Pile] = {}
    for player, one in entry.piles.items():
        assert isinstance(one, CardsPile)
        scoring = (c for c in one.cards if suit_of(c) == "payoo" or c == resolve("PAPAYOO", entry.die))
        piles[player] = CardsPile(tuple("PAPAYOO" if suit_of(c) != "payoo" else c for c in scoring))
    return RoundEntry(entry.seats, entry.die, piles)

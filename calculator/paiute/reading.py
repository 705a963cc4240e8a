"""The best reading of a hand: which winning hand it is, what each wild card stands for, which card is left out.

A wild card stands for any card, its own included. Six cards may be laid down as a six-card hand, or any five of them as a
five-card one; the sixth is then discarded (rule 4.2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

from calculator.paiute.cards import (
    DECK,
    FEWEST_CARDS,
    MOST_CARDS,
    RANKS,
    card_with,
    parse_card,
    rank_with,
    suit_of,
    value_of,
    wilds_of,
)
from calculator.paiute.kinds import KINDS, Kind, KindId
from calculator.suits import Suit

ACE: Final = 14
#: How many cards of one rank each, largest group first.
GROUPS: Final[dict[KindId, tuple[int, ...]]] = {
    "five_of_a_kind": (5,),
    "four_two": (4, 2),
    "three_three": (3, 3),
    "two_two_two": (2, 2, 2),
}
_RUN: Final = 5
_VALUES: Final = tuple(range(len(RANKS) + 1, 1, -1))
_RUNS: Final = {
    top: tuple(value if value > 1 else ACE for value in range(top, top - _RUN, -1)) for top in range(ACE, _RUN - 1, -1)
}
_PLACE_IN_DECK: Final = {card: place for place, card in enumerate(DECK)}


@dataclass(frozen=True)
class Laid:
    """One card of a hand that is laid down, and what it counts as: a rank from 2 to 14 (the ace), where needed with a suit."""

    card: str
    value: int
    suit: Suit | None
    wild: bool

    @property
    def meaning(self) -> str:
        """What it counts as: a card ("HQ") in a flush, else a rank ("Q")."""
        return rank_with(self.value) if self.suit is None else card_with(self.suit, self.value)

    @property
    def itself(self) -> bool:
        """Whether it counts as what is printed on it."""
        return self.value == value_of(self.card) and self.suit in (None, suit_of(self.card))


@dataclass(frozen=True)
class Reading:
    """A winning hand. ``values`` are the ranks by which it is compared with its kind, the one that decides first in front.

    ``laid`` are its cards: those of one rank together, or from the top of the sequence down. ``left_out`` is the sixth card
    of a hand that wins with five.
    """

    kind: Kind
    values: tuple[int, ...]
    laid: tuple[Laid, ...]
    left_out: str | None

    @property
    def strength(self) -> tuple[int, tuple[int, ...]]:
        """Larger is better; equal hands are equal, whatever their suits and wild cards (rules 6.1 to 6.3)."""
        return (-KINDS.index(self.kind), self.values)


def best_reading(cards: Sequence[str], turned_up: str, *, ace_low: bool = False) -> Reading | None:
    """The best winning hand in 5 or 6 ``cards``, or None.

    Among readings of equal strength the one in which the fewest wild cards stand for something else, then the one with the
    fewest wild cards. ``ace_low``: the table lets A-2-3-4-5 of a suit be a straight flush (rule 5.8). Raises ``ValueError``
    for another number of cards, for one that comes twice and for the turned-up card.
    """
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS or len(set(cards)) < len(cards) or turned_up in cards:
        raise ValueError("a hand is 5 or 6 different cards without the turned-up card")
    held = sorted(map(parse_card, cards), key=_PLACE_IN_DECK.__getitem__)
    wilds = frozenset(wilds_of(held, turned_up))
    for kind in KINDS:
        readings = [
            reading for laid in combinations(held, kind.cards) if (reading := _read(kind, laid, held, wilds, ace_low)) is not None
        ]
        if readings:
            return max(readings, key=_preference)
    return None


def _preference(reading: Reading) -> tuple[tuple[int, ...], int, int]:
    # Of what is still equal, max keeps the first: the one that leaves out the last card of the deck's order.
    substitutes = sum(not one.itself for one in reading.laid)
    return (reading.values, -substitutes, -sum(one.wild for one in reading.laid))


def _read(kind: Kind, cards: Sequence[str], held: Sequence[str], wilds: frozenset[str], ace_low: bool) -> Reading | None:
    """The best reading of exactly these cards as this kind."""
    naturals = [card for card in cards if card not in wilds]
    sizes = GROUPS.get(kind.id)
    if sizes is not None:
        values = _group_values(sizes, naturals)
        wanted: list[tuple[int, Suit | None]] = [
            (value, None) for value, size in zip(values or (), sizes, strict=False) for _ in range(size)
        ]
    else:
        top = _top_of_run(naturals, ace_low=ace_low)
        if (top == ACE) != (kind.id == "royal_flush"):
            return None
        values = None if top is None else (top,) if kind.id == "straight_flush" else ()
        suit = suit_of(naturals[0])
        wanted = [(value, suit) for value in run_from(top)] if top else []
    if values is None:
        return None
    left_out = next((card for card in held if card not in cards), None)
    return Reading(kind, values, tuple(_fill(wanted, cards, wilds)), left_out)


def _group_values(sizes: tuple[int, ...], naturals: Sequence[str]) -> tuple[int, ...] | None:
    """The highest ranks for groups of these sizes that leave no natural card over."""
    if len(set(map(value_of, naturals))) > len(sizes):
        return None
    counts = Counter(map(value_of, naturals))
    # A group without a natural card takes the highest rank that is free.
    free = [value for value in _VALUES if value not in counts][: len(sizes)]
    ranks = sorted([*counts, *free], reverse=True)
    # In both, what comes first is highest; groups of one size are named from the higher rank down.
    order = permutations if len(set(sizes)) == len(sizes) else combinations
    for values in order(ranks, len(sizes)):
        if set(counts) <= set(values) and all(counts[value] <= size for value, size in zip(values, sizes, strict=True)):
            return tuple(values)
    return None


def _top_of_run(naturals: Sequence[str], *, ace_low: bool) -> int | None:
    """The highest top of five cards of one suit in sequence that all these cards are among; None if there is none."""
    if len(set(map(suit_of, naturals))) != 1:
        return None
    # No rank can come twice in one suit.
    values = set(map(value_of, naturals))
    lowest = _RUN if ace_low else _RUN + 1
    return next((top for top in range(ACE, lowest - 1, -1) if values.issubset(run_from(top))), None)


def run_from(top: int) -> tuple[int, ...]:
    """The five ranks of a sequence from its top down; below the 2 the ace stands."""
    return _RUNS[top]


def _fill(wanted: Sequence[tuple[int, Suit | None]], cards: Sequence[str], wilds: frozenset[str]) -> Iterator[Laid]:
    """Each place with its card: natural cards where they belong, wild cards as themselves where they can, then the others."""
    placed: dict[int, str] = {}
    for card in sorted(cards, key=wilds.__contains__):
        for place, (value, suit) in enumerate(wanted):
            if place not in placed and value == value_of(card) and suit in (None, suit_of(card)):
                placed[place] = card
                break
    rest = iter(card for card in cards if card not in placed.values())
    for place, (value, suit) in enumerate(wanted):
        card = placed.get(place) or next(rest)
        yield Laid(card, value, suit, card in wilds)

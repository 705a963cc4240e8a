"""What a hand that does not win looks like at most: the combinations that count in other games and not here (rule 5.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from calculator.paiute.cards import is_wild, suit_of, value_of
from calculator.paiute.reading import ACE, best_reading, run_from

MissId = Literal[
    "ace_low", "four_of_a_kind", "full_house", "flush", "straight", "three_of_a_kind", "two_pairs", "pair", "nothing"
]
#: What is missed by how many cards of one rank: a hand has these groups when its wild cards can fill them up.
_GROUPS: Final[tuple[tuple[MissId, tuple[int, ...]], ...]] = (
    ("three_of_a_kind", (3,)),
    ("two_pairs", (2, 2)),
    ("pair", (2,)),
)


def missed(cards: Sequence[str], turned_up: str) -> MissId:
    """What comes nearest to winning in a hand without a winning hand, its wild cards used as well as they can be.

    "ace_low": A-2-3-4-5 of a suit, which a table may agree to let win (rule 5.8). Raises ``ValueError`` for a hand that wins.
    """
    if best_reading(cards, turned_up) is not None:
        raise ValueError("this hand wins")
    if best_reading(cards, turned_up, ace_low=True) is not None:
        return "ace_low"
    naturals = [card for card in cards if not is_wild(card, turned_up)]
    wilds = len(cards) - len(naturals)
    counts = sorted(Counter(map(value_of, naturals)).values(), reverse=True)
    if _can_fill((4,), counts, wilds):
        return "four_of_a_kind"
    if _can_fill((3, 2), counts, wilds):
        return "full_house"
    if max(Counter(map(suit_of, naturals)).values()) + wilds >= 5:
        return "flush"
    if _straight(naturals, wilds):
        return "straight"
    return next((name for name, sizes in _GROUPS if _can_fill(sizes, counts, wilds)), "nothing")


def _can_fill(sizes: tuple[int, ...], counts: Sequence[int], wilds: int) -> bool:
    """Whether wild cards can fill groups of different ranks up to these sizes; the largest counts go to the largest groups."""
    padded = [*counts, *([0] * len(sizes))]
    return sum(max(0, size - count) for size, count in zip(sizes, padded, strict=False)) <= wilds


def _straight(naturals: Sequence[str], wilds: int) -> bool:
    """Five ranks in sequence, the ace high or low, of any suits."""
    values = set(map(value_of, naturals))
    return any(len(values & set(run_from(top))) + wilds >= 5 for top in range(ACE, 4, -1))

"""What cards are worth, and what a round scores (rules 6.1 to 6.4; shooting the moon is a house rule)."""

from collections.abc import Iterable, Mapping
from typing import Final

from calculator.papayoo.cards import PAPAYOO, PAYOOS, papayoo_of, rank_of, suit_of
from calculator.papayoo.types import Suit

PAPAYOO_POINTS: Final = 40
#: All that can be taken in a round, whatever the number of players (rule 6.4).
ROUND_TOTAL: Final = sum(rank_of(card) for card in PAYOOS) + PAPAYOO_POINTS


def points_of(card: str, die: Suit | None) -> int:
    """The points of one card: a Payoo its number, the Papayoo 40, anything else 0.

    While the die is not known (None) only ``PAPAYOO`` itself counts 40: no 7 can be told from the others.
    """
    if card == PAPAYOO or (die is not None and card == papayoo_of(die)):
        return PAPAYOO_POINTS
    return rank_of(card) if suit_of(card) == "payoo" else 0


def points_of_cards(cards: Iterable[str], die: Suit | None) -> int:
    """The points of a pile of cards."""
    return sum(points_of(card, die) for card in cards)


def moon_shooter(points: Mapping[str, int]) -> str | None:
    """Who took all 250 points of a round while the others took none; None if nobody did. ``points`` is what was taken."""
    takers = [player for player, taken in points.items() if taken != 0]
    return takers[0] if len(takers) == 1 and points[takers[0]] == ROUND_TOTAL else None


def moon_typed_as_score(points: Mapping[str, int]) -> str | None:
    """The one player with 0 where every other has 250: a moon written down as scores, not as what was taken; else None."""
    zeros = [player for player, typed in points.items() if typed == 0]
    others = [typed for typed in points.values() if typed != 0]
    return zeros[0] if len(zeros) == 1 and set(others) == {ROUND_TOTAL} else None


def round_scores(points: Mapping[str, int], *, shoot_the_moon: bool) -> dict[str, int]:
    """What each player writes down for a round, from what they took.

    With the house rule, whoever took all 250 writes 0 and every other player 250; otherwise everybody writes what they took.
    """
    shooter = moon_shooter(points) if shoot_the_moon else None
    if shooter is None:
        return dict(points)
    return {player: 0 if player == shooter else ROUND_TOTAL for player in points}

"""Worked examples as data: rounds and tricks by their published ids. Ids are never renamed or removed.

``EXAMPLES`` are rounds ("example=ID" opens one), ``TRICKS`` are single tricks; an id stands in one of the two only.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from calculator.errors import InputError
from calculator.papayoo.examples import by_cards, by_points, worked_tricks
from calculator.papayoo.examples.documents import (
    example_state,
    mended_state,
    mended_states,
    mended_trick_document,
    trick_document,
)
from calculator.papayoo.examples.shape import CardBelongs, CardFound, Example, Mend, PileCorrected, TrickExample

__all__ = [
    "EXAMPLES",
    "TRICKS",
    "CardBelongs",
    "CardFound",
    "Example",
    "Mend",
    "PileCorrected",
    "TrickExample",
    "example_of",
    "example_state",
    "mended_state",
    "mended_states",
    "mended_trick_document",
    "trick_document",
    "trick_example_of",
    "worked",
]

EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType(
    {
        example.id: example
        for example in (
            by_cards.MISSING_PAYOO_7,
            by_points.PAPAYOO_FORGOTTEN,
            by_points.PAPAYOO_AS_7,
            by_points.OTHER_7S_COUNTED,
            by_points.SECOND_7_COUNTED,
            by_points.DIGITS_SWAPPED,
            by_points.PAYOO_1_OUT,
            by_cards.COUNTED_TWICE,
            by_points.MOON,
            by_points.IMPOSSIBLE_SPLIT,
            by_cards.ALL_ZERO_BUT_ONE,
            by_points.THREE_PLAYERS,
        )
    }
)

TRICKS: Final[Mapping[str, TrickExample]] = MappingProxyType(
    {
        example.id: example
        for example in (
            worked_tricks.PAPAYOO_LED,
            worked_tricks.PAYOO_ON_HEARTS,
            worked_tricks.NOBODY_FOLLOWS,
            worked_tricks.PAPAYOO_ON_PAYOOS,
            worked_tricks.PAYOO_LED_FOLLOW,
            worked_tricks.PAPAYOO_MUST_BE_PLAYED,
            worked_tricks.PAPAYOO_UNDER_THE_10,
            worked_tricks.PAYOO_1_LED,
            worked_tricks.DEAREST_TRICK_4,
        )
    }
)


def example_of(name: str) -> Example:
    """The round with this id; raises ``InputError`` unknown_example."""
    if name not in EXAMPLES:
        raise InputError("unknown_example", value=name)
    return EXAMPLES[name]


def trick_example_of(name: str) -> TrickExample:
    """The trick with this id; raises ``InputError`` unknown_example."""
    if name not in TRICKS:
        raise InputError("unknown_example", value=name)
    return TRICKS[name]


def worked(name: str) -> Example | TrickExample:
    """The round or the trick with this id; raises ``InputError`` unknown_example."""
    return TRICKS[name] if name in TRICKS else example_of(name)

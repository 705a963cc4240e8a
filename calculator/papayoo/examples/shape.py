"""What a worked example is made of: who sat, what was counted, and how it was put right. Points are never part of it.

Whatever an example shows (points, sums, findings, who takes a trick) comes from the engine when the example is replayed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from calculator.papayoo.types import Lang, Suit
from calculator.words import Words

#: A title in the reader's language; the message is literal, so that the catalogues find it.
Title = Callable[[Words], str]
#: Each language's own names, by seat.
Names = Mapping[Lang, tuple[str, ...]]
#: A pile as it was counted: its cards (none: took nothing), or a number or a sum as typed.
Counted = tuple[str, ...] | str


def names(*, en: str, de: str, fr: str, pl: str) -> Names:
    """The names of a table in four languages, each a list written with spaces."""
    return MappingProxyType({"en": tuple(en.split()), "de": tuple(de.split()), "fr": tuple(fr.split()), "pl": tuple(pl.split())})


@dataclass(frozen=True)
class CardFound:
    """A scoring card that no pile held, and the seat it counts for; ``among_the_ones``: it lay with the four 1s."""

    card: str
    seat: int
    among_the_ones: bool = False


@dataclass(frozen=True)
class CardBelongs:
    """A card that two piles held, and the seat that really has it; it leaves the other pile."""

    card: str
    seat: int


@dataclass(frozen=True)
class PileCorrected:
    """A pile by points as it should have been typed, and what had been wrong with it."""

    seat: int
    typed: str
    why: Literal["papayoo_counts_40", "other_sevens_count_nothing", "written_wrongly", "counted_again"]


Mend = CardFound | CardBelongs | PileCorrected


@dataclass(frozen=True)
class Example:
    """A round as it was counted at a table. The id is published and never changes.

    ``piles`` are by seat. ``slip`` is the finding's code for what went wrong, None where the round is right as it stands;
    ``mends`` put it right, one after the other. ``shoot_the_moon``: the table plays by that house rule.
    """

    id: str
    title: Title
    names: Names
    die: Suit
    piles: tuple[Counted, ...]
    slip: str | None = None
    mends: tuple[Mend, ...] = ()
    shoot_the_moon: bool = False


@dataclass(frozen=True)
class TrickExample:
    """One trick. The id is published and never changes.

    ``plays`` are the cards in the order played; seat 0 leads. ``hands`` gives, by seat, the cards held before playing, where
    they matter. ``instead`` gives, by seat, the card that replaces one that was not allowed.
    """

    id: str
    title: Title
    names: Names
    die: Suit
    plays: tuple[str, ...]
    hands: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    instead: Mapping[int, str] = field(default_factory=dict)

"""A table of named players and the rounds they enter, for whatever is said about a round."""

from collections.abc import Callable

from calculator.papayoo.check import RoundEntry
from calculator.papayoo.piles import PointsPile
from calculator.papayoo.types import Suit
from calculator.words import Words

WordsOf = Callable[[str], Words]
NAMES = {"a": "Emma", "b": "Nico", "c": "Pat", "d": "Lea", "e": "Ina", "f": "Jan", "g": "Ola"}


def plain(text: str) -> str:
    """The sentence with ordinary spaces, so that expectations can be read; the kinds of space are tested apart."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def entry(die: Suit | None = "clubs", seats: str = "abcd", filled: str | None = None, **piles: int) -> RoundEntry:
    """A round by points."""
    return RoundEntry(tuple(seats), die, {seat: PointsPile(value, value) for seat, value in piles.items()}, filled)

"""Piles as they are entered: a list of cards, a number, or a sum as typed ("3+8+19")."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from calculator.papayoo.cards import parse_card

MOST_CHARACTERS: Final = 200
MOST_DIGITS: Final = 6
MOST_CARDS: Final = 100

#: The hyphen of the keyboard and the minus sign proper.
MINUS_SIGNS: Final = "-\u2212"

_TERM: Final = re.compile(f"[{MINUS_SIGNS}]?[0-9]+")


@dataclass(frozen=True)
class CardsPile:
    """A pile entered by cards; without a card the player took nothing."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class PointsPile:
    """A pile entered by points: its value, which may be outside 0 to 250, and the number or the text as typed."""

    value: int
    typed: int | str


class PileError(ValueError):
    """What was entered is no pile. ``code`` is stable: not_a_pile, not_a_sum, sum_too_long, number_too_large, too_many_cards."""

    def __init__(self, code: str, entered: object) -> None:
        super().__init__(f"{code}: {entered!r:.60}")
        self.code = code


def _terms(text: str) -> list[str]:
    if len(text) > MOST_CHARACTERS:
        raise PileError("sum_too_long", text)
    return text.replace("+", " ").split()


def _value(terms: Sequence[str], text: str) -> int:
    total = 0
    for term in terms:
        if not _TERM.fullmatch(term):
            raise PileError("not_a_sum", text)
        sign, digits = (-1, term[1:]) if term[0] in MINUS_SIGNS else (1, term)
        if len(digits) > MOST_DIGITS:
            raise PileError("number_too_large", text)
        total += sign * int(digits)
    return total


def parse_sum(text: str) -> int:
    """The value of a sum as typed: numbers joined by plus signs or white space, stray plus signs ignored.

    A minus before a number makes it negative, so that a score of -50 can be named in a finding.
    Raises ``PileError`` (not_a_sum, sum_too_long, number_too_large), also when there is no number at all.
    """
    terms = _terms(text)
    if not terms:
        raise PileError("not_a_sum", text)
    return _value(terms, text)


def parse_pile(raw: object) -> CardsPile | PointsPile | None:
    """A pile from its JSON form: a list of card codes, a whole number, a sum as typed, or None.

    Text without a number (empty, blank, only plus signs) is None: not entered. Raises ``UnknownCard`` for a bad
    code in a list and ``PileError`` for everything else that is no pile, ``True`` and 30.0 included.
    """
    if raw is None:
        return None
    if isinstance(raw, str):
        terms = _terms(raw)
        return PointsPile(_value(terms, raw), raw) if terms else None
    if isinstance(raw, int) and not isinstance(raw, bool):
        if abs(raw) >= 10**MOST_DIGITS:
            raise PileError("number_too_large", "…")
        return PointsPile(raw, raw)
    if isinstance(raw, (list, tuple)):
        if len(raw) > MOST_CARDS:
            raise PileError("too_many_cards", "…")
        if not all(isinstance(card, str) for card in raw):
            raise PileError("not_a_pile", raw)
        return CardsPile(tuple(parse_card(card) for card in raw))
    raise PileError("not_a_pile", raw)

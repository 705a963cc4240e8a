"""Strict reading of what only Papayoo has: the die's suit and its cards."""

from __future__ import annotations

from typing import Any

from calculator.errors import InputError, Path
from calculator.fields import as_text
from calculator.papayoo.cards import UnknownCard, parse_card
from calculator.papayoo.types import Suit
from calculator.suits import SUITS


def as_suit(value: Any, path: Path) -> Suit:
    text = as_text(value, path)
    for suit in SUITS:
        if text == suit:
            return suit
    raise InputError("unknown_suit", path, value=text)


def as_card(value: Any, path: Path) -> str:
    text = as_text(value, path)
    try:
        return parse_card(text)
    except UnknownCard:
        raise InputError("unknown_card", path, value=text) from None

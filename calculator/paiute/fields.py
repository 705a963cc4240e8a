"""Strict reading of what only Paiute has: its cards."""

from __future__ import annotations

from typing import Any

from calculator.errors import InputError, Path
from calculator.fields import as_text
from calculator.paiute.cards import UnknownCard, parse_card


def as_card(value: Any, path: Path) -> str:
    text = as_text(value, path)
    try:
        return parse_card(text)
    except UnknownCard:
        raise InputError("unknown_card", path, value=text) from None

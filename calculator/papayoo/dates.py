"""The date of a game in words. It is the date the game was started with, in its own time zone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from calculator.words import Words


def date_text(started: str, words: Words) -> str:
    """ "30 November 2026" of a checked date and time ("2026-11-30T20:15:00+01:00")."""
    year, month, day = started[:10].split("-")
    month_name = _MONTHS[int(month)](words)
    # TRANSLATORS: the first form is for the 1st of a month ("1er mars").
    return words.npgettext("date", "{n}\u00a0{month} {year}", "{n}\u00a0{month} {year}", int(day), month=month_name, year=year)


_MONTHS: Final[dict[int, Callable[[Words], str]]] = {
    1: lambda w: w.pgettext("month", "January"),
    2: lambda w: w.pgettext("month", "February"),
    3: lambda w: w.pgettext("month", "March"),
    4: lambda w: w.pgettext("month", "April"),
    5: lambda w: w.pgettext("month", "May"),
    6: lambda w: w.pgettext("month", "June"),
    7: lambda w: w.pgettext("month", "July"),
    8: lambda w: w.pgettext("month", "August"),
    9: lambda w: w.pgettext("month", "September"),
    10: lambda w: w.pgettext("month", "October"),
    11: lambda w: w.pgettext("month", "November"),
    12: lambda w: w.pgettext("month", "December"),
}

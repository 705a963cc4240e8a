"""The line chart of totals, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from calculator.papayoo.sheet import Sheet
from calculator.papayoo.types import ChartView, SeriesView, TickView

#: An axis has at most so many steps.
_MOST_STEPS: Final = 5


def chart_of(sheet: Sheet) -> ChartView:
    """One line a player: the total before the first round and after each. Without a round there is nothing to draw."""
    words = sheet.words
    series = [_series(sheet, player) for player in sheet.columns] if sheet.stands.checks else []
    end = sheet.game.end
    limit = end.value if end.kind == "points" else None
    highest = max((total for one in series for total in one["points"] if total is not None), default=0)
    return {
        "title": words.gettext("Totals after each round"),
        "steps": [words.number(step) for step in range(len(sheet.stands.checks) + 1)] if series else [],
        "series": series,
        "ticks": [_tick(sheet, value) for value in axis(max(highest, limit or 0))] if series else [],
        "limit": limit if series else None,
        "limit_text": words.gettext("Limit: {points}", points=words.points(limit)) if limit and series else "",
        "text": _text(sheet, series),
    }


def axis(highest: int) -> list[int]:
    """Round numbers from 0 up to ``highest`` or just beyond, in at most five equal steps of 10, 20, 25, 50, 100 and so on."""
    step = next(step for step in _steps() if step * _MOST_STEPS >= highest)
    return list(range(0, max(-(-highest // step), 1) * step + 1, step))


def _steps() -> Iterator[int]:
    scale = 10
    while True:
        yield from (scale, 2 * scale, 5 * scale // 2, 5 * scale)
        scale *= 10


def _series(sheet: Sheet, player: str) -> SeriesView:
    totals = sheet.running_totals
    rounds = [number for number, one in enumerate(sheet.game.rounds, 1) if player in one.entry.seats]
    first = rounds[0] - 1 if rounds else len(totals) - 1
    last = rounds[-1] if rounds and sheet.left(player) else len(totals) - 1
    return {
        "player": player,
        "label": sheet.names[player],
        "letter": sheet.letter(player),
        "points": [total[player] if first <= step <= last else None for step, total in enumerate(totals)],
    }


def _tick(sheet: Sheet, value: int) -> TickView:
    return {"value": value, "text": sheet.words.number(value)}


def _text(sheet: Sheet, series: list[SeriesView]) -> list[str]:
    """The totals of every player, and since when whoever leads has led."""
    words = sheet.words
    says = [
        words.gettext(
            "{name}: {totals}.",
            name=one["label"],
            totals=", ".join("–" if total is None else words.number(total) for total in one["points"]),
        )
        for one in series
    ]
    leaders = [_leaders(sheet, total) for total in sheet.running_totals]
    if not sheet.counted:
        return says
    since = len(leaders) - 1
    while since > 1 and leaders[since - 1] == leaders[-1]:
        since -= 1
    names = words.join([sheet.names[player] for player in leaders[-1]])
    return [*says, words.gettext("In front since round\u00a0{n}: {names}.", n=since, names=names)]


def _leaders(sheet: Sheet, totals: dict[str, int]) -> list[str]:
    ranked = {player: totals[player] for player in sheet.columns if player in sheet.stands.places}
    return [player for player, total in ranked.items() if total == min(ranked.values())]

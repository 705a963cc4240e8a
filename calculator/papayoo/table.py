"""The table of the score sheet: a column a player, a row a round, running totals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from calculator.papayoo.check import Check
from calculator.papayoo.game import GameRound
from calculator.papayoo.sheet import Sheet
from calculator.papayoo.types import CellView, ColumnView, RowView, TableView
from calculator.papayoo.wording import finding_text, headline, suit_name
from calculator.suits import SYMBOLS

_TIED: Final = "\u00a0="


def table_of(sheet: Sheet) -> TableView:
    """Refused rounds keep their row, marked; they count in no total."""
    words = sheet.words
    columns = [_column(sheet, player) for player in sheet.columns]
    return {
        "columns": columns,
        "rows": list(_rows(sheet)),
        "total_label": words.gettext("Total"),
        "start_label": words.gettext("Joined with") if any(column["start"] for column in columns) else "",
    }


def _column(sheet: Sheet, player: str) -> ColumnView:
    words, stands = sheet.words, sheet.stands
    total, left = stands.totals[player], sheet.left(player)
    place = stands.places.get(player) if sheet.counted else None
    tied = place is not None and list(stands.places.values()).count(place) > 1
    start = next(one.start for one in sheet.game.players if one.id == player)
    values = {"name": sheet.names[player], "points": words.points(total)}
    if left:
        aria = words.gettext("{name}: {points}, no longer playing", **values)
    elif place is None:
        aria = words.gettext("{name}: {points}", **values)
    elif tied:
        aria = words.gettext("{name}: {points}, tied for place\u00a0{n}", n=place, **values)
    else:
        aria = words.gettext("{name}: {points}, place\u00a0{n}", n=place, **values)
    return {
        "player": player,
        "label": sheet.names[player],
        "letter": sheet.letter(player),
        "start": start,
        "start_text": words.number(start) if start else "",
        "total": total,
        "total_text": words.number(total),
        "place": place,
        "place_text": "" if place is None else words.number(place) + (_TIED if tied else ""),
        "left": left,
        "winner": player in stands.winners,
        "aria": aria,
    }


def _rows(sheet: Sheet) -> Iterator[RowView]:
    words = sheet.words
    totals = sheet.running_totals
    for place, (one, check) in enumerate(zip(sheet.game.rounds, sheet.stands.checks, strict=True)):
        number, dealer, die = place + 1, sheet.stands.dealers[place], one.entry.die
        assert die is not None
        yield {
            "round": place,
            "number": number,
            "label": words.gettext("Round\u00a0{n}", n=number),
            "dealer": dealer,
            "dealer_text": words.gettext("{name} deals", name=sheet.names[dealer]),
            "suit": die,
            "suit_symbol": SYMBOLS[die],
            "suit_label": suit_name(die, words),
            "cells": [_cell(sheet, player, number, one, check, totals[number][player]) for player in sheet.columns],
            "valid": check.valid,
            "refused": refusal(sheet, one, check),
            "editing": sheet.editing == place,
            "edit_label": words.gettext("Change round\u00a0{n}", n=number),
            "delete_label": words.gettext("Delete round\u00a0{n}", n=number),
        }


def refusal(sheet: Sheet, one: GameRound, check: Check) -> str:
    """That a round does not count, and why; nothing for a round that holds."""
    if check.valid:
        return ""
    says = [headline(check, one.entry, sheet.names, sheet.words)]
    says += [finding_text(finding, one.entry, sheet.names, sheet.words) for finding in check.findings[:1]]
    return " ".join([sheet.words.gettext("This round does not count."), *says])


def _cell(sheet: Sheet, player: str, number: int, one: GameRound, check: Check, total: int) -> CellView:
    words = sheet.words
    name, taken = sheet.names[player], check.points.get(player)
    if player not in one.entry.seats or taken is None:
        aria = words.gettext("{name}: not in round\u00a0{n}", name=name, n=number)
        if player in one.entry.seats:
            aria = words.gettext("{name}: nothing entered in round\u00a0{n}", name=name, n=number)
        return _empty_cell(player, "–" if player in one.entry.seats else "", aria)
    if not check.valid:
        points = words.points(taken)
        aria = words.gettext("{name}: {points} in round\u00a0{n}, not counted", name=name, points=points, n=number)
        return _empty_cell(player, words.number(taken), aria)
    score = check.score[player]
    moon = score != taken
    note = words.gettext("filled in, not counted") if one.entry.filled == player else ""
    if moon:
        note = words.gettext("Taken: {n}", n=taken)
    return {
        "player": player,
        "score": score,
        "text": words.number(score),
        "taken": taken if moon else None,
        "total": total,
        "total_text": words.number(total),
        "note": note,
        "aria": words.gettext(
            "{name}: {points} in round\u00a0{n}, total\u00a0{total}", name=name, points=words.points(score), n=number, total=total
        ),
    }


def _empty_cell(player: str, text: str, aria: str) -> CellView:
    return {
        "player": player,
        "score": None,
        "text": text,
        "taken": None,
        "total": None,
        "total_text": "",
        "note": "",
        "aria": aria,
    }

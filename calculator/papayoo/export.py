"""A game as a file: the saved game itself, or a table for a spreadsheet.

The table has the separator that the language's spreadsheets expect and the byte order mark that makes them read UTF-8.
Nothing typed can become a formula: text that begins like one gets an apostrophe, the spreadsheets' own sign for text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from calculator.errors import InputError
from calculator.papayoo import saved
from calculator.papayoo.sheet import Sheet, sheet_of
from calculator.papayoo.table import table_of
from calculator.papayoo.types import Exported, RowView, State
from calculator.words import Words

KINDS: Final = ("json", "csv")

_SEPARATOR: Final = {"en": ",", "de": ";", "fr": ";", "pl": ";"}
_MARK: Final = "\ufeff"
#: What spreadsheets take for the beginning of a formula; the wide signs count in East Asian ones.
_FORMULA: Final = tuple("=+-@\t\r\n＝＋－＠")


def exported(state: State, kind: str, words: Words) -> Exported:
    """The file with its name and type. Raises ``InputError`` unknown_value for another ``kind``."""
    if kind not in KINDS:
        raise InputError("unknown_value", ("kind",), value=kind)
    day = state["started"][:10] if "started" in state else ""
    name = "-".join(part for part in ("papayoo", day) if part)
    if kind == "json":
        return {"name": f"{name}.json", "mime": "application/json", "text": saved.dumps(state) + "\n"}
    return {"name": f"{name}.csv", "mime": "text/csv;charset=utf-8", "text": csv_text(state, words)}


def csv_text(state: State, words: Words) -> str:
    """One line a round, then the totals; refused rounds keep their line, without scores and with the reason."""
    lines = _lines(sheet_of(state, words))
    return _MARK + "".join(_SEPARATOR[words.lang].join(map(_cell, line)) + "\r\n" for line in lines)


def _lines(sheet: Sheet) -> Iterator[Iterable[str | int]]:
    words, table = sheet.words, table_of(sheet)
    columns = table["columns"]
    yield [
        words.gettext("Round"),
        words.gettext("Dealer"),
        words.gettext("Suit rolled"),
        *(column["label"] for column in columns),
        words.gettext("Note"),
    ]
    if table["start_label"]:
        yield [table["start_label"], "", "", *(column["start"] or "" for column in columns), ""]
    for row in table["rows"]:
        scores: list[str | int] = ["" if cell["score"] is None else cell["score"] for cell in row["cells"]]
        yield [row["number"], sheet.names[row["dealer"]], row["suit_label"], *scores, _note(sheet, row)]
    yield [table["total_label"], "", "", *(column["total"] for column in columns), ""]
    if sheet.counted:
        places: list[str | int] = ["" if column["place"] is None else column["place"] for column in columns]
        yield [words.gettext("Place"), "", "", *places, ""]


def _note(sheet: Sheet, row: RowView) -> str:
    """Why a round does not count, or what is to be said about single scores of it."""
    notes = [f"{sheet.names[cell['player']]}: {cell['note']}" for cell in row["cells"] if cell["note"]]
    return row["refused"] or "; ".join(notes)


def _cell(value: str | int) -> str:
    if isinstance(value, int):
        return str(value)
    text = f"'{value}" if value.startswith(_FORMULA) else value
    return '"' + text.replace('"', '""') + '"' if set(text) & set('",;\t\r\n') else text

"""A game as a file: the saved game comes back as it was; the table opens in each language's spreadsheets, names stay text."""

import csv
import io
from typing import Any

import pytest
from engine.evening import BY_CARDS, Evening
from hypothesis import given
from hypothesis import strategies as st

from calculator import service
from calculator.papayoo import saved

SEPARATORS = {"en": ",", "de": ";", "fr": ";", "pl": ";"}


def _rows(evening: Evening, lang: str = "en") -> list[list[str]]:
    exported: Any = service.export(evening.state, "csv", lang)
    assert exported["text"].startswith("\ufeff")
    assert exported["text"].endswith("\r\n")
    return list(csv.reader(io.StringIO(exported["text"][1:], newline=""), delimiter=SEPARATORS[lang], strict=True))


@pytest.fixture
def evening() -> Evening:
    evening = Evening()
    evening.write(*BY_CARDS)
    evening.write(0, 20, 110, 120, die="hearts")
    return evening


def test_the_saved_game_comes_back_as_it_was(evening: Evening) -> None:
    evening.do("give_card", card="P7", player="a")
    evening.do("edit_round", round=0)
    exported: Any = service.export(evening.state, "json")
    assert (exported["name"], exported["mime"]) == ("papayoo-2026-11-30.json", "application/json")
    assert service.read(exported["text"]) == evening.state
    assert "history" not in exported["text"]


def test_a_game_without_a_date_has_a_name_too() -> None:
    exported: Any = service.export(None, "csv")
    assert exported["name"] == "papayoo.csv"


@pytest.mark.parametrize(
    ("lang", "head", "total"),
    [
        ("en", ["Round", "Dealer", "Suit rolled"], "Total"),
        ("de", ["Runde", "Geber", "Würfelfarbe"], "Gesamtstand"),
        ("fr", ["Manche", "Donneur", "Couleur tirée au dé"], "Total"),
        ("pl", ["Runda", "Rozdający", "Kolor na kości"], "Suma"),
    ],
)
def test_the_table_in_each_language(evening: Evening, lang: str, head: list[str], total: str) -> None:
    rows = _rows(evening, lang)
    assert rows[0][:7] == [*head, "Emma", "Nico", "Pat", "Lea"]
    assert rows[1][:2] + rows[1][3:] == ["1", "Emma", "30", "72", "68", "80", ""]
    assert rows[2][3:7] == ["0", "20", "110", "120"]
    assert rows[3] == [total, "", "", "30", "92", "178", "200", ""]
    assert rows[4][3:7] == ["1", "2", "3", "4"]
    assert len({len(row) for row in rows}) == 1


def test_joiners_leavers_and_refused_rounds_in_the_table(evening: Evening) -> None:
    evening.do("join", start="highest", name="Max")
    evening.do("leave", player="a")
    bad = {"seats": ["b", "c", "d"], "die": "clubs", "piles": {"b": -50, "c": 300, "d": 0}}
    evening.state = {**evening.state, "rounds": [*evening.state["rounds"], bad]}
    rows = _rows(evening)
    assert rows[0][3:8] == ["Nico", "Pat", "Lea", "Max", "Emma"]
    assert rows[1] == ["Joined with", "", "", "", "", "", "200", "", ""]
    assert rows[4][3:8] == [""] * 5
    assert rows[4][8].startswith("This round does not count.")
    assert rows[5][3:8] == ["92", "178", "200", "200", "30"]
    assert rows[6][3:8] == ["1", "2", "3", "3", ""]


def test_the_moon_is_noted() -> None:
    evening = Evening(["", "", ""])
    evening.do("set_house_rules", shoot_the_moon=True)
    evening.write(250, 0, 0)
    rows = _rows(evening)
    assert rows[1][3:] == ["0", "250", "250", "Player\u00a01: Taken: 250; Player\u00a02: Taken: 0; Player\u00a03: Taken: 0"]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "＝1", '="a;b"', "=HYPERLINK(1)"])
def test_a_name_that_looks_like_a_formula_stays_text(name: str) -> None:
    evening = Evening([name, "Nico", "Pat"])
    evening.write(100, 100, 50)
    for lang in SEPARATORS:
        rows = _rows(evening, lang)
        assert rows[0][3] == "'" + name
        assert rows[1][1] == "'" + name


_names = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), min_size=3, max_size=3)


@given(_names, st.sampled_from(sorted(SEPARATORS)))
def test_any_names_give_a_whole_table_without_formulas(names: list[str], lang: str) -> None:
    state: Any = {
        "format": "papayoo-game",
        "version": 1,
        "players": [{"id": one, "name": name} for one, name in zip("abc", names, strict=True)],
        "rounds": [{"die": "clubs", "piles": {"a": 100, "b": 100, "c": 50}}],
    }
    exported: Any = service.export(state, "csv", lang)
    rows = list(csv.reader(io.StringIO(exported["text"][1:], newline=""), delimiter=SEPARATORS[lang], strict=True))
    assert [len(row) for row in rows] == [7] * 4
    assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for row in rows for cell in row)


@pytest.mark.parametrize(("kind", "code"), [("pdf", "unknown_value"), (None, "wrong_type"), (3, "wrong_type")])
def test_another_kind_is_a_named_error(kind: Any, code: str) -> None:
    answer: Any = service.export(None, kind)
    assert (answer["error"]["code"], answer["error"]["path"]) == (code, "kind")


def test_a_state_is_checked_before_it_is_exported() -> None:
    broken: Any = {"format": "papayoo-game"}
    answer: Any = service.export(broken, "json")
    assert answer["error"]["code"] == "missing_key"


def test_the_browser_s_door_exports(evening: Evening) -> None:
    request = saved.dumps({"do": "export", "state": evening.state, "kind": "csv", "lang": "pl"})  # type: ignore[typeddict-item, typeddict-unknown-key]
    assert "Rozdający" in service.call(request)

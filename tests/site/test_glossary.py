"""The glossary: every word of the data in every language, each row with its address, the reader's language first."""

from pathlib import Path

import pytest
from built import LANGS, Element, article
from mkdocs.exceptions import PluginError

from overrides.hooks.glossary import SOURCES, Concept, concepts

EACH_LANG = pytest.mark.parametrize("lang", LANGS)
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "pl": "Polski"}


def words_of(text: str) -> str:
    return " ".join(text.split())


def table(site: Path, lang: str, game: str) -> Element:
    tables = article(site, "glossary", lang).having("papayoo-glossary")
    assert len(tables) == len(SOURCES)
    return tables[list(SOURCES).index(game)]


def rows(game: str) -> list[Concept]:
    return concepts(SOURCES[game].read_text(encoding="utf-8"), list(LANGS))


def test_no_id_stands_in_two_games() -> None:
    every = [row.id for game in SOURCES for row in rows(game)]
    assert len(every) == len(set(every))


@EACH_LANG
@pytest.mark.parametrize("game", SOURCES)
def test_the_table_is_the_data(site_dir: Path, game: str, lang: str) -> None:
    order = [lang, *(other for other in LANGS if other != lang)]
    heads = table(site_dir, lang, game).one("thead").all("th")
    assert [(head.words, head.attrs["lang"]) for head in heads] == [(NAMES[one], one) for one in order]
    shown = table(site_dir, lang, game).one("tbody").all("tr")
    assert [row.attrs["id"] for row in shown] == [row.id for row in rows(game)]
    for element, row in zip(shown, rows(game), strict=True):
        cells = [element.one("th"), *element.all("td")]
        assert cells[0].attrs["scope"] == "row"
        for cell, one in zip(cells, order, strict=True):
            # every word carries its language, so that it is read out in it
            [term] = cell.having("papayoo-term")
            assert term.words == words_of(row.terms[one])
            assert term.parent is not None
            assert term.parent.attrs["lang"] == one
            assert [note.words for note in cell.having("papayoo-note")] == [
                words_of(note) for note in [row.notes.get(one, "")] if note
            ]
        assert [label.words for label in element.having("papayoo-label")] == [NAMES[one] for one in order[1:]]


def test_the_data_itself_is_not_published(site_dir: Path) -> None:
    assert not [path for path in site_dir.rglob("*") if path.suffix == ".toml" or path.name == "data"]


LINE = '[[concept]]\nid = "{id}"\nen = "trick"\nde = "Stich"\nfr = "pli"\n{more}\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (LINE.format(id="trick", more=""), "missing .*pl"),
        (LINE.format(id="trick", more='pl = "lewa"\nes = "baza"'), "unknown .*es"),
        (LINE.format(id="trick", more='pl = "lewa"') * 2, "stands twice"),
    ],
)
def test_a_row_that_is_not_whole_stops_the_build(text: str, reason: str) -> None:
    with pytest.raises(PluginError, match=reason):
        concepts(text, list(LANGS))

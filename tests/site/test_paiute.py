"""Paiute's pages: its rules, its winning hands and every pictured card are the engine's, and each card is named in words."""

import re
from pathlib import Path
from typing import Any

import pytest
from built import LANGS, Element, article, ids
from texts.source import read

from calculator.paiute.examples import EXAMPLES, SHOWDOWNS
from calculator.paiute.hand_view import hand_view, picture
from calculator.paiute.kinds import KINDS
from calculator.paiute.naming import kind_label
from calculator.paiute.rules import RULES
from calculator.words import words_for

EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def said(text: str) -> str:
    return " ".join(text.split())


def cards(part: Element) -> list[tuple[str, str, bool]]:
    """(card, its name in words, whether it is drawn as wild) of all cards that lie together."""
    shown = part.having("papayoo-pictures")[0].all("li")
    return [(one.attrs["data-card"], one.having("papayoo-named")[0].words, "data-wild" in one.attrs) for one in shown]


def expected(name: str, lang: Any) -> list[tuple[str, str, bool]]:
    """The same of an example, from the engine: the turned-up card, the hand, the card that is left out."""
    words, example = words_for(lang), EXAMPLES[name]
    view = hand_view(example.cards, example.turned_up, words)
    up = picture(example.turned_up, words)
    found = [
        (
            up["card"],
            words.pgettext("below a card", "{what}: {card}", what=words.pgettext("below a card", "turned up"), card=up["aria"]),
            False,
        )
    ]
    found += [(one["card"], one["aria"], one["wild"]) for one in view["cards"]]
    if view["left_out"]:
        out = view["left_out"]
        text = words.pgettext(
            "below a card", "{what}: {card}", what=words.pgettext("below a card", "discarded"), card=out["aria"]
        )
        found.append((out["card"], text, out["wild"]))
    return [(card, said(text), wild) for card, text, wild in found]


@EACH_LANG
def test_rules_are_the_engines(site_dir: Path, lang: str) -> None:
    headings = article(site_dir, "paiute/index", lang).all("h3")
    assert [(h.having("papayoo-rule-number")[0].words, h.attrs["id"]) for h in headings] == [tuple(rule) for rule in RULES]


@EACH_LANG
def test_the_order_of_hands_is_the_engines(site_dir: Path, lang: Any) -> None:
    table = article(site_dir, "paiute/hands", lang).having("papayoo-ranking")[0]
    rows = table.one("tbody").all("tr")
    words = words_for(lang)
    assert [row.attrs["data-kind"] for row in rows] == [kind.id for kind in KINDS]
    assert [row.one("th").words for row in rows] == [said(kind_label(kind.id, words)) for kind in KINDS]
    assert [row.having("papayoo-value")[0].words for row in rows] == [str(kind.cards) for kind in KINDS]
    anchors = [row.one("a").attrs["href"].partition("#")[2] for row in rows]
    assert anchors == [kind.rule for kind in KINDS]
    assert set(anchors) <= set(ids(article(site_dir, "paiute/hands", lang)))
    for row, kind in zip(rows, KINDS, strict=True):
        name = next(example.id for example in EXAMPLES.values() if example.kind == kind.id)
        assert cards(row) == expected(name, lang)


@EACH_LANG
@pytest.mark.parametrize("page", ["paiute/hands", "paiute/questions"])
def test_every_pictured_hand_is_read_by_the_engine(site_dir: Path, repo: Path, page: str, lang: Any) -> None:
    sections = read(repo / "docs")[lang, page].sections
    names = [marker.split()[1] for section in sections for marker in section.markers if marker.startswith("paiute-hand ")]
    figures = article(site_dir, page, lang).all("figure")
    assert [figure.attrs["data-hand"] for figure in figures] == names
    for figure, name in zip(figures, names, strict=True):
        example = EXAMPLES[name]
        view = hand_view(example.cards, example.turned_up, words_for(lang))
        assert figure.attrs["data-kind"] == (example.kind or "")
        assert cards(figure) == expected(name, lang)
        assert figure.one("figcaption").words == said(f"{view['said']['text']} {view['said']['rule_text']}")
        assert figure.one("figcaption").one("a").attrs["href"] == f"../#{view['said']['rule_id']}"


def test_the_page_of_hands_shows_every_example(repo: Path) -> None:
    markers = [marker for section in read(repo / "docs")["en", "paiute/hands"].sections for marker in section.markers]
    assert sorted(marker.split()[1] for marker in markers if marker.startswith("paiute-hand ")) == sorted(EXAMPLES)


@EACH_LANG
def test_a_wild_card_is_told_by_a_word_too(site_dir: Path, lang: str) -> None:
    word = words_for(lang).pgettext("below a card", "wild")
    wild = [one for one in article(site_dir, "paiute/hands", lang).all("li") if "data-wild" in one.attrs]
    assert len(wild) > 10
    for one in wild:
        assert re.search(rf"\b{word}\b", one.having("papayoo-below")[0].words)
        assert one.having("papayoo-drawn")[0].attrs["aria-hidden"] == "true"
    if lang != "en":
        assert word != "wild" or lang == "de"  # the word is the same in German


@EACH_LANG
def test_the_page_of_showdowns_opens_every_example(site_dir: Path, lang: Any) -> None:
    links = article(site_dir, "paiute/showdown", lang).having("papayoo-showdowns")[0].all("a")
    assert [link.attrs["href"].rpartition("#")[2] for link in links] == [f"example={name}" for name in SHOWDOWNS]
    assert [link.words for link in links] == [said(example.title(words_for(lang))) for example in SHOWDOWNS.values()]


@EACH_LANG
def test_what_no_source_settles_is_named_as_ours(site_dir: Path, lang: str) -> None:
    """Each open point of the rules has its box, with the words that say whose choice it is."""
    ours = {"en": "Our default:", "de": "Unsere Vorgabe:", "fr": "Convention de ce site :", "pl": "Ustalenie tej strony:"}
    whole = article(site_dir, "paiute/index", lang)
    order = [one for one in whole.all() if one.tag == "h3" or "admonition" in one.classes]
    boxes = {}
    for one in order:
        if one.tag == "h3":
            here = one.attrs["id"]
        elif "not-covered" in one.classes:
            boxes[here] = one.words
    assert list(boxes) == ["wild-rank", "ace-high", "same-kind", "odd-coins", "nobody"]
    assert all(ours[lang] in text for text in boxes.values()), boxes

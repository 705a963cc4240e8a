"""The search in a real browser: accents or none, other forms and other names of a word, hits that open at their passage."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browser.search_box import SearchBox
from built import LANGS
from playwright.sync_api import Page, expect
from texts.source import read

OpenPhone = Callable[..., Page]
EACH_LANG = pytest.mark.parametrize("lang", LANGS)

#: Typed, and a passage that must be among what is found.
FOUND = {
    "en": [
        ("dice", "rules/#roll-after-the-pass"),
        ("follow suit", "rules/#follow-suit"),
        ("booklet", "sources/#not-covered-means"),
        ("shooting the moon", "variants/#shooting-the-moon"),
        ("5 players", "deal/#players-5"),
        ("joker", "paiute/#wild-rank"),
        ("full house", "paiute/questions/#does-a-full-house-win"),
        ("ante", "paiute/#ante"),
    ],
    "de": [
        ("Würfel", "rules/#roll-after-the-pass"),
        ("wuerfel", "rules/#roll-after-the-pass"),
        ("wurfel", "rules/#roll-after-the-pass"),
        ("haufige fehler", "mistakes/"),
        ("Durchmarsch", "variants/#shooting-the-moon"),
        ("Einsen", "rules/#take-out-the-ones"),
        ("Joker", "paiute/#wild-rank"),
        ("Drilling", "paiute/hands/#three-and-three"),
        ("wilde Karten", "paiute/#three-wilds"),
    ],
    "fr": [
        ("règle", "sources/#how-sure"),
        ("regle", "sources/#how-sure"),
        ("écart", "rules/#pass-to-the-left"),
        ("ecart", "rules/#pass-to-the-left"),
        ("l’entame", "rules/#dealer-leads"),
        ("egalite", "rules/#ties"),
        ("coeur", "faq/#payoo-18-on-hearts"),
        ("carte joker", "paiute/#wild-rank"),
        ("brelan", "paiute/hands/#three-and-three"),
        ("pioche vide", "paiute/#stock-runs-out"),
    ],
    "pl": [
        ("punkty", "rules/#payoos-count"),
        ("punktów", "rules/#payoos-count"),
        ("punktow", "rules/#payoos-count"),
        ("kość", "rules/#roll-after-the-pass"),
        ("kosc", "rules/#roll-after-the-pass"),
        ("kości", "rules/#roll-after-the-pass"),
        ("kostka", "rules/#roll-after-the-pass"),
        ("czeste bledy", "mistakes/"),
        ("atutu", "rules/#five-suits"),
        ("dzika karta", "paiute/#three-wilds"),
        ("joker", "paiute/#wild-rank"),
        ("trojka", "paiute/hands/#three-and-three"),
        ("zglosic uklad", "paiute/#call"),
    ],
}


@EACH_LANG
def test_a_word_is_found_however_it_is_typed(open_phone: OpenPhone, lang: str) -> None:
    search = SearchBox(open_phone("index", lang))
    missed = [(typed, place) for typed, place in FOUND[lang] if place not in search.type(typed).places()]
    assert not missed


@EACH_LANG
def test_only_the_readers_language_is_found(open_phone: OpenPhone, address: Callable[..., str], lang: str) -> None:
    search = SearchBox(open_phone("index", lang)).type("Papayoo")
    hrefs = search.results.evaluate_all("links => links.map(link => link.href)")
    start = address("index", lang)
    assert all(href.startswith(start) for href in hrefs)
    if lang == "en":
        assert not [href for href in hrefs if re.match(rf"{re.escape(start)}(de|fr|pl)/", href)]


def asked(repo: Path, name: str, lang: str, every: int) -> list[tuple[str, str]]:
    """Every tenth question, for example, as it is headed, and its id."""
    sections = [section for section in read(repo / "docs")[lang, name].sections if section.level == 3]
    return [(section.title.rstrip("?\u00a0\u202f "), section.id) for section in sections[4::every]]


@EACH_LANG
@pytest.mark.parametrize(("name", "every", "many"), [("faq", 10, 10), ("paiute/questions", 6, 5)])
def test_a_question_finds_its_answer(open_phone: OpenPhone, repo: Path, name: str, every: int, many: int, lang: str) -> None:
    """Typed as it is headed, it is among the first five passages (before them stands the page itself)."""
    search = SearchBox(open_phone("index", lang))
    questions = asked(repo, name, lang, every)
    assert len(questions) == many
    missed = {}
    for question, anchor in questions:
        places = search.type(question).places()[:6]
        if f"{name}/#{anchor}" not in places:
            missed[question] = places
    assert not missed


@pytest.mark.parametrize(
    ("lang", "typed", "name", "anchor"),
    [
        ("de", "bedienen", "rules", "follow-suit"),
        ("pl", "dołożyć", "glossary", "follow-suit"),
        ("fr", "7 joueurs", "deal", "players-7"),
    ],
)
def test_a_hit_opens_at_its_passage(
    open_phone: OpenPhone, address: Callable[..., str], lang: str, typed: str, name: str, anchor: str
) -> None:
    page = open_phone("index", lang)
    search = SearchBox(page).type(typed)
    place = search.places().index(f"{name}/#{anchor}")
    hit = search.results.nth(place)
    more = hit.locator("xpath=ancestor::details[not(@open)]")
    if more.count():
        more.locator("summary").click()
    hit.click()
    expect(page).to_have_url(re.compile(re.escape(address(name, lang)) + rf"(\?h=[^#]*)?#{anchor}$"))
    expect(page.locator(f"#{anchor}")).to_be_in_viewport()

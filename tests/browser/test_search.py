"""The search in a real browser: accents or none, other forms and other names of a word, hits that open at their passage."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from browser.conftest import Watch
from browser.search_box import SearchBox
from browser.waiting import expect_value, read_until
from built import LANGS
from playwright.sync_api import Page, Route, expect
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


def headed(repo: Path, name: str, lang: str, every: int) -> list[tuple[str, str]]:
    """Every tenth question, for example, as it is headed, and its id."""
    sections = [section for section in read(repo / "docs")[lang, name].sections if section.level == 3]
    return [(section.title.rstrip("?\u00a0\u202f "), section.id) for section in sections[4::every]]


@EACH_LANG
@pytest.mark.parametrize(("name", "every", "many"), [("faq", 10, 10), ("paiute/questions", 6, 5)])
def test_a_question_finds_its_answer(open_phone: OpenPhone, repo: Path, name: str, every: int, many: int, lang: str) -> None:
    """Typed as it is headed, it is among the first five passages (before them stands the page itself)."""
    search = SearchBox(open_phone("index", lang))
    questions = headed(repo, name, lang, every)
    assert len(questions) == many
    missed = {}
    for question, anchor in questions:
        places = search.type(question).places()[:6]
        if f"{name}/#{anchor}" not in places:
            missed[question] = places
    assert not missed


ASKED = tomllib.loads((Path(__file__).parent / "asked.toml").read_text(encoding="utf-8"))


@EACH_LANG
def test_what_players_type_finds_the_answer(open_phone: OpenPhone, lang: str) -> None:
    """An answer is among the first three passages shown, without a tap on "more on this page".

    Nineteen times in twenty: every page that is added shifts the weights of words a little, and a query that slips behind is
    named here, to be helped by asked words.
    """
    assert len(ASKED[lang]) >= 60
    search = SearchBox(open_phone("index", lang)).type("Papayoo")
    shown = search.type_each([*ASKED[lang]])
    first = {typed: [place.replace("/#", "#") for place in places[:3]] for typed, places in shown.items()}
    missed = {typed: first[typed] for typed, answers in ASKED[lang].items() if not set(answers.split()) & set(first[typed])}
    assert len(missed) <= len(ASKED[lang]) // 20, missed


def fetched_for_search(watch: Watch) -> list[str]:
    """The index and the worker, as far as they were asked for."""
    return [url.rsplit("/", 1)[1] for url in watch.requests if "search_index.json" in url or "/workers/" in url]


def test_index_and_worker_wait_for_the_first_touch(open_phone: OpenPhone, watch: Watch) -> None:
    page = open_phone("rules", "de")
    page.wait_for_load_state("networkidle")
    assert fetched_for_search(watch) == []
    search = SearchBox(page).type("Stich")
    expect_value(page, lambda: len(fetched_for_search(watch)), 2)
    page.keyboard.press("Escape")
    SearchBox(page).type("Payoo")
    assert search.shown()
    assert len(fetched_for_search(watch)) == 2


@pytest.mark.parametrize("key", ["f", "s", "/"])
def test_keys_open_the_search(open_phone: OpenPhone, watch: Watch, key: str) -> None:
    page = open_phone("rules", viewport={"width": 1280, "height": 800}, has_touch=False, is_mobile=False)
    assert fetched_for_search(watch) == []
    page.keyboard.press(key)
    expect(page.locator(".md-search__input")).to_be_focused()
    page.keyboard.type("trick")
    expect(page.locator(".md-search__input")).to_have_value("trick")
    expect(page.locator(".md-search-result__link").first).to_be_visible()


def test_an_address_may_hold_the_query(open_phone: OpenPhone) -> None:
    page = open_phone("rules", "fr", "?q=fausse+donne")
    expect(page.locator(".md-search__input")).to_have_value("fausse donne")
    expect(page.locator("a.md-search-result__link[href*='faq/#misdeal']")).to_be_visible()


def test_what_is_typed_while_the_index_is_on_its_way_is_answered(open_phone: OpenPhone) -> None:
    page = open_phone("index")
    held: list[Route] = []
    page.route("**/search_index.json", lambda route: held.append(route))
    with page.expect_request("**/search_index.json"):
        page.locator("label.md-header__button[for=__search]").click()
    page.locator(".md-search__input").press_sequentially("misdeal")
    expect(page.locator(".md-search-result__link")).to_have_count(0)
    assert read_until(page, lambda: held, bool)
    held[0].continue_()
    expect(page.locator("a.md-search-result__link[href*='faq/#misdeal']")).to_be_visible()


@pytest.mark.allow_problems(r"Failed to load resource")
def test_an_index_that_did_not_come_is_asked_for_again(open_phone: OpenPhone) -> None:
    page = open_phone("index")
    page.route("**/search_index.json", lambda route: route.abort(), times=1)
    with page.expect_event("requestfailed"):
        page.locator("label.md-header__button[for=__search]").click()
    page.locator(".md-search__input").press_sequentially("misdeal")
    expect(page.locator("a.md-search-result__link[href*='faq/#misdeal']")).to_be_visible()


def test_enter_opens_the_best_passage(open_phone: OpenPhone, address: Callable[..., str]) -> None:
    page = open_phone("index", "de")
    SearchBox(page).type("Würfel weg")
    page.keyboard.press("Enter")
    expect(page).to_have_url(address("faq", "de", "#die-lost-or-six-sided"))


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

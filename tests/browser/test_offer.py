"""A page in the reader's own language is offered in that language, never forced, and what was answered is remembered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from overrides.serve import running

OpenPhone = Callable[..., Page]
READ = {
    "en": "Read this page in English",
    "de": "Diese Seite auf Deutsch lesen",
    "fr": "Lire cette page en français",
    "pl": "Przeczytaj tę stronę po\u00a0polsku",
}


@pytest.mark.parametrize(
    ("lang", "locale", "wanted"), [("en", "de-AT", "de"), ("pl", "fr-CA", "fr"), ("de", "pl-PL", "pl"), ("fr", "en-US", "en")]
)
def test_another_language_is_offered_in_that_language(
    open_phone: OpenPhone, address: Callable[..., str], lang: str, locale: str, wanted: str
) -> None:
    page = open_phone("rules", lang, "#ties", locale=locale)
    expect(page).to_have_url(address("rules", lang, "#ties"))  # no redirect
    offer = page.locator(".papayoo-offer:visible")
    expect(offer).to_have_count(1)
    expect(offer).to_have_attribute("lang", wanted)
    link = offer.get_by_role("link", name=READ[wanted])
    for control in (link, offer.get_by_role("button")):
        box = control.bounding_box()
        assert box
        assert box["height"] >= 47.5
    link.click()
    expect(page).to_have_url(address("rules", wanted, "#ties"))
    expect(page.locator(".papayoo-offer:visible")).to_have_count(0)
    page.goto(address("faq", lang))  # a link from elsewhere, later: the language asked for is offered again
    expect(page.locator(f".papayoo-offer[lang={wanted}]")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "locale"), [("en", "en-US"), ("de", "de-CH"), ("pl", "pl-PL"), ("en", "es-ES"), ("fr", "ja-JP")]
)
def test_nothing_is_offered_to_those_who_read_it_or_none_of_ours(open_phone: OpenPhone, lang: str, locale: str) -> None:
    page = open_phone("faq", lang, locale=locale)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".papayoo-offer:visible")).to_have_count(0)


def test_an_offer_waved_away_stays_away_in_that_language(open_phone: OpenPhone, address: Callable[..., str]) -> None:
    page = open_phone("rules", "en", locale="de-DE")
    page.locator(".papayoo-offer[lang=de]").get_by_role("button", name="Nein, hier bleiben").tap()
    expect(page.locator(".papayoo-offer:visible")).to_have_count(0)
    for name in ("faq", "index"):
        page.goto(address(name, "en"))
        expect(page.locator(".papayoo-offer:visible")).to_have_count(0)
    page.goto(address("faq", "de"))
    expect(page.locator(".papayoo-offer:visible")).to_have_count(0)
    page.goto(address("faq", "fr"))
    expect(page.locator(".papayoo-offer[lang=de]")).to_be_visible()


def test_a_choice_in_the_menu_is_a_choice(open_phone: OpenPhone, address: Callable[..., str]) -> None:
    page = open_phone("rules", "de", locale="de-DE")
    page.locator(".md-select button").focus()
    page.locator("#papayoo-languages a[hreflang=pl]").click()
    expect(page).to_have_url(address("rules", "pl"))
    expect(page.locator(".papayoo-offer:visible")).to_have_count(0)


def test_the_second_language_of_the_browser_counts_too(
    new_context: Callable[..., BrowserContext], address: Callable[..., str]
) -> None:
    context = new_context()
    context.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['it-IT', 'PL', 'de'] })")
    page = context.new_page()
    page.goto(address("faq", "en"))
    expect(page.locator(".papayoo-offer[lang=pl]")).to_be_visible()


def test_what_is_remembered_is_named_after_the_sites_folder(
    site_dir: Path, new_context: Callable[..., BrowserContext], watch: object
) -> None:
    """Other sites may share the origin: ours only touches what begins with its own path."""
    with running(site_dir, base="/games/papayoo/") as server:
        watch.host = server.url.split("/")[2]  # type: ignore[attr-defined]
        page = new_context(locale="de-DE").new_page()
        page.goto(f"{server.url}fr/faq/")
        page.locator(".papayoo-offer[lang=de] button").tap()
        page.wait_for_function("() => '/games/papayoo/.__language' in localStorage")
        keys: list[str] = page.evaluate("Object.keys(localStorage)")
        assert all(key.startswith("/games/papayoo/") for key in keys)
        page.context.close()


def test_nothing_jumps(open_phone: OpenPhone) -> None:
    """The line is there from the first paint on."""
    page = open_phone("faq", "en", locale="pl-PL")
    page.wait_for_load_state("networkidle")
    shift = page.evaluate(
        "new Promise(done => { let sum = 0; new PerformanceObserver(list => list.getEntries().forEach(one => sum += one.value))"
        ".observe({ type: 'layout-shift', buffered: true }); setTimeout(() => done(sum), 300) })"
    )
    expect(page.locator(".papayoo-offer[lang=pl]")).to_be_visible()
    assert shift < 0.01


def test_without_script_nothing_is_offered(new_context: Callable[..., BrowserContext], address: Callable[..., str]) -> None:
    page = new_context(java_script_enabled=False, locale="pl-PL").new_page()
    page.goto(address("faq", "de"))
    expect(page.locator(".papayoo-offer:visible")).to_have_count(0)

"""The frame around the pages on a phone: languages, search, colours, room for a thumb, nothing that scrolls sideways."""

from collections.abc import Callable

import pytest
from browser.accessibility import assert_accessible
from built import LANGS, PAGES
from playwright.sync_api import BrowserContext, Page, expect

EACH_LANG = pytest.mark.parametrize("lang", LANGS)
EACH_PAGE = pytest.mark.parametrize("name", PAGES)
TAP = 48

OpenPhone = Callable[..., Page]


@pytest.mark.parametrize(("lang", "other"), [("pl", "de"), ("en", "fr"), ("de", "en")])
def test_switching_language_keeps_the_place(open_phone: OpenPhone, address: Callable[..., str], lang: str, other: str) -> None:
    page = open_phone("rules", lang, "#follow-suit")
    page.locator(".md-select button").focus()
    page.locator(f"#papayoo-languages a[hreflang={other}]").click()
    expect(page).to_have_url(address("rules", other, "#follow-suit"))
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_switching_keeps_a_place_reached_on_the_page(open_phone: OpenPhone, address: Callable[..., str]) -> None:
    page = open_phone("deal", "en")
    page.locator("#players-7 .papayoo-copy").click()
    page.locator(".md-select button").focus()
    page.locator("#papayoo-languages a[hreflang=pl]").click()
    expect(page).to_have_url(address("deal", "pl", "#players-7"))


@EACH_LANG
def test_a_page_asks_for_nothing_it_does_not_need(open_phone: OpenPhone, watch: "object", lang: str) -> None:
    page = open_phone("rules", lang)
    page.wait_for_load_state("networkidle")
    # What registers the service worker comes once the page is idle.
    requests = [url for url in watch.requests if "/assets/web/offline-" not in url]  # type: ignore[attr-defined]
    assert not [url for url in requests if "sitemap" in url]
    assert len(requests) == len(set(requests))
    assert len(requests) <= 11, requests
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize(("scheme", "expected"), [("light", "default"), ("dark", "slate")])
def test_colours_follow_the_device_from_the_first_paint(open_phone: OpenPhone, scheme: str, expected: str) -> None:
    page = open_phone("index", "de", color_scheme=scheme, java_script_enabled=True)
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", expected)
    background = {"default": "rgb(251, 248, 240)", "slate": "rgb(15, 29, 23)"}[expected]
    expect(page.locator("body")).to_have_css("background-color", background)


def test_chosen_colours_are_kept(open_phone: OpenPhone, address: Callable[..., str]) -> None:
    page = open_phone("index", "fr", color_scheme="light")
    key = page.locator("form[data-md-component=palette] label:not([hidden])")
    for _ in range(2):  # device → light → dark
        names = key.get_attribute("for") or ""
        key.click()
        expect(key).not_to_have_attribute("for", names)
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.goto(address("rules", "pl"))
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")


@EACH_LANG
@EACH_PAGE
def test_nothing_scrolls_sideways_at_320(open_phone: OpenPhone, name: str, lang: str) -> None:
    page = open_phone(name, lang, viewport={"width": 320, "height": 640})
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 320
    wide = page.locator("article *:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().right > 321 && !one.closest('.papayoo-spoken'))"
        ".map(one => one.outerHTML.slice(0, 80))"
    )
    assert not wide


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_controls_have_room_for_a_thumb(open_phone: OpenPhone, lang: str) -> None:
    page = open_phone("index", lang, viewport={"width": 320, "height": 640})
    for selector in (
        ".md-header__button:visible",
        ".papayoo-quick a",
        "#where-next + ul > li",
        ".papayoo-groups a",
        ".papayoo-short th a",
        "h2 .headerlink",
    ):
        boxes = page.locator(selector).evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
        )
        assert boxes, selector
        small = [box for box in boxes if min(box) < TAP - 0.5]
        assert not small, f"{selector}: {small}"


@EACH_LANG
def test_a_row_of_the_short_table_says_its_players_in_one_line(open_phone: OpenPhone, lang: str) -> None:
    page = open_phone("index", lang, viewport={"width": 320, "height": 640})
    heights = page.locator(".papayoo-short th a").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert heights == [TAP] * 6


@EACH_LANG
def test_a_paiute_hand_lies_in_one_row_at_320(open_phone: OpenPhone, lang: str) -> None:
    page = open_phone("paiute/hands", lang, viewport={"width": 320, "height": 640})
    rows = page.locator(".papayoo-pictures").evaluate_all(
        "all => all.map(hand => new Set([...hand.querySelectorAll('li:not([data-apart])')].map(card => card.offsetTop)).size)"
    )
    assert len(rows) > 6
    assert set(rows) == {1}


def test_heading_links_are_in_sight_on_a_phone(open_phone: OpenPhone) -> None:
    page = open_phone("rules", "de", java_script_enabled=False)
    link = page.locator("#follow-suit .headerlink")
    expect(link).to_be_visible()
    assert link.evaluate("link => getComputedStyle(link).opacity") == "1"


def test_links_in_text_are_underlined(open_phone: OpenPhone) -> None:
    page = open_phone("deal", "en")
    lines = page.locator("article p a:not(.headerlink)").evaluate_all(
        "links => links.map(link => getComputedStyle(link).textDecorationLine)"
    )
    assert lines
    assert set(lines) == {"underline"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", [name for name in PAGES if name != "calculator"])
def test_axe_finds_nothing(open_phone: OpenPhone, name: str, scheme: str) -> None:
    page = open_phone(name, "pl" if scheme == "dark" else "de", color_scheme=scheme)
    page.wait_for_load_state("networkidle")
    assert_accessible(page)


def test_whole_without_script(new_context: Callable[..., BrowserContext], address: Callable[..., str]) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(address("scoring", "en"))
    expect(page.locator("papayoo-replay ol > li").last).to_be_visible()
    expect(page.locator("papayoo-replay tfoot td")).to_have_text("250")
    page.goto(address("calculator", "en"))
    expect(page.locator("papayoo-score-sheet .papayoo-notice")).to_be_visible()

"""Paiute's showdown on its page: tapped, opened from a link, kept on the device, shared; keyboard, screen, axe."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.conftest import Watch
from browser.score_sheet import START
from browser.showdown import Showdown
from browser.test_screen import BROKEN, TOO_SMALL, TOO_WIDE
from browser.waiting import expect_value
from playwright.sync_api import BrowserContext, Page, expect

from calculator import service
from calculator.labels import labels
from calculator.paiute.examples import SHOWDOWNS

OpenPhone = Callable[..., Page]
NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]
LANGS = ("en", "de", "fr", "pl")
EACH_LANG = pytest.mark.parametrize("lang", LANGS)
PAGE = "paiute/showdown"
TAP = 48
ODD_COIN = "equal-hands-odd-coin"


def view_of(name: str, lang: str) -> Any:
    found: Any = service.showdown(None, lang, text=f"example={name}")
    return found["view"]


def hash_to(page: Page, link: str) -> None:
    page.evaluate("link => { location.hash = link }", link)


# --- opened ----------------------------------------------------------------------------------------------------------


@EACH_LANG
def test_every_worked_showdown_says_what_the_engine_says(open_phone: OpenPhone, address: Address, lang: str) -> None:
    first, *others = SHOWDOWNS
    page = open_phone(PAGE, lang, f"#example={first}")
    showdown = Showdown(page)
    for name in (first, *others):
        if name != first:
            hash_to(page, f"example={name}")
        view = view_of(name, lang)
        expect(showdown.find(".answer p[data-code] span")).to_have_text([one["text"] for one in view["result"]], timeout=START)
        expect(showdown.find(".said span")).to_have_text([one["hand"]["said"]["text"] for one in view["hands"]])
        wins = showdown.says(view["result"][0]["code"])
        expect(wins.locator("a")).to_have_attribute("href", re.compile(rf"/#{view['result'][0]['rule_id']}$"))
        expect(wins).to_be_in_viewport()
        expect(showdown.find(".hands > li[data-wins]")).to_have_count(sum(one["wins"] for one in view["hands"]))
        for one in view["hands"]:
            left_out = [one["hand"]["left_out"]["card"]] if one["hand"]["left_out"] else []
            showdown.expect_cards_of(one["player"], [card["card"] for card in one["hand"]["cards"]] + left_out)
        expect(showdown.find(".pot")).to_have_text(view["coins"]["text"])
        expect(showdown.find(".wild")).to_have_text(view["wild_text"])
        expect(page).to_have_url(address(PAGE, lang))


def test_a_damaged_link_is_said_and_takes_nothing_away(open_phone: OpenPhone, address: Address) -> None:
    page = open_phone(PAGE, "fr", f"#example={ODD_COIN}")
    showdown = Showdown(page)
    showdown.judged()
    hash_to(page, "s1=AAAA")
    expect(showdown.find(".error")).to_be_visible()
    expect(showdown.hands).to_have_count(3)
    expect(page).to_have_url(address(PAGE, "fr"))
    showdown.find(".take-back").tap()
    expect(showdown.find(".error")).to_have_count(0)


def test_a_copied_link_opens_the_same_showdown(new_context: NewContext, address: Address) -> None:
    mine = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    mine.goto(address(PAGE, "en", f"#example={ODD_COIN}"))
    showdown = Showdown(mine)
    showdown.judged()
    showdown.more().locator('input[data-name="b"]').fill("<b>Nico</b>")
    showdown.find(".fold summary").tap()
    expect(showdown.says("wins")).to_contain_text("<b>Nico</b>")
    showdown.find(".share").tap()
    link = showdown.find(".link input")
    expect(link).to_have_value(re.compile(r"/paiute/showdown/#s1=[\w-]+$"))
    expect(showdown.find(".link")).to_contain_text(labels("en")["share_names_note"])
    shared = link.input_value()
    assert mine.evaluate("navigator.clipboard.readText()") == shared
    said = showdown.says("wins").locator("span").text_content()
    theirs = new_context().new_page()
    theirs.goto(shared)
    expect(Showdown(theirs).judged().locator("span")).to_have_text(said or "-")
    expect(Showdown(theirs).hand("b")).to_contain_text("<b>Nico</b>")


# --- tapped ----------------------------------------------------------------------------------------------------------


def test_what_is_tapped_before_python_is_up_is_judged_then(open_phone: OpenPhone, watch: Watch) -> None:
    page = open_phone(PAGE, "de")
    showdown = Showdown(page)
    assert not [request for request in watch.requests if "/assets/python/" in request]
    showdown.find('button[data-count="3"]').tap()
    showdown.turn_up("S8")
    # The next cards go to the first hand at once.
    expect(showdown.place("a")).to_have_attribute("aria-pressed", "true")
    showdown.tap("HA HK HQ HJ H10".split())
    showdown.hold("b", "S5 D5 C5 D8 C8")
    expect_value(page, lambda: set(showdown.cards_of("b")), {"S5", "D5", "D8", "C5", "C8"})
    showdown.hold("c", "SK DK CK S3 D3 H8")
    expect(showdown.judged()).to_contain_text("Spieler\u00a0B gewinnt: Fünfling.")
    expect(showdown.says("because")).to_contain_text("Royal Flush")
    expect(showdown.hand("b")).to_have_attribute("data-kind", "five_of_a_kind")
    expect(showdown.hand("b").locator(".picture[data-wild]")).to_have_count(2)
    expect(showdown.hand("b").locator(".picture[data-wild] .below")).to_have_text(["= 5", "= 5"])
    # The pad shows what is wild by its shape, and the card that is turned up.
    expect(showdown.card("H8")).to_have_class(re.compile("special"))
    showdown.find('.pad button[data-tab="spades"]').tap()
    expect(showdown.card("S8")).to_have_class(re.compile("apart"))
    expect(showdown.status).to_contain_text("Spieler\u00a0B gewinnt: Fünfling.")
    assert sum("/assets/python/pyodide-" in request for request in watch.requests) == 1


def test_cards_move_are_taken_back_and_a_hand_gets_full(open_phone: OpenPhone) -> None:
    showdown = Showdown(open_phone(PAGE))
    showdown.turn_up("S8")
    showdown.hold("a", "SA SK SQ SJ S10 S9")
    expect(showdown.judged("so_far")).to_contain_text("Player\u00a0A, royal flush.")
    expect(showdown.hand("a").locator(".picture[data-apart]")).to_have_attribute("data-card", "S9")
    expect(showdown.card("S2")).to_be_disabled()
    # A card goes from hand to hand; tapped once more, it is nobody's.
    showdown.hold("b", "S10")
    expect(showdown.hand("a")).to_have_attribute("data-kind", "none")
    expect(showdown.hand("a").locator(".said")).to_contain_text("A flush does not win")
    expect(showdown.card("S10")).to_have_attribute("aria-label", "10\u00a0of\u00a0spades: Player\u00a0B")
    showdown.find(".take-back").tap()
    expect(showdown.hand("a")).to_have_attribute("data-kind", "royal_flush")
    expect(showdown.hand("b")).to_have_count(0)
    showdown.hand("a").locator(".empty").tap()
    expect(showdown.hands).to_have_count(0)
    showdown.find(".take-back").tap()
    expect(showdown.hand("a")).to_have_attribute("data-kind", "royal_flush")
    showdown.find(".clear").tap()
    expect(showdown.find(".wild")).to_have_text("The turned-up card is missing: its rank is wild.")
    expect(showdown.place()).to_have_attribute("aria-pressed", "true")
    expect(showdown.find(".clear")).to_be_disabled()


def test_the_table_lets_the_ace_be_low_and_goes_on_to_the_next_deal(open_phone: OpenPhone) -> None:
    page = open_phone(PAGE)
    showdown = Showdown(page)
    showdown.turn_up("S8")
    showdown.hold("a", "DA D2 D3 D4 D5")
    showdown.hold("b", "CA C2 C3 C4 C5")
    expect(showdown.judged("nobody")).to_contain_text("the pot stays")
    expect(showdown.hand("a").locator(".said a")).to_have_attribute("href", re.compile("/#ace-high$"))
    more = showdown.more()
    more.locator("input[type=checkbox]").check()
    expect(showdown.says("wins")).to_contain_text("Equal hands share the pot")
    more.locator('input[data-coins="ante"]').fill("5")
    more.locator('input[data-coins="pot"]').fill("1")
    more.locator('select[data-who="dealer"]').focus()
    more.locator('select[data-who="dealer"]').select_option(index=2)
    expect(showdown.says("left")).to_contain_text("1\u00a0coin stays in the pot")
    more.locator('select[data-who="caller"]').select_option(index=1)
    expect(showdown.says("turns")).to_contain_text("Player\u00a0A calls. One more turn each: Player\u00a0B.")
    # Typed letter by letter, taken back as a whole.
    ante = more.locator('input[data-coins="ante"]')
    ante.press("End")
    ante.press_sequentially("00")
    expect(showdown.find(".pot")).to_contain_text("2\u00a0× 500\u00a0=")
    showdown.find(".take-back").tap()
    expect(showdown.find(".pot")).to_contain_text("2\u00a0× 5\u00a0=")
    more.locator('input[data-coins="pot"]').press("End")
    more.locator('input[data-coins="pot"]').press_sequentially("x")
    expect(showdown.find(".error")).to_contain_text("“1x” is not a number.")
    more.locator(".next-deal").tap()
    expect(showdown.hands).to_have_count(0)
    expect(more.locator('input[data-coins="pot"]')).to_have_value("1")
    expect(more.locator('select[data-who="dealer"]')).to_have_js_property("selectedIndex", 1)
    expect(showdown.find(".pot")).to_have_text("In the pot: 1\u00a0+ 2\u00a0× 5\u00a0= 11\u00a0coins.")


def test_an_answer_does_not_undo_what_is_being_typed(open_phone: OpenPhone) -> None:
    showdown = Showdown(open_phone(PAGE))
    showdown.turn_up("S8")
    showdown.hold("a", "DA D2 D3 D4 D5")
    showdown.hold("b", "CA C2 C3 C4 C5")
    showdown.judged("nobody")
    pot, ante = (showdown.more().locator(f'input[data-coins="{name}"]') for name in ("pot", "ante"))
    ante.fill("5")
    pot.fill("12")  # the ante goes to the engine as its field is left, and the answer comes while the pot is typed
    expect(showdown.find(".pot")).to_contain_text("5\u00a0=")
    expect(pot).to_have_value("12")


# --- kept ------------------------------------------------------------------------------------------------------------


def test_the_showdown_is_kept_and_drawn_without_python(open_phone: OpenPhone, address: Address, watch: Watch) -> None:
    page = open_phone(PAGE, "en", f"#example={ODD_COIN}")
    showdown = Showdown(page)
    showdown.judged()
    said = view_of(ODD_COIN, "en")["result"][0]["text"]
    watch.requests.clear()
    page.reload()
    expect(showdown.says("wins").locator("span")).to_have_text(said)
    showdown.expect_cards_of("b", ["C9", "D2", "C7", "C6", "C5"])
    assert not [request for request in watch.requests if "/assets/python/" in request]
    # A hand is changed, the tab is left before Python can have judged it: nothing is lost.
    showdown.hold("c", "D7")
    expect(showdown.hand("c").locator(".picture")).to_have_count(6)
    page.goto(address(PAGE, "pl"))
    expect(showdown.judged("wins").locator("span")).to_have_text(view_of(ODD_COIN, "pl")["result"][0]["text"], timeout=START)
    expect(showdown.hand("c").locator(".picture")).to_have_count(6)


@pytest.mark.allow_problems(r"Failed to load|TypeError|net::")
def test_where_python_cannot_start_the_cards_stay_and_retry_judges_them(new_context: NewContext, address: Address) -> None:
    context = new_context()
    context.route("**/assets/python/python-*.zip", lambda route: route.abort())
    page = context.new_page()
    page.goto(address(PAGE))
    showdown = Showdown(page)
    showdown.turn_up("S8")
    showdown.hold("a", "SA SK SQ SJ S10")
    expect(showdown.find(".failure")).to_contain_text(labels("en")["could_not_start"], timeout=START)
    showdown.expect_cards_of("a", ["S10", "SJ", "SQ", "SK", "SA"])
    # What Python has not seen is taken back without it.
    showdown.find(".take-back").tap()
    showdown.expect_cards_of("a", ["SJ", "SQ", "SK", "SA"])
    showdown.tap(["S10"])
    context.unroute("**/assets/python/python-*.zip")
    showdown.find(".retry").tap()
    expect(showdown.judged("so_far")).to_contain_text("royal flush")


# --- the screen, the keyboard -----------------------------------------------------------------------------------------


@EACH_LANG
@pytest.mark.parametrize("width", [320, 390])
def test_nothing_sticks_out_and_all_can_be_hit(open_phone: OpenPhone, lang: str, width: int) -> None:
    page = open_phone(PAGE, lang, f"#example={ODD_COIN}", viewport={"width": width, "height": 664})
    showdown = Showdown(page)
    showdown.judged()
    showdown.find('button[data-count="5"]').tap()
    showdown.more().locator('input[data-name="a"]').fill("Wilhelmina-Katharina von Hohenlohe-Langenburg")
    showdown.hold("d", "SA HA DA CA D3 CJ")
    expect(showdown.says("so_far")).to_be_visible()
    assert not showdown.element.evaluate(TOO_WIDE)
    assert not showdown.element.evaluate(TOO_SMALL, TAP)
    assert not showdown.element.evaluate(BROKEN)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_showdown(open_phone: OpenPhone, scheme: str) -> None:
    page = open_phone(PAGE, "en", "#example=five-beats-royal-flush", color_scheme=scheme)
    showdown = Showdown(page)
    showdown.judged()
    showdown.more()
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()
    hash_to(page, "s1=AAAA")
    expect(showdown.find(".error")).to_be_visible()
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


def test_a_showdown_by_keyboard_alone(open_phone: OpenPhone) -> None:
    page = open_phone(PAGE)
    showdown = Showdown(page)

    def to(selector: str, key: str = "Enter") -> None:
        """Tabs on until this is in focus, and presses it."""
        for _ in range(120):
            page.keyboard.press("Tab")
            if showdown.element.evaluate("(element, selector) => element.shadowRoot.activeElement?.matches(selector)", selector):
                page.keyboard.press(key)
                return
        raise AssertionError(f"{selector} is never in focus")

    showdown.place().focus()
    page.keyboard.press("Enter")
    to('[data-card="S8"]', "Space")
    for card in ("S9", "S10", "SJ", "SQ", "SK"):
        to(f'[data-card="{card}"]')
    expect(showdown.judged("so_far")).to_contain_text("straight flush")
    # The focus stays where the hand is.
    assert showdown.element.evaluate("element => element.shadowRoot.activeElement.dataset.card") == "SK"
    to(".fold summary")
    to('input[data-name="a"]')
    page.keyboard.type("Zoë")
    page.keyboard.press("Tab")
    expect(showdown.says("so_far")).to_contain_text("Zoë")

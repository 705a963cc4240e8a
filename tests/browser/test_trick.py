"""The trick referee on the calculator page: tapped, opened from the answers, judged with a hand; keyboard, screen, axe."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.accessibility import assert_accessible
from browser.conftest import Watch
from browser.referee import Referee
from browser.score_sheet import START, ScoreSheet
from browser.test_screen import BROKEN, TOO_SMALL, TOO_WIDE
from browser.waiting import engines, read_until
from playwright.sync_api import BrowserContext, Page, Route, expect

from calculator import service
from calculator.labels import labels
from calculator.papayoo.examples import TRICKS
from calculator.papayoo.opening import open_trick

OpenPhone = Callable[..., Page]
NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]
LANGS = ("en", "de", "fr", "pl")
EACH_LANG = pytest.mark.parametrize("lang", LANGS)
TAP = 48


def answer(name: str, lang: str) -> Any:
    found: Any = service.trick(None, lang, text=open_trick(name))
    return found["view"]


def hash_to(page: Page, link: str) -> None:
    page.evaluate("link => { location.hash = link }", link)


# --- the links of the answers --------------------------------------------------------------------------------------


@EACH_LANG
def test_every_link_of_the_answers_opens_its_trick(open_phone: OpenPhone, address: Address, lang: str) -> None:
    first, *others = TRICKS
    page = open_phone("calculator", lang, f"#{open_trick(first)}")
    referee = Referee(page)
    for name in (first, *others):
        if name != first:
            hash_to(page, open_trick(name))
        view = answer(name, lang)
        takes = next(one for one in view["result"] if one["code"] == "takes")
        expect(referee.seats).to_have_count(len(TRICKS[name].plays), timeout=START)
        said = [seat["text"] for seat in view["seats"] if seat["card"]]
        expect(referee.find(".seats .said")).to_have_text(said)
        expect(referee.says("takes").locator("span")).to_have_text(takes["text"])
        expect(referee.says("takes").locator("a")).to_have_attribute("href", re.compile(rf"rules/#{takes['rule_id']}$"))
        expect(referee.says("cost").locator("span")).to_have_text(view["result"][-1]["text"])
        expect(referee.find(".seats li[data-takes]")).to_have_count(1)
        expect(referee.find('.seats li[data-allowed="false"]')).to_have_count(1 if name == "payoo-led-follow" else 0)
        expect(referee.says("takes")).to_be_in_viewport()
        expect(page).to_have_url(address("calculator", lang))
    expect(ScoreSheet(page).total).to_have_text(re.compile(r"\b0\b"))


def test_the_link_under_an_answer_leads_to_the_referee(open_phone: OpenPhone, address: Address) -> None:
    page = open_phone("faq", "pl")
    link = page.locator(f'a[href$="#{open_trick("payoo-on-hearts")}"]')
    link.tap()
    referee = Referee(page)
    expect(referee.judged()).to_contain_text("Lewę bierze Gracz\u00a0C.")
    expect(referee.element).to_be_in_viewport()
    expect(page).to_have_url(address("calculator", "pl"))
    expect(referee.status).to_contain_text("Lewę bierze Gracz\u00a0C.")


def test_a_damaged_link_is_said_and_takes_nothing_away(open_phone: OpenPhone, address: Address) -> None:
    page = open_phone("calculator", "fr")
    referee = Referee(page)
    referee.play(["H2", "P18"])
    referee.judged()
    hash_to(page, "t1=AAAA")
    expect(referee.find(".error")).to_be_visible()
    expect(referee.seats).to_have_count(2)
    expect(page).to_have_url(address("calculator", "fr"))
    referee.card("P18").tap()
    expect(referee.find(".error")).to_have_count(0)


# --- tapped ----------------------------------------------------------------------------------------------------------


def test_what_is_tapped_before_python_is_up_is_judged_then_by_the_sheets_python(open_phone: OpenPhone, watch: Watch) -> None:
    page = open_phone("calculator", "de")
    referee = Referee(page)
    referee.suit("clubs").tap()
    referee.play(["H2", "P18", "H9", "C7"])
    expect(referee.seats).to_have_count(4)
    expect(referee.judged()).to_contain_text("Spieler\u00a0C nimmt den Stich.")
    expect(referee.says("cost")).to_contain_text("18\u00a0+ 40\u00a0=\u00a058")
    expect(referee.says("papayoo")).to_contain_text("Kreuz")
    expect(referee.card("C7")).to_have_attribute("aria-label", re.compile(r"Papayoo .*Spieler\u00a0D$"))
    expect(referee.status).to_contain_text("Spieler\u00a0C nimmt den Stich.")
    # The die changes what is counted, and not who takes it.
    referee.suit("spades").tap()
    expect(referee.says("papayoo")).to_have_count(0)
    expect(referee.says("takes")).to_contain_text("Spieler\u00a0C nimmt den Stich.")
    assert sum("/assets/python/pyodide-" in request for request in watch.requests) == 1
    assert len(engines(page)) == 1


def test_cards_are_taken_back_and_played_in_their_place(open_phone: OpenPhone) -> None:
    referee = Referee(open_phone("calculator"))
    referee.play(["H2", "P18", "H9"])
    referee.judged()
    referee.tab("P18")
    referee.card("P18").tap()
    expect(referee.seats).to_have_count(2)
    referee.card("P1").tap()
    expect(referee.seat("b").locator(".said")).to_contain_text("Payoo\u00a01.")
    expect(referee.seat("c").locator(".said")).to_contain_text("9\u00a0of\u00a0hearts")
    referee.find(".take-back").tap()
    expect(referee.says("takes")).to_contain_text("Player\u00a0A takes the trick.")
    referee.find(".clear").tap()
    expect(referee.seats).to_have_count(0)
    expect(referee.says("takes")).to_have_count(0)
    expect(referee.find(".take-back")).to_be_disabled()


def test_a_hand_shows_that_a_card_was_not_allowed(open_phone: OpenPhone) -> None:
    referee = Referee(open_phone("calculator"))
    referee.play(["H2", "P18", "H9"])
    referee.judged()
    seat = referee.seat("b")
    expect(seat).to_have_attribute("data-allowed", "")
    referee.hold("b", ["S3"])
    expect(seat).to_have_attribute("data-allowed", "true")
    referee.hold("b", ["H3"])
    expect(seat).to_have_attribute("data-allowed", "false")
    expect(referee.says("not_allowed")).to_contain_text("Allowed: 3\u00a0of\u00a0hearts.")
    expect(referee.says("not_allowed").locator("a")).to_have_attribute("href", re.compile(r"rules/#follow-suit$"))
    expect(seat.locator(".holds")).to_contain_text("3\u00a0of\u00a0hearts")
    # The 9 lies on the table already.
    expect(seat.locator('button[data-card="H9"]')).to_be_disabled()
    # Taken back, and the heart is played instead.
    referee.play(["P18", "H3"])
    expect(seat).to_have_attribute("data-allowed", "true")
    expect(referee.says("not_allowed")).to_have_count(0)
    seat.locator(".clear-hand").tap()
    expect(seat).to_have_attribute("data-allowed", "")


def test_a_copied_link_opens_the_same_trick(new_context: NewContext, address: Address) -> None:
    mine = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    mine.goto(address("calculator"))
    referee = Referee(mine)
    referee.suit("clubs").tap()
    referee.play(["C7", "C8", "P20"])
    referee.find(".share").tap()
    link = referee.find(".link input")
    expect(link).to_have_value(re.compile(r"/calculator/#t1=[\w-]+$"), timeout=START)
    shared = link.input_value()
    assert mine.evaluate("navigator.clipboard.readText()") == shared
    cost = referee.says("cost").locator("span").text_content()
    referee.find(".clear").tap()
    expect(referee.seats).to_have_count(0)
    hash_to(mine, shared.split("#")[1])
    expect(referee.says("cost").locator("span")).to_have_text(cost or "-")


# --- kept on the device -----------------------------------------------------------------------------------------------


def test_the_trick_is_there_again_after_a_reload_until_the_table_is_cleared(open_phone: OpenPhone, address: Address) -> None:
    page = open_phone("calculator", "en")
    referee = Referee(page)
    referee.suit("clubs").tap()
    referee.play(["H2", "P18", "C7"])
    referee.hold("b", ["H3"])
    referee.judged()
    expect(referee.says("not_allowed")).to_be_visible()
    cost = referee.says("cost").locator("span").text_content() or "-"
    # Tapped, and not yet judged, when the page goes away: the table is seen before Python is up.
    page.context.route("**/assets/python/**", lambda route: None)
    page.reload()
    expect(referee.seats).to_have_count(3)
    expect(referee.suit("clubs")).to_have_attribute("aria-pressed", "true")
    referee.play(["S1"])
    expect(referee.seats).to_have_count(4)
    page.context.unroute("**/assets/python/**")
    page.goto(address("calculator", "de"))
    expect(referee.seats).to_have_count(4)
    expect(referee.judged()).to_contain_text("Spieler\u00a0A nimmt den Stich.")
    expect(referee.says("not_allowed")).to_be_visible()
    assert cost.split()[-1].strip(".") in (referee.says("cost").locator("span").text_content() or "")
    referee.find(".clear").tap()
    expect(referee.seats).to_have_count(0)
    page.reload()
    expect(referee.card("S1")).to_be_visible()
    ScoreSheet(page).started()
    expect(referee.seats).to_have_count(0)
    expect(referee.suit("clubs")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    "kept",
    [
        "x",
        "[]",
        '{"table": {}, "trick": null, "pending": []}',
        (
            '{"table": {"die": null, "cards": ["H2", null, null, null, null, null, null, null], "hands": {}}, '
            '"trick": {"format": "papayoo-trick", "version": 9}, "pending": [{"type": "fly"}]}'
        ),
    ],
)
def test_a_spoiled_memory_never_stops_the_referee(new_context: NewContext, address: Address, kept: str) -> None:
    page = new_context().new_page()
    page.goto(address("rules"))
    page.evaluate("kept => localStorage.setItem('papayoo / trick', kept)", kept)
    page.goto(address("calculator"))
    referee = Referee(page)
    ScoreSheet(page).started()
    referee.play(["H3", "H4"])
    expect(referee.judged()).to_contain_text("Player\u00a0B takes the trick.")


# --- without the sheet's Python ---------------------------------------------------------------------------------------


@pytest.mark.allow_problems(r"Failed to load resource")
def test_alone_on_a_page_python_waits_for_the_first_touch(new_context: NewContext, address: Address, watch: Watch) -> None:
    context = new_context()
    context.route("**/score-sheet-*.js", lambda route: route.abort())
    held: list[Route] = []
    context.route("**/assets/python/python-*.zip", lambda route: held.append(route))
    page = context.new_page()
    page.goto(address("calculator"))
    referee = Referee(page)
    expect(referee.card("S1")).to_be_visible()
    assert page.locator("html").get_attribute("data-python") is None
    referee.play(["H2", "P18"])
    expect(referee.find(".load")).to_be_visible()
    assert read_until(page, lambda: held, bool)
    context.unroute("**/assets/python/python-*.zip")
    for route in held:
        route.continue_()
    expect(referee.judged()).to_contain_text("Player\u00a0A takes the trick.")


@pytest.mark.allow_problems(r"Failed to load|TypeError|net::")
def test_where_python_cannot_start_the_cards_stay_and_retry_judges_them(new_context: NewContext, address: Address) -> None:
    context = new_context()
    context.route("**/assets/python/python-*.zip", lambda route: route.abort())
    page = context.new_page()
    page.goto(address("calculator"))
    referee = Referee(page)
    referee.play(["H2", "P18"])
    expect(referee.find(".failure")).to_contain_text(labels("en")["could_not_start"], timeout=START)
    expect(referee.seats).to_have_count(2)
    context.unroute("**/assets/python/python-*.zip")
    referee.find(".retry").tap()
    expect(referee.judged()).to_contain_text("Player\u00a0A takes the trick.")


# --- the screen, the keyboard -----------------------------------------------------------------------------------------


@EACH_LANG
@pytest.mark.parametrize("width", [320, 360, 390, 430])
def test_nothing_sticks_out_and_all_can_be_hit(new_context: NewContext, address: Address, lang: str, width: int) -> None:
    context = new_context(viewport={"width": width, "height": 664})
    context.route("**/assets/python/**", lambda route: None)
    page = context.new_page()
    page.goto(address("calculator", lang))
    referee = Referee(page)
    referee.play(["H2", "P18", "P20", "S7", "D10", "C10", "P3", "P4"])
    expect(referee.seats).to_have_count(8)
    referee.hold("c", ["H3", "P11"])
    for suit in ("S1", "P1"):
        referee.tab(suit)
        assert not referee.element.evaluate(TOO_WIDE)
        assert not referee.element.evaluate(TOO_SMALL, TAP)
        assert not referee.element.evaluate(BROKEN)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    for suit, label in zip(("spades", "hearts", "diamonds", "clubs"), answer("payoo-1-led", lang)["die"], strict=True):
        tab = referee.pad.locator(f'button[data-tab="{suit}"]')
        expect(tab).to_contain_text(label["symbol"])
        expect(tab).to_contain_text(label["label"])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_referee(open_phone: OpenPhone, scheme: str) -> None:
    page = open_phone("calculator", "en", f"#{open_trick('payoo-led-follow')}", color_scheme=scheme)
    referee = Referee(page)
    referee.judged()
    referee.hold("b", ["H2"])
    expect(referee.seat("b").locator(".holds")).to_contain_text("2\u00a0of\u00a0hearts")
    assert_accessible(page)
    hash_to(page, "t1=AAAA")
    expect(referee.find(".error")).to_be_visible()
    assert_accessible(page)


def test_a_trick_by_keyboard_alone(open_phone: OpenPhone) -> None:
    page = open_phone("calculator")
    referee = Referee(page)

    def to(selector: str) -> None:
        """Tabs on until this is in focus."""
        for _ in range(120):
            page.keyboard.press("Tab")
            if referee.element.evaluate("(element, selector) => element.shadowRoot.activeElement?.matches(selector)", selector):
                return
        raise AssertionError(f"{selector} is never in focus")

    referee.suit("clubs").focus()
    page.keyboard.press("Enter")
    to('[data-tab="hearts"]')
    page.keyboard.press("Space")
    to('[data-card="H2"]')
    page.keyboard.press("Enter")
    to('[data-card="H9"]')
    page.keyboard.press("Space")
    expect(referee.judged()).to_contain_text("Player\u00a0B takes the trick.")
    # The focus stays where the hand is.
    assert referee.element.evaluate("element => element.shadowRoot.activeElement.dataset.card") == "H9"
    to('[data-player="b"] summary')
    page.keyboard.press("Enter")
    expect(referee.seat("b").locator(".pad")).to_be_visible()
    to('[data-player="b"] [data-card="H3"]')
    page.keyboard.press("Enter")
    expect(referee.seat("b")).to_have_attribute("data-allowed", "true")

"""The calculator's screen on a phone: one page high, room for a thumb, nothing sideways, readable without colour."""

from collections.abc import Callable
from typing import Any

import pytest
from browser.accessibility import assert_accessible
from browser.score_sheet import POINTS, WORKED_EXAMPLE, ScoreSheet
from playwright.sync_api import BrowserContext, Page, expect

OpenPhone = Callable[..., Page]
LANGS = ("en", "de", "fr", "pl")
EACH_LANG = pytest.mark.parametrize("lang", LANGS)
#: What Safari's bars leave of an iPhone's screen, and of that the site's own head.
HEIGHT, HEAD = 664, 48
TAP = 48
NAMES = ("Bartholomäus", "Anna-Magdalena", "Wolfgang Amadeus", "Zoë", "Konstantin", "Friederike", "Maximiliane", "Jürgen")


@pytest.fixture
def still(new_context: Callable[..., BrowserContext], address: Callable[..., str]) -> OpenPhone:
    """Opens a page whose Python never arrives: what it looks like does not need it."""

    def still(name: str, lang: str = "en", **arguments: Any) -> Page:
        context = new_context(**arguments)
        context.route("**/assets/python/**", lambda route: None)
        page = context.new_page()
        page.goto(address(name, lang))
        return page

    return still


#: Everything inside the sheet that reaches beyond it, and every control that is too small to hit.
TOO_WIDE = """sheet => [...sheet.shadowRoot.querySelectorAll('*')].filter(one => {
  const box = one.getBoundingClientRect(), frame = sheet.getBoundingClientRect();
  return box.width > 1 && (box.right > frame.right + 0.5 || box.left < frame.left - 0.5) && !one.closest('.hidden, svg, option');
}).map(one => one.outerHTML.slice(0, 90))"""
TOO_SMALL = """(sheet, tap) => [...sheet.shadowRoot.querySelectorAll(
  'button, select, input:not([type=checkbox]), label:has([type=checkbox]), a, summary'
)].map(one => {
  const { width, height } = one.getBoundingClientRect();
  return [one.outerHTML.slice(0, 90), width, height];
}).filter(([, width, height]) => height && (height < tap - 0.5 || width < 44 - 0.5))"""
#: Every word of a button that is broken in two or reaches beyond the button; what people write themselves may be shortened.
BROKEN = """element => [...element.shadowRoot.querySelectorAll('button, summary, label:has([type=checkbox])')].flatMap(button => {
  const frame = button.getBoundingClientRect(), found = [], range = document.createRange();
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  while (frame.height && texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest('.clip, .hidden, svg')) continue;
    for (const { index, 0: word } of text.data.matchAll(/[^\\s\\u00a0-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top))), box = range.getBoundingClientRect();
      const within = box.left >= frame.left - 0.5 && box.right <= frame.right + 0.5 && box.bottom <= frame.bottom + 0.5;
      if (lines.size > 1 || (box.width && !within)) found.push(word);
    }
  }
  return found;
})"""


@pytest.mark.parametrize("mode", ["cards", "points"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_round_fits_on_one_screen(open_phone: OpenPhone, players: int, mode: str) -> None:
    for lang in LANGS:
        sheet = ScoreSheet(open_phone("calculator", lang, viewport={"width": 390, "height": HEIGHT}))
        sheet.seat(players, NAMES[:players])
        sheet.by(mode)
        if lang == "en":
            sheet.started()
        box = sheet.find(".entry").bounding_box()
        assert box
        assert box["height"] <= HEIGHT - HEAD, (lang, box)


@EACH_LANG
@pytest.mark.parametrize("width", [320, 390])
def test_nothing_sticks_out_and_all_can_be_hit(still: OpenPhone, lang: str, width: int) -> None:
    sheet = ScoreSheet(still("calculator", lang, viewport={"width": width, "height": HEIGHT}))
    for players in (3, 4, 8):
        sheet.seat(players, NAMES[:players])
        for mode in ("cards", "points"):
            sheet.by(mode)
            assert not sheet.element.evaluate(TOO_WIDE), (players, mode)
            assert not sheet.element.evaluate(TOO_SMALL, TAP), (players, mode)
            assert not sheet.element.evaluate(BROKEN), (players, mode)
            assert sheet.page.evaluate("document.scrollingElement.scrollWidth") <= width
    sheet.open_table()
    assert not sheet.element.evaluate(TOO_SMALL, TAP)
    assert not sheet.element.evaluate(BROKEN)


@EACH_LANG
@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844)])
def test_the_sum_covers_no_card(open_phone: OpenPhone, lang: str, width: int, height: int) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang, viewport={"width": width, "height": height}))
    for state in ("loading", "ready"):
        if state == "ready":
            # The line about the deal now names who deals, and takes its two lines where that is a long name.
            sheet.started()
        for players in range(3, 9):
            sheet.seat(players, NAMES[:players])
            expect(sheet.chips).to_have_count(21)
            if state == "ready":
                expect(sheet.turn).to_contain_text(NAMES[0])
            sheet.page.evaluate("scrollTo(0, 0)")
            last = sheet.chip("PAPAYOO").bounding_box()
            line = sheet.sum.bounding_box()
            assert last
            assert line
            assert last["y"] + last["height"] <= line["y"], (state, players)
            assert line["y"] + line["height"] <= height, (state, players)


#: How much wider the first words of a select are than the room for them; its arrow takes 20 pixels.
CUT = """select => {
  const look = getComputedStyle(select), { fontFamily, fontSize } = look, words = document.createElement("span");
  Object.assign(words.style, { position: "absolute", whiteSpace: "nowrap", fontFamily, fontSize });
  words.textContent = select.options[0].text;
  document.body.append(words);
  const { width } = words.getBoundingClientRect();
  words.remove();
  return width + parseFloat(look.paddingLeft) + parseFloat(look.paddingRight) + 20 - select.clientWidth;
}"""


@EACH_LANG
@pytest.mark.parametrize("width", [320, 390])
def test_no_word_of_the_round_is_cut(open_phone: OpenPhone, lang: str, width: int) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang, viewport={"width": width, "height": HEIGHT}))
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    for state in ("loading", "ready"):
        if state == "ready":
            sheet.enter_points({"a": "200"})
            sheet.started()
            sheet.expect_total(200)
        assert sheet.find("select.rest").evaluate(CUT) <= 0, state
        assert not sheet.find(".clip, .main-tools button, .more-tools button").evaluate_all(cut), state


@pytest.mark.parametrize(("players", "width", "in_a_row"), [(4, 390, 7), (4, 360, 7), (4, 320, 5), (5, 390, 7), (5, 320, 6)])
def test_chips_stand_in_rows(still: OpenPhone, players: int, width: int, in_a_row: int) -> None:
    sheet = ScoreSheet(still("calculator", viewport={"width": width, "height": HEIGHT}))
    sheet.seat(players)
    expect(sheet.chips).to_have_count(21)
    tops = sheet.chips.evaluate_all("chips => chips.map(chip => chip.getBoundingClientRect().top)")
    assert tops.count(tops[0]) == in_a_row


def test_players_stand_in_two_rows_from_five_on(still: OpenPhone) -> None:
    sheet = ScoreSheet(still("calculator"))
    for players, rows in ((4, 1), (5, 2), (6, 2), (7, 2), (8, 2)):
        sheet.seat(players)
        tops = sheet.find(".players button").evaluate_all("all => all.map(one => Math.round(one.getBoundingClientRect().top))")
        assert len(set(tops)) == rows


def test_the_sum_is_the_largest_and_stays_in_sight(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", viewport={"width": 320, "height": 480})).started()
    sheet.seat(8)
    sizes = sheet.element.evaluate(
        "sheet => [...sheet.shadowRoot.querySelectorAll('.body *')].filter(one => !one.closest('dialog'))"
        ".map(one => [parseFloat(getComputedStyle(one).fontSize), one.matches('.total strong')])"
    )
    [of_the_sum] = [size for size, is_sum in sizes if is_sum]
    assert max(size for size, is_sum in sizes if not is_sum) < of_the_sum
    for place in ("top", "end"):
        sheet.page.evaluate(
            "place => { const sheet = document.querySelector('papayoo-score-sheet');"
            "sheet.scrollIntoView({ block: place === 'top' ? 'start' : 'end' }); scrollBy(0, place === 'top' ? -60 : 20); }",
            place,
        )
        expect(sheet.total).to_be_in_viewport(ratio=1)


def test_no_field_makes_a_phone_zoom_in(still: OpenPhone) -> None:
    sheet = ScoreSheet(still("calculator"))
    sheet.by("points")
    sizes = sheet.find("input, select").evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert len(sizes) > 9
    assert min(sizes) >= 16
    actions = sheet.find("button, input, select").evaluate_all("all => all.map(one => getComputedStyle(one).touchAction)")
    assert set(actions) == {"manipulation"}


def test_owners_differ_without_colour(still: OpenPhone) -> None:
    sheet = ScoreSheet(still("calculator"))
    sheet.seat(8)
    signs = sheet.find(".players .sign").evaluate_all(
        "all => all.map(sign => [sign.classList.contains('filled'), sign.querySelector('path').getAttribute('d'),"
        " sign.textContent.trim()])"
    )
    assert len({(filled, shape) for filled, shape, _ in signs}) == 8
    assert [letter for *_, letter in signs] == list("ABCDEFGH")
    sheet.give("g", ["P7"])
    expect(sheet.chip("P7").locator("svg")).to_have_text("G")


@EACH_LANG
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_calculator(open_phone: OpenPhone, lang: str, scheme: str) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang, color_scheme=scheme))
    sheet.seat(8, NAMES)
    sheet.started()
    sheet.seat(4)
    sheet.suit("clubs").tap()
    sheet.enter_cards(WORKED_EXAMPLE)
    sheet.expect_state("refused")
    assert_accessible(sheet.page, "cards refused")
    sheet.chip("P7").tap()
    sheet.expect_state("valid")
    assert_accessible(sheet.page, "valid")
    sheet.enter_points({**POINTS, "d": "x"})
    expect(sheet.wrong("d")).to_be_visible()
    assert_accessible(sheet.page, "not a number")
    sheet.field("d").fill("80")
    sheet.find(".check summary").tap()
    expect(sheet.findings.last).to_be_visible()
    assert_accessible(sheet.page, "points")
    sheet.open_table()
    assert_accessible(sheet.page, "names")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_while_it_loads(still: OpenPhone, scheme: str) -> None:
    sheet = ScoreSheet(still("calculator", "en", color_scheme=scheme))
    sheet.give("b", ["P3"])
    expect(sheet.sum).to_have_attribute("data-state", "loading")
    assert_accessible(sheet.page, "loading")

"""The score sheet of a long evening on small and large screens: names in sight, room for a thumb, chart, print, axe."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from browser.accessibility import assert_accessible
from browser.score_sheet import ScoreSheet
from browser.test_screen import BROKEN, TOO_SMALL, TOO_WIDE
from playwright.sync_api import Page, expect

from calculator import service
from calculator.papayoo.types import Lang

OpenPhone = Callable[..., Page]
NAMES = ("Bartholomäus", "Annamagdalena", "Wolfgangamad", "Zoë", "Konstantinos", "Friederikele", "Maximilianea", "Jürgen")
#: 320 to 900 px, upright and lying.
SCREENS = ((320, 568), (390, 844), (390, 664), (568, 320), (844, 390), (900, 700))


def evening(players: int, rounds: int, lang: Lang = "en", *more: dict[str, Any]) -> str:
    """The link to a game of so many random rounds."""
    chance = random.Random(players * 100 + rounds)
    answer = applied(None, {"type": "new_game", "players": players}, lang)
    seats = [player["id"] for player in answer["view"]["players"]]
    for seat, name in zip(seats, NAMES, strict=False):
        answer = applied(answer["state"], {"type": "set_name", "player": seat, "name": name}, lang)
    while len(answer["state"]["rounds"]) < rounds:
        state = applied(answer["state"], {"type": "set_die", "suit": chance.choice(["spades", "clubs"])}, lang)["state"]
        cuts = sorted(chance.randint(0, 250) for _ in range(players - 1))
        for seat, start, end in zip(seats, [0, *cuts], [*cuts, 250], strict=True):
            state = applied(state, {"type": "set_points", "player": seat, "text": str(end - start)}, lang)["state"]
        written: Any = service.apply(state, {"type": "write_round"}, lang)
        answer = written if "error" not in written else answer
    for action in more:
        answer = applied(answer["state"], action, lang)
    link: str = applied(answer["state"], {"type": "share_game"}, lang)["link"]
    return f"#{link}"


def applied(state: Any, action: Any, lang: Lang) -> Any:
    answer: Any = service.apply(state, action, lang)
    assert "error" not in answer, answer
    return answer


def in_sight(sheet: ScoreSheet) -> None:
    """Names, the round's number and the totals stay while the table scrolls to its far corner and back."""
    box = sheet.find(".scroll")
    for corner in ("box.scrollTo(0, 0)", "box.scrollTo(box.scrollWidth, box.scrollHeight)"):
        box.evaluate(f"box => {{ box.scrollIntoView({{ block: 'center' }}); {corner}; }}")
        shown = box.evaluate(
            """box => {
              const frame = box.getBoundingClientRect();
              const within = one => one.getBoundingClientRect().top >= frame.top - 1
                && one.getBoundingClientRect().bottom <= frame.bottom + 1;
              const left = one => Math.abs(one.getBoundingClientRect().left - frame.left - box.clientLeft) <= 1;
              return [
                [...box.querySelectorAll('thead th')].every(within),
                [...box.querySelectorAll('tfoot td')].every(within),
                [...box.querySelectorAll('tr.played th, tfoot th')].every(left),
              ];
            }"""
        )
        assert shown == [True, True, True], corner


#: Every player whose place in the large digits lies on the number.
COVERED = """all => all.filter(one => {
  const [number, place] = ['.large', '.place'].map(name => one.querySelector(name).getBoundingClientRect());
  return place.width && place.bottom > number.top + 0.5 && place.right > number.left;
}).map(one => one.textContent)"""


@pytest.mark.parametrize("lang", ["de", "pl"])
@pytest.mark.parametrize("width", [320, 390])
def test_the_keys_after_a_round_break_no_word(open_phone: OpenPhone, lang: Lang, width: int) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang, viewport={"width": width, "height": 664})).started()
    sheet.by("points")
    sheet.write_points("clubs", [100, 50, 100, 0])
    sheet.written(1)
    expect(sheet.find(".to-sheet")).to_be_visible()
    assert not sheet.element.evaluate(BROKEN)


@pytest.mark.parametrize(("players", "lang"), [(3, "en"), (4, "de"), (8, "pl")])
def test_a_long_evening_fits_every_screen(open_phone: OpenPhone, players: int, lang: Lang) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang, evening(players, 16, lang))).started()
    sheet.written(16)
    for width, height in SCREENS:
        sheet.page.set_viewport_size({"width": width, "height": height})
        assert sheet.page.evaluate("document.scrollingElement.scrollWidth") <= width, width
        assert not sheet.element.evaluate(TOO_WIDE.replace(".hidden,", ".hidden, .scroll,")), width
        in_sight(sheet)
        assert not sheet.element.evaluate(TOO_SMALL, 48), width
        sheet.open_table("seats")
        sheet.open_table_part("ends")
        sheet.open_table_part("house")
        assert not sheet.element.evaluate(TOO_SMALL, 48), width
        inside = sheet.find("#dialog-table").evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
        assert inside, width
        sheet.close_table()
        sheet.find(".game-tools .large").tap()
        expect(sheet.find("#dialog-large")).to_be_visible()
        digits = sheet.find(".digits .large").evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
        assert min(digits) >= 40, width
        assert not sheet.find(".digits li").evaluate_all(COVERED), width
        assert sheet.find("#dialog-large").evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth"), width
        sheet.find("#dialog-large .close").tap()
        expect(sheet.find("#dialog-large")).to_be_hidden()


def test_full_names_stand_over_the_columns(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "de", evening(8, 3, "de"))).started()
    sheet.written(3)
    names = sheet.find(".game thead .name")
    assert names.all_text_contents() == list(NAMES)
    clipped = names.evaluate_all("all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)")
    assert clipped == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_filled_sheet(open_phone: OpenPhone, scheme: str) -> None:
    left = {"type": "leave", "player": "b"}
    joined = {"type": "join", "start": "highest", "name": "Ulrike"}
    sheet = ScoreSheet(open_phone("calculator", "de", evening(5, 4, "de", left, joined), color_scheme=scheme)).started()
    sheet.written(4)
    sheet.offers(1)
    sheet.find(".chart summary").tap()
    sheet.find(".statistics summary").tap()
    for part in ("chart", "statistics"):
        expect(sheet.find(f".{part} [open], .{part}[open]")).to_have_count(1)
    assert_accessible(sheet.page, "sheet")
    sheet.find('[data-edit="1"]').tap()
    expect(sheet.find(".cancel")).to_be_visible()
    assert_accessible(sheet.page, "changing a round")
    sheet.find(".cancel").tap()
    expect(sheet.find(".cancel")).to_have_count(0)
    sheet.open_table("seats")
    sheet.open_table_part("ends")
    sheet.open_table_part("house")
    assert_accessible(sheet.page, "table")
    sheet.close_table()
    sheet.find(".game-tools .large").tap()
    expect(sheet.find("#dialog-large")).to_be_visible()
    assert_accessible(sheet.page, "large digits")
    sheet.find("#dialog-large .close").tap()
    sheet.find(".game-tools .end").tap()
    expect(sheet.ending).to_be_visible()
    assert_accessible(sheet.page, "over")


def test_chart_words_tree_and_paper(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "en", evening(4, 3))).started()
    sheet.written(3)
    # A line a player, ending where the totals are; the same in words.
    expect(sheet.find(".chart .line")).to_have_count(4)
    last = "all => all.map(one => parseFloat(one.getAttribute('points').split(',').pop()))"
    ends = sheet.find(".chart polyline").evaluate_all(last)
    totals = [int(total) for total in sheet.totals()]
    assert sorted(range(4), key=lambda place: -ends[place]) == sorted(range(4), key=lambda place: totals[place])
    sheet.find(".chart summary").tap()
    expect(sheet.find("#chart-text li")).not_to_have_count(0)
    words = sheet.find("#chart-text li").all_text_contents()
    for name, total in zip(NAMES, totals, strict=False):
        assert any(name in sentence and str(total) in sentence for sentence in words)

    # What a screen reader finds: a table with heads, each score in a sentence, a named picture.
    tree = sheet.find(".evening").aria_snapshot()
    assert 'heading "Score sheet" [level=2]' in tree
    assert 'columnheader "Bartholomäus"' in tree.replace("A ", "")
    assert "rowheader" in tree
    assert f'img "{sheet.find(".chart figcaption").text_content()}"' in tree
    first = sheet.find("tr.played td .hidden").first.text_content() or ""
    assert "Bartholomäus" in first

    # On paper: the table whole and nothing to press.
    sheet.page.emulate_media(media="print")
    expect(sheet.find(".game")).to_be_visible()
    expect(sheet.find(".entry")).to_be_hidden()
    expect(sheet.find(".game-tools")).to_be_hidden()
    expect(sheet.page.locator("h2#how-it-works")).to_be_hidden()
    box = sheet.find(".scroll")
    assert box.evaluate("box => box.scrollHeight <= box.clientHeight + 1")

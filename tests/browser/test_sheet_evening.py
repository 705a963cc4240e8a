"""A whole evening of eight on a phone, in each language: set up, eight rounds, the end; once without touching the screen."""

import random
from collections.abc import Callable

import pytest
from browser.score_sheet import START, ScoreSheet
from browser.storage import expect_stored, holds_rounds
from playwright.sync_api import Locator, Page, expect

from calculator import service
from calculator.labels import labels
from calculator.papayoo.types import Lang

OpenPhone = Callable[..., Page]
NAMES = ("Emma", "Nico", "Pat", "Lea", "Zażółć", "<b>Jo</b>", "Émile", "Anna")
SUITS = ("spades", "hearts", "diamonds", "clubs")


def rounds(players: int, count: int) -> list[tuple[str, list[int]]]:
    """Rounds that hold: a suit and points by seat."""
    chance = random.Random(count)
    found: list[tuple[str, list[int]]] = []
    while len(found) < count:
        cuts = sorted(chance.randint(0, 250) for _ in range(players - 1))
        points = [end - start for start, end in zip([0, *cuts], [*cuts, 250], strict=True)]
        if holds(points):
            found.append((SUITS[len(found) % 4], points))
    return found


def holds(points: list[int]) -> bool:
    seats = "abcdefgh"[: len(points)]
    draft = {"seats": list(seats), "die": "clubs", "piles": dict(zip(seats, points, strict=True))}
    players = [{"id": seat, "name": ""} for seat in seats]
    state = {"format": "papayoo-game", "version": 1, "players": players, "rounds": [], "draft": draft}
    return "error" not in service.apply(state, {"type": "write_round"})  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pl"])
def test_an_evening_of_eight(open_phone: OpenPhone, lang: Lang) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang))
    sheet.seat(8, NAMES)
    sheet.started()
    sheet.open_table("ends")
    sheet.find('[data-end="rounds-8"]').tap()
    sheet.close_table()
    sheet.by("points")
    totals = [0] * 8
    for number, (suit, points) in enumerate(rounds(8, 8)):
        expect(sheet.turn).to_contain_text(NAMES[number])  # the deal goes round
        expect(sheet.turn).to_contain_text(str(number + 1))
        sheet.write_points(suit, points)
        sheet.written(number + 1)
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        sheet.expect_totals([str(total) for total in totals])
    best = [name for name, total in zip(NAMES, totals, strict=True) if total == min(totals)]
    for name in best:
        expect(sheet.ending.locator("h2")).to_contain_text(name)
    expect(sheet.ending.locator("h2")).to_contain_text(str(min(totals)))
    expect(sheet.find("b")).to_have_count(0)
    expect(sheet.find(".chart .line")).to_have_count(8)
    words = sheet.element.inner_text()
    assert "{" not in words
    assert "undefined" not in words

    # A reload changes nothing, and neither does another language.
    expect_stored(sheet.page, holds_rounds(8))
    sheet.page.reload()
    sheet.written(8)
    sheet.expect_totals([str(total) for total in totals])
    expect(sheet.ending.locator("h2")).to_contain_text(best[0])


def reach(sheet: ScoreSheet, goal: Locator, key: str = "Tab") -> None:
    """Goes there with the tab key alone."""
    for _ in range(150):
        if goal.evaluate("one => one.getRootNode().activeElement === one"):
            return
        sheet.page.keyboard.press(key)
    raise AssertionError(f"the tab key does not lead to {goal}")


def press(sheet: ScoreSheet, goal: Locator, key: str = "Enter") -> None:
    reach(sheet, goal)
    sheet.page.keyboard.press(key)


def test_an_evening_with_the_keyboard_alone(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "en", has_touch=False, is_mobile=False))
    keyboard = sheet.page.keyboard
    expect(sheet.total).to_be_visible(timeout=START)
    sheet.page.evaluate("document.querySelector('papayoo-score-sheet').scrollIntoView()")
    press(sheet, sheet.turn)
    press(sheet, sheet.find('button[data-count="8"]'), "Space")
    reach(sheet, sheet.name(0))
    for name in NAMES[:-1]:
        keyboard.insert_text(name)
        keyboard.press("Enter")
    keyboard.insert_text(NAMES[-1])
    press(sheet, sheet.find(".ends summary"))
    reach(sheet, sheet.find('[data-another="rounds"]'))
    keyboard.type("2")
    keyboard.press("Enter")
    expect(sheet.find('[data-end="rounds-2"]')).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(sheet.find("#dialog-table")).to_be_hidden()
    expect(sheet.turn).to_be_focused()

    press(sheet, sheet.find('[data-mode="points"]'))
    played = rounds(8, 2)
    for number, (suit, points) in enumerate(played, 1):
        if number > 1:
            expect(sheet.turn).to_be_focused()  # after writing, the next round begins at its top
        reach(sheet, sheet.suit(suit), "Tab" if number > 1 else "Shift+Tab")
        keyboard.press("Space")
        reach(sheet, sheet.field("a"))
        for point in points:
            keyboard.type(str(point))
            keyboard.press("Enter")
        press(sheet, sheet.write)
        sheet.written(number)
    expect(sheet.ending.locator("h2")).to_be_focused()
    totals = [str(sum(column)) for column in zip(*(points for _, points in played), strict=True)]
    sheet.expect_totals(totals)

    # Change the first round, look, leave it; take out the second and bring it back; end with the large digits.
    press(sheet, sheet.find('tr[data-round="0"] button'))
    expect(sheet.find('tr[data-round="0"] button')).to_have_attribute("aria-expanded", "true")
    press(sheet, sheet.find('[data-edit="0"]'))
    expect(sheet.turn).to_be_focused()
    press(sheet, sheet.find(".cancel"))
    expect(sheet.find('tr[data-round="0"] button')).to_be_focused()
    press(sheet, sheet.find('tr[data-round="1"] button'))
    press(sheet, sheet.find('[data-delete="1"]'))
    sheet.written(1)
    press(sheet, sheet.find(".evening .undo"))
    sheet.written(2)
    sheet.expect_totals(totals)
    press(sheet, sheet.find(".game-tools .large"))
    expect(sheet.find("#dialog-large")).to_be_visible()
    expect(sheet.find(".digits .large")).to_have_text(totals)
    keyboard.press("Escape")
    expect(sheet.find("#dialog-large")).to_be_hidden()
    tree = sheet.element.aria_snapshot()
    assert 'heading "Score sheet" [level=2]' in tree
    assert "- table" in tree
    for key in ("large_digits", "print", "rematch", "one_more"):
        assert f'button "{labels("en")[key]}"' in tree

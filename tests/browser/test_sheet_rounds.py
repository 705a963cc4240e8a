"""Rounds of a game on the screen: written down, refused, changed, deleted, undone; the sums of the evening follow."""

import re
from collections.abc import Callable

import pytest
from browser.score_sheet import WORKED_EXAMPLE, ScoreSheet
from browser.storage import expect_stored, holds_text
from playwright.sync_api import Page, expect

from calculator import service
from calculator.labels import labels

OpenPhone = Callable[..., Page]

ROUNDS = [
    ("clubs", [30, 72, 68, 80]),
    ("hearts", [0, 100, 90, 60]),
    ("spades", [120, 30, 50, 50]),
    ("diamonds", [10, 20, 30, 190]),
]


def evening(sheet: ScoreSheet) -> None:
    """Four rounds by points."""
    sheet.by("points")
    for number, (suit, points) in enumerate(ROUNDS, 1):
        sheet.write_points(suit, points)
        sheet.written(number)


def expect_typed(sheet: ScoreSheet, texts: list[str]) -> None:
    """What stands in the fields, by seat."""
    for player, text in zip("abcd", texts, strict=True):
        expect(sheet.field(player)).to_have_value(text)


def as_text(rows: list[list[int]]) -> list[list[str]]:
    return [[str(number) for number in row] for row in rows]


def running(rounds: list[list[int]]) -> list[list[str]]:
    return as_text([[sum(column) for column in zip(*rounds[: number + 1], strict=True)] for number in range(len(rounds))])


def test_a_changed_round_moves_every_later_total_and_nothing_else(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "de")).started()
    evening(sheet)
    points = [row for _, row in ROUNDS]
    sheet.expect_scores(as_text(points))
    sheet.expect_running(running(points))
    sheet.expect_totals(running(points)[-1])

    # Not what adds up: refused with the reason, and the old round stays as it was.
    sheet.edit(1)
    expect(sheet.turn).to_be_focused()
    expect(sheet.find('tr[data-round="1"]')).to_have_attribute("data-editing", "true")
    expect_typed(sheet, ["0", "100", "90", "60"])
    sheet.field("b").fill("93")
    sheet.write.tap()
    expect(sheet.error).to_have_text(labels("de")["not_written"])
    sheet.expect_state("refused")
    expect(sheet.findings.first).to_contain_text("Payoo\u00a07")
    expect(sheet.status).to_contain_text("Payoo\u00a07")
    sheet.expect_scores(as_text(points))

    # What adds up takes its place.
    sheet.field("a").fill("7")
    sheet.write.tap()
    expect(sheet.find(".cancel")).to_have_count(0)
    points[1] = [7, 93, 90, 60]
    sheet.expect_scores(as_text(points))
    sheet.expect_running(running(points))
    expect(sheet.find('tr[data-round="1"] button')).to_be_focused()
    expect(sheet.find("tr.played")).to_have_count(4)

    # Left as it was.
    sheet.edit(3)
    sheet.field("a").fill("99")
    sheet.find(".cancel").tap()
    expect(sheet.find(".cancel")).to_have_count(0)
    sheet.expect_scores(as_text(points))
    expect_typed(sheet, [""] * 4)

    # Deleted, and brought back where it was done.
    sheet.offers(2)
    sheet.find('[data-delete="2"]').tap()
    sheet.written(3)
    sheet.expect_scores(as_text([*points[:2], points[3]]))
    sheet.find(".evening .undo").tap()
    sheet.written(4)
    sheet.expect_running(running(points))
    sheet.find('[data-step="redo"]').tap()
    sheet.written(3)
    sheet.find('[data-step="undo"]').tap()
    sheet.written(4)
    sheet.expect_totals(running(points)[-1])


def test_what_was_entered_waits_while_a_round_is_changed(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "en")).started()
    sheet.by("points")
    sheet.write_points("clubs", [30, 72, 68, 80])
    sheet.written(1)
    # The score sheet is one tap away from the round.
    sheet.find(".to-sheet").tap()
    expect(sheet.find(".evening h2")).to_be_in_viewport()
    sheet.by("cards")
    sheet.suit("hearts").tap()
    sheet.give("c", ["P5", "PAPAYOO"])
    sheet.edit(0)
    expect(sheet.find(".points input")).to_have_count(4)
    sheet.find(".cancel").tap()
    expect(sheet.find(".cancel")).to_have_count(0)
    sheet.by("cards")
    sheet.expect_owners({"P5": "c", "PAPAYOO": "c"})
    expect(sheet.suit("hearts")).to_have_attribute("aria-pressed", "true")


def test_a_round_is_written_only_when_it_holds(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "pl")).started()
    # By cards, one missing.
    sheet.enter_cards(WORKED_EXAMPLE)
    sheet.write.tap()
    expect(sheet.error).to_be_visible()
    expect(sheet.find(".die")).to_have_attribute("data-missing", "")
    sheet.suit("clubs").tap()
    expect(sheet.find(".die")).not_to_have_attribute("data-missing", "")
    expect(sheet.write).to_have_attribute("data-ready", "false")
    sheet.write.tap()
    expect(sheet.error).to_have_text(labels("pl")["not_written"])
    expect(sheet.findings).to_have_attribute("data-code", "missing")
    expect(sheet.find(".evening")).to_have_count(0)
    sheet.give("c", ["P7"])
    expect(sheet.write).to_have_attribute("data-ready", "true")
    expect(sheet.error).to_have_count(0)
    sheet.write.tap()
    sheet.written(1)
    sheet.expect_scores([["30", "72", "68", "80"]])
    sheet.expect_owners({})

    # A number that cannot be read counts as nothing, though what stood there before would have added up.
    sheet.by("points")
    sheet.suit("spades").tap()
    for player, number in zip("abcd", ("30", "72", "68", "80"), strict=True):
        sheet.field(player).fill(number)
    sheet.expect_state("valid")
    sheet.field("d").press("End")
    sheet.field("d").press_sequentially("x")
    sheet.expect_state("open")
    sheet.write.tap()
    expect(sheet.wrong("d")).to_contain_text("80x")
    expect(sheet.field("d")).to_have_value("80x")
    sheet.written(1)
    sheet.field("d").fill("80")
    sheet.expect_state("valid")
    sheet.write.tap()
    sheet.written(2)
    sheet.expect_totals(["60", "144", "136", "160"])


def test_a_refused_round_from_a_link_is_marked_left_out_and_can_be_mended(open_phone: OpenPhone) -> None:
    game = {
        "format": "papayoo-game",
        "version": 1,
        "players": [{"id": name, "name": name.upper() * 3} for name in "abcd"],
        "rounds": [
            {"dealer": "a", "die": "clubs", "piles": {"a": 30, "b": 72, "c": 68, "d": 80}},
            {"dealer": "b", "die": "hearts", "piles": {"a": 30, "b": 72, "c": 61, "d": 80}},
        ],
    }
    link = service.apply(game, {"type": "share_game"})["link"]  # type: ignore[arg-type, typeddict-item]
    sheet = ScoreSheet(open_phone("calculator", "en", f"#{link}")).started()
    sheet.written(2)
    expect(sheet.find('tr[data-round="1"]')).to_have_attribute("data-valid", "false")
    expect(sheet.find("tr.refused")).to_contain_text("7\u00a0points short")
    sheet.expect_totals(["30", "72", "68", "80"])
    sheet.edit(1)
    sheet.field("c").fill("68")
    sheet.write.tap()
    expect(sheet.find("tr.refused")).to_have_count(0)
    sheet.expect_totals(["60", "144", "136", "160"])


def test_before_python_is_up_nothing_is_written_and_what_was_drawn_is_there(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "en")).started()
    sheet.by("points")
    sheet.write_points("clubs", [30, 72, 68, 80])
    sheet.written(1)
    sheet.field("a").fill("5")
    sheet.expect_total(5)
    expect_stored(sheet.page, holds_text("a", "5"))
    sheet.page.context.route("**/assets/python/**", lambda route: None)
    sheet.page.reload()
    sheet.written(1)
    sheet.expect_totals(["30", "72", "68", "80"])
    expect(sheet.sum).to_have_attribute("data-state", "loading")
    sheet.write.tap()
    expect(sheet.status).to_have_text(labels("en")["loading"])
    sheet.offers(0)
    sheet.find('[data-delete="0"]').tap()
    sheet.written(1)
    sheet.page.context.unroute("**/assets/python/**")
    sheet.page.reload()
    sheet.started()
    sheet.written(1)
    expect(sheet.field("a")).to_have_value("5")


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pl"])
def test_what_happened_is_said_in_one_live_region(open_phone: OpenPhone, lang: str) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang)).started()
    assert sheet.find("[aria-live], [role=status], [role=alert]").count() == 1
    sheet.by("points")
    sheet.write_points("clubs", [30, 72, 68, 80])
    sheet.written(1)
    expect(sheet.status).to_contain_text("30")
    said = sheet.status.text_content() or ""
    assert re.search(r"\b80\b", said)
    assert said.endswith(".")
    sheet.find(".entry .undo").tap()
    expect(sheet.find(".evening")).to_have_count(0)
    expect(sheet.status).not_to_have_text(said)

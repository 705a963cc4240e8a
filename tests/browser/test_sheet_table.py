"""The table on the screen: who deals, who joins, leaves and moves, how the evening ends, and how it goes on."""

from collections.abc import Callable

from browser.score_sheet import ScoreSheet
from browser.waiting import expect_value
from playwright.sync_api import Page, expect

OpenPhone = Callable[..., Page]


def test_a_limit_ends_the_game_after_the_round_and_the_lowest_wins(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "en")).started()
    sheet.seat(4, ["Emma", "Nico", "Pat", "Lea"])
    sheet.open_table("ends")
    sheet.find('[data-end="points-500"]').tap()
    expect(sheet.find(".ends summary")).to_contain_text("500")
    sheet.close_table()
    sheet.by("points")
    for number in range(1, 8):
        sheet.write_points("clubs", [30, 72, 68, 80])
        sheet.written(number)
        if number == 6:
            expect(sheet.find(".outlook")).to_contain_text("2\u00a0more rounds")
            expect(sheet.write).to_be_visible()
    sheet.expect_totals(["210", "504", "476", "560"])
    sheet.expect_places(["1", "3", "2", "4"])
    expect(sheet.ending.locator("h2")).to_have_text("Emma wins with 210\u00a0points.")
    expect(sheet.ending.locator("h2")).to_be_focused()
    expect(sheet.find("tr.totals [data-winner=true]")).to_have_text("210")
    expect(sheet.write).to_have_count(0)
    expect(sheet.status).to_contain_text("Emma wins")

    # One more round, as often as the table likes.
    sheet.find(".one-more").tap()
    sheet.write_points("hearts", [250, 0, 0, 0])
    sheet.written(8)
    expect(sheet.ending.locator("h2")).to_contain_text("Emma wins with 460")

    # The same players again, and the evening before is not lost.
    sheet.find(".rematch").tap()
    expect(sheet.rows).to_have_count(0)
    expect(sheet.find(".points .row")).to_have_count(4)
    expect(sheet.find(".points label").first).to_contain_text("Emma")


def test_equal_totals_share_the_place(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "de")).started()
    sheet.seat(3)
    sheet.open_table("ends")
    own = sheet.find('[data-another="rounds"]')
    own.fill("3")
    own.press("Enter")
    expect(sheet.find('[data-end="rounds-3"]')).to_have_attribute("aria-pressed", "true")
    expect(own).to_have_value("")
    own.fill("drei")
    own.press("Enter")
    expect(sheet.find("#dialog-table .error")).to_be_visible()
    sheet.find('[data-end="rounds-3"]').tap()
    expect(sheet.find("#dialog-table .error")).to_have_count(0)
    sheet.close_table()
    expect(sheet.turn).to_contain_text("Runde\u00a01 von\u00a03")
    sheet.by("points")
    for number, points in enumerate([[100, 50, 100], [50, 100, 100], [50, 50, 150]], 1):
        sheet.write_points("clubs", points)
        sheet.written(number)
    sheet.expect_totals(["200", "200", "350"])
    sheet.expect_places(["1\u00a0=", "1\u00a0=", "3"])
    expect(sheet.ending.locator("h2")).to_contain_text("200")
    expect(sheet.find("tr.totals [data-winner=true]")).to_have_count(2)

    # The end can be taken back like anything else.
    sheet.find('[data-step="undo"]').tap()
    sheet.written(2)
    expect(sheet.write).to_have_attribute("data-ready", "true")


def test_shooting_the_moon_either_way_of_typing_it(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "fr")).started()
    sheet.by("points")
    sheet.write_points("clubs", [250, 0, 0, 0])
    sheet.written(1)
    sheet.expect_scores([["250", "0", "0", "0"]])
    sheet.open_table("house")
    sheet.find('[data-rule="shoot_the_moon"]').check()
    sheet.find('[data-rule="die_before_pass"]').check()
    expect(sheet.find(".house summary .now")).not_to_be_empty()
    sheet.close_table()
    sheet.expect_scores([["0", "250", "250", "250"]])
    sheet.write_points("hearts", [250, 250, 0, 250])
    sheet.written(2)
    sheet.write_points("spades", [210, 40, 0, 0])
    sheet.written(3)
    sheet.expect_scores([["0", "250", "250", "250"], ["250", "250", "0", "250"], ["210", "40", "0", "0"]])
    expect(sheet.find("tr.played").first.locator("td").first).to_contain_text("250")  # what was taken stands beside it


def test_seats_change_between_rounds(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "en")).started()
    markup = "<img src=x onerror=alert(1)>"
    sheet.seat(4, ["Anna", "Anna", markup, "Lea"])
    expect(sheet.turn).to_contain_text("Anna deals")
    sheet.by("points")
    sheet.write_points("clubs", [30, 72, 68, 80])
    sheet.written(1)
    assert sheet.find(".game thead .name").all_text_contents() == ["Anna", "Anna", markup, "Lea"]
    expect(sheet.find("img")).to_have_count(0)

    # The second Anna deals; the table lets Lea deal instead, and the deal goes on from her.
    sheet.open_table("seats")
    expect(sheet.find(".counts")).to_have_count(0)
    sheet.find('[data-dealer="d"]').tap()
    expect(sheet.turn).to_contain_text("Lea deals")
    # One leaves, one joins with the highest total and moves next to Lea's other side.
    sheet.find('.seats li[data-player="b"] .go').tap()
    expect(sheet.find('.seats li[data-player="b"]')).to_have_attribute("data-state", "left")
    sheet.find('[data-join="highest"]').tap()
    expect(sheet.name(3)).to_be_visible()
    sheet.name(3).fill("Zoë")
    sheet.find('.seats li[data-player="e"] [data-by="-1"]').tap()
    expect(sheet.find(".seats li .who").nth(2)).to_contain_text("Zoë")
    sheet.close_table()
    expect(sheet.find(".points label .clip")).to_have_text(["Anna", markup, "Zoë", "Lea"])
    sheet.write_points("hearts", [50, 50, 100, 50])
    sheet.written(2)
    assert sheet.find(".game thead .name").all_text_contents() == ["Anna", markup, "Zoë", "Lea", "Anna"]
    assert sheet.find("tr.start td").all_text_contents() == ["", "", "80", "", ""]
    sheet.expect_totals(["80", "118", "180", "130", "72"])
    expect_value(sheet.page, lambda: sheet.places()[-1:], [""])  # whoever has left has no place
    expect(sheet.turn).to_contain_text("Anna deals")  # clockwise after Lea

    # The one who left sits down again, on the old place and with the old total.
    sheet.open_table("seats")
    sheet.find('.seats li[data-player="b"] .go').tap()
    expect(sheet.find('.seats li[data-player="b"]')).to_have_attribute("data-state", "seated")
    sheet.close_table()
    expect(sheet.find(".points .row")).to_have_count(5)
    sheet.expect_totals(["80", "72", "118", "180", "130"])

"""Piles by cards in the points view: their sum is seen, and a number takes their place only on purpose."""

from collections.abc import Callable

import pytest
from browser.score_sheet import WORKED_EXAMPLE, ScoreSheet, owners_of
from playwright.sync_api import Page, expect

from calculator.labels import labels

OpenPhone = Callable[..., Page]


def test_a_pile_by_cards_shows_its_sum_and_no_stray_digit_takes_it_away(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "pl")).started()
    sheet.suit("clubs").tap()
    sheet.enter_cards(WORKED_EXAMPLE)
    sheet.by("points")
    for player, points in {"a": "30", "b": "72", "c": "61", "d": "80"}.items():
        expect(sheet.field(player)).to_have_value(points)
        expect(sheet.field(player)).to_have_attribute("readonly", "")
        expect(sheet.find(f"#note-{player}")).to_have_text(labels("pl")["by_cards"])
    sheet.field("a").tap()
    expect(sheet.field("a")).to_be_focused()
    sheet.page.keyboard.type("5")
    sheet.field("a").press("Backspace")
    expect(sheet.field("a")).to_have_value("30")
    sheet.by("cards")
    sheet.expect_owners(owners_of(WORKED_EXAMPLE))


def test_a_number_takes_the_place_of_cards_on_purpose_and_can_be_undone(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "en")).started()
    sheet.give("a", ["P3", "P8"])
    sheet.by("points")
    expect(sheet.find("#plus-a")).to_have_count(0)
    key = sheet.find("#instead-a")
    expect(key).to_have_accessible_name(f"{labels('en')['number_instead']} Player\u00a01")
    key.tap()
    expect(sheet.field("a")).to_be_focused()
    expect(sheet.field("a")).to_have_value("")
    expect(sheet.field("a")).to_have_attribute("placeholder", "11")
    # Left without a number: the cards stay.
    sheet.field("b").tap()
    expect(sheet.field("a")).to_have_value("11")
    sheet.find("#instead-a").tap()
    expect(sheet.field("a")).to_be_focused()
    sheet.page.keyboard.type("25")
    sheet.expect_total(25)
    expect(sheet.find("#plus-a")).to_be_visible()
    sheet.by("cards")
    sheet.expect_owners({})
    sheet.find('button.step[data-step="undo"]').tap()
    sheet.expect_owners({"P3": "a", "P8": "a"})


def test_a_card_that_takes_the_place_of_a_number_can_be_taken_back_on_the_spot(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "de")).started()
    sheet.enter_points({"a": "3+8+19"})
    sheet.by("cards")
    expect(sheet.find(".notice")).to_have_count(0)
    sheet.give("a", ["P20"])
    expect(sheet.find(".notice .undo")).to_be_visible()
    sheet.find(".notice .undo").tap()
    expect(sheet.player("a")).to_contain_text("30")
    sheet.give("b", ["P20"])
    expect(sheet.chip("P20")).to_have_attribute("data-owner", "b")
    expect(sheet.find(".notice")).to_have_count(0)
    sheet.by("points")
    expect(sheet.field("a")).to_have_value("3+8+19")


def test_before_python_is_up_the_cards_are_as_safe(open_phone: OpenPhone) -> None:
    page = open_phone("rules", "de")
    page.context.route("**/assets/python/**", lambda route: None)
    page.goto(page.url.replace("/rules/", "/calculator/"))
    sheet = ScoreSheet(page)
    sheet.give("a", ["P3", "P8"])
    sheet.by("points")
    expect(sheet.field("a")).to_have_attribute("readonly", "")
    sheet.find("#instead-a").tap()
    expect(sheet.field("a")).to_be_focused()
    sheet.page.keyboard.type("9")
    expect(sheet.field("a")).to_have_value("9")


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pl"])
def test_a_sum_that_was_filled_up_looks_and_reads_unlike_a_counted_one(open_phone: OpenPhone, lang: str) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang)).started()
    look = "sum => [getComputedStyle(sum).borderStyle, sum.querySelector('.mark').textContent]"
    sheet.enter_points({"a": "30", "b": "72", "c": "68", "d": "80"})
    sheet.expect_state("valid")
    counted = [sheet.headline.text_content(), *sheet.sum.evaluate(look)]
    sheet.find("select.rest").select_option("d")
    expect(sheet.sum).to_have_attribute("data-counted", "false")
    sheet.expect_state("valid")
    filled = [sheet.headline.text_content(), *sheet.sum.evaluate(look)]
    assert all(one != other for one, other in zip(counted, filled, strict=True)), (counted, filled)

"""What stands behind the "#" of the calculator's address: opened, or said to be nothing that can be opened; never silence."""

import re
from collections.abc import Callable

import pytest
from browser.referee import Referee
from browser.score_sheet import START, ScoreSheet
from playwright.sync_api import Page, expect

from calculator import service
from calculator.papayoo.examples import EXAMPLES

OpenPhone = Callable[..., Page]


def sentence(fragment: str, lang: str) -> str:
    answer = service.read(f"#{fragment}", lang)
    assert "error" in answer
    return answer["error"]["text"]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pl"])
def test_each_fragment_that_cannot_be_opened_is_named_and_the_round_stays(open_phone: OpenPhone, lang: str) -> None:
    page = open_phone("calculator", lang, "#r2=abc")
    sheet = ScoreSheet(page).started()
    expect(sheet.error).to_have_text(sentence("r2=abc", lang))
    sheet.give("a", ["P2"])
    expect(sheet.error).to_have_count(0)
    for fragment in ("g9=abc", "zz", "example=missing-payoo-8", "r1=AAAA", "%E0%A4%A"):
        page.evaluate("fragment => { location.hash = fragment }", fragment)
        expect(sheet.error).to_have_text(sentence(fragment, lang))
        expect(sheet.status).to_have_text(sentence(fragment, lang))
        expect(page).to_have_url(re.compile(r"/calculator/$"))
        sheet.expect_owners({"P2": "a"})


@pytest.mark.parametrize("fragment", ["t1=abc", "t2=abc"])
def test_a_trick_that_cannot_be_opened_is_said_by_the_referee(open_phone: OpenPhone, fragment: str) -> None:
    page = open_phone("calculator", "de", f"#{fragment}")
    error = Referee(page).find(".error")
    answer = service.trick(None, "de", text=fragment)
    assert "error" in answer
    expect(error).to_have_text(answer["error"]["text"], timeout=START)
    expect(error).to_be_in_viewport()
    expect(ScoreSheet(page).started().error).to_have_count(0)


def test_a_place_on_the_page_is_no_link(open_phone: OpenPhone) -> None:
    page = open_phone("calculator", "en")
    heading = page.evaluate("[...document.querySelectorAll('article h2[id]')].at(-1).id")  # not one inside the calculator
    page.evaluate("fragment => { location.hash = fragment }", heading)
    sheet = ScoreSheet(page).started()
    expect(sheet.error).to_have_count(0)
    # Python answers one question after the other: with this answer it has been through whatever was asked before.
    sheet.give("a", ["P3"])
    sheet.expect_total(3)
    expect(sheet.error).to_have_count(0)
    expect(page).to_have_url(re.compile(f"#{heading}$"))


def test_an_example_that_opens_chooses_the_player_it_is_about(open_phone: OpenPhone) -> None:
    page = open_phone("calculator", "en")
    sheet = ScoreSheet(page).started()
    sheet.player("d").tap()
    for name in EXAMPLES:
        state = service.read(f"example={name}")
        view = service.view(state)  # type: ignore[arg-type]
        assert "error" not in view
        page.evaluate("fragment => { location.hash = fragment }", f"example={name}")
        expect(page).to_have_url(re.compile(r"/calculator/$"))
        expect(sheet.headline).to_have_text(view["check"]["headline"])
        sheet.by("cards")
        expect(sheet.player(view["counting"])).to_have_attribute("aria-pressed", "true")

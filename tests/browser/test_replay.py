"""Worked examples step by step: complete without script, walked through with it, and open in the calculator."""

from collections.abc import Callable

import pytest
from browser.score_sheet import ScoreSheet
from browser.waiting import read_until
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from calculator.labels import labels

OpenPhone = Callable[..., Page]
LANGS = ("en", "de", "fr", "pl")


def visible(steps: Locator) -> int:
    return steps.evaluate_all("all => all.filter(one => getComputedStyle(one).visibility === 'visible').length")


@pytest.mark.parametrize("lang", LANGS)
def test_forward_back_and_all_with_the_keyboard(open_phone: OpenPhone, lang: str) -> None:
    page = open_phone("scoring", lang)
    words = labels(lang)
    replay = page.locator("papayoo-replay")
    steps = replay.locator("ol > li")
    place = replay.locator(".place")
    board = replay.locator(".board dd")
    count = steps.count()
    assert count >= 7
    back = replay.get_by_role("button", name=words["step_back"])
    forward = replay.get_by_role("button", name=words["step_forward"])
    everything = replay.get_by_role("button", name=words["show_all"])

    def at(step: int) -> str:
        return words["step_of"].replace("{n}", str(step)).replace("{all}", str(count))

    # Nothing is hidden before somebody asks for it.
    assert visible(steps) == count
    expect(place).to_have_text(at(count))
    assert board.last.text_content() == "250"
    height = replay.evaluate("one => one.getBoundingClientRect().height")

    back.focus()
    for _ in range(count + 1):  # one more than there is
        page.keyboard.press("Enter")
    expect(place).to_have_text(at(1))
    assert visible(steps) == 1
    expect(back).to_be_focused()
    assert replay.evaluate("one => one.getBoundingClientRect().height") == pytest.approx(height, abs=1)

    seen = [board.last.text_content()]
    for step in range(2, count + 1):
        page.keyboard.press("ArrowRight")
        expect(place).to_have_text(at(step))
        assert visible(steps) == step
        seen.append(board.last.text_content())
        expect(replay.locator("[role=status]")).to_have_text((steps.nth(step - 1).text_content() or "").strip())
    assert seen[0] == "0"
    assert "243" in seen
    assert seen[-1] == "250"
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(at(count - 1))
    forward.focus()
    page.keyboard.press("Space")
    expect(place).to_have_text(at(count))
    page.keyboard.press("ArrowLeft")
    everything.focus()
    page.keyboard.press("Enter")
    expect(place).to_have_text(at(count))
    assert visible(steps) == count


def test_no_python_and_no_sum_of_its_own(open_phone: OpenPhone, watch: "object") -> None:
    page = open_phone("scoring", "de")
    expect(page.locator("papayoo-replay .place")).to_be_visible()
    page.wait_for_load_state("networkidle")
    requests: list[str] = watch.requests  # type: ignore[attr-defined]
    assert not [url for url in requests if "/assets/python/" in url or "/web/worker" in url]


def test_the_example_goes_on_in_the_calculator(open_phone: OpenPhone) -> None:
    page = open_phone("scoring", "pl")
    page.locator("papayoo-replay").get_by_role("link", name=labels("pl")["open_in_calculator"]).tap()
    sheet = ScoreSheet(page)
    sheet.expect_total(243)
    expect(sheet.findings).to_have_attribute("data-code", "missing")


@pytest.mark.parametrize("width", [320, 390])
def test_the_controls_fit_and_can_be_hit(open_phone: OpenPhone, width: int) -> None:
    for lang in LANGS:
        page = open_phone("scoring", lang, viewport={"width": width, "height": 664})
        replay = page.locator("papayoo-replay")
        boxes = replay.get_by_role("button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => [box.height, box.right])"
        )
        assert len(boxes) == 3
        assert all(height >= 47.5 and right <= width for height, right in boxes)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width


@pytest.mark.parametrize("lang", LANGS)
def test_every_example_keeps_its_height_from_the_first_step_to_the_last(open_phone: OpenPhone, lang: str) -> None:
    page = open_phone("examples", lang, viewport={"width": 320, "height": 664})
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 320
    replays = page.locator("papayoo-replay").all()
    assert len(replays) == 9
    for replay in replays:
        back = replay.get_by_role("button", name=labels(lang)["step_back"])
        expect(back).to_be_visible()
        heights = set()
        for _ in range(replay.locator("ol > li").count()):
            heights.add(round(replay.evaluate("one => one.getBoundingClientRect().height")))
            back.focus()
            page.keyboard.press("Enter")
        expect(replay.locator(".place")).to_contain_text("1")
        assert len(heights) == 1, replay.locator("section").get_attribute("aria-label")


def test_the_board_of_a_trick_shows_the_cards_that_lie(open_phone: OpenPhone) -> None:
    page = open_phone("examples", "en")
    replay = page.locator("papayoo-replay", has=page.locator("[data-step=trick]"))
    lying = replay.locator(".board dd").filter(has_not=page.locator(".to-come"))
    expect(lying).to_have_text(["2 of hearts", "Payoo 18", "Payoo 20", "Papayoo (7 of spades)", "78"])
    back = replay.get_by_role("button", name=labels("en")["step_back"])
    back.focus()
    for _ in range(4):
        page.keyboard.press("Enter")
    expect(lying).to_have_text(["2 of hearts", "Payoo 18", "18"])


def test_the_board_ends_with_the_scores_under_the_moon_rule(open_phone: OpenPhone) -> None:
    page = open_phone("examples", "en")
    replay = page.locator("papayoo-replay", has=page.locator("[data-step=scores]"))
    expect(replay.locator(".board dd")).to_have_text(["250", "0", "250", "250", "750"])
    back = replay.get_by_role("button", name=labels("en")["step_back"])
    back.focus()
    page.keyboard.press("Enter")
    expect(replay.locator(".board dd")).to_have_text(["0", "250", "0", "0", "250"])


@pytest.mark.parametrize(("lang", "width"), [("en", 390), ("pl", 390), ("en", 1200)])
def test_the_keys_and_the_board_push_nothing_down(
    new_context: Callable[..., BrowserContext], address: Callable[..., str], lang: str, width: int
) -> None:
    context = new_context(viewport={"width": width, "height": 844})
    held: list[Route] = []
    context.route("**/replay-*.js", lambda route: held.append(route))
    page = context.new_page()
    page.goto(address("examples", lang), wait_until="commit")
    places = "all => all.map(one => one.getBoundingClientRect().top + scrollY)"
    steps = page.locator("papayoo-replay .papayoo-steps")
    expect(page.locator("footer").first).to_be_attached()
    page.wait_for_function("() => [...document.querySelectorAll('link[rel~=stylesheet]')].every(one => one.sheet)")
    page.evaluate("document.fonts.ready")
    assert read_until(page, lambda: held, bool), "the script was never asked for"
    before = steps.evaluate_all(places)
    assert len(before) > 5
    for route in held:
        route.continue_()
    expect(page.locator("papayoo-replay .controls").last).to_be_visible()
    after = steps.evaluate_all(places)
    assert max(abs(one - other) for one, other in zip(before, after, strict=True)) < 4


def test_without_script_no_room_is_kept(new_context: Callable[..., BrowserContext], address: Callable[..., str]) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(address("examples"))
    expect(page.locator(".papayoo-room").first).to_be_hidden()
    page.goto(address("calculator"))
    for part in ("papayoo-score-sheet", "papayoo-trick"):
        box = page.locator(part).bounding_box()
        notice = page.locator(f"{part} .papayoo-notice").bounding_box()
        assert box
        assert notice
        assert box["height"] < notice["height"] + 48

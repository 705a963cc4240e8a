"""A reader who comes through the rules waits little: while a page is idle, the calculator is fetched and Python started once."""

from collections.abc import Callable
from typing import Any

import pytest
from browser.score_sheet import START, ScoreSheet
from browser.test_memory import FROM_MEMORY, answer_of, kept
from browser.waiting import engines, expect_nothing_asked, expect_value
from playwright.sync_api import BrowserContext, Page, expect

NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]
#: So many milliseconds a page has to be idle.
IDLE = 10_000

#: What a browser reports of its link.
LINKS = {
    "saving": "{ saveData: true, effectiveType: '4g' }",
    "3g": "{ saveData: false, effectiveType: '3g' }",
    "metered": "{ saveData: false, effectiveType: '4g', type: 'cellular' }",
    "good": "{ saveData: false, effectiveType: '4g', type: 'wifi' }",
}


def reading(context: BrowserContext, address: str, link: str = "good") -> Page:
    """A page that is read on such a link, with a clock that stands still: it is as idle as a test turns it on."""
    context.add_init_script(f"Object.defineProperty(navigator, 'connection', {{ value: {LINKS[link]} }})")
    page = context.new_page()
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.goto(address)
    return page


def is_of_calculator(url: str) -> bool:
    return any(part in url for part in ("/assets/python/", "/assets/web/worker-", "/score-sheet-"))


def begins(url: str) -> bool:
    """What is asked for first of all: the calculator's page, which names the rest."""
    return url.endswith("/calculator/") or is_of_calculator(url)


def pieces(requests: list[str]) -> set[str]:
    """The calculator's parts that were asked for, each by the first word of its name."""
    return {url.rsplit("/", 1)[-1].split("-", 1)[0] for url in requests if is_of_calculator(url)}


def test_before_it_is_idle_a_page_asks_for_nothing(new_context: NewContext, address: Address, watch: Any) -> None:
    page = reading(new_context(), address("rules"))
    page.clock.run_for(IDLE - 1000)
    expect_nothing_asked(page, watch.requests, begins)
    with page.expect_request("**/calculator/"):
        page.clock.run_for(1000)


@pytest.mark.parametrize("link", ["saving", "3g", "metered"])
def test_on_a_slow_or_dear_link_nothing_is_fetched(new_context: NewContext, address: Address, watch: Any, link: str) -> None:
    page = reading(new_context(), address("rules"), link)
    page.clock.run_for(3 * IDLE)
    expect_nothing_asked(page, watch.requests, begins)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_calculator_starts_from_what_was_fetched_ahead(
    new_context: NewContext, address: Address, watch: Any, lang: str
) -> None:
    page = reading(new_context(), address("index" if lang == "en" else "faq", lang))
    page.clock.run_for(IDLE + 1000)
    page.clock.resume()
    kept(page)
    expect_value(page, lambda: pieces(watch.requests), {"pyodide", "python", "worker", "score"})
    # The worker has done its work and is gone.
    expect(page.locator("h1")).to_be_visible()
    expect_value(page, lambda: engines(page), [])
    page.goto(address("calculator", lang, "#example=missing-payoo-7"))
    answer_of(page)
    assert page.evaluate(FROM_MEMORY) is True


def test_leaving_in_the_middle_harms_nothing(new_context: NewContext, address: Address) -> None:
    page = reading(new_context(), address("rules"))
    with page.expect_request("**/assets/python/**", timeout=START):
        page.clock.run_for(IDLE + 1000)
    page.clock.resume()
    page.goto(address("calculator", "en", "#example=missing-payoo-7"))
    answer_of(page)
    ScoreSheet(page).give("c", ["P7"])
    ScoreSheet(page).expect_total(250)

"""A reader who comes through the rules waits little: while a page is idle, the calculator is fetched and Python started once."""

from collections.abc import Callable
from typing import Any

import pytest
from browser.score_sheet import ScoreSheet
from browser.test_memory import FROM_MEMORY, answer_of, kept
from playwright.sync_api import BrowserContext, Page, expect

NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]
IDLE = 10_000

#: What a browser reports of its link.
LINKS = {
    "saving": "{ saveData: true, effectiveType: '4g' }",
    "3g": "{ saveData: false, effectiveType: '3g' }",
    "metered": "{ saveData: false, effectiveType: '4g', type: 'cellular' }",
    "good": "{ saveData: false, effectiveType: '4g', type: 'wifi' }",
}


def reading(context: BrowserContext, address: str, link: str = "good") -> Page:
    """A page that is read on such a link, with a clock that can be turned on."""
    context.add_init_script(f"Object.defineProperty(navigator, 'connection', {{ value: {LINKS[link]} }})")
    page = context.new_page()
    page.clock.install()
    page.goto(address)
    return page


def of_calculator(requests: list[str]) -> list[str]:
    return [url for url in requests if "/assets/python/" in url or "/assets/web/worker-" in url or "/score-sheet-" in url]


def test_before_it_is_idle_a_page_asks_for_nothing(new_context: NewContext, address: Address, watch: Any) -> None:
    page = reading(new_context(), address("rules"))
    page.clock.run_for(IDLE - 2000)
    page.wait_for_timeout(1500)
    assert of_calculator(watch.requests) == []


@pytest.mark.parametrize("link", ["saving", "3g", "metered"])
def test_on_a_slow_or_dear_link_nothing_is_fetched(new_context: NewContext, address: Address, watch: Any, link: str) -> None:
    page = reading(new_context(), address("rules"), link)
    page.clock.run_for(3 * IDLE)
    page.wait_for_timeout(1500)
    assert of_calculator(watch.requests) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_calculator_starts_from_what_was_fetched_ahead(
    new_context: NewContext, address: Address, watch: Any, lang: str
) -> None:
    page = reading(new_context(), address("index" if lang == "en" else "faq", lang))
    page.clock.run_for(IDLE + 1000)
    kept(page)
    parts = of_calculator(watch.requests)
    assert {url.rsplit("/", 1)[-1].split("-", 1)[0] for url in parts} == {"pyodide", "python", "worker", "score"}
    # The worker has done its work and is gone.
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_timeout(500)
    assert not [worker for worker in page.workers if "/assets/web/worker-" in worker.url]
    page.goto(address("calculator", lang, "#example=missing-payoo-7"))
    answer_of(page)
    assert page.evaluate(FROM_MEMORY) is True


def test_leaving_in_the_middle_harms_nothing(new_context: NewContext, address: Address) -> None:
    page = reading(new_context(), address("rules"))
    page.clock.run_for(IDLE + 1000)
    page.wait_for_timeout(300)
    page.goto(address("calculator", "en", "#example=missing-payoo-7"))
    answer_of(page)
    ScoreSheet(page).give("c", ["P7"])
    expect(ScoreSheet(page).total).to_contain_text("250")

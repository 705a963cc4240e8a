"""Waiting for what no locator can wait for: a value is read again and again until it is the one wanted."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page, Worker

Value = TypeVar("Value")

#: So many milliseconds a slow and busy machine may take for what is quick elsewhere. A state that comes is never waited out.
SLOW = 30_000
STEP = 50


def read_until(page: Page, read: Callable[[], Value], holds: Callable[[Value], bool], timeout: float = SLOW) -> Value:
    """The first value that holds, or the last one read. Requests and messages come in meanwhile."""
    end = time.monotonic() + timeout / 1000
    while not holds(value := read()) and time.monotonic() < end:
        page.wait_for_timeout(STEP)
    return value


def expect_value(page: Page, read: Callable[[], Any], wanted: object, timeout: float = SLOW) -> None:
    """Waits until what is read is what is wanted."""
    assert read_until(page, read, lambda value: value == wanted, timeout) == wanted


def engines(page: Page) -> list[Worker]:
    """The workers that run Python."""
    return [worker for worker in page.workers if "/assets/web/worker-" in worker.url]


def expect_nothing_asked(page: Page, requests: list[str], ours: Callable[[str], bool]) -> None:
    """What the page would have asked for by now comes before a request of the test's own, and none of it came."""
    mark = "?asked-last"
    page.evaluate("mark => fetch(mark).then(answer => answer.text())", mark)
    seen = read_until(page, lambda: [*requests], lambda all: any(url.endswith(mark) for url in all))
    assert any(url.endswith(mark) for url in seen), seen
    assert [url for url in seen if ours(url)] == []

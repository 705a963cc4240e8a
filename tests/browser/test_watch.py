"""The watch over every browser test sees what it is there to see: here its findings are wanted, not failures."""

from collections.abc import Callable
from typing import Any

import pytest
from browser.waiting import read_until
from playwright.sync_api import Page


@pytest.fixture
def manifest(server: Any) -> str:
    """An address of the site without a policy of its own, so that nothing but the watch is in the way."""
    return f"{server.url}sitemap.xml"


@pytest.mark.allow_problems(r"^request to another host: https://example\.org/x$", r"Failed to load resource")
def test_a_foreign_request(page: Page, watch: Any, manifest: str) -> None:
    page.goto(manifest)
    assert page.evaluate("fetch('https://example.org/x', {mode: 'no-cors'}).then(() => 'answered', () => 'refused')") == "refused"
    assert "request to another host: https://example.org/x" in watch.problems


@pytest.mark.allow_problems(r"^console error: ours")
def test_a_console_error(page: Page, watch: Any, manifest: str) -> None:
    page.goto(manifest)
    page.evaluate("console.error('ours')")
    read_until(page, lambda: watch.problems, bool)
    assert [problem.split(" (")[0] for problem in watch.problems] == ["console error: ours"]


@pytest.mark.allow_problems(r"^page error: .*ours")
def test_a_page_error(page: Page, watch: Any, manifest: str) -> None:
    page.goto(manifest)
    page.evaluate("setTimeout(() => { throw new Error('ours') })")
    assert read_until(page, lambda: watch.problems, bool)
    assert watch.unexpected([]) == watch.problems


@pytest.mark.allow_problems(r"style-src")
def test_a_refused_policy(page: Page, watch: Any, address: Callable[..., str]) -> None:
    page.goto(address("rules"))
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">x</p>')")

    def refused() -> list[str]:
        return [problem for problem in watch.problems if "policy violation: style-src" in problem]

    assert read_until(page, refused, bool)


def test_a_quiet_page(page: Page, watch: Any, address: Callable[..., str]) -> None:
    page.goto(address("rules"))
    page.wait_for_load_state("networkidle")
    assert watch.problems == []
    assert watch.requests

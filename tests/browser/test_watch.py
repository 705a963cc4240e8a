"""The watch over every browser test sees what it is there to see: here its findings are wanted, not failures."""

from collections.abc import Callable
from typing import Any

import pytest
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
    page.wait_for_timeout(100)
    assert [problem.split(" (")[0] for problem in watch.problems] == ["console error: ours"]


@pytest.mark.allow_problems(r"^page error: .*ours")
def test_a_page_error(page: Page, watch: Any, manifest: str) -> None:
    page.goto(manifest)
    page.evaluate("setTimeout(() => { throw new Error('ours') })")
    page.wait_for_timeout(100)
    assert watch.problems
    assert watch.unexpected([]) == watch.problems


@pytest.mark.allow_problems(r"style-src")
def test_a_refused_policy(page: Page, watch: Any, address: Callable[..., str]) -> None:
    page.goto(address("rules"))
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">x</p>')")
    page.wait_for_timeout(100)
    assert any("policy violation: style-src" in problem for problem in watch.problems)


def test_a_quiet_page(page: Page, watch: Any, address: Callable[..., str]) -> None:
    page.goto(address("rules"))
    assert watch.problems == []
    assert watch.requests

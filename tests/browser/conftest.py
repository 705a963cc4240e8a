"""A phone in Chromium, watched: a test fails on any request to another host, console error, page error or refused policy.

Built on pytest-playwright: ``page`` and ``context`` are its fixtures, ``@pytest.mark.browser_context_args(locale="pl-PL",
color_scheme="dark")`` changes the phone for one test, ``new_context(...)`` opens a second one (watched too). A test that provokes
a problem on purpose names it: ``@pytest.mark.allow_problems(r"Failed to load resource")``.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import built
import pytest
from browser.waiting import SLOW
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route, WebError, expect

from overrides.serve import Server

#: 390 by 844 is an iPhone of recent years; Safari's bars leave 664 of the height.
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
    "color_scheme": "light",
    "reduced_motion": "reduce",
    # What the worker fetches in idle time is no business of the other tests; those of it say "allow".
    "service_workers": "block",
}
#: Playwright's own five seconds are too few for an answer of Python on a busy machine; what comes in time costs nothing more.
expect.set_options(timeout=SLOW)

LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "pl": "pl-PL"}

#: Chromium reports a refused policy as a console error as well, but not for every directive; the event covers them all.
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", event =>
  console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


class Watch:
    """Collects what must not happen in the contexts it follows."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.problems: list[str] = []
        self.requests: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        context.add_init_script(REPORT_VIOLATIONS)
        context.route(lambda url: urlsplit(url).scheme in {"http", "https"} and urlsplit(url).netloc != self.host, self._foreign)
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("console", self._console)
        context.on("weberror", self._error)

    def _foreign(self, route: Route) -> None:
        self.problems.append(f"request to another host: {route.request.url}")
        route.abort()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console error: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.problems.append(f"page error: {error.error}")

    def unexpected(self, allowed: list[str]) -> list[str]:
        """The problems that none of the regular expressions allows."""
        return [problem for problem in self.problems if not any(re.search(pattern, problem) for pattern in allowed)]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], chromium_path: str) -> dict[str, Any]:
    """The Chromium of this machine, kept from calling home."""
    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-quic", *quiet]
    return {**browser_type_launch_args, "executable_path": chromium_path, "args": arguments}


@pytest.fixture
def watch(request: pytest.FixtureRequest, server: Server) -> Iterator[Watch]:
    """What happened that must not; judged when the test ends. ``watch.requests`` lists every address asked for."""
    watch = Watch(urlsplit(server.url).netloc)
    yield watch
    allowed = [pattern for marker in request.node.iter_markers("allow_problems") for pattern in marker.args]
    unexpected = watch.unexpected(allowed)
    if unexpected:
        pytest.fail("The browser reported:\n" + "\n".join(dict.fromkeys(unexpected)), pytrace=False)


@pytest.fixture
def new_context(
    request: pytest.FixtureRequest, watch: Watch, new_context: Callable[..., BrowserContext]
) -> Callable[..., BrowserContext]:
    """Open a phone of one's own, watched like the others; arguments as for Playwright's ``browser.new_context``."""
    marker = next(request.node.iter_markers("browser_context_args"), None)
    marked = marker.kwargs if marker else {}

    def open_context(**arguments: Any) -> BrowserContext:
        phone = {name: value for name, value in PHONE.items() if name not in marked}
        context = new_context(**{**phone, **arguments})
        watch.follow(context)
        return context

    return open_context


@pytest.fixture
def address(server: Server) -> Callable[..., str]:
    """Address of a page: ``address("calculator", "de", "#example=…")``; the index is ``address()``."""

    def address(name: str = "index", lang: str = "en", end: str = "") -> str:
        return server.url + built.address(name, lang) + end

    return address


@pytest.fixture
def open_phone(new_context: Callable[..., BrowserContext], address: Callable[..., str]) -> Callable[..., Page]:
    """Open a page on a fresh phone in its language: ``open_phone("scoring", "pl", color_scheme="dark")``."""

    def open_phone(name: str = "index", lang: str = "en", end: str = "", **arguments: Any) -> Page:
        page = new_context(**{"locale": LOCALES[lang], **arguments}).new_page()
        page.goto(address(name, lang, end))
        return page

    return open_phone

"""A phone that visits a page: with a fresh profile, again later, offline, or coming through the rules.

A visit is a start of the browser on a profile; its time runs from the start of the navigation to the answer on the page.
"""

import json
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from bench.link import Line, LinkServer
from bench.slow import slowed
from playwright.sync_api import Page, Playwright

#: Seconds without a byte after which a page has nothing more to fetch, and the longest wait for that.
QUIET, LONGEST_SETTLING = 3.0, 90.0
#: Seconds that a reader stays on a page at least: a little more than the ten after which the calculator is fetched ahead.
IDLE = 14.0
LONGEST_ANSWER = 300.0

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]

#: Looks every frame for the answer that is wanted and notes when it stood there.
LOOK = """(() => {
  const wanted = WANTED;
  const look = () => {
    const root = document.querySelector("papayoo-score-sheet")?.shadowRoot ?? document;
    if (root.querySelector(".headline")?.textContent.trim() === wanted) window.answeredAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();"""


class Visit(NamedTuple):
    """Milliseconds from the start of the navigation to the answer; bytes and requests until then."""

    milliseconds: float
    bytes: int
    requests: int


class NoAnswer(Exception):
    """The page did not show the answer that it was asked for."""


class Phone:
    """A profile of its own in a Chromium that is started anew for each visit; ``wanted`` is the sentence to wait for."""

    def __init__(self, playwright: Playwright, chromium: str, server: LinkServer, wanted: str) -> None:
        self.server = server
        self.profile = Path(tempfile.mkdtemp(prefix="bench-"))
        self._playwright, self._chromium = playwright, chromium
        self._script = LOOK.replace("WANTED", json.dumps(wanted))

    def close(self) -> None:
        """Forget the profile."""
        shutil.rmtree(self.profile, ignore_errors=True)

    @contextmanager
    def awake(self, **arguments: Any) -> Iterator[Page]:
        """The browser on the phone's profile, with one empty page."""
        context = self._playwright.chromium.launch_persistent_context(
            str(self.profile),
            executable_path=self._chromium,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--no-first-run",
            ],
            viewport={"width": 390, "height": 844},
            is_mobile=True,
            has_touch=True,
            locale="en-GB",
            **arguments,
        )
        try:
            context.add_init_script(self._script)
            yield context.pages[0] if context.pages else context.new_page()
        finally:
            context.close()

    def visit(
        self, path: str, line: Line, *, times_slower: int = 1, settle: bool = False, through: str = "", offline: bool = False
    ) -> Visit:
        """Open ``path`` and wait for the answer. ``through`` is a page that is read first, until it is idle and quiet.

        With ``settle`` the page is left open until it has put away what later visits need.
        """
        traffic = self.server.traffic
        traffic.clear(line)
        with self.awake() as page, slowed(self.profile, times_slower):
            if through:
                page.goto(self.server.url + through)
                self._quiet(at_least=IDLE)
                traffic.clear(line)
            traffic.down = offline
            page.goto(self.server.url + path, wait_until="commit", timeout=LONGEST_ANSWER * 1000)
            visit = self._answer(page)
            if settle:
                self._quiet(at_least=QUIET)
        return visit

    def _answer(self, page: Page) -> Visit:
        ends = time.monotonic() + LONGEST_ANSWER
        while time.monotonic() < ends:
            answered = page.evaluate("window.answeredAt")
            if answered:
                traffic = self.server.traffic
                return Visit(answered, traffic.bytes, len(traffic.requests))
            time.sleep(0.01)
        raise NoAnswer(f"no answer on {page.url} within {LONGEST_ANSWER:.0f} s")

    def _quiet(self, at_least: float) -> None:
        """Wait until nothing has come over the line for a while."""
        began = last = time.monotonic()
        sent = -1
        while (now := time.monotonic()) - last < QUIET or now - began < at_least:
            if now - began > LONGEST_SETTLING:
                return
            if self.server.traffic.bytes != sent:
                sent, last = self.server.traffic.bytes, now
            time.sleep(0.05)

"""Ours against stock Pyodide in the same run: cold, warm, fetched ahead, offline; on three lines and a slow processor.

Runs are interleaved, so that what else the machine does meets both alike; medians are compared, never times of different runs.
"""

from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from bench.link import MOBILE, SLOW, UNTHROTTLED, Line, LinkServer
from bench.phone import Phone, Visit
from playwright.sync_api import Playwright

#: The round that both answer, as a link opens it.
EXAMPLE = "#example=missing-payoo-7"
TIMES_SLOWER = 4

#: What each kind of our visits is compared with: like with like; fetched ahead with stock's first visit, offline with its later.
AGAINST = {
    "cold": "cold",
    "warm": "warm",
    "cold_9mbit": "cold_9mbit",
    "cold_1.6mbit": "cold_1.6mbit",
    "cold_cpu4": "cold_cpu4",
    "warm_cpu4": "warm_cpu4",
    "fetched_ahead": "cold",
    "fetched_ahead_9mbit": "cold_9mbit",
    "offline": "warm",
}


class Side(NamedTuple):
    """One of the two that are compared: its server and the address of the page that answers."""

    server: LinkServer
    path: str


class Bench:
    """The visits of one run; ``say`` is told what is being measured."""

    def __init__(
        self, playwright: Playwright, chromium: str, ours: Side, stock: Side, wanted: str, say: Callable[[str], None]
    ) -> None:
        self._playwright, self._chromium, self._wanted, self._say = playwright, chromium, wanted, say
        self.sides = {"stock": stock, "ours": ours}
        self.visits: dict[str, dict[str, list[Visit]]] = {}

    def pair(self, name: str, later: str, line: Line, runs: int, *, times_slower: int = 1) -> None:
        """A first visit and, if ``later`` names it, a second one after the browser was closed; stock and ours in turn."""
        for run in range(runs):
            for side, (server, path) in self.sides.items():
                self._say(f"{name}{' and ' + later if later else ''}: {side}, {run + 1} of {runs}")
                phone = self._phone(server)
                try:
                    first = phone.visit(path, line, times_slower=times_slower, settle=bool(later))
                    self._note(name, side, first)
                    if later:
                        self._note(later, side, phone.visit(path, line, times_slower=times_slower))
                finally:
                    phone.close()

    def ahead(self, name: str, line: Line, runs: int, through: str) -> None:
        """A first visit to the calculator after another page has been read for a while; ours alone."""
        server, path = self.sides["ours"]
        for run in range(runs):
            self._say(f"{name}: ours, {run + 1} of {runs}")
            phone = self._phone(server)
            try:
                self._note(name, "ours", phone.visit(path, line, through=through))
            finally:
                phone.close()

    def offline(self, name: str, runs: int) -> None:
        """A later visit with the line cut; ours alone."""
        server, path = self.sides["ours"]
        for run in range(runs):
            self._say(f"{name}: ours, {run + 1} of {runs}")
            phone = self._phone(server)
            try:
                phone.visit(path, UNTHROTTLED, settle=True)
                phone.visit(path, UNTHROTTLED, settle=True)
                self._note(name, "ours", phone.visit(path, UNTHROTTLED, offline=True))
            finally:
                phone.close()

    def everything(self, runs: int) -> None:
        """All that the table shows; ``runs`` visits of each quick kind, fewer of the slow ones, seven of the noisy one."""
        few = max(1, runs // 2)
        self.pair("cold", "warm", UNTHROTTLED, runs)
        self.pair("cold_cpu4", "warm_cpu4", UNTHROTTLED, max(runs, 7), times_slower=TIMES_SLOWER)
        self.ahead("fetched_ahead", UNTHROTTLED, few, "rules/")
        self.ahead("fetched_ahead_9mbit", MOBILE, few, "rules/")
        self.offline("offline", few)
        self.pair("cold_9mbit", "", MOBILE, few)
        self.pair("cold_1.6mbit", "", SLOW, 1)

    def milliseconds(self, name: str, side: str) -> float:
        """The median time of a kind of visit."""
        return median(visit.milliseconds for visit in self.visits[name][side])

    def bytes(self, name: str, side: str) -> float:
        """The median of the bytes until the answer."""
        return median(visit.bytes for visit in self.visits[name][side])

    def ratios(self) -> dict[str, float]:
        """Ours to stock, by kind of visit."""
        times = {
            name: self.milliseconds(name, "ours") / self.milliseconds(stock, "stock")
            for name, stock in AGAINST.items()
            if name in self.visits and stock in self.visits
        }
        return {"bytes_cold": self.bytes("cold", "ours") / self.bytes("cold", "stock"), **times}

    def _phone(self, server: LinkServer) -> Phone:
        return Phone(self._playwright, self._chromium, server, self._wanted)

    def _note(self, name: str, side: str, visit: Visit) -> None:
        self.visits.setdefault(name, {}).setdefault(side, []).append(visit)

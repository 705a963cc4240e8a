"""The calculator as a hand at the table uses it: taps, numbers, and what stands on the screen afterwards."""

import re
from collections.abc import Iterable, Mapping

from browser.waiting import expect_value
from playwright.sync_api import Locator, Page, expect

#: Loading and starting Python takes a busy machine a good while.
START = 90_000

#: The worked example as it was counted: the Payoo 7 lies under the box.
WORKED_EXAMPLE: Mapping[str, str] = {
    "a": "P3 P8 P19",
    "b": "P20 P12 PAPAYOO",
    "c": "P1 P2 P4 P5 P6 P9 P10 P11 P13",
    "d": "P14 P15 P16 P17 P18",
}
POINTS: Mapping[str, str] = {"a": "30", "b": "20+12+40", "c": "61", "d": "80"}


class ScoreSheet:
    """One ``<papayoo-score-sheet>`` on an open page; Playwright's locators see into its shadow root."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.element = page.locator("papayoo-score-sheet")
        self.sum = self.find(".sum")
        self.total = self.find(".sum .total")
        self.check = self.find(".check")
        self.headline = self.find(".check .headline")
        self.findings = self.find(".check li")
        self.error = self.find(".check .error")
        self.chips = self.find(".chips:not(.others) .chip")
        self.status = self.find("[role=status]")
        self.retry = self.find(".sum .retry")
        self.turn = self.find(".turn")
        self.write = self.find(".write")
        self.rows = self.find("tr.played")
        self.ending = self.find(".ending")

    def find(self, selector: str) -> Locator:
        return self.element.locator(selector)

    def started(self) -> "ScoreSheet":
        """Waits until Python is up."""
        expect(self.total).to_be_visible(timeout=START)
        return self

    def suit(self, name: str) -> Locator:
        return self.find(f'button[data-suit="{name}"]')

    def player(self, player: str) -> Locator:
        return self.find(f'.players button[data-player="{player}"]')

    def chip(self, card: str) -> Locator:
        return self.find(f'button[data-card="{card}"]')

    def field(self, player: str) -> Locator:
        return self.find(f"#points-{player}")

    def open_field(self, player: str) -> Locator:
        """The player's field, ready to take a number; a pile by cards gives way on purpose only."""
        if self.field(player).get_attribute("readonly") is not None:
            self.find(f"#instead-{player}").tap()
        return self.field(player)

    def wrong(self, player: str) -> Locator:
        """Why the number in the player's field could not be read."""
        return self.find(f"#wrong-{player}")

    def name(self, place: int) -> Locator:
        return self.find(".names input").nth(place)

    def by(self, mode: str) -> None:
        key = self.find(f'button[data-mode="{mode}"]')
        key.tap()
        expect(key).to_have_attribute("aria-pressed", "true")

    def give(self, player: str, cards: Iterable[str]) -> None:
        self.player(player).tap()
        expect(self.player(player)).to_have_attribute("aria-pressed", "true")
        for card in cards:
            self.chip(card).tap()

    def enter_cards(self, piles: Mapping[str, str]) -> None:
        for player, cards in piles.items():
            self.give(player, cards.split())

    def enter_points(self, points: Mapping[str, str]) -> None:
        self.by("points")
        for player, text in points.items():
            self.open_field(player).fill(text)

    def seat(self, count: int, names: Iterable[str] = ()) -> None:
        """Sets the number of players, and names from the first seat on."""
        self.find(".table button").tap()
        self.find(f'.counts button[data-count="{count}"]').tap()
        for place, name in enumerate(names):
            self.name(place).fill(name)
        self.close_table()
        expect(self.find(".players button, .points .row")).to_have_count(count)

    def open_table(self, part: str = "") -> None:
        """Opens the dialog about the table, and the part of it with this class ("seats", "ends", "house")."""
        self.turn.tap()
        expect(self.find("#dialog-table")).to_be_visible()
        if part:
            self.open_table_part(part)

    def open_table_part(self, part: str) -> None:
        fold = self.find(f"#dialog-table .{part}")
        if fold.get_attribute("open") is None:
            fold.locator("summary").tap()
        expect(fold).to_have_attribute("open", "")

    def close_table(self) -> None:
        self.find("#dialog-table .close").tap()
        expect(self.find("#dialog-table")).to_be_hidden()

    def write_points(self, suit: str, points: Iterable[str | int]) -> None:
        """Enters a round by points, players by seat, and presses the key that writes it down."""
        self.suit(suit).tap()
        for field, number in zip(self.find(".points input").all(), points, strict=True):
            field.fill(str(number))
        self.write.tap()

    def written(self, rounds: int) -> None:
        """Waits until so many rounds stand in the score sheet."""
        expect(self.rows).to_have_count(rounds)

    def offers(self, round: int) -> None:
        """Taps on the row of a round, counted from 0: what can be done with it comes up."""
        self.find(f'tr[data-round="{round}"] th button').tap()

    def edit(self, round: int) -> None:
        self.offers(round)
        self.find(f'[data-edit="{round}"]').tap()
        expect(self.find(".cancel")).to_be_visible()

    def scores(self) -> list[list[str]]:
        """Every written round as it stands: what each player scored in it."""
        return self._texts("tr.played", "td .score")

    def running(self) -> list[list[str]]:
        """The totals after each round."""
        return self._texts("tr.played", "td .running")

    def totals(self) -> list[str]:
        return self.find("tr.totals td").all_text_contents()

    def places(self) -> list[str]:
        return self.find("tr.places td").all_text_contents()

    def _texts(self, row: str, cell: str) -> list[list[str]]:
        script = "(rows, cell) => rows.map(row => [...row.querySelectorAll(cell)].map(one => one.textContent.trim()))"
        texts: list[list[str]] = self.find(row).evaluate_all(script, cell)
        return texts

    def owners(self) -> dict[str, str]:
        """Who holds which chip, free ones left out."""
        drawn = self.chips.evaluate_all("chips => chips.map(chip => [chip.dataset.card, chip.dataset.owner])")
        return {card: owner for card, owner in drawn if owner}

    # A tap has come to the page when it is sent, but not through it: what follows from it is waited for.

    def expect_total(self, points: int) -> None:
        """The sum itself: the 250 that it is to come to stands beside it."""
        expect(self.total.locator("strong")).to_have_text(re.compile(rf"^{points}\b"), timeout=START)

    def expect_owners(self, wanted: Mapping[str, str]) -> None:
        expect_value(self.page, self.owners, wanted)

    def expect_scores(self, wanted: list[list[str]]) -> None:
        expect_value(self.page, self.scores, wanted)

    def expect_running(self, wanted: list[list[str]]) -> None:
        expect_value(self.page, self.running, wanted)

    def expect_totals(self, wanted: list[str]) -> None:
        expect_value(self.page, self.totals, wanted)

    def expect_places(self, wanted: list[str]) -> None:
        expect_value(self.page, self.places, wanted)

    def expect_state(self, state: str) -> None:
        expect(self.sum).to_have_attribute("data-state", state, timeout=START)


def owners_of(piles: Mapping[str, str]) -> dict[str, str]:
    """Piles turned round: owner by card."""
    return {card: player for player, cards in piles.items() for card in cards.split()}

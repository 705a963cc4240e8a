"""The calculator as a hand at the table uses it: taps, numbers, and what stands on the screen afterwards."""

from collections.abc import Iterable, Mapping

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

    def name(self, place: int) -> Locator:
        return self.find(".names input").nth(place)

    def by(self, mode: str) -> None:
        self.find(f'button[data-mode="{mode}"]').tap()

    def give(self, player: str, cards: Iterable[str]) -> None:
        self.player(player).tap()
        for card in cards:
            self.chip(card).tap()

    def enter_cards(self, piles: Mapping[str, str]) -> None:
        for player, cards in piles.items():
            self.give(player, cards.split())

    def enter_points(self, points: Mapping[str, str]) -> None:
        self.by("points")
        for player, text in points.items():
            self.field(player).fill(text)

    def seat(self, count: int, names: Iterable[str] = ()) -> None:
        """Sets the number of players, and names from the first seat on."""
        self.find(".table button").tap()
        self.find(f'.counts button[data-count="{count}"]').tap()
        for place, name in enumerate(names):
            self.name(place).fill(name)
        self.find("#dialog-table .close").tap()

    def owners(self) -> dict[str, str]:
        """Who holds which chip, free ones left out."""
        drawn = self.chips.evaluate_all("chips => chips.map(chip => [chip.dataset.card, chip.dataset.owner])")
        return {card: owner for card, owner in drawn if owner}

    def expect_state(self, state: str) -> None:
        expect(self.sum).to_have_attribute("data-state", state, timeout=START)


def owners_of(piles: Mapping[str, str]) -> dict[str, str]:
    """Piles turned round: owner by card."""
    return {card: player for player, cards in piles.items() for card in cards.split()}

"""The trick referee as a hand at the table uses it: the suit rolled, the cards, what a player held."""

from collections.abc import Iterable

from browser.score_sheet import START
from playwright.sync_api import Locator, Page, expect

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs", "P": "payoo"}


class Referee:
    """One ``<papayoo-trick>`` on an open page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.element = page.locator("papayoo-trick")
        self.pad = self.find(".body > .pad")
        self.seats = self.find(".seats > li")
        self.answer = self.find(".answer")
        self.status = self.find("[role=status]")

    def find(self, selector: str) -> Locator:
        return self.element.locator(selector)

    def suit(self, name: str) -> Locator:
        return self.find(f'button[data-suit="{name}"]')

    def card(self, card: str) -> Locator:
        return self.pad.locator(f'button[data-card="{card}"]')

    def tab(self, card: str, pad: Locator | None = None) -> None:
        (pad or self.pad).locator(f'button[data-tab="{SUITS[card[0]]}"]').tap()

    def play(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.tab(card)
            self.card(card).tap()

    def seat(self, player: str) -> Locator:
        return self.find(f'.seats > li[data-player="{player}"]')

    def hold(self, player: str, cards: Iterable[str]) -> None:
        """What a player held besides the card played."""
        seat = self.seat(player)
        if seat.locator("details[open]").count() == 0:
            seat.locator("summary").tap()
            expect(seat.locator("details")).to_have_attribute("open", "")
        pad = seat.locator(".pad")
        for card in cards:
            self.tab(card, pad)
            pad.locator(f'button[data-card="{card}"]').tap()

    def says(self, code: str) -> Locator:
        return self.find(f'.answer p[data-code="{code}"]')

    def judged(self, code: str = "takes") -> Locator:
        """The sentence, once Python is up."""
        said = self.says(code)
        expect(said).to_be_visible(timeout=START)
        return said

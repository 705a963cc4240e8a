"""The showdown as a hand at the table uses it: where the cards go, the cards, what is said."""

from collections.abc import Iterable

from browser.score_sheet import START
from browser.waiting import expect_value
from playwright.sync_api import Locator, Page, expect

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


class Showdown:
    """One ``<paiute-showdown>`` on an open page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.element = page.locator("paiute-showdown")
        self.hands = self.find(".hands > li")
        self.answer = self.find(".answer")
        self.status = self.find("[role=status]")

    def find(self, selector: str) -> Locator:
        return self.element.locator(selector)

    def place(self, player: str = "") -> Locator:
        """Where the next cards go; "" is the turned-up card."""
        return self.find(f'.places button[data-place="{player}"]')

    def card(self, card: str) -> Locator:
        return self.find(f'.pad button[data-card="{card}"]')

    def tap(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.find(f'.pad button[data-tab="{SUITS[card[0]]}"]').tap()
            self.card(card).tap()

    def turn_up(self, card: str) -> None:
        self.place().tap()
        self.tap([card])

    def hold(self, player: str, cards: str) -> None:
        self.place(player).tap()
        self.tap(cards.split())

    def hand(self, player: str) -> Locator:
        return self.find(f'.hands > li[data-player="{player}"]')

    def cards_of(self, player: str) -> list[str]:
        return self.hand(player).locator(".picture").evaluate_all("all => all.map(one => one.dataset.card)")

    def expect_cards_of(self, player: str, cards: list[str]) -> None:
        expect_value(self.page, lambda: self.cards_of(player), cards)

    def more(self) -> Locator:
        """The part below the fold, opened."""
        if self.find(".fold[open]").count() == 0:
            self.find(".fold summary").tap()
            expect(self.find(".fold")).to_have_attribute("open", "")
        return self.find(".more")

    def says(self, code: str) -> Locator:
        return self.find(f'.answer p[data-code="{code}"]')

    def judged(self, code: str = "wins") -> Locator:
        """The sentence, once Python is up."""
        said = self.says(code)
        expect(said).to_be_visible(timeout=START)
        return said

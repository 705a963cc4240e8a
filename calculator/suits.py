"""The four suits that all our games play with: their letters, their signs, their names."""

from types import MappingProxyType
from typing import Final, Literal

from calculator.words import Words

Suit = Literal["spades", "hearts", "diamonds", "clubs"]

SUITS: Final[tuple[Suit, ...]] = ("spades", "hearts", "diamonds", "clubs")
LETTERS: Final = MappingProxyType[Suit, str]({"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"})
#: Each suit's sign, with the selector that keeps it text and not a picture.
SYMBOLS: Final = MappingProxyType[Suit, str](
    {"spades": "♠\ufe0e", "hearts": "♥\ufe0e", "diamonds": "♦\ufe0e", "clubs": "♣\ufe0e"}
)


def suit_name(suit: Suit, words: Words) -> str:
    """The suit as a card's name ends in it ("clubs", "Kreuz", "trèfle", "trefl"), also right on a button of its own."""
    if suit == "spades":
        return words.pgettext("suit", "spades")
    if suit == "hearts":
        return words.pgettext("suit", "hearts")
    if suit == "diamonds":
        return words.pgettext("suit", "diamonds")
    return words.pgettext("suit", "clubs")

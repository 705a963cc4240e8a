"""The cards of Paiute: codes, suits, ranks, the deck and the wild cards (rules 1.1 to 1.4).

A card is a short code: ``S``, ``H``, ``D`` or ``C`` with 2 to 10, ``J``, ``Q``, ``K`` or ``A``: ``S8``, ``HA``, ``D10``, ``CK``.
"""

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from calculator.suits import LETTERS, SUITS, Suit

#: Low to high: the ace ranks above the king.
RANKS: Final[tuple[str, ...]] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK: Final[tuple[str, ...]] = tuple(f"{LETTERS[suit]}{rank}" for suit in SUITS for rank in RANKS)

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
FEWEST_CARDS: Final = 5
MOST_CARDS: Final = 6
#: Three cards of the wild rank are in play; the fourth lies on the table (rule 1.4).
MOST_WILDS: Final = 3

_SUIT_OF: Final[MappingProxyType[str, Suit]] = MappingProxyType(
    {f"{LETTERS[suit]}{rank}": suit for suit in SUITS for rank in RANKS}
)
_VALUE_OF: Final[MappingProxyType[str, int]] = MappingProxyType(
    {f"{LETTERS[suit]}{rank}": value for suit in SUITS for value, rank in enumerate(RANKS, 2)}
)


class UnknownCard(ValueError):
    """The text is no card code."""

    code: Final = "unknown_card"


def parse_card(text: str) -> str:
    """The card code ``text`` itself; raises ``UnknownCard`` for anything that is not exactly a code."""
    if text in _SUIT_OF:
        return text
    raise UnknownCard(text)


def suit_of(card: str) -> Suit:
    """The suit of a card; raises ``UnknownCard`` for anything that is not a code."""
    try:
        return _SUIT_OF[card]
    except KeyError:
        raise UnknownCard(card) from None


def rank_of(card: str) -> str:
    """The rank printed on a card: "2" to "10", "J", "Q", "K", "A"."""
    return parse_card(card)[1:]


def value_of(card: str) -> int:
    """How high a card ranks: 2 to 10 as printed, jack 11, queen 12, king 13, ace 14."""
    try:
        return _VALUE_OF[card]
    except KeyError:
        raise UnknownCard(card) from None


def rank_with(value: int) -> str:
    """The rank that ranks ``value`` high (2 to 14)."""
    return RANKS[value - 2]


def card_with(suit: Suit, value: int) -> str:
    """The card of a suit that ranks ``value`` high (2 to 14)."""
    return f"{LETTERS[suit]}{rank_with(value)}"


def is_wild(card: str, turned_up: str) -> bool:
    """Whether a card is wild: it has the rank of the turned-up card, which itself is nobody's (rules 1.2, 1.3)."""
    return rank_of(card) == rank_of(turned_up) and card != turned_up


def wilds_of(cards: Iterable[str], turned_up: str) -> tuple[str, ...]:
    """The wild cards among ``cards``, in their order."""
    return tuple(card for card in cards if is_wild(card, turned_up))

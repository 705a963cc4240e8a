"""The cards: codes, suits, ranks and the deck (rules 1.1 to 1.4, 4.2).

A card is a short code: ``P1`` to ``P20`` for the Payoos; ``S``, ``H``, ``D`` or ``C`` with 1 to 10 for the four suits.
``PAPAYOO`` stands for the 7 of the die's suit wherever the suit is not known yet.
"""

from types import MappingProxyType
from typing import Final, Literal

from calculator.suits import LETTERS, SUITS, Suit

AnySuit = Literal["spades", "hearts", "diamonds", "clubs", "payoo"]

PAPAYOO: Final = "PAPAYOO"
PAYOOS: Final[tuple[str, ...]] = tuple(f"P{rank}" for rank in range(1, 21))
SUIT_CARDS: Final[tuple[str, ...]] = tuple(f"{LETTERS[suit]}{rank}" for suit in SUITS for rank in range(1, 11))
SEVENS: Final[tuple[str, ...]] = tuple(f"{LETTERS[suit]}7" for suit in SUITS)
#: The four cards that stay in the box with seven or eight players (rule 1.4); the Payoo 1 stays in play.
ONES: Final[tuple[str, ...]] = tuple(f"{LETTERS[suit]}1" for suit in SUITS)

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 8
FEWEST_PLAYERS_WITHOUT_ONES: Final = 7

_SUIT_OF: Final[MappingProxyType[str, AnySuit]] = MappingProxyType(
    {**dict.fromkeys(PAYOOS, "payoo"), **{f"{LETTERS[suit]}{rank}": suit for suit in SUITS for rank in range(1, 11)}}
)


class UnknownCard(ValueError):
    """The text is no card code."""

    code: Final = "unknown_card"


def parse_card(text: str) -> str:
    """The card code ``text`` itself; raises ``UnknownCard`` for anything that is not exactly a code."""
    if text in _SUIT_OF or text == PAPAYOO:
        return text
    raise UnknownCard(text)


def suit_of(card: str) -> AnySuit:
    """The suit of a card, "payoo" for the Payoos; raises ``UnknownCard`` for ``PAPAYOO``, whose suit the die decides."""
    try:
        return _SUIT_OF[card]
    except KeyError:
        raise UnknownCard(card) from None


def rank_of(card: str) -> int:
    """The number on a card: 1 to 10 in the four suits, 1 to 20 in Payoo; the Papayoo is a 7 in every suit (rule 4.3)."""
    if card == PAPAYOO:
        return 7
    if card not in _SUIT_OF:
        raise UnknownCard(card)
    return int(card[1:])


def check_players(players: int) -> int:
    """``players`` itself; raises ``ValueError`` unless it is a whole number from 3 to 8 (rule 1.3)."""
    if isinstance(players, bool) or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"{players!r} is not a number of players from {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    return players


def removed(players: int) -> tuple[str, ...]:
    """The cards to take out before the deal: the four 1s with seven or eight players, else none (rule 1.4)."""
    return ONES if check_players(players) >= FEWEST_PLAYERS_WITHOUT_ONES else ()


def deck(players: int) -> tuple[str, ...]:
    """Every card that is dealt to ``players`` players: 60 cards, or 56 with seven or eight (rules 1.1, 1.4)."""
    out = removed(players)
    return (*(card for card in SUIT_CARDS if card not in out), *PAYOOS)


def papayoo_of(die: Suit) -> str:
    """The card that is the Papayoo when the die shows ``die``: the 7 of that suit (rule 4.2)."""
    return f"{LETTERS[die]}7"


def scoring_cards(die: Suit | None) -> tuple[str, ...]:
    """The 21 cards that score: the Payoos and the Papayoo, which stays ``PAPAYOO`` while the die is not known."""
    return (*PAYOOS, PAPAYOO if die is None else papayoo_of(die))


def resolve(card: str, die: Suit | None) -> str:
    """``PAPAYOO`` as the 7 that the die made it; every other card, and any card while the die is unknown, as it is."""
    return papayoo_of(die) if card == PAPAYOO and die is not None else card

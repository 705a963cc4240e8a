"""The deal table for three to eight players (rules 1.4, 2.2, 2.3, 3.1): the one source for pages, calculator and tests."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from calculator.papayoo.cards import deck, removed
from calculator.papayoo.scoring import ROUND_TOTAL


@dataclass(frozen=True)
class DealRow:
    """How the cards are dealt to one number of players; all counts are cards, ``average`` is points a round."""

    players: int
    removed: tuple[str, ...]
    deck: int
    cards_each: int
    packets: tuple[int, ...]
    passed: int
    tricks: int
    average: Fraction


#: Cards that each player passes to the left (rule 3.1). The booklet gives them; no formula lies behind them.
_PASSED: Final = MappingProxyType({3: 5, 4: 5, 5: 4, 6: 3, 7: 3, 8: 3})
_PACKET: Final = 3


def _row(players: int) -> DealRow:
    cards = len(deck(players))
    each, over = divmod(cards, players)
    if over:
        raise ValueError(f"{cards} cards cannot be dealt evenly to {players} players")
    full, last = divmod(each, _PACKET)
    return DealRow(
        players=players,
        removed=removed(players),
        deck=cards,
        cards_each=each,
        packets=(_PACKET,) * full + ((last,) if last else ()),
        passed=_PASSED[players],
        tricks=each,
        average=Fraction(ROUND_TOTAL, players),
    )


DEAL: Final[Mapping[int, DealRow]] = MappingProxyType({players: _row(players) for players in _PASSED})

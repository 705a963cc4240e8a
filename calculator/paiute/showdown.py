"""The showdown: who has the best hand, what each winner takes, what stays in the pot; who still has a turn after a call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from calculator.paiute.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.paiute.reading import Reading, best_reading


@dataclass(frozen=True)
class Showdown:
    """The outcome. ``winners`` are in the order of the players; nobody wins without a winning hand (rule 6.5).

    ``shares`` are the coins of each winner, ``left_in_pot`` what stays for the next deal (rules 6.3, 6.4).
    """

    readings: dict[str, Reading | None]
    winners: tuple[str, ...]
    pot: int
    shares: dict[str, int]
    left_in_pot: int


def pot_of(players: int, ante: int, before: int = 0) -> int:
    """What lies in the pot: the equal ante of each player, and what was there before the deal (rule 2.2)."""
    return before + players * ante


def showdown(hands: Mapping[str, Sequence[str]], turned_up: str, *, pot: int = 0, ace_low: bool = False) -> Showdown:
    """Compare 2 to 5 hands of 5 or 6 cards, by player. ``pot`` is all that lies in it, in coins.

    Raises ``ValueError`` for another number of hands, for a card that comes twice and for what is no hand.
    """
    cards = [card for hand in hands.values() for card in hand]
    if not FEWEST_PLAYERS <= len(hands) <= MOST_PLAYERS or len(set(cards)) < len(cards) or pot < 0:
        raise ValueError("a showdown is 2 to 5 hands of different cards")
    readings = {player: best_reading(hand, turned_up, ace_low=ace_low) for player, hand in hands.items()}
    winners = best_of(readings)
    share = pot // len(winners) if winners else 0
    return Showdown(readings, winners, pot, {player: share for player in winners}, pot - share * len(winners))


def best_of(readings: Mapping[str, Reading | None]) -> tuple[str, ...]:
    """The players with the best winning hand: several where they are equal, none where there is none."""
    best = max((reading.strength for reading in readings.values() if reading), default=None)
    return tuple(player for player, reading in readings.items() if reading and reading.strength == best)


def turns_after_call(players: Sequence[str], dealer: str, caller: str) -> tuple[str, ...]:
    """Who still has one turn after a call, in order: every player after the caller up to the dealer (rule 4.4).

    ``players`` sit clockwise. Nobody has one when the dealer calls. Raises ``ValueError`` for a stranger.
    """
    first = players.index(dealer) + 1
    round_ = [*players[first:], *players[:first]]
    return tuple(round_[round_.index(caller) + 1 :])

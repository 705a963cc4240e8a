"""The check of a round: does it add up, and if not, what is missing, held twice or written down wrongly."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from calculator.papayoo.piles import CardsPile, PointsPile
from calculator.papayoo.types import Suit

Pile = CardsPile | PointsPile | None


@dataclass(frozen=True)
class RoundEntry:
    """A round as entered: who sat (clockwise), the die's suit, one pile a player (None or no entry: not entered).

    ``filled`` is the player whose pile "the rest" filled, so that its cards were not counted.
    """

    seats: tuple[str, ...]
    die: Suit | None
    piles: Mapping[str, Pile]
    filled: str | None = None


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong (``certain``) or one explanation of what may have happened.

    ``cards`` are the cards it is about, ``players`` the players concerned, ``value`` a number that was written or a
    difference in points, ``meant`` the number that was probably meant, ``rule`` the id of the rule it rests on.
    """

    code: str
    certain: bool
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    value: int | None = None
    meant: int | None = None
    rule: str = "sum-250"


@dataclass(frozen=True)
class Check:
    """The answer of the check.

    ``points``: taken, by player (None: not entered). ``score``: what is written down, after house rules, for those
    with points. ``total``: points taken by all. ``explanations``: how many there are, of which ``findings`` holds the first
    eight at most. ``left_cards``: scoring cards nobody has been given yet. ``left_players``: piles not entered yet.
    """

    points: dict[str, int | None]
    score: dict[str, int]
    total: int
    expected: int
    state: Literal["open", "valid", "refused"]
    valid: bool
    explanations: int
    findings: tuple[Finding, ...]
    left_cards: tuple[str, ...]
    left_players: tuple[str, ...]

"""What the replays of rounds and tricks have in common: the die, sums, piles, the players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from calculator.papayoo.scoring import PAPAYOO_POINTS
from calculator.papayoo.types import ReplayPlayer, StepView, Suit
from calculator.papayoo.wording import suit_name
from calculator.words import Words


def die_step(die: Suit, words: Words) -> StepView:
    """The first step: which 7 is the Papayoo."""
    text = words.gettext(
        "Suit rolled: {suit}. The 7\u00a0of this suit is the Papayoo and counts {points}.",
        suit=suit_name(die, words),
        points=words.points(PAPAYOO_POINTS),
    )
    return {"kind": "die", "text": text, "points": {}, "total": 0, "board": {}}


def sum_text(terms: Iterable[int], words: Words) -> str:
    """ "3 + 8 + 19 = 30"; a line may break after a plus sign and nowhere else."""
    numbers = list(terms)
    written = "\u00a0+ ".join(map(words.number, numbers))
    return f"{written}\u00a0=\u00a0{words.number(sum(numbers))}"


def count_text(terms: Sequence[int], words: Words) -> str:
    """The sum written out where there is something to add, else just the points: "40 points"."""
    return sum_text(terms, words) if len(terms) > 1 else words.points(sum(terms))


def points_board(points: Mapping[str, int], words: Words) -> dict[str, str]:
    """Points as they stand beside the players."""
    return {player: words.number(value) for player, value in points.items()}


def seat_views(names: Mapping[str, str]) -> list[ReplayPlayer]:
    """The players by id, from what each is called, in their order."""
    return [{"id": player, "label": name, "letter": chr(ord("A") + place)} for place, (player, name) in enumerate(names.items())]

"""The shapes of the saved game, ``papayoo-game`` version 1: keys may be added, never renamed or removed."""

from typing import Literal, NotRequired, TypedDict

from calculator.suits import Suit
from calculator.types import Lang

__all__ = ["End", "HouseRules", "Lang", "Pile", "Player", "Round", "State", "Suit"]

#: Card codes ("P1".."P20", "S1".."C10", "PAPAYOO"); a whole number; a sum as typed ("3+8+19"); None = not entered.
Pile = list[str] | int | str | None


class Player(TypedDict):
    id: str
    name: str
    start: NotRequired[int]
    left: NotRequired[bool]


class End(TypedDict):
    kind: Literal["open", "rounds", "points"]
    value: NotRequired[int]


class HouseRules(TypedDict):
    die_before_pass: bool
    shoot_the_moon: bool


class Round(TypedDict):
    """A written round, or the draft that is being entered (there, ``die`` and piles may be None)."""

    seats: NotRequired[list[str]]
    dealer: NotRequired[str]
    die: Suit | None
    piles: dict[str, Pile]
    filled: NotRequired[str]  # whose pile "the rest" filled
    before_rest: NotRequired[Pile]  # what that pile held before, so that it can be taken back (draft only)


class State(TypedDict):
    format: Literal["papayoo-game"]
    version: Literal[1]
    id: NotRequired[str]
    started: NotRequired[str]
    players: list[Player]
    end: NotRequired[End]
    house_rules: NotRequired[HouseRules]
    rounds: list[Round]
    draft: NotRequired[Round]  # the coming round; while a written one is being changed, that one
    editing: NotRequired[int]  # which of the rounds, from 0, lies in the draft to be changed
    aside: NotRequired[Round]  # the draft that waits while a written round is being changed

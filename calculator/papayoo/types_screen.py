"""The shapes of what the screen shows of the round that is being entered, and of a worked example that replays."""

from typing import Literal, NotRequired, TypedDict

from calculator.papayoo.types_saved import Lang, Suit
from calculator.papayoo.types_sheet import GameView


class CountView(TypedDict):
    count: int
    label: str  # "4 players"
    chosen: bool


class SuitView(TypedDict):
    suit: Suit
    symbol: str  # "♣" with U+FE0E
    label: str  # "clubs"
    chosen: bool


class PlayerView(TypedDict):
    id: str
    name: str  # as typed, may be empty
    label: str  # the name, or "Player 2"
    letter: str  # "A".."H": the owner's sign on a chip
    by: Literal["cards", "points", "blank"]
    text: str  # a pile by points as typed, else ""
    points: int | None
    points_text: str  # "30", or "–" while not entered
    filled: bool
    aria: str  # "Pat, 61 points, by cards"
    points_label: str  # label of the field: "Points for Pat"
    name_label: str  # label of the field: "Name of player 2"
    clear_label: str  # label of the button: "Clear the pile: Pat"
    note: str  # "filled in, not counted", or ""


class ChipView(TypedDict):
    card: str  # "P7", "PAPAYOO"
    face: str  # "7", "40"
    owner: str | None
    aria: str  # "Payoo 7, with Pat" / "Payoo 7, free"


class RestView(TypedDict):
    player: str
    label: str  # the player's label
    chosen: bool


class SumView(TypedDict):
    total: int
    expected: int
    text: str  # "243 of 250"


class FindingAnswer(TypedDict):
    """A finding as the check publishes it; fields that say nothing are left out."""

    code: str
    certain: bool
    cards: NotRequired[list[str]]
    players: NotRequired[list[str]]
    value: NotRequired[int]
    meant: NotRequired[int]
    text: str
    rule: str  # its number: "6.4"


class FindingView(FindingAnswer):
    """A finding on the screen; its cards are chips."""

    rule_id: str  # "sum-250": the anchor on the rules page
    rule_text: str  # "Rule 6.4"


class CheckView(TypedDict):
    state: Literal["open", "valid", "refused"]
    valid: bool
    explanations: int
    counted: bool  # False: a pile was filled in, so that a right sum proves nothing
    headline: str  # one whole sentence: what is left, what is wrong, or that it adds up
    note: str  # a whole sentence to stand beside it ("Pat: filled in, not counted."), or ""
    findings: list[FindingView]
    more: str  # "4 other explanations", or ""


class View(TypedDict):
    lang: Lang
    counts: list[CountView]
    die: list[SuitView]
    players: list[PlayerView]
    chips: list[ChipView]
    others: list[ChipView]  # cards worth nothing that were recorded all the same
    rest: list[RestView]
    sum: SumView
    check: CheckView
    counting: str  # whose pile to look at first: the one a finding names, or one not entered, or the first
    deal_line: str  # "15 cards each, pass 5 to the left"
    announce: str  # for the live region: whole sentences
    empty: bool  # nothing entered yet: no die, no pile
    game: GameView


class ReplayPlayer(TypedDict):
    """One player of an example."""

    id: str
    label: str
    letter: str  # "A".."H"


class StepView(TypedDict):
    """One step. Of a round: the die, a pile, the sum, a finding, a mend, the valid sum; under the moon rule what was taken
    and the scores. Of a trick: the die, a hand, a card played, a finding, a mend, who takes the trick, what it costs.
    """

    kind: Literal["die", "pile", "sum", "finding", "mend", "valid", "taken", "scores", "hand", "play", "trick", "cost"]
    text: str  # whole sentences
    player: NotRequired[str]  # whose pile, hand, card or trick the step is about
    cards: NotRequired[list[str]]
    points: dict[str, int]  # shown so far, by player id; of a trick: what its taker takes
    total: int  # the sum of points; while a trick is being played, what lies in it
    board: dict[str, str]  # what stands beside each player so far, by player id: points, or the card played


class ReplayView(TypedDict):
    id: str
    kind: Literal["round", "trick"]
    title: str
    players: list[ReplayPlayer]  # clockwise; of a trick: in the order of play
    steps: list[StepView]
    link: str  # fragment that opens the same: "example=missing-payoo-7", "t1=…"

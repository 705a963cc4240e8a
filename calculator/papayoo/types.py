"""The shapes that cross the door: saved game, actions, views, errors.

Everything here is plain JSON (dicts, lists, strings, whole numbers, booleans, ``None``). The build turns this
file into ``calculator/web/src/generated/types.ts``; a test fails when the two differ. The saved game is version 1 of
the published format: keys may be added, never renamed or removed.
"""

from typing import Literal, NotRequired, TypedDict

Lang = Literal["en", "de", "fr", "pl"]
Suit = Literal["spades", "hearts", "diamonds", "clubs"]

# --- the saved game -------------------------------------------------------------------------------------------

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
    draft: NotRequired[Round]


# --- actions --------------------------------------------------------------------------------------------------


class NewGame(TypedDict):
    """A fresh game with an empty draft; ``id`` and ``started`` are the caller's entropy and clock."""

    type: Literal["new_game"]
    players: int
    id: NotRequired[str]
    started: NotRequired[str]


class SetPlayers(TypedDict):
    """How many sit at the table in the draft (3 to 8); what the others had entered is kept aside, not lost."""

    type: Literal["set_players"]
    count: int


class SetName(TypedDict):
    type: Literal["set_name"]
    player: str
    name: str


class SetDie(TypedDict):
    type: Literal["set_die"]
    suit: Suit | None


class RollDie(TypedDict):
    """``entropy`` is a whole number from 0 to 2**32 - 1, drawn by the caller."""

    type: Literal["roll_die"]
    entropy: int


class GiveCard(TypedDict):
    """Record who took a card ("P1".."P20", "PAPAYOO", or a suit card); ``player`` None frees it."""

    type: Literal["give_card"]
    card: str
    player: str | None


class SetPoints(TypedDict):
    """A pile by points, kept as typed: "30", "3+8+19", "3 8 19"; the empty text makes it not entered."""

    type: Literal["set_points"]
    player: str
    text: str


class ClearPile(TypedDict):
    type: Literal["clear_pile"]
    player: str


class GiveRest(TypedDict):
    """What nobody has entered goes to this player and is marked filled in, not counted; ``player`` None takes that back."""

    type: Literal["give_rest"]
    player: str | None


class ClearRound(TypedDict):
    """Empty the draft: die and piles; players and names stay."""

    type: Literal["clear_round"]


class Judge(TypedDict):
    """Judge the draft now, even if it is open; the state does not change."""

    type: Literal["judge"]


class ShareRound(TypedDict):
    """Answer with the link (fragment) that opens this draft; with ``anonymous`` names become A, B, C."""

    type: Literal["share_round"]
    anonymous: NotRequired[bool]


Action = (
    NewGame
    | SetPlayers
    | SetName
    | SetDie
    | RollDie
    | GiveCard
    | SetPoints
    | ClearPile
    | GiveRest
    | ClearRound
    | Judge
    | ShareRound
)

# --- views: whatever depends on state, in words, in one language ----------------------------------------------


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


class FindingView(TypedDict):
    code: str
    certain: bool
    cards: NotRequired[list[str]]
    players: NotRequired[list[str]]
    value: NotRequired[int]
    meant: NotRequired[int]
    text: str
    rule: str  # "6.4"
    rule_id: str  # "sum-250": the anchor on the rules page
    rule_text: str  # "Rule 6.4"


class CheckView(TypedDict):
    state: Literal["open", "valid", "refused"]
    valid: bool
    explanations: int
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
    deal_line: str  # "15 cards each, pass 5 to the left"
    announce: str  # for the live region: whole sentences
    empty: bool  # nothing entered yet: no die, no pile


# --- answers of the door --------------------------------------------------------------------------------------


class Error(TypedDict):
    """``code`` is stable, ``path`` says where ("rounds/0/piles/a"), ``text`` is a sentence in the reader's language."""

    code: str
    path: str
    text: str


class Failed(TypedDict):
    error: Error


class Applied(TypedDict):
    state: State
    view: View
    link: NotRequired[str]  # answer to share_round: "r1=…"


# --- what the browser sends through ``service.call``: one JSON text in, one out ---------------------------------


class ReadRequest(TypedDict):
    """``text`` is a saved game or a link fragment ("g1=…", "r1=…", "example=…"); the answer is Applied or Failed."""

    do: Literal["read"]
    text: str
    lang: Lang


class ApplyRequest(TypedDict):
    """``state`` None is a fresh game for four; the answer is Applied or Failed."""

    do: Literal["apply"]
    state: State | None
    action: Action
    lang: Lang


class ViewRequest(TypedDict):
    """The answer is View or Failed."""

    do: Literal["view"]
    state: State | None
    lang: Lang


Request = ReadRequest | ApplyRequest | ViewRequest


# --- replay of a worked example -------------------------------------------------------------------------------


class SeatView(TypedDict):
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
    players: list[SeatView]  # clockwise; of a trick: in the order of play
    steps: list[StepView]
    link: str  # fragment that opens the same: "example=missing-payoo-7", "t1=…"

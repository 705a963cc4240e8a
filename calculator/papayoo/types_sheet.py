"""The shapes of the score sheet: what the screen shows of a whole evening, in words of one language."""

from typing import Literal, TypedDict

from calculator.papayoo.types_saved import Suit


class DealView(TypedDict):
    """The deal of the round in the draft."""

    dealer: str
    dealer_text: str  # "Pat deals"
    parts: list[str]  # "take out the four 1s", "15 cards each", "roll the die first", "pass 5 cards to the left", "Pat leads"
    line: str  # the parts in one line


class DealerView(TypedDict):
    player: str
    label: str
    chosen: bool


class WriteView(TypedDict):
    """The button that writes the round down. It may always be pressed: the answer says what is in the way."""

    label: str  # "Write it down", "Write the change down"
    ready: bool  # pressing it would write the round
    blocked: str  # a sentence where no round can be written at all ("The game is over."), else ""


class SeatView(TypedDict):
    """One player in the seats dialog, those who left included."""

    player: str
    label: str
    name: str
    letter: str  # the seat's letter in the coming round, "" without a seat
    state: Literal["seated", "pausing", "left"]
    text: str  # "Pat: 210 points", "Pat: left, 210 points"
    name_label: str
    earlier_label: str  # "Pat: one seat earlier" (move_player by -1)
    later_label: str
    leave_label: str
    return_label: str
    can_move_earlier: bool
    can_move_later: bool
    can_leave: bool
    can_return: bool


class JoinView(TypedDict):
    """One way to join; only ways that differ are offered."""

    start: Literal["zero", "highest", "average"]
    points: int
    label: str  # "Highest total: 312 points"


class EndView(TypedDict):
    """One end offered; the present one is among them."""

    kind: Literal["open", "rounds", "points"]
    value: int | None
    label: str  # "4 rounds, one per player", "Limit: 500 points", "No fixed end"
    chosen: bool


class HouseRuleView(TypedDict):
    rule: Literal["die_before_pass", "shoot_the_moon"]
    label: str
    text: str  # what it changes, one or two sentences
    on: bool


class ColumnView(TypedDict):
    """One player in the table: all who have played or will, clockwise, those who left last."""

    player: str
    label: str
    letter: str  # the seat's letter in the coming round, "" without a seat
    start: int
    start_text: str  # "120" where the player joined with points, else ""
    total: int
    total_text: str
    place: int | None  # None: left, or no round is written yet
    place_text: str  # "1", tied "1 =", or ""
    left: bool
    winner: bool
    aria: str  # "Pat: 210 points, place 1"


class CellView(TypedDict):
    """What one player scored in one round; None and "" where they did not sit or the round does not count."""

    player: str
    score: int | None
    text: str
    taken: int | None  # what was taken, where the score differs from it (the moon)
    total: int | None  # the running total after this round
    total_text: str
    note: str  # "250 taken", "filled in, not counted", or ""
    aria: str


class RowView(TypedDict):
    """One written round. A refused one (it came by a file or a link) is marked and does not count."""

    round: int  # from 0, as edit_round and delete_round take it
    number: int
    label: str  # "Round 2"
    dealer: str
    dealer_text: str  # "Pat deals"
    suit: Suit
    suit_symbol: str
    suit_label: str
    cells: list[CellView]  # in the order of the columns
    valid: bool
    refused: str  # whole sentences: that it does not count, and why; "" for a valid round
    editing: bool
    edit_label: str  # "Change round 2"
    delete_label: str  # "Delete round 2"


class TableView(TypedDict):
    columns: list[ColumnView]
    rows: list[RowView]
    total_label: str  # head of the totals' row
    start_label: str  # head of the row of points joined with, "" where nobody joined with any


class TickView(TypedDict):
    value: int
    text: str


class SeriesView(TypedDict):
    player: str
    label: str
    letter: str
    points: list[int | None]  # the total before round 1 and after each round; None before joining and after leaving


class ChartView(TypedDict):
    """The totals over the evening. ``text`` says the same in whole sentences; empty before the first round."""

    title: str
    steps: list[str]  # one label a point: "0", "1", "2": after how many rounds
    series: list[SeriesView]
    ticks: list[TickView]  # of the points' axis, from 0 upwards; the last is its end
    limit: int | None  # the total that ends the game
    limit_text: str
    text: list[str]


class StatisticView(TypedDict):
    """One number of the evening; ``note`` says which entry it needs where that is lacking."""

    id: Literal["most", "fewest", "average", "zero", "papayoo"]
    title: str
    lines: list[str]  # "Nico: 112 points, round 3"
    note: str


class GameView(TypedDict):
    """A game as it stands. ``over``: its end is reached; ``finished``: and all its rounds hold, so there are winners."""

    title: str  # "Round 3 of 4", "Round 3", "Change of round 2", "The game is over"
    round: int  # the number, from 1, of the round in the draft
    written: int  # how many rounds stand
    editing: int | None  # index of the round that is being changed
    over: bool
    finished: bool
    deal: DealView
    dealers: list[DealerView]
    write: WriteView
    cancel_label: str  # while a round is being changed, else ""
    table: TableView
    standings: list[str]  # one sentence a place
    winners: list[str]
    winners_text: str  # "Emma wins with 210 points.", or ""
    possible: list[str]  # "At most 2 more rounds.", "Nico stays in front with 40 points or fewer."
    chart: ChartView
    statistics: list[StatisticView]
    seats: list[SeatView]
    joins: list[JoinView]
    ends: list[EndView]
    house_rules: list[HouseRuleView]
    can_end: bool  # end_game can be asked for
    list_line: str  # for the list of saved games: "30 November 2026, Emma, Nico, Pat and Lea: 3 rounds"
    can_undo: bool
    can_redo: bool
    undo_label: str  # "Undo: round 3 written", or "Undo"
    redo_label: str

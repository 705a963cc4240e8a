"""The shapes that cross the door: saved game, actions, views, answers, errors.

Everything here is plain JSON (dicts, lists, strings, whole numbers, booleans, ``None``). The build turns these shapes
into ``calculator/web/src/generated/types.ts``; a test fails when the two differ. They stand in four files by subject
and are all taken from here.
"""

from typing import Any, Literal, NotRequired, TypedDict

from calculator.papayoo.types_actions import (
    Action,
    CancelEdit,
    ClearPile,
    ClearRound,
    DeleteRound,
    EditRound,
    EndGame,
    GiveCard,
    GiveRest,
    Join,
    Judge,
    Leave,
    MovePlayer,
    NewGame,
    PlayOneMore,
    Redo,
    Rematch,
    Return,
    RollDie,
    SetDealer,
    SetDie,
    SetEnd,
    SetHouseRules,
    SetName,
    SetPlayers,
    SetPoints,
    ShareGame,
    ShareRound,
    Stamp,
    Undo,
    WriteRound,
)
from calculator.papayoo.types_saved import End, HouseRules, Lang, Pile, Player, Round, State, Suit
from calculator.papayoo.types_screen import (
    CheckView,
    ChipView,
    CountView,
    FindingAnswer,
    FindingView,
    PlayerView,
    ReplayPlayer,
    ReplayView,
    RestView,
    StepView,
    SuitView,
    SumView,
    View,
)
from calculator.papayoo.types_sheet import (
    CellView,
    ChartView,
    ColumnView,
    DealerView,
    DealView,
    EndView,
    GameView,
    HouseRuleView,
    JoinView,
    RowView,
    SeatView,
    SeriesView,
    StatisticView,
    TableView,
    TickView,
    WriteView,
)
from calculator.types import Error, Failed

__all__ = [
    "End",
    "HouseRules",
    "Lang",
    "Pile",
    "Player",
    "Round",
    "State",
    "Suit",
    "Action",
    "CancelEdit",
    "ClearPile",
    "ClearRound",
    "DeleteRound",
    "EditRound",
    "EndGame",
    "GiveCard",
    "GiveRest",
    "Join",
    "Judge",
    "Leave",
    "MovePlayer",
    "NewGame",
    "PlayOneMore",
    "Redo",
    "Rematch",
    "Return",
    "RollDie",
    "SetDealer",
    "SetDie",
    "SetEnd",
    "SetHouseRules",
    "SetName",
    "SetPlayers",
    "SetPoints",
    "ShareGame",
    "ShareRound",
    "Stamp",
    "Undo",
    "WriteRound",
    "CellView",
    "ChartView",
    "ColumnView",
    "DealerView",
    "DealView",
    "EndView",
    "GameView",
    "HouseRuleView",
    "JoinView",
    "RowView",
    "SeatView",
    "SeriesView",
    "StatisticView",
    "TableView",
    "TickView",
    "WriteView",
    "CheckView",
    "ChipView",
    "CountView",
    "FindingAnswer",
    "FindingView",
    "PlayerView",
    "ReplayPlayer",
    "ReplayView",
    "RestView",
    "StepView",
    "SuitView",
    "SumView",
    "View",
    "Splice",
    "Reversal",
    "History",
    "Error",
    "Failed",
    "Applied",
    "Exported",
    "ReadRequest",
    "ApplyRequest",
    "ViewRequest",
    "ExportRequest",
    "Request",
]

# --- what is kept beside a game on the device -----------------------------------------------------------------


class Splice(TypedDict):
    """From place ``at`` on, ``cut`` rounds give way to these."""

    at: int
    cut: int
    rounds: list[Round]


class Reversal(TypedDict):
    """What turns one state of a game into the one before it (or after it): only what differs."""

    type: str  # of the action
    about: dict[str, str | int]  # whom and what it was about, for its label
    keys: dict[str, Any]  # keys of the state and their values
    gone: list[str]  # keys that the state lacks
    rounds: NotRequired[Splice]


class History(TypedDict):
    """The last 50 actions of a game, for undo and redo. Kept beside the state and given back with it, never read or changed
    by the screen, never in an export or a link. One that is broken or belongs to another state counts as none."""

    of: int
    past: list[Reversal]
    future: list[Reversal]


# --- answers of the door --------------------------------------------------------------------------------------


class Applied(TypedDict):
    state: State
    view: View
    history: History
    link: NotRequired[str]  # answer to share_round ("r1=…") and share_game ("g1=…")


class Exported(TypedDict):
    """A game as a file. ``text`` of a CSV begins with the byte order mark that spreadsheets want."""

    name: str  # "papayoo-2026-11-30.csv"
    mime: str
    text: str


# --- what the browser sends through ``service.call``: one JSON text in, one out ---------------------------------


class ReadRequest(TypedDict):
    """``text`` is a saved game or a link fragment ("g1=…", "r1=…", "example=…"); the answer is Applied or Failed.

    With the ``history`` that was kept beside the game its actions can still be undone.
    """

    do: Literal["read"]
    text: str
    lang: Lang
    history: NotRequired[History | None]


class ApplyRequest(TypedDict):
    """``state`` None is a fresh game for four; the answer is Applied or Failed."""

    do: Literal["apply"]
    state: State | None
    action: Action
    lang: Lang
    history: NotRequired[History | None]


class ViewRequest(TypedDict):
    """The answer is View or Failed."""

    do: Literal["view"]
    state: State | None
    lang: Lang
    history: NotRequired[History | None]


class ExportRequest(TypedDict):
    """The answer is Exported or Failed."""

    do: Literal["export"]
    state: State | None
    kind: Literal["json", "csv"]
    lang: Lang


Request = ReadRequest | ApplyRequest | ViewRequest | ExportRequest

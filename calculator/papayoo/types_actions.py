"""The shapes of the actions: what the screen asks of the door, one object with a ``type`` each."""

from typing import Literal, NotRequired, TypedDict

from calculator.papayoo.types_saved import Suit

# --- the round that is being entered --------------------------------------------------------------------------


class NewGame(TypedDict):
    """A fresh game with an empty draft; ``id`` and ``started`` are the caller's entropy and clock."""

    type: Literal["new_game"]
    players: int
    id: NotRequired[str]
    started: NotRequired[str]


class SetPlayers(TypedDict):
    """How many sit at the table in the draft (3 to 8); what the others had entered is kept aside, not lost.

    Meant for the first round. Later whoever is no longer seated only pauses: they keep their total and their place.
    """

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


class SetDealer(TypedDict):
    """Who deals the round in the draft; the deal goes on from there."""

    type: Literal["set_dealer"]
    player: str


class Judge(TypedDict):
    """Judge the draft now, even if it is open; the state does not change."""

    type: Literal["judge"]


class ShareRound(TypedDict):
    """Answer with the link (fragment) that opens this draft; with ``anonymous`` names become A, B, C."""

    type: Literal["share_round"]
    anonymous: NotRequired[bool]


# --- the rounds of a game -------------------------------------------------------------------------------------


class WriteRound(TypedDict):
    """Judge the draft and write it into the game; while a round is being changed, put it in that round's place.

    Errors: ``need_die``; ``round_refused`` (its text says why; the state stays); ``game_over``; ``too_many_rounds``.
    """

    type: Literal["write_round"]


class EditRound(TypedDict):
    """Lay a written round (``round`` from 0) into the draft; the draft waits aside until it is written or cancelled."""

    type: Literal["edit_round"]
    round: int


class CancelEdit(TypedDict):
    """Leave the written round as it was; the draft that waited comes back. Error: ``not_editing``."""

    type: Literal["cancel_edit"]


class DeleteRound(TypedDict):
    """Take a written round (``round`` from 0) out of the game. Dealers and seats of all others stay."""

    type: Literal["delete_round"]
    round: int


class SetEnd(TypedDict):
    """When the game ends; ``value`` (rounds or points) goes with "rounds" and "points" only."""

    type: Literal["set_end"]
    kind: Literal["open", "rounds", "points"]
    value: NotRequired[int]


class EndGame(TypedDict):
    """The game has as many rounds as stand now. Error: ``no_rounds``."""

    type: Literal["end_game"]


class PlayOneMore(TypedDict):
    """One more round in a game that is over. Error: ``not_over``."""

    type: Literal["play_one_more"]


class SetHouseRules(TypedDict):
    """What is not given stays. Rounds are stored as taken, so the scores of a moon follow the rule."""

    type: Literal["set_house_rules"]
    die_before_pass: NotRequired[bool]
    shoot_the_moon: NotRequired[bool]


# --- who plays ------------------------------------------------------------------------------------------------


class Join(TypedDict):
    """A new player sits down for the coming round, last or after ``after``, with the total the table chooses.

    "average" is rounded to the nearest whole number, a half up. Errors: ``table_full`` (eight sit), ``too_many_players``.
    """

    type: Literal["join"]
    start: Literal["zero", "highest", "average"]
    name: NotRequired[str]
    after: NotRequired[str]


class Leave(TypedDict):
    """A player goes: the rounds stay, the player is listed last without a place. Error: ``too_few_players``.

    Whoever has not played a round yet is taken off the sheet.
    """

    type: Literal["leave"]
    player: str


class Return(TypedDict):
    """A player who had left, or who pauses, sits down again. Error: ``table_full``."""

    type: Literal["return"]
    player: str


class MovePlayer(TypedDict):
    """Move a player by so many seats (clockwise: positive) for the coming round; beyond the ends they stop."""

    type: Literal["move_player"]
    player: str
    by: int


# --- the game as a whole --------------------------------------------------------------------------------------


class Rematch(TypedDict):
    """A new game of those who have not left: same names, end and house rules, no rounds; the deal goes on."""

    type: Literal["rematch"]
    id: str
    started: str


class Stamp(TypedDict):
    """Give a game that lacks them (an imported file, a link) its ``id`` and ``started``; what it has stays."""

    type: Literal["stamp"]
    id: str
    started: str


class Undo(TypedDict):
    """Take back the last action of the ``history`` given. Error: ``nothing_to_undo``."""

    type: Literal["undo"]


class Redo(TypedDict):
    """Error: ``nothing_to_redo``."""

    type: Literal["redo"]


class ShareGame(TypedDict):
    """Answer with the link (fragment "g1=…") that opens this game; with ``anonymous`` names become A, B, C.

    An anonymous link carries neither the game's id nor its date, so it never meets the game it was made of.
    """

    type: Literal["share_game"]
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
    | SetDealer
    | Judge
    | ShareRound
    | WriteRound
    | EditRound
    | CancelEdit
    | DeleteRound
    | SetEnd
    | EndGame
    | PlayOneMore
    | SetHouseRules
    | Join
    | Leave
    | Return
    | MovePlayer
    | Rematch
    | Stamp
    | Undo
    | Redo
    | ShareGame
)

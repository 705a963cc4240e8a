"""The shapes of the trick referee: a trick as it is being entered, its actions, its view, its request."""

from typing import Literal, NotRequired, TypedDict

from calculator.papayoo.types import Lang, Suit, SuitView
from calculator.types import RuledText

# --- the trick ------------------------------------------------------------------------------------------------


class TrickPlay(TypedDict):
    player: str
    card: str


class TrickDraft(TypedDict):
    """A ``papayoo-trick`` document that may still lack its die and its cards; with both it is a trick like any other."""

    format: Literal["papayoo-trick"]
    version: Literal[1]
    die: NotRequired[Suit | None]
    plays: list[TrickPlay]  # in the order played
    hands: NotRequired[dict[str, list[str]]]  # what players held before they played, where that is known


# --- actions --------------------------------------------------------------------------------------------------


class SetTrickDie(TypedDict):
    """The cards on the table stay what they are; what they count changes."""

    type: Literal["set_die"]
    suit: Suit


class PlayCard(TypedDict):
    """The first seat without a card plays this one; a card that lies on the table is taken back."""

    type: Literal["play_card"]
    card: str


class TakeBack(TypedDict):
    """The card played last is taken back."""

    type: Literal["take_back"]


class HoldCard(TypedDict):
    """A player held this card too, or did not. What a player played counts as held."""

    type: Literal["hold_card"]
    player: str
    card: str


class ClearHand(TypedDict):
    type: Literal["clear_hand"]
    player: str


class ClearTrick(TypedDict):
    """Takes everything off the table; the die stays."""

    type: Literal["clear_trick"]


TrickAction = SetTrickDie | PlayCard | TakeBack | HoldCard | ClearHand | ClearTrick

# --- the view: whatever depends on the trick, in words, in one language -----------------------------------------


class TrickCardView(TypedDict):
    card: str  # "P7", "C7"
    face: str  # "7"
    name: str  # "Payoo 7", "Papayoo (7 of clubs)"
    aria: str  # the name, and who played it
    papayoo: bool


class TrickSuitView(TypedDict):
    """One of the five suits, with its cards from the lowest to the highest."""

    suit: Literal["spades", "hearts", "diamonds", "clubs", "payoo"]
    symbol: str  # "♣" with U+FE0E, "" for Payoo
    label: str  # "clubs", "Payoo"
    cards: list[TrickCardView]


class TrickSeatView(TypedDict):
    """One of the eight seats, in the order of play; most of them are empty."""

    player: str
    letter: str  # "A".."H"
    label: str  # "Player B"
    card: str | None  # as it lies in the suits: never "PAPAYOO"
    text: str  # "Player B discards: Payoo 18.", or why it was not allowed; "" without a card
    takes: bool
    allowed: bool | None  # None: the hand is not known
    hand: list[str]
    hand_label: str  # "Player B: cards in hand"
    hand_text: str  # "Player B holds: …", or ""


class TrickView(TypedDict):
    lang: Lang
    die: list[SuitView]
    suits: list[TrickSuitView]
    seats: list[TrickSeatView]  # always eight
    result: list[RuledText]  # what was not allowed; who takes the trick and why; what it costs
    announce: str  # for the live region: whole sentences
    empty: bool  # no die, no card


class Refereed(TypedDict):
    trick: TrickDraft
    view: TrickView
    link: str  # the fragment that opens this trick: "t1=…"


class TrickRequest(TypedDict):
    """``trick`` None is an empty one; ``text`` ("t1=…") opens another instead. The answer is Refereed or Failed."""

    do: Literal["trick"]
    trick: TrickDraft | None
    action: NotRequired[TrickAction]
    text: NotRequired[str]
    lang: Lang

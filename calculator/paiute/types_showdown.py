"""The shapes of Paiute's showdown: the document, what is done to it, what the screen shows, the request.

The door answers in these shapes; a document that lacks its turned-up card or cards is one that is still being entered.
"""

from typing import Literal, NotRequired, TypedDict

from calculator.paiute.kinds import KindId
from calculator.suits import Suit
from calculator.types import Lang, RuledText

# --- the showdown -----------------------------------------------------------------------------------------------


class ShowdownDraft(TypedDict):
    """A ``paiute-showdown`` document that may still lack cards; with all of them it is a showdown like any other."""

    format: Literal["paiute-showdown"]
    version: Literal[1]
    turned_up: NotRequired[str | None]
    pot: NotRequired[int]  # coins in the pot besides the antes of this deal
    ante: NotRequired[int]  # coins that each player paid for this deal
    ace_low: NotRequired[bool]
    hands: dict[str, list[str]]  # by player, clockwise
    names: NotRequired[dict[str, str]]
    dealer: NotRequired[str | None]
    caller: NotRequired[str | None]


# --- actions ----------------------------------------------------------------------------------------------------


class SetHands(TypedDict):
    """How many players show their hands (2 to 5); the last ones go first."""

    type: Literal["set_hands"]
    count: int


class NameHand(TypedDict):
    type: Literal["name_hand"]
    player: str
    name: str


class TurnUp(TypedDict):
    """The card that lies beside the stock; it is taken out of any hand. ``card`` None: not known."""

    type: Literal["turn_up"]
    card: str | None


class HoldInHand(TypedDict):
    """A player holds this card, and nobody else does; ``player`` None: nobody does. Error: ``hand_full``."""

    type: Literal["hold_in_hand"]
    card: str
    player: str | None


class EmptyHand(TypedDict):
    type: Literal["empty_hand"]
    player: str


class SetPot(TypedDict):
    """As typed: whole coins, the empty text is none. What is not given stays."""

    type: Literal["set_pot"]
    pot: NotRequired[str]
    ante: NotRequired[str]


class SetAceLow(TypedDict):
    type: Literal["set_ace_low"]
    on: bool


class SetCall(TypedDict):
    """Who dealt and who called; None: not known. What is not given stays."""

    type: Literal["set_call"]
    dealer: NotRequired[str | None]
    caller: NotRequired[str | None]


class ClearCards(TypedDict):
    """Takes all cards away; players, pot and house rule stay."""

    type: Literal["clear_cards"]


class NextDeal(TypedDict):
    """Takes all cards away, leaves in the pot what could not be shared, and passes the deal on. Error: ``hands_open``."""

    type: Literal["next_deal"]


ShowdownAction = SetHands | NameHand | TurnUp | HoldInHand | EmptyHand | SetPot | SetAceLow | SetCall | ClearCards | NextDeal

# --- the view: whatever depends on the showdown, in words, in one language -----------------------------------------


class PictureView(TypedDict):
    """A card as it is drawn: rank and suit, its name in words, and what it stands for where it is wild."""

    card: str  # "S8"
    face: str  # "8", "K" as this language prints it
    suit: Suit
    symbol: str  # "♠" with U+FE0E
    name: str  # "8 of spades"
    wild: bool
    stands_for: str  # "A", "Q♥": what a wild card counts as in this hand; "" for every other card
    aria: str  # "8 of spades, wild card, stands for an ace"


class PadCardView(TypedDict):
    card: str
    face: str
    name: str
    aria: str  # the name, that it is wild, and where it lies
    wild: bool


class PadSuitView(TypedDict):
    """One suit with its cards, from the 2 to the ace."""

    suit: Suit
    symbol: str
    label: str
    cards: list[PadCardView]


class HandView(TypedDict):
    """A whole hand: its cards as they are laid down, and what they are."""

    cards: list[PictureView]
    left_out: PictureView | None  # the sixth card of a hand that wins with five
    kind: KindId | None
    label: str  # "Five of a kind", "No winning hand"
    said: RuledText  # the reading, or why the hand does not win; its code is the kind or what was missed ("full_house")


class PlayerHandView(TypedDict):
    player: str
    letter: str  # "A".."E"
    name: str  # as typed, may be empty
    label: str  # the name, or "Player A"
    name_label: str  # label of the field: "Name of player A"
    cards: list[str]  # in the order of the deck
    count_text: str  # "4 cards"
    hand: HandView | None  # None while there are fewer than 5 cards
    pictures: list[PictureView]  # the cards of a hand that is not whole
    wins: bool
    aria: str  # "Player A, 4 cards"
    empty_label: str  # label of the button: "Clear the hand: Player A"


class CoinsView(TypedDict):
    pot: str  # as a field shows it
    ante: str
    text: str  # "In the pot: 20 + 4 × 5 = 40 coins", or ""


class HandsCountView(TypedDict):
    count: int
    label: str  # "3 players"
    chosen: bool


class ShowdownView(TypedDict):
    lang: Lang
    turned_up: PictureView | None
    wild_text: str  # "Wild in this deal: 8 of hearts, …", or that the turned-up card is missing
    counts: list[HandsCountView]
    suits: list[PadSuitView]
    hands: list[PlayerHandView]
    most_cards: int  # so many cards a hand can hold
    coins: CoinsView
    ace_low: bool
    dealer: str | None
    caller: str | None
    result: list[RuledText]  # who wins and why, what everybody takes, what stays; who still has a turn
    whole: bool  # every player's hand has been entered: the result is final
    announce: str  # for the live region: whole sentences
    empty: bool  # no card at all


class Shown(TypedDict):
    showdown: ShowdownDraft
    view: ShowdownView
    link: str  # the fragment that opens this showdown: "s1=…"


class ShowdownRequest(TypedDict):
    """``showdown`` None is an empty one; ``text`` ("s1=…", "example=…") opens another. The answer is Shown or Failed."""

    do: Literal["showdown"]
    showdown: ShowdownDraft | None
    action: NotRequired[ShowdownAction]
    text: NotRequired[str]
    lang: Lang

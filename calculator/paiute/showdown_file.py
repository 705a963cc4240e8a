"""The showdown as a document, ``paiute-showdown`` version 1: read strictly, judged, answered.

``{"format": "paiute-showdown", "version": 1, "turned_up": "S8", "pot": 20, "hands": {"a": ["SK", …], "b": […]}}``: the card
turned up and the hands, clockwise. Besides: ``ante``, coins that each player has paid in addition to the ``pot``;
``ace_low``, whether the table lets A-2-3-4-5 of a suit win; ``names``, ``dealer`` and ``caller``. Unknown keys are kept.
"""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict, cast

from calculator import strict_json
from calculator.errors import InputError, Path
from calculator.fields import as_bool, as_id, as_list, as_object, as_text, as_whole, check_header, one_of, required
from calculator.paiute.cards import FEWEST_CARDS, FEWEST_PLAYERS, MOST_CARDS, MOST_PLAYERS, MOST_WILDS, rank_of
from calculator.paiute.fields import as_card
from calculator.paiute.hand_view import hand_view
from calculator.paiute.kinds import KindId
from calculator.paiute.missed import MissId, missed
from calculator.paiute.reading import Reading
from calculator.paiute.showdown import Showdown, pot_of, showdown, turns_after_call
from calculator.paiute.types_showdown import ShowdownDraft
from calculator.words import Words

FORMAT: Final = "paiute-showdown"
MOST_COINS: Final = 1_000_000
MOST_NAME: Final = 100


def loads(text: str | bytes) -> ShowdownDraft:
    """A whole showdown from its text; raises ``InputError`` and nothing else."""
    return checked(strict_json.loads(text))


def checked(value: Any) -> ShowdownDraft:
    """``value`` itself once it has proved to be a whole showdown. It must be plain JSON (``strict_json.plain``)."""
    document = checked_draft(value, fewest=FEWEST_CARDS)
    as_card(required(cast(dict[str, Any], document), "turned_up", ()), ("turned_up",))
    return document


def checked_draft(value: Any, *, fewest: int = 0) -> ShowdownDraft:
    """``value`` itself once it has proved to be a showdown that can be entered further: cards may be missing."""
    document = as_object(value, ())
    check_header(document, FORMAT, "not_a_showdown")
    turned_up = document.get("turned_up")
    if turned_up is not None:
        as_card(turned_up, ("turned_up",))
    hands = as_object(required(document, "hands", ()), ("hands",))
    if not FEWEST_PLAYERS <= len(hands) <= MOST_PLAYERS:
        raise InputError("hands_count", ("hands",))
    _check_cards(hands, turned_up, fewest)
    for key in ("pot", "ante"):
        if key in document:
            as_whole(document[key], (key,), 0, MOST_COINS)
    if "ace_low" in document:
        as_bool(document["ace_low"], ("ace_low",))
    _check_people(document, hands)
    return cast(ShowdownDraft, document)


def _check_cards(hands: dict[str, Any], turned_up: str | None, fewest: int) -> None:
    """Every card once, none of them the turned-up one."""
    places: dict[str, Path] = {}
    for player, hand in hands.items():
        here: Path = ("hands", as_id(player, ("hands", player)))
        if not fewest <= len(as_list(hand, here)) <= MOST_CARDS:
            raise InputError("hand_size" if fewest else "hand_full", here)
        for place, one in enumerate(hand):
            card = as_card(one, (*here, place))
            if card in places:
                raise InputError("duplicate_card", (*here, place), value=card)
            places[card] = (*here, place)
    if turned_up is None:
        return
    wild = [card for card in places if rank_of(card) == rank_of(turned_up)]
    if len(wild) > MOST_WILDS:
        raise InputError("too_many_wilds", places[wild[-1]])
    if turned_up in places:
        raise InputError("turned_up_in_hand", places[turned_up], value=turned_up)


def _check_people(document: dict[str, Any], hands: dict[str, Any]) -> None:
    for player, name in as_object(document.get("names", {}), ("names",)).items():
        one_of(player, ("names", player), hands, "unknown_player")
        if len(as_text(name, ("names", player))) > MOST_NAME:
            raise InputError("name_too_long", ("names", player))
    for key in ("dealer", "caller"):
        if document.get(key) is not None:
            one_of(document[key], (key,), hands, "unknown_player")


# --- what a document says ----------------------------------------------------------------------------------------


def pot_in(document: ShowdownDraft) -> int:
    """All that lies in the pot, in coins."""
    return pot_of(len(document["hands"]), document.get("ante", 0), document.get("pot", 0))


def outcome(document: ShowdownDraft) -> Showdown:
    """The outcome of a checked, whole showdown."""
    turned_up = document.get("turned_up")
    if turned_up is None:
        raise ValueError("the turned-up card is missing")
    return showdown(document["hands"], turned_up, pot=pot_in(document), ace_low=document.get("ace_low", False))


def turns_in(document: ShowdownDraft) -> tuple[str, ...] | None:
    """Who still has a turn after the call; None while dealer or caller is not known."""
    dealer, caller = document.get("dealer"), document.get("caller")
    if dealer is None or caller is None:
        return None
    return turns_after_call(list(document["hands"]), dealer, caller)


# --- the answer ----------------------------------------------------------------------------------------------------


class HandAnswer(TypedDict):
    """``reading`` are the cards as they are laid down, ``wilds`` what each wild card among them counts as ("A", "HQ")."""

    kind: KindId | None
    reading: list[str]
    wilds: dict[str, str]
    left_out: str | None
    missed: MissId | None  # what the hand looks like where it does not win
    text: str
    rule: str  # its number: "5.1"


class ShowdownAnswer(TypedDict):
    hands: dict[str, HandAnswer]
    winners: list[str]
    pot: int
    shares: dict[str, int]  # coins of each winner
    left_in_pot: int
    turns_after_call: NotRequired[list[str]]  # where dealer and caller are known


def answer(document: ShowdownDraft, words: Words) -> ShowdownAnswer:
    """Judge a checked, whole showdown, in the published schema."""
    result = outcome(document)
    given: ShowdownAnswer = {
        "hands": {player: _hand(document, player, reading, words) for player, reading in result.readings.items()},
        "winners": list(result.winners),
        "pot": result.pot,
        "shares": result.shares,
        "left_in_pot": result.left_in_pot,
    }
    turns = turns_in(document)
    if turns is not None:
        given["turns_after_call"] = list(turns)
    return given


def _hand(document: ShowdownDraft, player: str, reading: Reading | None, words: Words) -> HandAnswer:
    cards, turned_up = document["hands"][player], str(document.get("turned_up"))
    said = hand_view(cards, turned_up, words, ace_low=document.get("ace_low", False))["said"]
    return {
        "kind": reading.kind.id if reading else None,
        "reading": [one.card for one in reading.laid] if reading else [],
        "wilds": {one.card: one.meaning for one in reading.laid if one.wild} if reading else {},
        "left_out": reading.left_out if reading else None,
        "missed": None if reading else missed(cards, turned_up),
        "text": said["text"],
        "rule": said["rule"],
    }

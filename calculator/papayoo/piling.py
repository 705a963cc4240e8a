"""Piles of the draft: giving a card, a number, the rest. Every function changes the draft it is given, in place.

A card lies in one pile at most. The pile that "the rest" filled follows every change of the others and stops
following as soon as it is edited itself; what it held before is kept beside it, so that the rest can be taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from calculator.errors import InputError
from calculator.papayoo.cards import PAPAYOO, PAYOOS, SUIT_CARDS, papayoo_of
from calculator.papayoo.piles import CardsPile, PointsPile, parse_pile
from calculator.papayoo.scoring import ROUND_TOTAL, points_of_cards
from calculator.papayoo.types import Pile, Round, Suit

#: The 21 chips: the scoring cards, the Papayoo under its own name whatever the die shows.
CHIPS: Final = (*PAYOOS, PAPAYOO)

_ORDER: Final = {card: place for place, card in enumerate((*CHIPS, *SUIT_CARDS))}


def chip_of(card: str, die: Suit | None) -> str:
    """The chip a card lies under: the 7 of the die's suit is the Papayoo, every other card is itself."""
    return PAPAYOO if die is not None and card == papayoo_of(die) else card


def give_card(draft: Round, seats: list[str], card: str, player: str | None) -> None:
    """Put a card on a player's pile, away from every other; None frees it. A pile by points becomes one by cards."""
    die = draft["die"]
    chip = chip_of(card, die)
    edited = {player}
    for owner, pile in draft["piles"].items():
        if isinstance(pile, list) and chip in (chip_of(one, die) for one in pile):
            draft["piles"][owner] = _without(pile, chip, die)
            if player is None:
                edited.add(owner)
    if "before_rest" in draft and player != draft.get("filled"):
        draft["before_rest"] = _without(draft["before_rest"], chip, die)
    if player is not None:
        pile = draft["piles"].get(player)
        draft["piles"][player] = in_order([*(pile if isinstance(pile, list) else []), chip])
    _settle(draft, seats, edited)


def set_pile(draft: Round, seats: list[str], player: str, text: str | None) -> None:
    """Replace a pile by a number or a sum as typed, or by nothing; its cards become free."""
    draft["piles"][player] = text
    _settle(draft, seats, {player})


def give_rest(draft: Round, seats: list[str], player: str | None) -> None:
    """Fill a player's pile with all that the others do not hold; None takes that back.

    Raises ``InputError`` rest_negative when the other piles already hold more than 250 points.
    """
    take_back_rest(draft)
    if player is None:
        return
    rest = _rest(draft, seats, player)
    if isinstance(rest, int) and rest < 0:
        raise InputError("rest_negative", ("player",), total=ROUND_TOTAL - rest)
    draft["before_rest"] = draft["piles"].get(player)
    draft["filled"] = player
    refill(draft, seats)


def take_back_rest(draft: Round) -> None:
    """Let the filled pile hold again what it held before."""
    if "filled" in draft:
        draft["piles"][draft["filled"]] = draft.get("before_rest")
    _unmark(draft)


def refill(draft: Round, seats: list[str]) -> None:
    """Let the filled pile follow the others; where they already hold more than 250, nothing is left for it: 0."""
    player = draft.get("filled")
    if player is None or player not in seats:
        return
    rest = _rest(draft, seats, player)
    if isinstance(rest, int):
        draft["piles"][player] = max(rest, 0)
        return
    before = draft.get("before_rest")
    kept = before if isinstance(before, list) else []
    worthless = [card for card in kept if chip_of(card, draft["die"]) not in CHIPS]
    draft["piles"][player] = in_order([*rest, *worthless])


def set_die(draft: Round, seats: list[str], die: Suit | None) -> None:
    """Change the suit rolled; whoever holds the Papayoo goes on holding it.

    A 7 of the new suit that lay elsewhere as a card worth nothing can then only be the 7 of the former suit.
    """
    former = draft["die"]
    if die == former:
        return
    if former is not None:
        _rename(draft, {papayoo_of(former): PAPAYOO})
    if die is not None and any(isinstance(pile, list) and PAPAYOO in pile for pile in draft["piles"].values()):
        _rename(draft, {papayoo_of(die): papayoo_of(former) if former is not None else None})
    draft["die"] = die
    refill(draft, seats)


def _rest(draft: Round, seats: list[str], player: str) -> int | list[str]:
    """What the others leave: chips while all others are by cards (nothing entered: no cards), else points."""
    die = draft["die"]
    others = [parse_pile(draft["piles"].get(seat)) for seat in seats if seat != player]
    if any(isinstance(pile, PointsPile) for pile in others):
        return ROUND_TOTAL - sum(_points(pile, die) for pile in others)
    held = {chip_of(card, die) for pile in others if isinstance(pile, CardsPile) for card in pile.cards}
    return [chip for chip in CHIPS if chip not in held]


def _points(pile: CardsPile | PointsPile | None, die: Suit | None) -> int:
    if pile is None:
        return 0
    return pile.value if isinstance(pile, PointsPile) else points_of_cards(pile.cards, die)


def _settle(draft: Round, seats: list[str], edited: Iterable[str | None]) -> None:
    """After an edit: a filled pile that was edited itself is an ordinary pile from now on; another follows."""
    filled = draft.get("filled")
    if filled is not None and filled in edited:
        _unmark(draft)
        pile = draft["piles"].get(filled)
        # The rest may have covered cards of piles that are kept aside; now they are this player's.
        for chip in [chip_of(card, draft["die"]) for card in pile] if isinstance(pile, list) else []:
            for owner, other in draft["piles"].items():
                if owner != filled:
                    draft["piles"][owner] = _without(other, chip, draft["die"])
    refill(draft, seats)


def _unmark(draft: Round) -> None:
    draft.pop("filled", None)
    draft.pop("before_rest", None)


def _without(pile: Pile, chip: str, die: Suit | None) -> Pile:
    """The pile without a chip; one that lost its last card is not entered any more."""
    if not isinstance(pile, list):
        return pile
    kept = [card for card in pile if chip_of(card, die) != chip]
    return pile if len(kept) == len(pile) else kept or None


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards in the order of the chips: Payoos, Papayoo, then the four suits."""
    return sorted(cards, key=_ORDER.__getitem__)


def _rename(draft: Round, names: Mapping[str, str | None]) -> None:
    """Replace cards in every pile of the draft; a card renamed to None goes away."""

    def renamed(pile: Pile) -> Pile:
        if not isinstance(pile, list) or not any(card in names for card in pile):
            return pile
        return [new for card in pile if (new := names.get(card, card)) is not None] or None

    for player in draft["piles"]:
        draft["piles"][player] = renamed(draft["piles"][player])
    if "before_rest" in draft:
        draft["before_rest"] = renamed(draft["before_rest"])

"""A whole hand as it is pictured: its cards in the order in which they are laid down, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from calculator.paiute.cards import DECK, is_wild, rank_of, rank_with, suit_of
from calculator.paiute.hand_text import missed_rule, missed_text, reading_text
from calculator.paiute.missed import missed
from calculator.paiute.naming import card_name, face, kind_label, stands_for
from calculator.paiute.reading import Laid, best_reading
from calculator.paiute.rules import BY_ID
from calculator.paiute.types_showdown import HandView, PictureView
from calculator.rules import ruled
from calculator.suits import SYMBOLS
from calculator.words import Words

_PLACE_IN_DECK: Final = {card: place for place, card in enumerate(DECK)}


def picture(card: str, words: Words, turned_up: str | None = None, laid: Laid | None = None) -> PictureView:
    """One card; ``laid`` says what it stands for where it is part of a winning hand."""
    wild = turned_up is not None and is_wild(card, turned_up)
    name = card_name(card, words)
    aria, meaning = name, ""
    if wild:
        aria = words.gettext("{card}, wild card", card=name)
    if laid is not None and laid.wild:
        aria = words.gettext("{card}, wild card, {stands_for}", card=name, stands_for=stands_for(laid, words))
        meaning = face(rank_with(laid.value), words) + ("" if laid.suit is None else SYMBOLS[laid.suit])
    suit = suit_of(card)
    return {
        "card": card,
        "face": face(rank_of(card), words),
        "suit": suit,
        "symbol": SYMBOLS[suit],
        "name": name,
        "wild": wild,
        "stands_for": meaning,
        "aria": aria,
    }


def in_deck_order(cards: Sequence[str]) -> list[str]:
    """Cards as they are sorted in a hand: suit by suit, from the 2 to the ace."""
    return sorted(cards, key=_PLACE_IN_DECK.__getitem__)


def hand_view(cards: Sequence[str], turned_up: str, words: Words, *, ace_low: bool = False) -> HandView:
    """A hand of 5 or 6 cards, read as well as it can be. Raises ``ValueError`` for what is no hand."""
    reading = best_reading(cards, turned_up, ace_low=ace_low)
    if reading is None:
        return _losing(cards, turned_up, words)
    left_out = None if reading.left_out is None else picture(reading.left_out, words, turned_up)
    return {
        "cards": [picture(one.card, words, turned_up, one) for one in reading.laid],
        "left_out": left_out,
        "kind": reading.kind.id,
        "label": kind_label(reading.kind.id, words),
        "said": ruled(reading.kind.id, reading_text(reading, words), BY_ID[reading.kind.rule], words),
    }


def _losing(cards: Sequence[str], turned_up: str, words: Words) -> HandView:
    miss = missed(cards, turned_up)
    return {
        "cards": [picture(card, words, turned_up) for card in in_deck_order(cards)],
        "left_out": None,
        "kind": None,
        "label": words.gettext("No winning hand"),
        "said": ruled(miss, missed_text(miss, words), BY_ID[missed_rule(miss)], words),
    }

"""What is said of a trick: every card played, who takes it and why, what it costs, what was not allowed (rules 5.3 to 6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from calculator.papayoo.cards import AnySuit, resolve, suit_of
from calculator.papayoo.replay_text import count_text
from calculator.papayoo.scoring import points_of
from calculator.papayoo.tricks import TrickResult, legal
from calculator.papayoo.types import Suit
from calculator.papayoo.wording import card_name, cards_list
from calculator.words import Words


def play_text(name: str, card: str, led: AnySuit | None, hand: Sequence[str] | None, die: Suit | None, words: Words) -> str:
    """A card that was allowed, as far as ``hand`` is known; ``led`` None: this card leads."""
    values = {"name": name, "card": card_name(card, words, die)}
    if led is None:
        return words.gettext("{name} leads: {card}.", **values)
    if suit_of(resolve(card, die)) != led:
        if hand is None:
            return words.gettext("{name} discards: {card}.", **values)
        return words.gettext("{name} has no card of the suit led and discards: {card}.", **values)
    if hand is not None and len(legal(hand, led, die)) == 1:
        return words.gettext("{name} must follow suit and has only this card of the suit led: {card}.", **values)
    return words.gettext("{name} follows suit: {card}.", **values)


def illegal_text(code: str, name: str, card: str, words: Words) -> str:
    """Why a card was not allowed; ``name`` and ``card`` are what player and card are called."""
    if code == "must_follow":
        return words.gettext("{name}: {card} was not allowed, a card of the suit led was in hand.", name=name, card=card)
    return words.gettext("{name}: {card} was not in hand.", name=name, card=card)


def taker_text(result: TrickResult, name: str, card: str, words: Words) -> str:
    """Who takes the trick and why; ``name`` and ``card`` are what the taker and the card that takes are called."""
    if result.reason == "nobody_followed":
        return words.gettext(
            "Nobody else followed suit. Only card of the suit led: {card}. {name} takes the trick.", name=name, card=card
        )
    return words.gettext("Highest card of the suit led: {card}. {name} takes the trick.", name=name, card=card)


def cost_text(name: str, counting: Sequence[str], die: Suit | None, words: Words) -> str:
    """What the taker takes: the cards that count, their sum written out."""
    if not counting:
        return words.gettext("{name}: no card that counts, {points}.", name=name, points=words.points(0))
    values = [points_of(card, die) for card in counting]
    return words.gettext(
        "{name}: {cards}. {sum}.", name=name, cards=cards_list(counting, words, die), sum=count_text(values, words)
    )

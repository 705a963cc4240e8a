"""What cards, ranks and hands are called in a sentence, in each language's own way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from calculator.paiute.cards import DECK, rank_of, suit_of
from calculator.paiute.kinds import KindId
from calculator.paiute.reading import Laid
from calculator.suits import suit_name
from calculator.words import Words

_PLACE_IN_DECK: Final = {card: place for place, card in enumerate(DECK)}


def card_name(card: str, words: Words) -> str:
    """A card as a label, without an article: "7 of hearts", "ace of spades"."""
    rank, suit = rank_of(card), suit_name(suit_of(card), words)
    if rank == "A":
        return words.pgettext("card", "ace of\u00a0{suit}", suit=suit)
    if rank == "K":
        return words.pgettext("card", "king of\u00a0{suit}", suit=suit)
    if rank == "Q":
        return words.pgettext("card", "queen of\u00a0{suit}", suit=suit)
    if rank == "J":
        return words.pgettext("card", "jack of\u00a0{suit}", suit=suit)
    return words.pgettext("card", "{rank}\u00a0of\u00a0{suit}", rank=int(rank), suit=suit)


def cards_list(cards: Iterable[str], words: Words) -> str:
    """Cards as a list to stand after a colon, in the order of the deck."""
    return words.join([card_name(card, words) for card in sorted(cards, key=_PLACE_IN_DECK.__getitem__)])


def face(rank: str, words: Words) -> str:
    """A rank as it is printed on the cards of this language: "10", "K"."""
    faces = {
        "A": words.pgettext("printed on the card", "A"),
        "K": words.pgettext("printed on the card", "K"),
        "Q": words.pgettext("printed on the card", "Q"),
        "J": words.pgettext("printed on the card", "J"),
    }
    return faces.get(rank, rank)


def rank_name(rank: str, words: Words) -> str:
    """A rank as a label, without an article: "ace", "10"."""
    names = {
        "A": words.pgettext("rank", "ace"),
        "K": words.pgettext("rank", "king"),
        "Q": words.pgettext("rank", "queen"),
        "J": words.pgettext("rank", "jack"),
    }
    return names.get(rank, rank)


def rank_plural(rank: str, words: Words) -> str:
    """The cards of a rank: "aces", "10s"."""
    names = {
        "A": words.pgettext("ranks", "aces"),
        "K": words.pgettext("ranks", "kings"),
        "Q": words.pgettext("ranks", "queens"),
        "J": words.pgettext("ranks", "jacks"),
        "10": words.pgettext("ranks", "10s"),
        "9": words.pgettext("ranks", "9s"),
        "8": words.pgettext("ranks", "8s"),
        "7": words.pgettext("ranks", "7s"),
        "6": words.pgettext("ranks", "6s"),
        "5": words.pgettext("ranks", "5s"),
        "4": words.pgettext("ranks", "4s"),
        "3": words.pgettext("ranks", "3s"),
        "2": words.pgettext("ranks", "2s"),
    }
    return names[rank]


def stands_for(laid: Laid, words: Words) -> str:
    """What a wild card does: "stands for an ace", "stands for the ace of hearts", "stands for itself"."""
    if laid.itself:
        return words.gettext("stands for itself")
    if laid.suit is not None:
        return _stands_for_card(laid.meaning, words)
    texts = {
        "A": words.gettext("stands for an ace"),
        "K": words.gettext("stands for a king"),
        "Q": words.gettext("stands for a queen"),
        "J": words.gettext("stands for a jack"),
        "10": words.gettext("stands for a 10"),
        "9": words.gettext("stands for a 9"),
        "8": words.gettext("stands for an 8"),
        "7": words.gettext("stands for a 7"),
        "6": words.gettext("stands for a 6"),
        "5": words.gettext("stands for a 5"),
        "4": words.gettext("stands for a 4"),
        "3": words.gettext("stands for a 3"),
        "2": words.gettext("stands for a 2"),
    }
    return texts[laid.meaning]


def _stands_for_card(card: str, words: Words) -> str:
    rank, suit = rank_of(card), suit_name(suit_of(card), words)
    if rank == "A":
        return words.gettext("stands for the ace of\u00a0{suit}", suit=suit)
    if rank == "K":
        return words.gettext("stands for the king of\u00a0{suit}", suit=suit)
    if rank == "Q":
        return words.gettext("stands for the queen of\u00a0{suit}", suit=suit)
    if rank == "J":
        return words.gettext("stands for the jack of\u00a0{suit}", suit=suit)
    return words.gettext("stands for the {rank}\u00a0of\u00a0{suit}", rank=int(rank), suit=suit)


def kind_name(kind: KindId, words: Words) -> str:
    """A winning hand as it stands within a sentence: "five of a kind"."""
    names = {
        "five_of_a_kind": words.pgettext("winning hand", "five of a kind"),
        "royal_flush": words.pgettext("winning hand", "royal flush"),
        "straight_flush": words.pgettext("winning hand", "straight flush"),
        "four_two": words.pgettext("winning hand", "four and two"),
        "three_three": words.pgettext("winning hand", "three and three"),
        "two_two_two": words.pgettext("winning hand", "three pairs"),
    }
    return names[kind]


def kind_label(kind: KindId, words: Words) -> str:
    """The same as a label of its own: "Five of a kind"."""
    return capital(kind_name(kind, words))


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]

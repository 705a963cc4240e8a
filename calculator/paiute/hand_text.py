"""What is said of a hand: what it is, what its wild cards stand for, which card is left out, or why it does not win."""

from __future__ import annotations

from calculator.paiute.cards import rank_with
from calculator.paiute.missed import MissId
from calculator.paiute.naming import capital, card_name, kind_name, rank_name, rank_plural, stands_for
from calculator.paiute.reading import Reading
from calculator.suits import suit_name
from calculator.words import Words


def reading_text(reading: Reading, words: Words) -> str:
    """Whole sentences: "Five of a kind: aces. Wild card: 8 of spades stands for an ace."."""
    what = {"kind": capital(kind_name(reading.kind.id, words)), "what": _of_what(reading, words)}
    sentences = [words.pgettext("reading", "{kind}: {what}.", **what)]
    wilds = [f"{card_name(one.card, words)} {stands_for(one, words)}" for one in reading.laid if one.wild]
    if wilds:
        sentences.append(words.ngettext("Wild card: {list}.", "Wild cards: {list}.", len(wilds), list=words.join(wilds)))
    if reading.left_out is not None:
        sentences.append(words.gettext("The sixth card is discarded: {card}.", card=card_name(reading.left_out, words)))
    return " ".join(sentences)


def _of_what(reading: Reading, words: Words) -> str:
    """The ranks or the suit that a winning hand is made of."""
    ranks = [rank_with(value) for value in reading.values]
    suit = reading.laid[0].suit
    if suit is None:
        return words.join([rank_plural(rank, words) for rank in ranks])
    if not ranks:
        return suit_name(suit, words)
    return words.pgettext(
        "straight flush", "{suit}, highest card\u00a0{rank}", suit=suit_name(suit, words), rank=rank_name(ranks[0], words)
    )


def missed_text(miss: MissId, words: Words) -> str:
    """Why a hand does not win, in whole sentences."""
    texts = {
        "ace_low": words.gettext("Ace, 2, 3, 4\u00a0and\u00a05\u00a0of one suit do not win: the ace is high only."),
        "four_of_a_kind": words.gettext("Four of a kind alone does not win: a pair must stand beside it."),
        "full_house": words.gettext("A full house does not win: the pair lacks its third card."),
        "flush": words.gettext("A flush does not win: its five cards are not in sequence."),
        "straight": words.gettext("A straight does not win: its five cards are not of one suit."),
        "three_of_a_kind": words.gettext("Three of a kind alone does not win."),
        "two_pairs": words.gettext("Two pairs do not win: a third pair is missing."),
        "pair": words.gettext("A pair alone does not win."),
        "nothing": words.gettext("These cards make no winning hand."),
    }
    return texts[miss]


def missed_rule(miss: MissId) -> str:
    """The id of the rule by which a hand does not win."""
    return "ace-high" if miss == "ace_low" else "not-winning"

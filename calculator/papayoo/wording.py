"""What the check has to say, in whole sentences: cards, findings and the headline of a round.

A finding that is certain is stated ("Nobody has the Payoo 7."); one that explains a sum says "may". Each kind of card
has its own message, because articles, cases and hyphens differ: nothing is glued together from nouns. Names stand as a
subject or beside a colon, and lists of cards stand after a colon, where every language leaves them as they are.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from calculator.papayoo.cards import rank_of
from calculator.papayoo.check import Check, Finding, RoundEntry
from calculator.papayoo.naming import (
    card_name,
    cards_list,
    is_papayoo,
    is_payoo,
    labels_of,
    player_label,
    ranks_text,
    suit_in_name,
)
from calculator.papayoo.piles import PointsPile
from calculator.papayoo.scoring import ROUND_TOTAL
from calculator.papayoo.types import Suit
from calculator.suits import suit_name
from calculator.words import Words

__all__ = [
    "card_name",
    "cards_list",
    "difference_text",
    "finding_text",
    "headline",
    "labels_of",
    "more_text",
    "player_label",
    "suit_name",
]

#: A list of cards up to this long is spelt out in a headline; a longer one is counted.
LONGEST_LIST: Final = 5


def finding_text(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    """The finding as one or two whole sentences.

    ``names`` gives what each player is called in a sentence (see :func:`player_label`). Raises KeyError for a code
    that has no sentence.
    """
    return _SENTENCES[finding.code](finding, entry, names, words)


def headline(check: Check, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    """One sentence over the findings: what an open round still lacks, by how much a refused one is off, or that it holds."""
    if check.state == "valid":
        if entry.filled:
            return words.gettext("Filled up to\u00a0{n}, so the sum proves nothing.", n=check.expected)
        return words.gettext("Adds up to\u00a0{n}.", n=check.expected)
    if check.state == "open":
        return _still_open(check, entry, names, words)
    if any(finding.code == "blank" for finding in check.findings):
        return words.gettext("The round is not complete.")
    difference = check.total - check.expected
    if difference:
        return difference_text(difference, words)
    return words.gettext("Adds up to\u00a0{n}, but cannot be right.", n=check.expected)


def difference_text(difference: int, words: Words) -> str:
    """How far a sum is off: "7 points short." below zero, "7 points over." above."""
    if difference < 0:
        return words.ngettext("{n}\u00a0point short.", "{n}\u00a0points short.", -difference)
    return words.ngettext("{n}\u00a0point over.", "{n}\u00a0points over.", difference)


def more_text(n: int, words: Words) -> str:
    """How many explanations there are beside the one shown; empty when there is none."""
    return words.ngettext("{n}\u00a0other explanation", "{n}\u00a0other explanations", n) if n > 0 else ""


def _still_open(check: Check, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    by_points = any(isinstance(pile, PointsPile) for pile in entry.piles.values())
    if by_points and check.left_players:
        left = check.expected - check.total
        if left <= 0:
            return _no_score_yet(check.left_players, names, words)
        return words.ngettext(
            "No score yet: {names}. {n}\u00a0point left.",
            "No score yet: {names}. {n}\u00a0points left.",
            left,
            names=_names(check.left_players, names, words),
        )
    if 0 < len(check.left_cards) <= LONGEST_LIST:
        return words.gettext("Still to find: {cards}.", cards=cards_list(check.left_cards, words, entry.die))
    return words.ngettext("{n}\u00a0scoring card still to find.", "{n}\u00a0scoring cards still to find.", len(check.left_cards))


# --- one function a code, in the order of the check -----------------------------------------------------------


def _not_a_score(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return words.gettext(
        "{names}: {value} is not possible. One player takes 0 to {most}\u00a0points.",
        names=_names(finding.players, names, words),
        value=_written(finding, entry),
        most=ROUND_TOTAL,
    )


def _blank(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return _no_score_yet(finding.players, names, words)


def _no_score_yet(players: Sequence[str], names: Mapping[str, str], words: Words) -> str:
    return words.gettext("No score yet: {names}.", names=_names(players, names, words))


def _card_not_in_play(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return words.gettext(
        "{names}: {cards}. With {n}\u00a0players the four\u00a01s stay out of the game.",
        names=_names(finding.players, names, words),
        cards=cards_list(finding.cards, words, entry.die),
        n=len(entry.seats),
    )


def _missing(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return _nobody_has(finding, entry, words) if finding.certain else _may_be_missing(finding, entry, words)


def _nobody_has(finding: Finding, entry: RoundEntry, words: Words) -> str:
    if len(finding.cards) > 1:
        cards = cards_list(finding.cards, words, entry.die)
        return words.gettext("Nobody has these cards: {cards}.", cards=cards)
    card = finding.cards[0]
    if is_payoo(card):
        return words.gettext("Nobody has the Payoo\u00a0{rank}.", rank=rank_of(card))
    if not is_papayoo(card, entry.die):
        suit = suit_in_name(card, words)
        return words.gettext("Nobody has the {rank}\u00a0of\u00a0{suit}.", rank=rank_of(card), suit=suit)
    if entry.die is None:
        return words.gettext("Nobody has the Papayoo.")
    return words.gettext("Nobody has the Papayoo, 7\u00a0of\u00a0{suit}.", suit=suit_name(entry.die, words))


def _may_be_missing(finding: Finding, entry: RoundEntry, words: Words) -> str:
    payoos, papayoo, plain = _by_kind(finding.cards, entry.die)
    if not plain or len(finding.cards) > LONGEST_LIST:
        cards = cards_list(finding.cards, words, entry.die)
        return words.ngettext(
            "{n}\u00a0card may be missing: {cards}.", "{n}\u00a0cards may be missing: {cards}.", len(finding.cards), cards=cards
        )
    ranks = ranks_text(payoos, words)
    if not payoos:
        return words.gettext("The Papayoo may be missing.")
    if len(payoos) == 1:
        if papayoo:
            return words.gettext("The Payoo\u00a0{rank} and the Papayoo may be missing.", rank=ranks)
        if payoos == ["P1"] and len(entry.seats) >= 7:
            return words.gettext("The Payoo\u00a01 may have been taken out with the four\u00a01s. It stays in play.")
        return words.gettext("The Payoo\u00a0{rank} may be missing.", rank=ranks)
    if papayoo:
        return words.gettext("The Payoos\u00a0{ranks}, and the Papayoo, may be missing.", ranks=ranks)
    return words.gettext("The Payoos\u00a0{ranks} may be missing.", ranks=ranks)


def _twice(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return _held_twice(finding, entry, names, words) if finding.certain else _may_be_twice(finding, entry, words)


def _held_twice(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    holders = _names(finding.players, names, words)
    if len(finding.cards) > 1 or len(finding.players) != 2:
        cards = cards_list(finding.cards, words, entry.die)
        return words.gettext("More than once: {cards} – {names}.", cards=cards, names=holders)
    card = finding.cards[0]
    if is_payoo(card):
        return words.gettext("The Payoo\u00a0{rank} is counted twice: {names}.", rank=rank_of(card), names=holders)
    if not is_papayoo(card, entry.die):
        suit = suit_in_name(card, words)
        return words.gettext(
            "The {rank}\u00a0of\u00a0{suit} is counted twice: {names}.", rank=rank_of(card), suit=suit, names=holders
        )
    if entry.die is None:
        return words.gettext("The Papayoo is counted twice: {names}.", names=holders)
    suit = suit_name(entry.die, words)
    return words.gettext("The Papayoo, 7\u00a0of\u00a0{suit}, is counted twice: {names}.", suit=suit, names=holders)


def _may_be_twice(finding: Finding, entry: RoundEntry, words: Words) -> str:
    payoos, papayoo, plain = _by_kind(finding.cards, entry.die)
    if not plain or len(finding.cards) > LONGEST_LIST:
        cards = cards_list(finding.cards, words, entry.die)
        return words.ngettext(
            "{n}\u00a0card may be counted twice: {cards}.",
            "{n}\u00a0cards may be counted twice: {cards}.",
            len(finding.cards),
            cards=cards,
        )
    ranks = ranks_text(payoos, words)
    if not payoos:
        return words.gettext("The Papayoo may be counted twice.")
    if len(payoos) == 1:
        if papayoo:
            return words.gettext("The Payoo\u00a0{rank} and the Papayoo may be counted twice.", rank=ranks)
        return words.gettext("The Payoo\u00a0{rank} may be counted twice.", rank=ranks)
    if papayoo:
        return words.gettext("The Payoos\u00a0{ranks}, and the Papayoo, may be counted twice.", ranks=ranks)
    return words.gettext("The Payoos\u00a0{ranks} may be counted twice.", ranks=ranks)


def _papayoo_forgotten(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    if entry.die is None:
        return words.gettext("The Papayoo may have been left out.")
    return words.gettext("The Papayoo, 7\u00a0of\u00a0{suit}, may have been left out.", suit=suit_name(entry.die, words))


def _papayoo_counted_as_7(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    if entry.die is None:
        return words.gettext("The Papayoo may have been counted as\u00a07 instead of\u00a040.")
    suit = suit_name(entry.die, words)
    return words.gettext("The Papayoo, 7\u00a0of\u00a0{suit}, may have been counted as\u00a07 instead of\u00a040.", suit=suit)


def _second_seven_counted(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return words.gettext("A second\u00a07 may have been counted as\u00a040.")


def _other_sevens_counted(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return words.gettext("The three other\u00a07s may have been counted as 7\u00a0points each. They are worth\u00a00.")


def _moon_without_house_rule(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return words.gettext(
        "This looks like shooting the moon, a house rule that is off. "
        "What was taken is entered: {most} for one player, 0 for the others.",
        most=ROUND_TOTAL,
    )


def _digits_swapped(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return words.gettext(
        "{names}: perhaps {meant} instead of\u00a0{value}.",
        names=_names(finding.players, names, words),
        meant=finding.meant or 0,
        value=_written(finding, entry),
    )


def _sum_differs(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    return words.gettext("No common mistake explains the difference. Count the piles again.")


def _impossible_split(finding: Finding, entry: RoundEntry, names: Mapping[str, str], words: Words) -> str:
    no_split = words.gettext("No split of the cards gives these scores. Count the piles again.")
    if not finding.players:
        return no_split
    piles = [pile.value for player in finding.players if isinstance(pile := entry.piles.get(player), PointsPile)]
    clash = words.ngettext(
        "{names}: {scores} cannot come about.",
        "{names}: {scores} cannot come about together.",
        len(piles),
        names=_names(finding.players, names, words),
        scores=words.join([words.number(value) for value in piles]),
    )
    return f"{clash} {no_split if finding.value is None else _too_few_small_cards(finding, sum(piles), entry, words)}"


def _too_few_small_cards(finding: Finding, needed: int, entry: RoundEntry, words: Words) -> str:
    """Why scores do not go together: a pile holds no card that is worth more than its score."""
    if not finding.cards:
        return words.gettext("No card that is left is worth so little. Count the piles again.")
    return words.gettext(
        "Small enough for that: {cards}. That makes {points}, not {needed}. Count the piles again.",
        cards=cards_list(finding.cards, words, entry.die),
        points=words.points(finding.value or 0),
        needed=needed,
    )


_SENTENCES: Final[dict[str, Callable[[Finding, RoundEntry, Mapping[str, str], Words], str]]] = {
    "not_a_score": _not_a_score,
    "blank": _blank,
    "card_not_in_play": _card_not_in_play,
    "missing": _missing,
    "twice": _twice,
    "papayoo_forgotten": _papayoo_forgotten,
    "papayoo_counted_as_7": _papayoo_counted_as_7,
    "second_seven_counted": _second_seven_counted,
    "other_sevens_counted": _other_sevens_counted,
    "moon_without_house_rule": _moon_without_house_rule,
    "digits_swapped": _digits_swapped,
    "sum_differs": _sum_differs,
    "impossible_split": _impossible_split,
}


# --- helpers --------------------------------------------------------------------------------------------------


def _by_kind(cards: Sequence[str], die: Suit | None) -> tuple[list[str], bool, bool]:
    """The Payoos among the cards, whether the Papayoo is too, and whether there is nothing else."""
    payoos = [card for card in cards if is_payoo(card)]
    papayoo = any(is_papayoo(card, die) for card in cards)
    return payoos, papayoo, len(payoos) + papayoo == len(cards)


def _names(players: Iterable[str], names: Mapping[str, str], words: Words) -> str:
    return words.join([names[player] for player in players])


def _written(finding: Finding, entry: RoundEntry) -> int:
    """The score that stands in the pile the finding is about."""
    if finding.value is not None:
        return finding.value
    pile = entry.piles.get(finding.players[0])
    return pile.value if isinstance(pile, PointsPile) else 0

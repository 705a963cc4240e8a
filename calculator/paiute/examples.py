"""Worked examples as data: hands, pictured where a page names them, and showdowns that open in the calculator.

Ids are published and never renamed or removed. What a hand is, what its wild cards stand for and who wins is never part of
an example: the engine says it. ``kind`` is what a test holds it to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from calculator.errors import InputError
from calculator.paiute.kinds import KindId
from calculator.paiute.missed import MissId
from calculator.paiute.types_showdown import ShowdownDraft
from calculator.words import Words

Title = Callable[[Words], str]


@dataclass(frozen=True)
class HandExample:
    """One hand: the turned-up card, five or six cards, the winning hand they make, or else what they look like."""

    id: str
    turned_up: str
    cards: tuple[str, ...]
    kind: KindId | None
    missed: MissId | None = None


@dataclass(frozen=True)
class ShowdownExample:
    """One showdown; the players are "a", "b", … in the order of ``hands``, the last one has dealt."""

    id: str
    title: Title
    turned_up: str
    hands: tuple[tuple[str, ...], ...]
    ante: int
    pot: int = 0
    caller: int | None = None


def _hand(id_: str, turned_up: str, cards: str, kind: KindId | None = None, missed: MissId | None = None) -> HandExample:
    return HandExample(id_, turned_up, tuple(cards.split()), kind, missed)


def _cards(*hands: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(hand.split()) for hand in hands)


#: Of each winning hand one with its own cards, where there is one, and one with wild cards; then hands that do not win.
#: Three and three is never the best that can be made with a wild card: the same cards are four and two, or five of a kind.
EXAMPLES: Final[Mapping[str, HandExample]] = MappingProxyType(
    {
        example.id: example
        for example in (
            _hand("five-aces", "S8", "SA HA DA CA H8", "five_of_a_kind"),
            _hand("five-kings-three-wild", "S8", "SK DK H8 D8 C8", "five_of_a_kind"),
            _hand("five-of-six", "S8", "SQ HQ DQ CQ D4 H8", "five_of_a_kind"),
            _hand("royal-flush", "S4", "HA HK HQ HJ H10", "royal_flush"),
            _hand("royal-flush-wild", "S8", "CA CK CJ C10 H8", "royal_flush"),
            _hand("straight-flush", "HK", "D9 D8 D7 D6 D5", "straight_flush"),
            _hand("straight-flush-wild", "S3", "S10 S9 S7 H3 D3", "straight_flush"),
            _hand("wild-as-itself", "S8", "HJ H10 H9 H8 H7", "straight_flush"),
            _hand("four-two", "S5", "S9 H9 D9 C9 HK CK", "four_two"),
            _hand("four-two-wild", "S8", "SQ HQ DQ H4 C4 D8", "four_two"),
            _hand("three-three", "C2", "SJ HJ DJ S6 H6 C6", "three_three"),
            _hand("three-pairs", "D10", "SA DA H9 C9 S4 H4", "two_two_two"),
            _hand("three-pairs-wild", "S8", "HK CK S10 D10 H5 C8", "two_two_two"),
            _hand("full-house", "S8", "SK HK DK S2 H2", None, "full_house"),
            _hand("full-house-wild", "S8", "SK HK S2 H2 D8", None, "full_house"),
            _hand("flush", "S8", "H2 H5 H9 HJ HK", None, "flush"),
            _hand("straight", "S8", "S3 H4 D5 C6 S7", None, "straight"),
            _hand("four-aces-and-a-king", "S8", "SA HA DA CA HK", None, "four_of_a_kind"),
            _hand("two-pairs", "S8", "SQ DQ H7 C7 S3", None, "two_pairs"),
            _hand("ace-low", "S8", "DA D2 D3 D4 D5", None, "ace_low"),
        )
    }
)

SHOWDOWNS: Final[Mapping[str, ShowdownExample]] = MappingProxyType(
    {
        example.id: example
        for example in (
            ShowdownExample(
                id="five-beats-royal-flush",
                title=lambda words: words.gettext("Five of a kind beats a royal flush"),
                turned_up="S8",
                hands=_cards("HA HK HQ HJ H10", "S5 D5 C5 D8 C8", "SK DK CK S3 D3 H8"),
                ante=5,
                caller=0,
            ),
            ShowdownExample(
                id="third-pair-decides",
                title=lambda words: words.gettext("The third pair decides"),
                turned_up="D6",
                hands=_cards("SA HA SK HK S4 D4", "DA CA DK CK H5 C5"),
                ante=10,
                caller=0,
            ),
            # One is made with a wild card and one is not: that makes no difference. 15 coins for two leave one over.
            ShowdownExample(
                id="equal-hands-odd-coin",
                title=lambda words: words.gettext("Equal hands, and one coin too many"),
                turned_up="S2",
                hands=_cards("H9 H8 H7 H6 H5", "C9 C7 C6 C5 D2", "SK HK DK SQ HQ"),
                ante=5,
            ),
            ShowdownExample(
                id="nobody-wins",
                title=lambda words: words.gettext("Good in poker, but no winning hand"),
                turned_up="C10",
                hands=_cards("SK HK DK S2 H2", "D3 D6 D9 DJ DA", "SQ HQ DQ CQ H4"),
                ante=5,
                pot=1,
            ),
        )
    }
)


def example_of(name: str) -> ShowdownExample:
    """The showdown with this id; raises ``InputError`` unknown_showdown."""
    if name not in SHOWDOWNS:
        raise InputError("unknown_showdown", value=name)
    return SHOWDOWNS[name]


def example_document(example: ShowdownExample) -> ShowdownDraft:
    """The showdown as a document, the same in every language, since its players have no names."""
    players = "abcde"[: len(example.hands)]
    document: ShowdownDraft = {
        "format": "paiute-showdown",
        "version": 1,
        "turned_up": example.turned_up,
        "pot": example.pot,
        "ante": example.ante,
        "hands": {player: list(hand) for player, hand in zip(players, example.hands, strict=True)},
    }
    if example.caller is not None:
        document["dealer"] = players[-1]
        document["caller"] = players[example.caller]
    return document

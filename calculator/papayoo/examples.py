"""Worked examples as data: who took what, what the count missed, and how it is put right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from calculator.errors import InputError
from calculator.papayoo.actions import act, fresh
from calculator.papayoo.types import GiveCard, Lang, State, Suit


@dataclass(frozen=True)
class Example:
    """A round as it was counted at a table. ``piles`` are by seat; ``found`` is the card that was overlooked, ``finder`` the
    seat it belongs to. ``names`` are each language's own, by seat. The id is published and never changes."""

    id: str
    names: Mapping[Lang, tuple[str, ...]]
    die: Suit
    piles: tuple[tuple[str, ...], ...]
    found: str
    finder: int


_MISSING_PAYOO_7: Final = Example(
    id="missing-payoo-7",
    names=MappingProxyType[Lang, tuple[str, ...]](
        {
            "en": ("Emma", "Nico", "Pat", "Lea"),
            "de": ("Emma", "Nico", "Pat", "Lea"),
            "fr": ("Manon", "Nico", "Patou", "Léa"),
            "pl": ("Ewa", "Nikodem", "Patryk", "Lena"),
        }
    ),
    die="clubs",
    piles=(
        ("P3", "P8", "P19"),
        ("P20", "P12", "PAPAYOO"),
        ("P1", "P2", "P4", "P5", "P6", "P9", "P10", "P11", "P13"),
        # The 7 of hearts was counted with the rest; with clubs rolled it is worth nothing.
        ("P14", "P15", "P16", "P17", "P18", "H7"),
    ),
    found="P7",
    finder=2,
)

EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType({example.id: example for example in (_MISSING_PAYOO_7,)})


def example_of(name: str) -> Example:
    """The example with this id; raises ``InputError`` unknown_example."""
    if name not in EXAMPLES:
        raise InputError("unknown_example", value=name)
    return EXAMPLES[name]


def example_state(example: Example, lang: Lang) -> State:
    """The round as it was counted, as the draft of a game with the language's names."""
    state = fresh(len(example.piles))
    draft = state["draft"]
    draft["die"] = example.die
    for player, name, pile in zip(state["players"], example.names[lang], example.piles, strict=True):
        player["name"] = name
        draft["piles"][player["id"]] = list(pile)
    return state


def mended_state(example: Example, lang: Lang) -> State:
    """The same round with the overlooked card where it belongs."""
    state = example_state(example, lang)
    found: GiveCard = {"type": "give_card", "card": example.found, "player": state["players"][example.finder]["id"]}
    return act(state, found)

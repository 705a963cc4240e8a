"""The fragments with which a page opens something in the calculator; written when the site is built."""

from __future__ import annotations

from calculator.papayoo import links
from calculator.papayoo.examples import example_of, trick_document, trick_example_of
from calculator.papayoo.types import State


def open_round(round_: str | State) -> str:
    """ "example=ID" for the id of a worked round, "r1=…" for the draft of any other game.

    Raises ``InputError`` unknown_example.
    """
    if isinstance(round_, str):
        return f"{links.EXAMPLE}={example_of(round_).id}"
    return links.encode(links.ROUND, links.round_document(round_))


def open_trick(name: str) -> str:
    """ "t1=…" for a worked trick, as it was played: the same in every language, since its players are "a", "b", ….

    Raises ``InputError`` unknown_example.
    """
    return links.encode(links.TRICK, trick_document(trick_example_of(name)))

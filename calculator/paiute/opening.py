"""The fragments with which a page opens a showdown; written when the site is built."""

from __future__ import annotations

from calculator.paiute import links
from calculator.paiute.examples import example_of
from calculator.paiute.types_showdown import ShowdownDraft


def open_showdown(showdown: str | ShowdownDraft) -> str:
    """ "example=ID" for the id of a worked showdown, "s1=…" for any other. Raises ``InputError`` unknown_example."""
    if isinstance(showdown, str):
        return f"{links.EXAMPLE}={example_of(showdown).id}"
    return links.encode(showdown)

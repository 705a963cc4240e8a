"""Paiute in the pages: its winning hands as a table, single hands as pictures, the worked showdowns as links."""

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from calculator.paiute.examples import EXAMPLES, SHOWDOWNS, HandExample
from calculator.paiute.hand_view import hand_view, picture
from calculator.paiute.kinds import KINDS, Kind
from calculator.paiute.naming import kind_label
from calculator.paiute.opening import open_showdown
from calculator.words import Words
from overrides.hooks.facts import render, require_catalogue
from overrides.hooks.openings import one_of
from overrides.hooks.project import page_language, sibling

#: The page that pictures the hands, and the one that the showdowns open on.
HANDS, SHOWDOWN = "paiute/hands", "paiute/showdown"
RULES = "paiute"


def pictured(example: HandExample, words: Words) -> dict[str, Any]:
    """A hand of the examples as the engine draws and reads it, with the card that says what is wild."""
    view = hand_view(example.cards, example.turned_up, words)
    return {"id": example.id, "turned_up": picture(example.turned_up, words), "view": view}


def first_of(kind: Kind) -> HandExample:
    """The example that stands for a kind of winning hand: the first that makes it."""
    return next(example for example in EXAMPLES.values() if example.kind == kind.id)


def paiute_hands(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[paiute-hands]]``: the six winning hands from high to low, each with one example."""
    words = require_catalogue(page_language(page))
    rows = [
        {
            "kind": kind,
            "label": kind_label(kind.id, words),
            "cards": words.number(kind.cards),
            "hand": pictured(first_of(kind), words),
        }
        for kind in KINDS
    ]
    return render("paiute_hands.html", page, config, rows=rows, hands=sibling(HANDS, page, config))


def paiute_hand(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[paiute-hand ID]]``: one hand, with what the engine says of it."""
    hand = pictured(EXAMPLES[one_of(page, "paiute-hand", arguments, EXAMPLES)], require_catalogue(page_language(page)))
    return render("paiute_hand.html", page, config, hand=hand, rules=sibling(RULES, page, config))


def paiute_showdowns(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[paiute-showdowns]]``: all the worked showdowns by name, each opened on the page of showdowns."""
    words = require_catalogue(page_language(page))
    address = sibling(SHOWDOWN, page, config)
    links = [(f"{address}#{open_showdown(example.id)}", example.title(words)) for example in SHOWDOWNS.values()]
    return render("paiute_showdowns.html", page, config, links=links)

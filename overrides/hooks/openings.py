"""Links that open exactly what an answer says: a row of the deal table, a round or a trick in the calculator, a showdown."""

from collections.abc import Iterable
from html import escape

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from calculator.paiute import opening as showdowns
from calculator.paiute.examples import SHOWDOWNS
from calculator.papayoo import opening
from calculator.papayoo.deal import DEAL
from calculator.papayoo.examples import EXAMPLES, TRICKS
from overrides.hooks.facts import require_catalogue
from overrides.hooks.project import page_language, sibling


def open_row(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[open-row 7]]``: the row of the deal table for so many players."""
    known = {str(players): players for players in DEAL}
    players = known[one_of(page, "open-row", arguments, known)]
    words = require_catalogue(page_language(page))
    text = words.pgettext("facts", "Open the row for {n}\u00a0players", n=players)
    return _link(f"{sibling('deal', page, config)}#players-{players}", text)


def open_round(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[open-round NAME]]``: a worked round, opened in the calculator."""
    name = one_of(page, "open-round", arguments, EXAMPLES)
    text = require_catalogue(page_language(page)).pgettext("facts", "Open this round in the calculator")
    return _link(_calculator(page, config, opening.open_round(name)), text)


def open_trick(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[open-trick NAME]]``: a worked trick, opened in the calculator."""
    name = one_of(page, "open-trick", arguments, TRICKS)
    text = require_catalogue(page_language(page)).pgettext("facts", "Open this trick in the calculator")
    return _link(_calculator(page, config, opening.open_trick(name)), text)


def open_showdown(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[open-showdown NAME]]``: a worked showdown of Paiute, opened on its own page."""
    name = one_of(page, "open-showdown", arguments, SHOWDOWNS)
    text = require_catalogue(page_language(page)).pgettext("facts", "Open this showdown")
    return _link(f"{sibling('paiute/showdown', page, config)}#{showdowns.open_showdown(name)}", text)


def one_of(page: Page, marker: str, arguments: list[str], known: Iterable[str]) -> str:
    """The marker's one argument, if it is known; anything else stops the build."""
    names = list(known)
    if len(arguments) != 1 or arguments[0] not in names:
        raise PluginError(f"{page.file.src_uri}: [[{' '.join([marker, *arguments])}]] leads nowhere; there is {', '.join(names)}")
    return arguments[0]


def _calculator(page: Page, config: MkDocsConfig, fragment: str) -> str:
    return f"{sibling('calculator', page, config)}#{fragment}"


def _link(address: str, text: str) -> str:
    # Not part of what the search finds: the same words stand under many answers.
    return f'<p class="papayoo-opens" data-search-exclude><a class="papayoo-open" href="{escape(address)}">{escape(text)}</a></p>'

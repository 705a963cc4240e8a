"""The facts of the game as HTML: tables rendered from the engine's data with the templates in partials/facts."""

from itertools import groupby
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from calculator import words as words_module
from calculator.papayoo.cards import rank_of, suit_of
from calculator.papayoo.check import Check, RoundEntry, check_round
from calculator.papayoo.deal import DEAL, DealRow
from calculator.papayoo.piles import PointsPile
from calculator.papayoo.rules import BY_ID
from calculator.papayoo.scoring import ROUND_TOTAL
from calculator.papayoo.wording import card_name, difference_text, finding_text
from calculator.suits import SYMBOLS
from calculator.words import Words, words_for
from overrides.hooks.project import PARTIALS, page_language, sibling, site_words
from overrides.hooks.search_words import add_entries

#: Sums that point to one mistake each, with what stands first when the engine explains them.
TELLING_TOTALS = (210, 217, 249, 271, 290)

_TEMPLATES = Environment(
    loader=FileSystemLoader(PARTIALS / "facts"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)


def require_catalogue(lang: str) -> Words:
    """The words of a language; a build without its compiled catalogue would silently speak English, so it stops."""
    catalogue = Path(words_module.__file__).parent / "locale" / lang / "LC_MESSAGES" / "calculator.mo"
    if lang != "en" and not catalogue.is_file():
        raise PluginError(f"No compiled catalogue for '{lang}': run `python -m calculator.catalogues compile` first.")
    return words_for(lang)


def render(template: str, page: Page, config: MkDocsConfig, **values: Any) -> str:
    """A template of partials/facts in the language of the page, with what every one of them may use."""
    lang = page_language(page)
    words = require_catalogue(lang)
    return _TEMPLATES.get_template(template).render(
        lang=lang,
        words=words,
        gettext=words.gettext,
        ngettext=words.ngettext,
        pgettext=words.pgettext,
        npgettext=words.npgettext,
        site_words=site_words(lang, config),
        page_url=lambda name, anchor: f"{sibling(name, page, config)}#{anchor}",
        **values,
    )


def sign(card: str) -> str:
    """A card of the four suits as printed in a table: "1♠"."""
    suit = suit_of(card)
    if suit == "payoo":
        raise ValueError(f"{card} has no sign")
    return f"{rank_of(card)}{SYMBOLS[suit]}"


def packets(sizes: tuple[int, ...]) -> str:
    """How the cards come: "5 × 3", "6 × 3 + 2"; the signs are the same in every language."""
    runs = [(len(list(run)), size) for size, run in groupby(sizes)]
    return "\u00a0+ ".join(str(size) if times == 1 else f"{times}\u00a0×\u00a0{size}" for times, size in runs)


def deal_table(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """The whole deal table, one row with an address of its own for each number of players."""
    words = require_catalogue(page_language(page))
    names = {card: (sign(card), card_name(card, words)) for row in DEAL.values() for card in row.removed}
    add_entries(page, [deal_entry(row, words) for row in DEAL.values()])
    return render("deal_table.html", page, config, rows=DEAL.values(), cards=names, packets=packets)


def deal_entry(row: DealRow, words: Words) -> dict[str, Any]:
    """What the search knows of a row of the deal table."""
    values = [
        (words.pgettext("facts", "Take out"), ", ".join(card_name(card, words) for card in row.removed)),
        (words.pgettext("facts", "Cards each"), words.number(row.cards_each)),
        (words.pgettext("facts", "Packets"), packets(row.packets)),
        (words.pgettext("facts", "Pass to the left"), words.number(row.passed)),
    ]
    text = " · ".join(f"{name} {value}" for name, value in values if value)
    title = words.ngettext("{n}\u00a0player", "{n}\u00a0players", row.players)
    return {"anchor": f"players-{row.players}", "title": title, "text": text}


def deal_short(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """Cards each and cards to pass, each row leading to the whole one."""
    return render("deal_short.html", page, config, rows=DEAL.values())


def check_total(total: int) -> tuple[RoundEntry, Check]:
    """What the engine says of four scores, by points, that add up to ``total``."""
    scores = dict(zip("abcd", (30, 72, 68, total - 170), strict=True))
    piles = {player: PointsPile(value=score, typed=score) for player, score in scores.items()}
    entry = RoundEntry(seats=tuple(scores), die=None, piles=piles)
    return entry, check_round(entry)


def wrong_totals(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """Sums that point to a mistake, with the engine's own first explanation."""
    words = require_catalogue(page_language(page))
    rows = []
    for total in TELLING_TOTALS:
        entry, check = check_total(total)
        first = check.findings[0]
        rows.append(
            {
                "total": total,
                "code": first.code,
                "difference": difference_text(total - ROUND_TOTAL, words),
                "text": finding_text(first, entry, {}, words),
                "rule": BY_ID[first.rule],
            }
        )
    return render("wrong_totals.html", page, config, rows=rows)

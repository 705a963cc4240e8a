"""Put the engine's facts and the web parts where a page says ``[[name arguments]]`` on a line of its own."""

import re
from collections.abc import Callable

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from overrides.hooks import facts, glossary, openings, paiute, parts

MARKER = re.compile(r"^\[\[(?P<text>[^\[\]\n]*)\]\][ \t]*$", re.MULTILINE)
LEFT_OVER = re.compile(r"\[\[[^\[\]\n]*\]\]")

RENDERERS: dict[str, Callable[[Page, MkDocsConfig, list[str]], str]] = {
    "deal-table": facts.deal_table,
    "deal-short": facts.deal_short,
    "wrong-totals": facts.wrong_totals,
    "glossary": glossary.glossary,
    "open-row": openings.open_row,
    "open-trick": openings.open_trick,
    "open-round": openings.open_round,
    "open-showdown": openings.open_showdown,
    "paiute-hands": paiute.paiute_hands,
    "paiute-hand": paiute.paiute_hand,
    "paiute-showdowns": paiute.paiute_showdowns,
    "replay": parts.replay,
    "calculator": parts.score_sheet,
    "trick": parts.trick,
    "showdown": parts.showdown,
}


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    def render(match: re.Match[str]) -> str:
        name, *arguments = match["text"].split() or [""]
        if name not in RENDERERS:
            raise PluginError(f"{page.file.src_uri}: unknown marker [[{match['text']}]]")
        html = RENDERERS[name](page, config, arguments)
        # One block of raw HTML, which Markdown leaves as it is.
        return f'\n<div class="papayoo-fact">\n{html.strip()}\n</div>\n'

    left_over = LEFT_OVER.search(MARKER.sub("", markdown))
    if left_over:
        raise PluginError(f"{page.file.src_uri}: a marker needs a line of its own: {left_over.group()}")
    return MARKER.sub(render, markdown)

"""Say in words what a paragraph is where its look alone would tell: a mistake as it is claimed, and what is right."""

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from overrides.hooks.facts import require_catalogue
from overrides.hooks.project import page_language

PARAGRAPH = re.compile(r'<p class="(?P<kind>wrong|right)">')


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    words = require_catalogue(page_language(page))
    named = {"wrong": words.pgettext("facts", "Mistake"), "right": words.pgettext("facts", "Right")}

    def tagged(match: re.Match[str]) -> str:
        return f'{match[0]}<strong class="papayoo-tag">{named[match["kind"]]}</strong> '

    return PARAGRAPH.sub(tagged, html)

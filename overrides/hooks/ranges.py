"""Keep a range of numbers on one line: "3–8" may not break after its dash."""

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

WORD_JOINER = "\u2060"  # the search takes it for a gap between words, see mkdocs.yml
RANGE = re.compile(r"(?<=\d)–(?=\d)")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Before the markers are filled: data blocks stay as the engine wrote them."""
    return RANGE.sub(f"{WORD_JOINER}–{WORD_JOINER}", markdown)

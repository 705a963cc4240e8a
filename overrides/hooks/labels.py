"""Words that the theme would leave in English or spoil: the tip on each heading's link, the titles in the table of contents."""

import html as html_module
import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink

from overrides.hooks.project import page_language, site_words

HEADING_LINK = "@heading.link@"  # as set in mkdocs.yml
HEADING = re.compile(r'<h[1-6] id="(?P<id>[^"]+)"[^>]*>(?P<text>.*?)<a class="headerlink"', re.DOTALL)
TAG = re.compile(r"<[^>]+>")


def keep_spaces(link: AnchorLink, written: dict[str, str]) -> None:
    """Give a title back its no-break spaces, which Markdown makes plain ones in a table of contents."""
    title = written.get(link.id, "")
    if html_module.unescape(link.title).split() == title.split():
        link.title = html_module.escape(title, quote=False)
    for child in link.children:
        keep_spaces(child, written)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    written = {found["id"]: html_module.unescape(TAG.sub("", found["text"])).strip() for found in HEADING.finditer(html)}
    for link in page.toc:
        keep_spaces(link, written)
    return html.replace(HEADING_LINK, site_words(page_language(page), config)["heading.link"])

"""Words that the theme would leave in English: the tip on each heading's link."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from overrides.hooks.project import page_language, site_words

HEADING_LINK = "@heading.link@"  # as set in mkdocs.yml


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return html.replace(HEADING_LINK, site_words(page_language(page), config)["heading.link"])

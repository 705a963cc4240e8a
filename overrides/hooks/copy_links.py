"""Give the pages with citeable passages the script that copies their addresses, and the words it speaks."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from calculator.labels import labels
from overrides.hooks.facts import render
from overrides.hooks.parts import use
from overrides.hooks.project import page_language, page_name, site_words

#: The first page leads on; its few headings keep their plain links.
WITHOUT = ("index",)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page_name(page) in WITHOUT:
        return html
    use(page, "copy-links")
    lang = page_language(page)
    return html + render("copy_links.html", page, config, labels=labels(lang), failed=site_words(lang, config)["copy.failed"])

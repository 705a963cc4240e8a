"""Leave out the indentation of the templates: no reader sees it, and it is a fifteenth of what a page weighs on its way."""

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page

#: Breaking spaces only: the others are part of the words.
INDENT = re.compile(r"\n[ \t\r\n]+")
KEPT = re.compile(r"<(pre|textarea)\b")


def squeezed(html: str) -> str:
    """The page without indentation and empty lines; one in which they would show stays as it is."""
    return html if KEPT.search(html) else INDENT.sub("\n", html)


@event_priority(-150)  # before the policy, which takes the check sums of the inline scripts
def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return squeezed(output)


@event_priority(-150)
def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    return squeezed(output_content) if template_name.endswith(".html") else output_content

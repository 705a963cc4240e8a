"""Leave the indents of the templates out of the pages: browsers see one space either way, and every reader pays for them."""

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page

INDENT = re.compile(r"\s*\n\s*")
#: Elements whose white space is shown as it stands; no page has one, and the first that does must be left alone here.
KEPT = re.compile(r"<(?:pre|textarea)\b")


def compact(html: str) -> str:
    """The page with every run of white space that holds a line end made that line end."""
    if KEPT.search(html):
        raise PluginError("A page shows white space as it stands (pre, textarea): overrides/hooks/compact.py must spare it.")
    return INDENT.sub("\n", html)


@event_priority(-150)  # before the policy is made, which holds check sums of inline scripts
def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return compact(output)


@event_priority(-150)
def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    return compact(output_content) if template_name.endswith(".html") else output_content

"""Hold the rules page to the engine's list of rules, and set each rule's number apart from its title."""

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from calculator.papayoo.rules import RULES, Rule

HEADING = re.compile(r'(<h3 id="(?P<id>[^"]+)"[^>]*>)(?P<number>\d+\.\d+[a-z]?)\s+')


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page.file.name != "rules":
        return html
    found = [Rule(match["number"], match["id"]) for match in HEADING.finditer(html)]
    if tuple(found) != RULES:
        differ = sorted(set(found) ^ set(RULES)) or "their order"
        raise PluginError(f"{page.file.src_uri}: the rules differ from calculator/papayoo/rules.py: {differ}")
    return HEADING.sub(r'\1<span class="papayoo-rule-number">\g<number></span> ', html)

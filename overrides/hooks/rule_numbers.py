"""Hold each rules page to the engine's list of rules, and set each rule's number apart from its title."""

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from calculator.paiute.rules import RULES as PAIUTE_RULES
from calculator.papayoo.rules import RULES
from calculator.rules import Rule
from overrides.hooks.project import page_name

#: The pages that number the rules of a game, and where the engine lists them.
PAGES = {
    "rules": (RULES, "calculator/papayoo/rules.py"),
    "paiute/index": (PAIUTE_RULES, "calculator/paiute/rules.py"),
}
HEADING = re.compile(r'(<h3 id="(?P<id>[^"]+)"[^>]*>)(?P<number>\d+\.\d+[a-z]?)\s+')


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page_name(page) not in PAGES:
        return html
    rules, source = PAGES[page_name(page)]
    found = [Rule(match["number"], match["id"]) for match in HEADING.finditer(html)]
    if tuple(found) != rules:
        differ = sorted(set(found) ^ set(rules)) or "their order"
        raise PluginError(f"{page.file.src_uri}: the rules differ from {source}: {differ}")
    return HEADING.sub(r'\1<span class="papayoo-rule-number">\g<number></span> ', html)

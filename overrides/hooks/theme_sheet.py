"""The theme's style sheets without what no page of this site has: half of them, for which every first visit would pay.

Read by stylesheets.py. A rule goes by the classes it is about; tests/site/test_theme_sheet.py sees that no page bears them.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any

from tinycss2 import parse_rule_list, parse_stylesheet, serialize

FOLDER = Path(str(files("material") / "templates" / "assets" / "stylesheets"))
SHEETS = ("main.*.min.css", "palette.*.min.css")

#: Parts of the theme that are not in use, by the first word of their classes.
UNUSED = (
    *("md-annotation", "md-author", "md-banner", "md-button", "md-clipboard", "md-code", "md-consent", "md-content__button"),
    *("md-draft", "md-feedback", "md-input", "md-meta", "md-nav--integrated", "md-nav--lifted", "md-nav__source"),
    *("md-pagination", "md-path", "md-pin", "md-post", "md-profile", "md-progress", "md-social", "md-source", "md-status"),
    *("md-tabs", "md-tag", "md-tags", "md-top", "md-version"),
    # of Markdown
    *("arithmatex", "critic", "emojione", "footnote", "gemoji", "giscus", "grid", "highlight", "highlighttable", "katex", "keys"),
    *("linenodiv", "linenos", "mermaid", "tabbed", "task-list", "twemoji"),
    *("abstract", "bug", "danger", "example", "failure", "info", "note", "question", "quote", "success", "tip", "warning"),
)
#: Colours that the theme has ready; ours are "custom".
READY_COLOUR = re.compile(r"\[data-md-color-(?:primary|accent)=(?!custom\])")

CLASS = re.compile(r"\.(-?[a-zA-Z_][\w-]*)")
EXCLUDED = re.compile(r":not\((?:[^()]|\([^()]*\))*\)")
#: A drawing that rules can name, as tinycss2 writes it.
DRAWING = re.compile(r'(--md-[\w-]+):url\("(?:[^"\\]|\\.)*"\);?')


def is_unused(name: str) -> bool:
    """Whether a class belongs to a part of the theme that is not in use: it is the part, or something of it ("tabbed-labels")."""
    return any(name == part or name.startswith((f"{part}-", f"{part}_")) for part in UNUSED)


def is_kept(selector: str) -> bool:
    """Whether a selector may fit something on our pages; what it excludes need not be there."""
    about = EXCLUDED.sub("", selector)
    return not READY_COLOUR.search(about) and not any(map(is_unused, CLASS.findall(about)))


def kept_rules(rules: Iterable[Any]) -> Iterator[str]:
    """What is kept of a sheet, or of a block in it, as tinycss2 has taken it apart."""
    for rule in rules:
        content = None if rule.content is None else serialize(rule.content)
        if rule.type == "qualified-rule":
            selectors = ",".join(filter(is_kept, one_by_one(rule.prelude)))
            if selectors:
                yield f"{selectors}{{{content}}}"
            continue
        head = f"@{rule.at_keyword}{serialize(rule.prelude)}"
        if content is None:
            yield f"{head};"
            continue
        if rule.lower_at_keyword in ("media", "supports"):
            content = "".join(kept_rules(parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True)))
        if content:
            yield f"{head}{{{content}}}"


def one_by_one(selectors: Iterable[Any]) -> Iterator[str]:
    """The selectors of a rule; a comma inside brackets belongs to one of them."""
    for is_comma, tokens in groupby(selectors, lambda token: token == ","):
        if not is_comma:
            yield serialize(tokens)


def without_drawings(css: str) -> str:
    """The sheet without drawings that no rule in it names."""
    return DRAWING.sub(lambda found: found[0] if f"var({found[1]})" in css else "", css)


def trimmed(css: str) -> str:
    """The sheet without what no page has; raises ValueError where it cannot be read."""
    rules = parse_stylesheet(css, skip_comments=True, skip_whitespace=True)
    for rule in rules:
        if rule.type == "error":
            raise ValueError(f"The theme's style sheet, line {rule.source_line}: {rule.message}")
    return without_drawings("".join(kept_rules(rules)))


@cache
def theme_sheet() -> str:
    """All that the theme says about the looks of our pages."""
    sheets = [next(FOLDER.glob(pattern)).read_text(encoding="utf-8") for pattern in SHEETS]
    return trimmed("".join(sheets))

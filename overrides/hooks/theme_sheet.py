"""The theme's style sheets without what no page of this site has: half of them, for which every first visit would pay.

Read by stylesheets.py. A rule goes by the classes it is about; tests/site/test_theme_sheet.py sees that no page bears them.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

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

TOKEN = re.compile(r""""(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^"'{};]+""")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CLASS = re.compile(r"\.(-?[a-zA-Z_][\w-]*)")
EXCLUDED = re.compile(r":not\((?:[^()]|\([^()]*\))*\)")
COMMA = re.compile(r",(?![^(\[]*[)\]])")
#: A drawing that rules can name.
DRAWING = re.compile(r"(--md-[\w-]+):url\((?:\"[^\"]*\"|'[^']*')\);?")


def is_unused(name: str) -> bool:
    """Whether a class belongs to a part of the theme that is not in use: it is the part, or something of it ("tabbed-labels")."""
    return any(name == part or name.startswith((f"{part}-", f"{part}_")) for part in UNUSED)


def is_kept(selector: str) -> bool:
    """Whether a selector may fit something on our pages; what it excludes need not be there."""
    about = EXCLUDED.sub("", selector)
    return not READY_COLOUR.search(about) and not any(map(is_unused, CLASS.findall(about)))


def kept_rules(tokens: Iterator[str]) -> Iterator[str]:
    """What is kept of a sheet, or of a block in it, up to the block's end."""
    before = ""
    for token in tokens:
        if token == "}":
            return
        if token == ";":
            yield f"{before};"
        elif token == "{":
            if before.startswith(("@media", "@supports")):
                inside = "".join(kept_rules(tokens))
                if inside:
                    yield f"{before}{{{inside}}}"
            else:
                body = block(tokens)
                selectors = ",".join(filter(is_kept, COMMA.split(before)))
                if selectors:
                    yield f"{selectors}{{{body}}}"
        else:
            before += token
            continue
        before = ""


def block(tokens: Iterator[str]) -> str:
    """The rest of a block as it stands, with all blocks in it."""
    text, depth = "", 1
    for token in tokens:
        depth += {"{": 1, "}": -1}.get(token, 0)
        if not depth:
            break
        text += token
    return text


def without_drawings(css: str) -> str:
    """The sheet without drawings that no rule in it names."""
    return DRAWING.sub(lambda found: found[0] if f"var({found[1]})" in css else "", css)


def trimmed(css: str) -> str:
    return without_drawings("".join(kept_rules(token[0] for token in TOKEN.finditer(css))))


@cache
def theme_sheet() -> str:
    """All that the theme says about the looks of our pages."""
    sheets = [next(FOLDER.glob(pattern)).read_text(encoding="utf-8") for pattern in SHEETS]
    return trimmed("".join(COMMENT.sub("", sheet).strip() for sheet in sheets))

"""Join the theme's style sheet and ours into one file, named after its content, so that it may be cached for ever.

Comments and indents stay behind: every first visit would pay for them.
"""

import hashlib
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from overrides.hooks import icons
from overrides.hooks.project import ROOT, page_name
from overrides.hooks.theme_sheet import theme_sheet

SOURCES = ROOT / "overrides" / "stylesheets"
#: The sheet of all pages, and those of pages below a folder. Later files may lean on earlier ones.
SHEETS = {
    "papayoo": (
        "palette.css",
        "frame.css",
        "icons.css",
        "text.css",
        "addresses.css",
        "answers.css",
        "tables.css",
        "glossary.css",
        "home.css",
        "facts.css",
        "offline.css",
    ),
    "paiute": ("paiute.css",),
}
EVERYWHERE = "papayoo"

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
INDENT = re.compile(r"\s*\n\s*")


def joined(sheet: str) -> tuple[str, str]:
    """The address of a joined sheet, and its text."""
    names = {path.name for path in SOURCES.glob("*.css")}
    listed = {name for parts in SHEETS.values() for name in parts}
    if names != listed:
        raise FileNotFoundError(f"overrides/stylesheets and the lists in stylesheets.py differ: {sorted(names ^ listed)}")
    text = "\n".join((SOURCES / name).read_text(encoding="utf-8") for name in SHEETS[sheet])
    text = INDENT.sub("\n", COMMENT.sub("", text)).lstrip()
    if sheet == EVERYWHERE:
        text = f"{theme_sheet()}\n{text}{icons.rules()}\n"
    return f"assets/stylesheets/{sheet}.{hashlib.sha256(text.encode()).hexdigest()[:8]}.min.css", text


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.extra_css = [joined(EVERYWHERE)[0]]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for file in list(files):
        if file.src_uri.startswith(("stylesheets/", "data/", "hosts/")):  # sources and settings are not published themselves
            files.remove(file)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> None:
    """Pages of a game that has a sheet of its own get it too; main.html reads the list."""
    folder = page_name(page).partition("/")[0]
    if folder in SHEETS and folder != EVERYWHERE:
        page.meta["sheets"] = [joined(folder)[0]]


def on_post_build(config: MkDocsConfig) -> None:
    for sheet in SHEETS:
        address, text = joined(sheet)
        target = Path(config.site_dir) / address
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

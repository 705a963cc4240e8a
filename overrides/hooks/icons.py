"""Draw the icons of the frame from the style sheet, which is loaded once, in place of a copy of each drawing on every page.

The theme's templates put the drawings in; here each becomes an empty element whose mask is the drawing (icons.css).
"""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page

from overrides.hooks.project import ROOT

#: Ours and the theme's.
FOLDERS = (ROOT / "overrides" / ".icons", Path(str(files("material") / "templates" / ".icons")))
#: Every icon that the templates ask for.
ICONS = (
    "papayoo/card",
    "material/menu",
    "material/theme-light-dark",
    "material/weather-sunny",
    "material/weather-night",
    "material/translate",
    "material/magnify",
    "material/arrow-left",
    "material/arrow-right",
    "material/close",
)
DRAWING = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 24 24">.*?</svg>', re.DOTALL)


@cache
def drawings() -> dict[str, str]:
    """What each icon is drawn with, by its class."""
    found = {}
    for icon in ICONS:
        path = next(path for folder in FOLDERS if (path := folder / f"{icon}.svg").is_file())
        found[f"papayoo-icon-{path.stem}"] = path.read_text(encoding="utf-8").strip()
    return found


def rules() -> str:
    """The style sheet's rules, one an icon; drawings use no single quote."""
    return "\n".join(f".{name} {{ --icon: url('data:image/svg+xml,{drawing}'); }}" for name, drawing in drawings().items())


def from_the_sheet(html: str) -> str:
    """The page with its icons left to the style sheet."""
    names = {drawing: name for name, drawing in drawings().items()}

    def element(found: re.Match[str]) -> str:
        if found[0] not in names:
            raise PluginError(f"An icon is missing in the list of overrides/hooks/icons.py: {found[0]}")
        return f'<i class="{names[found[0]]}"></i>'

    return DRAWING.sub(element, html)


@event_priority(-150)  # after the templates, before the policy
def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return from_the_sheet(output)


@event_priority(-150)
def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    return from_the_sheet(output_content) if template_name.endswith(".html") else output_content

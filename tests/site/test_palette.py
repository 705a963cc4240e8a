"""The palette keeps WCAG AA: 4.5:1 for text, 3:1 for the edge of a control, by day and by night."""

import re
from pathlib import Path

import pytest

CSS = Path(__file__).parents[2] / "overrides" / "stylesheets" / "palette.css"
OWNERS = "abcdefgh"

#: text colour, the surfaces it stands on
TEXT = {
    "md-default-fg-color": ("md-default-bg-color", "papayoo-card", "md-code-bg-color", "md-typeset-table-color--light"),
    "md-default-fg-color--light": ("md-default-bg-color", "papayoo-card", "md-typeset-table-color--light"),
    "md-typeset-a-color": ("md-default-bg-color", "papayoo-card", "md-typeset-table-color--light"),
    "md-accent-fg-color": ("md-default-bg-color", "papayoo-card"),
    "md-accent-bg-color": ("md-accent-fg-color",),
    "md-primary-bg-color": ("md-primary-fg-color", "md-primary-fg-color--dark"),
    "md-primary-bg-color--light": ("md-primary-fg-color",),
    "md-footer-fg-color": ("md-footer-bg-color", "md-footer-bg-color--dark"),
    "md-footer-fg-color--light": ("md-footer-bg-color", "md-footer-bg-color--dark"),
    "md-footer-fg-color--lighter": ("md-footer-bg-color", "md-footer-bg-color--dark"),
    "md-code-fg-color": ("md-code-bg-color",),
    "papayoo-felt-ink": ("papayoo-felt",),
    "papayoo-card-ink": ("papayoo-card",),
    "papayoo-gold-ink": ("papayoo-gold",),
    "papayoo-gold-text": ("md-default-bg-color", "papayoo-card"),
    "papayoo-right-ink": ("papayoo-right",),
    "papayoo-wrong-ink": ("papayoo-wrong", "md-default-bg-color", "papayoo-card"),
    "papayoo-maybe-ink": ("papayoo-maybe",),
    "papayoo-owner-ink": tuple(f"papayoo-owner-{letter}" for letter in OWNERS),
}

#: edge or fill of a control, the surfaces around it
EDGES = {
    "papayoo-line": ("md-default-bg-color", "papayoo-card"),
    **{f"papayoo-owner-{letter}": ("md-default-bg-color", "papayoo-card") for letter in OWNERS},
}


def scheme(name: str) -> dict[str, str]:
    """The custom properties of one scheme; "slate" is read on top of the light one, as a browser does."""
    blocks = re.findall(r"((?::root|\[data-md-color-scheme=\"\w+\"\])[^{]*)\{([^}]*)\}", CSS.read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for selectors, body in blocks:
        if ":root" in selectors or f'"{name}"' in selectors:
            found.update(re.findall(r"--([\w-]+):\s*([^;]+);", body))
    return found


def luminance(colour: str) -> float:
    assert re.fullmatch(r"#[0-9a-f]{6}", colour), colour
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ["default", "slate"])
@pytest.mark.parametrize(("pairs", "least"), [(TEXT, 4.5), (EDGES, 3.0)], ids=["text", "edges"])
def test_contrast(name: str, pairs: dict[str, tuple[str, ...]], least: float) -> None:
    colours = scheme(name)
    weak = {
        f"{front} on {back}": round(contrast(colours[front], colours[back]), 2)
        for front, backs in pairs.items()
        for back in backs
        if contrast(colours[front], colours[back]) < least
    }
    assert not weak


@pytest.mark.parametrize("name", ["default", "slate"])
def test_owner_colours_differ(name: str) -> None:
    colours = scheme(name)
    assert len({colours[f"papayoo-owner-{letter}"] for letter in OWNERS}) == 8


def test_night_redefines_every_colour_of_the_day() -> None:
    text = CSS.read_text(encoding="utf-8")
    day, night = (set(re.findall(r"--([\w-]+):\s*#", part)) for part in text.split("@media screen", 1))
    assert day == night

"""What a page weighs on its way: compressed as hosts do it, in brotli and in gzip, counted in bytes."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
from built import LANGS, PAGES, address, html_files
from mkdocs.exceptions import PluginError

from overrides.hooks import icons
from overrides.hooks.squeeze import squeezed

#: In either coding: a first visit to a page that is only read, before it is idle.
FIRST = 90_000
#: A page that follows it. Gzip knows only the last 32 kilobytes and needs a sixth more; the long pages keep their limit in both.
NEXT = {"brotli": 8_000, "gzip": 9_300}
NEXT_LONG = 25_000
LONG = ("faq", "glossary", "sources", "paiute/questions")
READING = [name for name in PAGES if name not in ("calculator", "examples", "paiute/showdown")]
COMPRESS = """
const { brotliCompressSync, gzipSync } = require("node:zlib");
const { readFileSync } = require("node:fs");
const weigh = content => ({ brotli: brotliCompressSync(content).length, gzip: gzipSync(content, { level: 6 }).length });
console.log(JSON.stringify(process.argv.slice(1).map(path => weigh(readFileSync(path)))));
"""


@cache
def weights(paths: tuple[Path, ...]) -> dict[Path, dict[str, int]]:
    """The compressed size of each file in each coding, in bytes."""
    answer = subprocess.run(["node", "-e", COMPRESS, *map(str, paths)], capture_output=True, text=True, check=True)
    return dict(zip(paths, json.loads(answer.stdout), strict=True))


def page(site: Path, name: str, lang: str) -> Path:
    return site / address(name, lang) / "index.html"


def loaded(html: Path) -> tuple[Path, ...]:
    """The files that a page loads of itself: style sheets with their pictures, scripts, pictures and its sign in the tab."""
    text = html.read_text(encoding="utf-8")
    found = re.findall(r'<(?:link rel="(?:stylesheet|icon|manifest)"[^>]* href|script[^>]* src|img[^>]* src)="([^"]+)"', text)
    files = [(html.parent / address).resolve() for address in found]
    for sheet in [path for path in files if path.suffix == ".css"]:
        pictures = re.findall(r'url\(["\']?(?!["\']?(?:data:|#))([^"\')]+)', sheet.read_text(encoding="utf-8"))
        files += [(sheet.parent / address).resolve() for address in pictures]
    return tuple(dict.fromkeys(files))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", READING)
def test_a_page_to_read_is_light(site_dir: Path, name: str, lang: str) -> None:
    html = page(site_dir, name, lang)
    beside = loaded(html)
    assert {".css", ".js", ".svg"} <= {path.suffix for path in beside}
    alone, others = weights((html,))[html], weights(beside).values()
    for coding, limit in NEXT.items():
        assert alone[coding] + sum(other[coding] for other in others) <= FIRST, coding
        assert alone[coding] <= (NEXT_LONG if name in LONG else limit), coding


def test_no_page_carries_the_drawings_of_its_icons(site_dir: Path) -> None:
    sheet = next((site_dir / "assets" / "stylesheets").glob("papayoo.*")).read_text(encoding="utf-8")
    classes = set(icons.drawings())
    used: set[str] = set()
    for path in html_files(site_dir):
        text = path.read_text(encoding="utf-8")
        assert icons.DRAWING.search(text) is None, path
        used |= set(re.findall(r'<i class="(papayoo-icon-[^"]+)"></i>', text))
    assert used == classes
    assert all(f".{name} {{ --icon: url(" in sheet for name in classes)


def test_an_icon_that_the_list_lacks_stops_the_build() -> None:
    with pytest.raises(PluginError, match=r"icons\.py"):
        icons.from_the_sheet('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0"/></svg>')


def test_pages_are_not_indented(site_dir: Path) -> None:
    for path in html_files(site_dir):
        assert re.search(r"\n[ \t\n]", path.read_text(encoding="utf-8")) is None, path


def test_what_would_show_keeps_its_spaces() -> None:
    assert squeezed("<p>\n    a\n\n\n  b</p>") == "<p>\na\nb</p>"
    assert squeezed("<p>a\n\u202f b\n\u00a0c</p>") == "<p>a\n\u202f b\n\u00a0c</p>"
    kept = "<p>a</p>\n  <pre>b\n  c</pre>"
    assert squeezed(kept) == kept

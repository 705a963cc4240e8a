"""What a page weighs on its way: compressed as the common hosts do it, counted in bytes."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
from built import LANGS, PAGES, address, html_files

from overrides.hooks.squeeze import squeezed

#: A first visit to a page that is only read, before it is idle; and a page that follows it, with the three long ones.
FIRST = 90_000
NEXT, NEXT_LONG = 9_600, 25_000
LONG = ("faq", "glossary", "sources", "paiute/questions")
READING = [name for name in PAGES if name not in ("calculator", "examples")]
COMPRESS = """
const { brotliCompressSync } = require("node:zlib");
const { readFileSync } = require("node:fs");
console.log(JSON.stringify(process.argv.slice(1).map(path => brotliCompressSync(readFileSync(path)).length)));
"""


@cache
def weights(paths: tuple[Path, ...]) -> dict[Path, int]:
    """The compressed size of each file, in bytes."""
    answer = subprocess.run(["node", "-e", COMPRESS, *map(str, paths)], capture_output=True, text=True, check=True)
    return dict(zip(paths, json.loads(answer.stdout), strict=True))


def page(site: Path, name: str, lang: str) -> Path:
    return site / address(name, lang) / "index.html"


def loaded(html: Path) -> tuple[Path, ...]:
    """The files that a page loads of itself: style sheets, scripts and pictures."""
    text = html.read_text(encoding="utf-8")
    found = re.findall(r'<(?:link rel="stylesheet" href|script[^>]* src|img[^>]* src)="([^"]+)"', text)
    return tuple(dict.fromkeys((html.parent / address).resolve() for address in found))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", READING)
def test_a_page_to_read_is_light(site_dir: Path, name: str, lang: str) -> None:
    html = page(site_dir, name, lang)
    beside = loaded(html)
    assert any(path.suffix == ".css" for path in beside)
    assert any(path.suffix == ".js" for path in beside)
    alone = weights((html,))[html]
    assert alone + sum(weights(beside).values()) <= FIRST
    assert alone <= (NEXT_LONG if name in LONG else NEXT)


def test_pages_are_not_indented(site_dir: Path) -> None:
    for path in html_files(site_dir):
        assert re.search(r"\n[ \t\n]", path.read_text(encoding="utf-8")) is None, path


def test_what_would_show_keeps_its_spaces() -> None:
    assert squeezed("<p>\n    a\n\n\n  b</p>") == "<p>\na\nb</p>"
    assert squeezed("<p>a\n\u202f b\n\u00a0c</p>") == "<p>a\n\u202f b\n\u00a0c</p>"
    kept = "<p>a</p>\n  <pre>b\n  c</pre>"
    assert squeezed(kept) == kept

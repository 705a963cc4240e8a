"""Reading the built site: its pages by language, and of each page the elements, ids, links, texts and scripts."""

import json
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

LANGS = ("en", "de", "fr", "pl")
PAPAYOO_PAGES = (
    "index",
    "rules",
    "calculator",
    "faq",
    "deal",
    "scoring",
    "mistakes",
    "examples",
    "variants",
    "glossary",
    "sources",
)
PAIUTE_PAGES = ("paiute/index", "paiute/hands", "paiute/questions", "paiute/showdown")
PAGES = PAPAYOO_PAGES + PAIUTE_PAGES
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
VOID = frozenset(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"])


@dataclass
class Element:
    """One element: its tag, its attributes, the text inside it (scripts included), its parent and children."""

    tag: str
    attrs: dict[str, str]
    parent: "Element | None" = None
    children: list["Element"] = field(default_factory=list)
    pieces: list["str | Element"] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "".join(piece if isinstance(piece, str) else piece.text for piece in self.pieces)

    @property
    def words(self) -> str:
        """The text with white space made single."""
        return " ".join(self.text.split())

    @property
    def classes(self) -> set[str]:
        return set(self.attrs.get("class", "").split())

    def all(self, tag: str = "", **attrs: str) -> list["Element"]:
        """All elements below with this tag and these attributes, in document order."""
        found = []
        for child in self.children:
            if (not tag or child.tag == tag) and all(child.attrs.get(key) == value for key, value in attrs.items()):
                found.append(child)
            found += child.all(tag, **attrs)
        return found

    def one(self, tag: str = "", **attrs: str) -> "Element":
        found = self.all(tag, **attrs)
        assert len(found) == 1, f"{len(found)} times <{tag} {attrs}>"
        return found[0]

    def having(self, name: str) -> list["Element"]:
        """All elements below with the class ``name``."""
        return [element for element in self.all() if name in element.classes]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = self.here = Element("", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {key: value or "" for key, value in attrs}, self.here)
        self.here.children.append(element)
        self.here.pieces.append(element)
        if tag not in VOID:
            self.here = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        above: Element | None = self.here
        while above is not None and above.tag != tag:
            above = above.parent
        if above is not None and above.parent is not None:
            self.here = above.parent

    def handle_data(self, data: str) -> None:
        self.here.pieces.append(data)


@cache
def read(path: Path) -> Element:
    """The document in a file."""
    reader = _Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    reader.close()
    return reader.root


def folder(lang: str) -> str:
    """The folder of a language, seen from the root of the site."""
    return "" if lang == "en" else f"{lang}/"


def address(name: str, lang: str = "en") -> str:
    """The address of a page, seen from the root of the site: "de/faq/", "paiute/"; "" for the first page."""
    return folder(lang) + ("" if name == "index" else f"{name.removesuffix('/index')}/")


def page_path(site: Path, name: str, lang: str) -> Path:
    return site / address(name, lang) / "index.html"


def page(site: Path, name: str, lang: str) -> Element:
    """A page of the site, "rules" in "de", or one of the second game, "paiute/hands"."""
    return read(page_path(site, name, lang))


def article(site: Path, name: str, lang: str) -> Element:
    """The words of a page without the frame around them."""
    return page(site, name, lang).one("article")


def site_url(site: Path) -> str:
    """The address that the site was built for, with its closing slash."""
    return page(site, "index", "en").one("link", rel="canonical").attrs["href"]


def base_path(site: Path) -> str:
    """The path of that address: "/" or "/papayoo/"."""
    return urlsplit(site_url(site)).path


def html_files(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def ids(document: Element) -> list[str]:
    return [element.attrs["id"] for element in document.all() if "id" in element.attrs]


def data_of(part: Element) -> dict[str, Any]:
    """The data block inside a web part."""
    found: dict[str, Any] = json.loads(part.one("script", type="application/json").text)
    return found

"""Four languages of one site: the switcher, what search engines are told, the pages that are not found."""

import gzip
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from urllib.parse import urljoin

import pytest
from built import LANGS, PAGES, Element, address, base_path, folder, html_files, page, read, site_url

EACH_LANG = pytest.mark.parametrize("lang", LANGS)
EACH_PAGE = pytest.mark.parametrize("name", PAGES)
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "pl": "Polski"}


def switcher(document: Element) -> dict[str, Element]:
    return {link.attrs["hreflang"]: link for link in document.one("ul", id="papayoo-languages").all("a")}


@EACH_LANG
@EACH_PAGE
def test_switcher_leads_to_the_same_page(site_dir: Path, name: str, lang: str) -> None:
    links = switcher(page(site_dir, name, lang))
    assert {other: link.words for other, link in links.items()} == NAMES
    here = "https://papayoo.test/" + address(name, lang)
    for other, link in links.items():
        assert urljoin(here, link.attrs["href"]) == "https://papayoo.test/" + address(name, other)
        assert link.attrs["target"] == "_self"  # else the theme's script takes the click and drops the #fragment
        assert link.attrs["lang"] == other
        assert ("aria-current" in link.attrs) == (other == lang)


@EACH_LANG
@EACH_PAGE
def test_head_names_all_languages_by_whole_address(site_dir: Path, name: str, lang: str) -> None:
    links = [link for link in page(site_dir, name, lang).one("head").all("link") if link.attrs["rel"].strip() == "alternate"]
    # with the space, so that the theme's script does not fetch a sitemap for each
    assert all(link.attrs["rel"] == " alternate" for link in links)
    expected = {other: site_url(site_dir) + address(name, other) for other in LANGS}
    assert {link.attrs["hreflang"]: link.attrs["href"] for link in links} == {**expected, "x-default": expected["en"]}
    assert page(site_dir, name, lang).one("link", rel="canonical").attrs["href"] == expected[lang]


def test_no_link_wakes_the_themes_sitemap_requests(site_dir: Path) -> None:
    for path in html_files(site_dir):
        assert not read(path).all("link", rel="alternate"), path


def test_sitemap_lists_every_page_in_every_language(site_dir: Path) -> None:
    text = (site_dir / "sitemap.xml").read_bytes()
    assert gzip.decompress((site_dir / "sitemap.xml.gz").read_bytes()) == text
    space = {"": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    found = {}
    for entry in ET.fromstring(text).findall("url", space):
        loc = entry.findtext("loc", namespaces=space)
        found[loc] = {link.get("hreflang"): link.get("href") for link in entry.findall("x:link", space)}
    base = site_url(site_dir)
    expected = {}
    for name in PAGES:
        links = {lang: base + address(name, lang) for lang in LANGS}
        for lang in LANGS:
            expected[base + address(name, lang)] = {**links, "x-default": links["en"]}
    assert found == expected


@EACH_LANG
def test_each_language_has_its_own_not_found(site_dir: Path, lang: str) -> None:
    document = read(site_dir / folder(lang) / "404.html")
    assert document.one("html").attrs["lang"] == lang
    assert document.one("meta", name="robots").attrs["content"] == "noindex"
    sections = document.one("article").all("section")
    assert [section.attrs["lang"] for section in sections] == (list(LANGS) if lang == "en" else [lang])
    base = base_path(site_dir)
    for section in sections:
        assert section.one("a").attrs["href"] == base + folder(section.attrs["lang"])
    assert len({section.one("a").words for section in sections}) == len(sections)
    assert "404" not in document.one("title").words


@EACH_LANG
def test_heading_links_speak_the_pages_language(site_dir: Path, lang: str) -> None:
    tips = {"en": "Link to this passage", "de": "Link hierher", "fr": "Lien vers ce passage", "pl": "Link do tego miejsca"}
    for name in PAGES:
        links = page(site_dir, name, lang).having("headerlink")
        assert links
        assert {link.attrs["title"] for link in links} == {tips[lang]}


@EACH_LANG
def test_the_palette_toggle_is_named_in_the_pages_language(site_dir: Path, lang: str) -> None:
    first = {
        "en": "Colours follow the device",
        "de": "Farben wie im System",
        "fr": "Couleurs de l’appareil",
        "pl": "Wygląd jak w systemie",
    }
    form = page(site_dir, "index", lang).one("form", **{"data-md-component": "palette"})
    names = [control.attrs["aria-label"] for control in form.all("input")]
    assert names[0].startswith(first[lang])
    assert len(set(names)) == 3
    assert [label.attrs["title"] for label in form.all("label")] == names
    schemes = [control.attrs["data-md-color-scheme"] for control in form.all("input")]
    assert schemes == ["default", "default", "slate"]


#: Words that the theme brings along in English; a page in another language must show none of them.
STOCK_ENGLISH = (
    "Permanent link|Skip to content|Table of contents|Select language|Search|Clear|Initializing search|Type to start searching"
    "|No matching documents|Back to top|Next|Previous|Footer|Header|Navigation|Copy to clipboard|Made with|Not found|Switch to"
)


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_no_stock_english_is_left(site_dir: Path, lang: str) -> None:
    same_in = {"de": {"Navigation"}, "fr": {"Navigation"}, "pl": set()}[lang]
    stock = re.compile(rf"\b(?:{'|'.join(word for word in STOCK_ENGLISH.split('|') if word not in same_in)})\b")
    for name in PAGES:
        document = page(site_dir, name, lang)
        spoken = [
            element.attrs[key]
            for element in document.all()
            for key in ("title", "aria-label", "placeholder", "alt")
            if key in element.attrs
        ]
        spoken += [
            piece
            for element in document.one("body").all()
            if element.tag != "script"
            for piece in element.pieces
            if isinstance(piece, str)
        ]
        spoken.append(document.one("script", id="__config").text)
        assert not [text for text in spoken if stock.search(text)], name

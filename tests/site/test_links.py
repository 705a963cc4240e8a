"""Every link, script, style sheet and picture that a page names is there, and so is every #anchor."""

from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from built import LANGS, Element, base_path, folder, html_files, ids, read

#: What the calculator's own address may carry; it is no anchor.
STATE = ("example=", "r1=", "g1=", "t1=", "s1=")
SITE = "https://papayoo.test/"


def target_of(site: Path, address: str) -> Path:
    path = unquote(urlsplit(address).path).lstrip("/")
    return site / path / "index.html" if path == "" or path.endswith("/") else site / path


def named(document: Element) -> list[tuple[str, str]]:
    """(tag, address) of all that a page links to or loads from its own site."""
    found = []
    for element in document.all():
        for key in ("href", "src"):
            if key in element.attrs and not element.attrs[key].startswith(("http:", "https:", "data:")):
                found.append((element.tag, element.attrs[key]))
    return found


def test_every_link_and_anchor_resolves(site_dir: Path) -> None:
    broken = []
    for path in html_files(site_dir):
        if path.name == "404.html":
            continue  # its links are absolute: see below
        here = SITE + str(path.relative_to(site_dir)).removesuffix("index.html")
        for tag, href in named(read(path)):
            address = urljoin(here, href)
            target = target_of(site_dir, address)
            fragment = unquote(urlsplit(address).fragment)
            if not target.is_file():
                broken.append(f"{path.relative_to(site_dir)}: <{tag}> {href}")
            elif fragment and not fragment.startswith(STATE) and fragment not in ids(read(target)):
                broken.append(f"{path.relative_to(site_dir)}: no #{fragment} behind {href}")
    assert not broken


@pytest.mark.parametrize("lang", LANGS)
def test_not_found_leads_home_from_any_address(site_dir: Path, lang: str) -> None:
    document = read(site_dir / folder(lang) / "404.html")
    base = base_path(site_dir)
    for tag, href in named(document):
        if href.startswith("#"):
            continue
        assert href.startswith(base), f"<{tag}> {href} depends on the address that was not found"
        assert target_of(site_dir, urlsplit(urljoin(SITE, href)).path.removeprefix(base)).is_file(), href


def test_links_stay_in_their_language(site_dir: Path) -> None:
    for path in html_files(site_dir):
        lang = path.relative_to(site_dir).parts[0] if path.relative_to(site_dir).parts[0] in LANGS else "en"
        if path.name == "404.html":
            continue
        here = SITE + str(path.relative_to(site_dir)).removesuffix("index.html")
        for link in read(path).all("a"):
            if "hreflang" in link.attrs or link.attrs["href"].startswith("http"):
                continue
            first = urlsplit(urljoin(here, link.attrs["href"])).path.split("/")[1]
            assert (first if first in LANGS else "en") == lang, f"{path}: {link.attrs['href']}"

"""What is shown where an address is shared: title, description and a picture in the page's language."""

from pathlib import Path
from urllib.parse import urljoin

import pytest
from built import LANGS, PAGES, Element, page, site_url
from share.png import size

EACH_LANG = pytest.mark.parametrize("lang", LANGS)
EACH_PAGE = pytest.mark.parametrize("name", PAGES)
TERRITORIES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "pl": "pl_PL"}
MOST_BYTES = 60_000


def told(document: Element) -> dict[str, list[str]]:
    """What the head says under each "og:" name."""
    found: dict[str, list[str]] = {}
    for meta in document.one("head").all("meta"):
        if "property" in meta.attrs:
            found.setdefault(meta.attrs["property"], []).append(meta.attrs["content"])
    return found


@EACH_LANG
@EACH_PAGE
def test_a_shared_address_speaks_the_pages_language(site_dir: Path, name: str, lang: str) -> None:
    document = page(site_dir, name, lang)
    head = told(document)
    assert head["og:url"] == [document.one("link", rel="canonical").attrs["href"]]
    assert head["og:title"][0] in document.one("head").one("title").words
    assert head["og:description"] == [document.one("meta", name="description").attrs["content"]]
    assert head["og:locale"] == [TERRITORIES[lang]]
    assert sorted(head["og:locale:alternate"]) == sorted(TERRITORIES[other] for other in LANGS if other != lang)
    assert head["og:site_name"] == ["Papayoo"]
    assert head["og:image"] == [urljoin(site_url(site_dir), f"assets/images/share-{lang}.png")]
    assert (head["og:image:width"], head["og:image:height"]) == (["1200"], ["630"])


def test_pictures_are_described_in_their_language(site_dir: Path) -> None:
    assert len({told(page(site_dir, "index", lang))["og:image:alt"][0] for lang in LANGS}) == len(LANGS)


@EACH_LANG
def test_pictures_are_there_and_small(site_dir: Path, lang: str) -> None:
    picture = (site_dir / "assets" / "images" / f"share-{lang}.png").read_bytes()
    assert size(picture) == (1200, 630)
    assert len(picture) <= MOST_BYTES

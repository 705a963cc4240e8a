"""One search index a language: it holds that language's pages and nothing else, and the page asks for the right one."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from built import LANGS, PAGES, base_path, folder, ids, page, read

EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def index(site: Path, lang: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((site / folder(lang) / "search" / "search_index.json").read_text(encoding="utf-8"))
    return found


@EACH_LANG
def test_index_holds_exactly_the_pages_of_its_language(site_dir: Path, lang: str) -> None:
    places = [entry["location"] for entry in index(site_dir, lang)["docs"]]
    assert len(places) == len(set(places))
    pages = {place.split("#")[0] for place in places}
    assert pages == {"" if name == "index" else f"{name}/" for name in PAGES}
    for place in places:
        path, _, fragment = place.partition("#")
        target = site_dir / folder(lang) / path / "index.html"
        assert target.is_file()
        assert not fragment or fragment in ids(read(target)), place


def test_nothing_is_found_twice_in_two_languages(site_dir: Path) -> None:
    texts = {lang: {entry["text"] for entry in index(site_dir, lang)["docs"] if len(entry["text"]) > 80} for lang in LANGS}
    for lang in LANGS:
        others = set().union(*(texts[other] for other in LANGS if other != lang))
        assert not texts[lang] & others


@EACH_LANG
def test_the_stemmer_exists(site_dir: Path, lang: str) -> None:
    config = index(site_dir, lang)["config"]
    assert config["lang"] == ["en" if lang == "pl" else lang]  # lunr has no Polish
    assert config["pipeline"] == ([] if lang == "pl" else ["stopWordFilter"])
    lunr = site_dir / "assets" / "javascripts" / "lunr" / "min"
    if config["lang"] != ["en"]:
        assert (lunr / f"lunr.{lang}.min.js").is_file()
        assert (lunr / "lunr.stemmer.support.min.js").is_file()
    assert {path.name for path in lunr.iterdir()} == {"lunr.stemmer.support.min.js", "lunr.de.min.js", "lunr.fr.min.js"}


@EACH_LANG
def test_every_page_asks_for_the_index_of_its_language(site_dir: Path, lang: str) -> None:
    for name in [*PAGES, "404"]:
        document = read(site_dir / folder(lang) / "404.html") if name == "404" else page(site_dir, name, lang)
        config = json.loads(document.one("script", id="__config").text)
        here = "https://papayoo.test/" + folder(lang) + ("" if name == "index" else f"{name}/")
        base = urlsplit(urljoin(here, config["base"])).path
        root = base_path(site_dir) if name == "404" else "/"
        assert base == root + folder(lang)
        worker = urlsplit(urljoin(here, config["search"])).path.removeprefix(root)
        assert (site_dir / worker).is_file()


@pytest.mark.parametrize(
    ("lang", "typed", "anchor"), [("en", "follow", "rules/#follow-suit"), ("fr", "atout", "rules/#five-suits")]
)
def test_texts_are_in_the_index(site_dir: Path, lang: str, typed: str, anchor: str) -> None:
    entry = next(entry for entry in index(site_dir, lang)["docs"] if entry["location"] == anchor)
    assert typed in (entry["title"] + entry["text"]).lower()


def test_elisions_and_dashes_split_words(site_dir: Path) -> None:
    separator = re.compile(index(site_dir, "fr")["config"]["separator"])
    assert separator.split("l’entame d'un Payoo – 7") == ["l", "entame", "d", "un", "Payoo", "7"]
    assert separator.split("3\u2060–\u20608 osób") == ["3", "8", "osób"]
    assert [word for word in separator.split("règle 6.4. Fin") if word] == ["règle", "6.4", "Fin"]

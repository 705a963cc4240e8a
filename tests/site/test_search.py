"""One search index a language: it holds that language's pages and nothing else, and the page asks for the right one."""

import html
import json
import re
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from built import LANGS, PAGES, address, base_path, folder, ids, page, read
from texts.source import read as texts

from overrides.hooks import search_words

EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def index(site: Path, lang: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((site / folder(lang) / "search" / "search_index.json").read_text(encoding="utf-8"))
    return found


@EACH_LANG
def test_index_holds_exactly_the_pages_of_its_language(site_dir: Path, lang: str) -> None:
    places = [entry["location"] for entry in index(site_dir, lang)["docs"]]
    assert len(places) == len(set(places))
    pages = {place.split("#")[0] for place in places}
    assert pages == {address(name) for name in PAGES}
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
def test_no_language_needs_a_stemmer(site_dir: Path, lang: str) -> None:
    config = index(site_dir, lang)["config"]
    assert (config["lang"], config["pipeline"]) == (["en"], [])  # built into lunr: no other file is loaded
    assert not (site_dir / "assets" / "javascripts" / "lunr").exists()
    assert config["compounds"] == (lang == "de")


@EACH_LANG
def test_every_page_starts_the_search_before_the_theme(site_dir: Path, lang: str) -> None:
    for name in [*PAGES, "404"]:
        document = read(site_dir / folder(lang) / "404.html") if name == "404" else page(site_dir, name, lang)
        scripts = [element.attrs["src"].rsplit("/", 1)[1] for element in document.all("script") if element.attrs.get("src")]
        plain = [script for script in scripts if script.startswith(("search-", "bundle."))]
        assert [script.split(".")[0].split("-")[0] for script in plain] == ["search", "bundle"]
        assert (site_dir / "assets" / "web" / plain[0]).is_file()


@EACH_LANG
def test_every_page_asks_for_the_index_of_its_language(site_dir: Path, lang: str) -> None:
    for name in [*PAGES, "404"]:
        document = read(site_dir / folder(lang) / "404.html") if name == "404" else page(site_dir, name, lang)
        config = json.loads(document.one("script", id="__config").text)
        here = "https://papayoo.test/" + (f"{folder(lang)}404/" if name == "404" else address(name, lang))
        base = urlsplit(urljoin(here, config["base"])).path
        root = base_path(site_dir) if name == "404" else "/"
        assert base == root + folder(lang)
        worker = urlsplit(urljoin(here, config["search"])).path.removeprefix(root)
        assert (site_dir / worker).is_file()


@pytest.mark.parametrize(
    ("lang", "typed", "anchor"),
    [
        ("en", "follow", "rules/#follow-suit"),
        ("fr", "atout", "rules/#five-suits"),
        ("en", "full house", "paiute/questions/#does-a-full-house-win"),
        ("de", "wild", "paiute/#wild-rank"),
        ("de", "fünfling", "paiute/hands/#five-of-a-kind"),
        ("fr", "carte retournée", "paiute/#turned-up-card"),
        ("fr", "annonce", "paiute/questions/#who-plays-after-the-call"),
        ("pl", "dzikie", "paiute/#wild-rank"),
        ("pl", "kareta", "paiute/hands/#four-and-two"),
    ],
)
def test_texts_are_in_the_index(site_dir: Path, lang: str, typed: str, anchor: str) -> None:
    entry = next(entry for entry in index(site_dir, lang)["docs"] if entry["location"] == anchor)
    assert typed in (entry["title"] + entry["text"]).lower()


def entry(site: Path, lang: str, place: str) -> dict[str, str]:
    found: dict[str, str] = next(one for one in index(site, lang)["docs"] if one["location"] == place)
    return found


@EACH_LANG
def test_accents_are_folded_into_fields_of_their_own(site_dir: Path, lang: str) -> None:
    fields = index(site_dir, lang)["config"]["fields"]
    boost = {name: field["boost"] for name, field in fields.items()}
    assert boost["title"] > boost["asked"] > boost["fold_title"] > boost["text"] == boost["fold"]
    for one in index(site_dir, lang)["docs"]:
        assert set(one) <= {"location", "title", "text", "fold", "fold_title", "asked", "boost"}
        # what stands on the page already need not be folded
        words = set(re.findall(r"[^\W\d_]{2,}", html.unescape(re.sub(r"<[^>]+>", " ", one["text"])).lower()))
        assert not words & set(one.get("fold", "").split())


@pytest.mark.parametrize(
    ("word", "lang", "expected"),
    [
        ("Würfel", "de", {"würfel", "wurfel", "wuerfel"}),
        ("Größe", "de", {"größe", "grosse", "groesse"}),
        ("cœur", "fr", {"cœur", "coeur"}),
        ("règle", "fr", {"règle", "regle"}),
        ("kość", "pl", {"kość", "kosc"}),
        ("żółty", "pl", {"żółty", "zolty"}),
        ("trick", "en", {"trick"}),
    ],
)
def test_spellings(word: str, lang: str, expected: set[str]) -> None:
    assert search_words.spellings(word, lang) == expected


@pytest.mark.parametrize(
    ("text", "lang", "typed"),
    [
        ("<p>Karta warta jest 2 punkty.</p>", "pl", "punkt punktów punktow"),
        ("Rozdający rzuca kością.", "pl", "kość kosc kości kosci"),
        ("La passe", "fr", "écart ecart"),
        ("l&#39;égalité", "fr", "egalite"),
        ("ein W&uuml;rfel", "de", "wurfel wuerfel"),
        ("Roll the die.", "en", "dice"),
    ],
)
def test_other_ways_to_type_a_word_lead_to_it(text: str, lang: str, typed: str) -> None:
    assert set(typed.split()) <= set(search_words.folded(text, lang).split())


@EACH_LANG
def test_groups_of_words_are_words(lang: str) -> None:
    lines = tomllib.loads(search_words.SOURCE.read_text(encoding="utf-8"))[lang]["groups"]
    for line in lines:
        assert len(set(line.split())) == len(line.split()) > 1, line
        assert all(search_words.WORD.fullmatch(word) and word == word.lower() for word in line.split()), line


def asked(lang: str) -> dict[str, str]:
    pages = tomllib.loads((search_words.ASKED / f"{lang}.toml").read_text(encoding="utf-8"))
    return {f"{name}#{anchor}": words for name, passages in pages.items() for anchor, words in passages.items()}


@EACH_LANG
def test_players_words_stand_for_every_question_and_for_passages_only(site_dir: Path, repo: Path, lang: str) -> None:
    published = set((repo / "tests" / "site" / "published_ids.txt").read_text(encoding="utf-8").split())
    words = asked(lang)
    assert set(words) <= published
    headed = {section.id for section in texts(repo / "docs")[lang, "faq"].sections if section.level == 3}
    assert headed == {place.removeprefix("faq#") for place in words if place.startswith("faq#")}
    found = {one["location"]: one for one in index(site_dir, lang)["docs"]}
    for place in words:
        assert found[place.replace("#", "/#")]["asked"].split(), place


@EACH_LANG
def test_the_same_passages_have_players_words_in_every_language(lang: str) -> None:
    assert set(asked(lang)) == set(asked("en"))


@EACH_LANG
def test_little_words_are_in_no_field_that_is_only_searched(site_dir: Path, lang: str) -> None:
    config = index(site_dir, lang)["config"]
    little = set(config["little"])
    assert little
    for one in index(site_dir, lang)["docs"]:
        for field in ("fold", "fold_title", "asked"):
            assert not little & set(one.get(field, "").split()), one["location"]


@EACH_LANG
def test_rows_of_tables_are_found_by_themselves(site_dir: Path, lang: str) -> None:
    assert "15" in entry(site_dir, lang, "deal/#players-4")["text"]
    assert {"en": "trick", "de": "Stich", "fr": "pli", "pl": "lewa"}[lang] in entry(site_dir, lang, "glossary/#trick")["title"]
    stock = {"en": "stock", "de": "Nachziehstapel", "fr": "pioche", "pl": "stos zakryty"}
    assert stock[lang] in entry(site_dir, lang, "glossary/#stock")["title"]
    whole = entry(site_dir, lang, "glossary/")["text"] + entry(site_dir, lang, "glossary/#papayoo-or-payoo")["text"]
    assert "wychodz" not in whole or lang == "pl"


def test_elisions_and_dashes_split_words(site_dir: Path) -> None:
    separator = re.compile(index(site_dir, "fr")["config"]["separator"])
    assert separator.split("l’entame d'un Payoo – 7") == ["l", "entame", "d", "un", "Payoo", "7"]
    assert separator.split("3\u2060–\u20608 osób") == ["3", "8", "osób"]
    assert [word for word in separator.split("règle 6.4. Fin") if word] == ["règle", "6.4", "Fin"]

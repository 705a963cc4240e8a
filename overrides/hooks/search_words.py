"""Other ways in which a reader may type a word of a page: without accents, bent otherwise, or by another name.

These words go into fields of the index that are searched and never shown. Groups of words and the little words that say nothing
stand in overrides/data/search.toml, the words by which players ask for a passage in overrides/data/asked/.
"""

import html
import re
import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Any

from mkdocs.structure.pages import Page

from overrides.hooks.project import ROOT

SOURCE = ROOT / "overrides" / "data" / "search.toml"
ASKED = ROOT / "overrides" / "data" / "asked"
WORD = re.compile(r"[^\W\d_]{2,}|\d+")  # a word or a number
TAG = re.compile(r"<[^>]+>")

#: Letters that no accent can be taken from, as they are typed on a foreign keyboard.
LETTERS = str.maketrans({"ł": "l", "ß": "ss", "œ": "oe", "æ": "ae"})
#: Who types a question looks for its answer; the words of the glossary stand in every other passage too. What both games
#: have a word for is looked for in Papayoo first.
BOOSTS = {"faq/": 2, "glossary/": 0.5, "paiute/": 0.4, "paiute/hands/": 0.4, "paiute/questions/": 0.8, "paiute/showdown/": 0.4}
#: A page or a group as a whole stands behind its passages: it holds the words of them all.
WHOLE = 0.5

GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def bare(word: str) -> str:
    """A word in small letters without accents: "Żółć" becomes "zolc", "Cœur" becomes "coeur"."""
    letters = unicodedata.normalize("NFD", word.lower().translate(LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def spellings(word: str, lang: str) -> set[str]:
    """How a word may be typed, itself included; in German, ü may stand as u or as ue."""
    word = unicodedata.normalize("NFC", word.lower())
    found = {word, bare(word)}
    return found | {bare(word.translate(GERMAN))} if lang == "de" else found


@cache
def data(lang: str) -> dict[str, list[str]]:
    """What overrides/data/search.toml says about a language."""
    found: dict[str, list[str]] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))[lang]
    return found


@cache
def little(lang: str) -> frozenset[str]:
    """The words that say nothing about what is looked for, in all their spellings."""
    return frozenset(one for line in data(lang)["little"] for word in line.split() for one in spellings(word, lang))


@cache
def groups(lang: str) -> dict[str, frozenset[str]]:
    """For each word of a group, the whole group: forms of one word, or another name for the same thing."""
    found: dict[str, frozenset[str]] = {}
    for line in data(lang)["groups"]:
        group = frozenset(line.split())
        for word in group:
            found[word] = found.get(word, frozenset()) | group
    return found


def folded(text: str, lang: str) -> str:
    """The words that lead to a text (HTML) and do not stand in it."""
    words = {unicodedata.normalize("NFC", word.lower()) for word in WORD.findall(html.unescape(TAG.sub(" ", text)))}
    return " ".join(sorted(_typed(words, lang) - words))


@cache
def asked(lang: str) -> dict[str, str]:
    """The words by which players ask for a passage, by its address ("faq/#misdeal"), with their groups, in all spellings."""
    pages = tomllib.loads((ASKED / f"{lang}.toml").read_text(encoding="utf-8"))
    return {
        f"{page}/#{anchor}": " ".join(sorted(_typed(WORD.findall(words.lower()), lang)))
        for page, passages in pages.items()
        for anchor, words in passages.items()
    }


def _typed(words: Iterable[str], lang: str) -> set[str]:
    """All that may be typed for some of the words: their groups and spellings, without the little words."""
    known = groups(lang)
    meant = {other for word in words for other in known.get(word, {word})}
    return {one for word in meant for one in spellings(word, lang)} - little(lang)


def with_folds(entry: dict[str, Any], lang: str) -> dict[str, Any]:
    """An entry of the index with the fields that only the search reads."""
    place = entry["location"]
    fields = {
        "fold_title": folded(entry["title"], lang),
        "fold": folded(entry["text"], lang),
        "asked": asked(lang).get(place, ""),
    }
    found = {**entry, **{field: words for field, words in fields.items() if words}}
    boost = BOOSTS.get(place.partition("#")[0], 1) if "#" in place else WHOLE
    return {**found, "boost": boost} if boost != 1 else found


def add_entries(page: Page, rows: list[dict[str, Any]]) -> None:
    """Let rows of a table be found by themselves: "anchor", "title" and "text" of each; the search hook reads them."""
    page.meta.setdefault("search_rows", []).extend(rows)

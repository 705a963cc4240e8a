"""Other ways in which a reader may type a word of a page: without accents, bent otherwise, or by another name.

These words go into fields of the index that are searched and never shown. Groups of words stand in overrides/data/search.toml.
"""

import html
import re
import tomllib
import unicodedata
from functools import cache
from typing import Any

from mkdocs.structure.pages import Page

from overrides.hooks.project import ROOT

SOURCE = ROOT / "overrides" / "data" / "search.toml"
WORD = re.compile(r"[^\W\d_]{2,}")
TAG = re.compile(r"<[^>]+>")

#: Letters that no accent can be taken from, as they are typed on a foreign keyboard.
LETTERS = str.maketrans({"ł": "l", "ß": "ss", "œ": "oe", "æ": "ae"})
#: Who types a question looks for its answer; the words of the glossary stand in every other passage too. What both games
#: have a word for is looked for in Papayoo first.
BOOSTS = {"faq/": 2, "glossary/": 0.5, "paiute/": 0.8, "paiute/hands/": 0.8, "paiute/questions/": 2, "paiute/showdown/": 0.8}

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
def groups(lang: str) -> dict[str, frozenset[str]]:
    """For each word of a group, the whole group: forms of one word, or another name for the same thing."""
    found: dict[str, frozenset[str]] = {}
    for line in tomllib.loads(SOURCE.read_text(encoding="utf-8"))[lang]["groups"]:
        group = frozenset(line.split())
        for word in group:
            found[word] = found.get(word, frozenset()) | group
    return found


def folded(text: str, lang: str) -> str:
    """The words that lead to a text (HTML) and do not stand in it."""
    words = {unicodedata.normalize("NFC", word.lower()) for word in WORD.findall(html.unescape(TAG.sub(" ", text)))}
    known = groups(lang)
    meant = words.union(*(known[word] for word in words if word in known))
    return " ".join(sorted(set().union(*(spellings(word, lang) for word in meant)) - words)) if meant else ""


def with_folds(entry: dict[str, Any], lang: str) -> dict[str, Any]:
    """An entry of the index with the fields that only the search reads."""
    folds = {"fold_title": folded(entry["title"], lang), "fold": folded(entry["text"], lang)}
    found = {**entry, **{field: words for field, words in folds.items() if words}}
    boost = BOOSTS.get(entry["location"].partition("#")[0])
    return {**found, "boost": boost} if boost else found


def add_entries(page: Page, rows: list[dict[str, Any]]) -> None:
    """Let rows of a table be found by themselves: "anchor", "title" and "text" of each; the search hook reads them."""
    page.meta.setdefault("search_rows", []).extend(rows)

"""The words of each game side by side in four languages, from the glossary files in overrides/data."""

import tomllib
from dataclasses import dataclass
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from overrides.hooks.facts import render
from overrides.hooks.project import ROOT, languages, page_language
from overrides.hooks.search_words import add_entries

DATA = ROOT / "overrides" / "data"
#: By game; the ids of all of them stand on one page, so no id stands in two.
SOURCES = {"papayoo": DATA / "glossary.toml", "paiute": DATA / "glossary_paiute.toml"}


@dataclass(frozen=True)
class Concept:
    """One row: its published id, and by language the settled word and, where a learner stumbles, a note on it."""

    id: str
    terms: dict[str, str]
    notes: dict[str, str]


def concepts(text: str, langs: list[str]) -> list[Concept]:
    """The rows in the order of the file; a word that is missing or a key that nobody knows stops the build."""
    found = []
    for entry in tomllib.loads(text)["concept"]:
        unknown = set(entry) - {"id", *langs, *(f"note_{lang}" for lang in langs)}
        missing = [key for key in ("id", *langs) if not entry.get(key)]
        if unknown or missing:
            raise PluginError(f"glossary: {entry.get('id', entry)}: missing {missing}, unknown {sorted(unknown)}")
        notes = {lang: entry[f"note_{lang}"] for lang in langs if f"note_{lang}" in entry}
        found.append(Concept(entry["id"], {lang: entry[lang] for lang in langs}, notes))
    ids = [concept.id for concept in found]
    if len(ids) != len(set(ids)):
        raise PluginError(f"glossary: an id stands twice: {sorted({one for one in ids if ids.count(one) > 1})}")
    return found


def glossary(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[glossary]]``, ``[[glossary paiute]]``: the reader's language first, then the others in the order of mkdocs.yml."""
    game = arguments[0] if arguments else "papayoo"
    if game not in SOURCES or len(arguments) > 1:
        raise PluginError(
            f"{page.file.src_uri}: [[{' '.join(['glossary', *arguments])}]] names no game; there is {', '.join(SOURCES)}"
        )
    names = languages(config)
    lang = page_language(page)
    order = [lang, *(other for other in names if other != lang)]
    rows = concepts(SOURCES[game].read_text(encoding="utf-8"), list(names))
    add_entries(page, [entry(row, order) for row in rows])
    return render("glossary.html", page, config, rows=rows, order=order, names=names)


def entry(row: Concept, order: list[str]) -> dict[str, Any]:
    """What the search knows of a row: its own word as title, the words of the other languages and its own note as text."""
    first, *others = order
    pieces = [row.notes.get(first, ""), *(row.terms[other] for other in others)]
    return {"anchor": row.id, "title": row.terms[first], "text": " · ".join(piece for piece in pieces if piece)}

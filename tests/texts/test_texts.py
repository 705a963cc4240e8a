"""The pages as written: alike in four languages, with figures the game knows, in each language's words, at lasting addresses."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from mkdocs.utils.yaml import get_yaml_loader
from texts import figures, registry, structure, wording
from texts.source import LANGS, Source, read

from calculator.catalogues import read_catalogue
from calculator.paiute.rules import RULES as PAIUTE_RULES
from calculator.papayoo.rules import RULES, Rule
from overrides.hooks.glossary import SOURCES as GLOSSARIES

Pages = Mapping[tuple[str, str], Source]


@pytest.fixture(scope="module")
def pages(repo: Path) -> Pages:
    return read(repo / "docs")


@pytest.fixture(scope="module")
def settings(repo: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.load((repo / "mkdocs.yml").read_text(encoding="utf-8"), Loader=get_yaml_loader())
    return found


@pytest.fixture(scope="module")
def menu(settings: dict[str, Any]) -> list[str]:
    """The pages by name, those of a group in its place."""
    groups = [
        [entry] if isinstance(entry, str) else [page for group in entry.values() for page in group] for entry in settings["nav"]
    ]
    return [page.removesuffix(".md") for group in groups for page in group]


def told(faults: list[str]) -> str:
    return "\n" + "\n".join(faults)


def test_every_page_exists_in_every_language(pages: Pages, menu: list[str]) -> None:
    faults = structure.missing_pages(pages, menu)
    assert not faults, told(faults)


@pytest.mark.parametrize(
    "check",
    [structure.headings, structure.shown, structure.citations, structure.answers, structure.heads],
    ids=lambda c: c.__name__,
)
def test_pages_are_built_alike(pages: Pages, check: structure.Check) -> None:
    faults = check(pages)
    assert not faults, told(faults)


def test_every_link_leads_somewhere(pages: Pages) -> None:
    faults = structure.links(pages, structure.table_rows())
    assert not faults, told(faults)


@pytest.mark.parametrize("check", [figures.differ, figures.unknown, figures.counts], ids=lambda c: c.__name__)
def test_figures_are_the_games(pages: Pages, check: structure.Check) -> None:
    faults = check(pages)
    assert not faults, told(faults)


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_sentences_of_the_calculator_say_the_same_figures(lang: str) -> None:
    faults = figures.catalogues(sentences(lang))
    assert not faults, told(faults)


def sentences(lang: str) -> list[tuple[str, str, str]]:
    """(language, English, translated) of every form of every message."""
    found = []
    for message in read_catalogue(lang):
        english = message.id[-1] if isinstance(message.id, (tuple, list)) else message.id
        forms = message.string if isinstance(message.string, (tuple, list)) else [message.string]
        found += [(lang, english, form) for form in forms if english and form]
    return found


@pytest.mark.parametrize("check", [wording.avoided, wording.untranslated], ids=lambda c: c.__name__)
def test_words_are_the_languages_own(pages: Pages, check: structure.Check) -> None:
    faults = check(pages)
    assert not faults, told(faults)


def test_the_frame_around_the_pages_speaks_like_them(settings: dict[str, Any]) -> None:
    plugin = next(plugin["i18n"] for plugin in settings["plugins"] if isinstance(plugin, dict) and "i18n" in plugin)
    words = {one["locale"]: {**one["extra"]["words"], "site_description": one["site_description"]} for one in plugin["languages"]}
    assert list(words) == list(LANGS)
    assert len({frozenset(named) for named in words.values()}) == 1, "one set of keys for all languages"
    faults = wording.frame(words)
    assert not faults, told(faults)


@pytest.mark.parametrize("game", GLOSSARIES)
def test_the_glossary_says_what_the_pages_say(game: str) -> None:
    faults = wording.glossary(GLOSSARIES[game], game)
    assert not faults, told(faults)


def test_published_addresses_stay(pages: Pages) -> None:
    faults = registry.ids(pages, structure.table_rows(), registry.published(registry.IDS))
    assert not faults, told(faults)


@pytest.mark.parametrize(
    ("rules", "path"), [(RULES, registry.RULES), (PAIUTE_RULES, registry.PAIUTE_RULES)], ids=["papayoo", "paiute"]
)
def test_published_rule_numbers_stay(rules: tuple[Rule, ...], path: Path) -> None:
    faults = registry.rules(rules, registry.published(path))
    assert not faults, told(faults)


@pytest.mark.parametrize("path", [registry.IDS, registry.RULES, registry.PAIUTE_RULES], ids=lambda path: path.stem)
def test_registries_are_sorted_and_free_of_doubles(path: Path) -> None:
    lines = registry.published(path)
    assert lines == sorted(set(lines))


def test_silence_and_house_rules_are_said_in_words(pages: Pages) -> None:
    """The look only repeats what the answer says itself."""
    silent = {
        "papayoo": {
            "en": "Not covered by the rulebook",
            "de": "Dazu sagt das Regelheft nichts",
            "fr": "Le livret",
            "pl": "Instrukcja",
        },
        "paiute": {"en": "No source", "de": "Das klärt keine Quelle", "fr": "Aucune source", "pl": "Żadne źródło"},
    }
    ours = {"en": "Our default:", "de": "Unsere Vorgabe:", "fr": "Convention de ce site\u00a0:", "pl": "Ustalenie tej strony:"}
    house = {"en": "house rule", "de": "Hausregel", "fr": "maison", "pl": "domow"}
    unsaid = []
    for page in pages.values():
        for section in page.sections:
            for paragraph in section.paragraphs:
                is_open = paragraph.classes >= {"short", "not-covered"}
                if is_open and not paragraph.prose.startswith(silent[page.game][page.lang]):
                    unsaid.append(f"{page.place}:{paragraph.line}: {paragraph.prose}")
                if is_open and page.game == "paiute" and ours[page.lang] not in paragraph.prose:
                    unsaid.append(f"{page.place}:{paragraph.line}: not named as ours: {paragraph.prose}")
                if paragraph.classes >= {"short", "house-rule"} and house[page.lang] not in " ".join(
                    one.prose for one in section.paragraphs
                ):
                    unsaid.append(f"{page.place}:{paragraph.line}: {paragraph.prose}")
    assert not unsaid, told(unsaid)

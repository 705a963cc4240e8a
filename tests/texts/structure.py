"""What must be alike in four languages: the pages, their headings with ids, what they show, open and cite."""

import posixpath
import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from texts.source import LANGS, Section, Source

from calculator.paiute.rules import BY_ID as PAIUTE_RULES
from calculator.papayoo.deal import DEAL
from calculator.papayoo.rules import BY_ID
from overrides.hooks.glossary import SOURCES, concepts

Pages = Mapping[tuple[str, str], Source]
Check = Callable[[Pages], list[str]]
Same = TypeVar("Same")

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
RULE_NUMBER = re.compile(r"\d+\.\d+[a-z]?")
#: Classes that a writer may set, and the boxes with their own sign.
CLASSES = {"short", "not-covered", "house-rule", "wrong", "right", "effect", "decision", "title"}
BOXES = {"not-covered", "house-rule"}
#: The pages that number the rules of a game.
RULES = {"rules": BY_ID, "paiute/index": PAIUTE_RULES}


def names(pages: Pages) -> list[str]:
    return sorted({name for _, name in pages})


def missing_pages(pages: Pages, menu: Iterable[str]) -> list[str]:
    """Every page of the menu in every language, and no other."""
    menu = list(menu)
    faults = [f"docs/{lang}/{name}.md: missing" for name in menu for lang in LANGS if (lang, name) not in pages]
    return faults + [f"{page.place}: not in the menu of mkdocs.yml" for page in pages.values() if page.name not in menu]


def headings(pages: Pages) -> list[str]:
    """Every heading has an id, once a page, in the form of an address; the same ones in the same order in all languages."""
    faults = []
    for page in pages.values():
        ids = [section.id for section in page.sections]
        for section in page.sections:
            if not ID.fullmatch(section.id):
                faults.append(f"{page.place}:{section.line}: “{section.title}” has no id of its own (it has “{section.id}”)")
        faults += [f"{page.place}: the id #{one} stands twice" for one in sorted({one for one in ids if ids.count(one) > 1})]
        if [section.level for section in page.sections].count(1) != 1 or page.sections[0].level != 1:
            faults.append(f"{page.place}: a page has one heading of the first level, and begins with it")
    return faults + _differences(pages, "its headings", lambda page: [(section.level, section.id) for section in page.sections])


def _differences(pages: Pages, what: str, of: Callable[[Source], list[Same]]) -> list[str]:
    """Faults where a language has something that most others have not, or lacks it."""
    faults = []
    for name in names(pages):
        here = {lang: of(pages[lang, name]) for lang in LANGS if (lang, name) in pages}
        usual = max(here.values(), key=list(here.values()).count)
        for lang, found in here.items():
            if found != usual:
                extra = [one for one in found if one not in usual]
                lacking = [one for one in usual if one not in found]
                detail = f"more: {extra}, fewer: {lacking}" if extra or lacking else "another order"
                faults.append(f"docs/{lang}/{name}.md: {what} differ from the other languages ({detail})")
    return faults


def _by_section(of: Callable[[Section], Iterable[str]]) -> Callable[[Source], list[str]]:
    return lambda page: [f"#{section.id}: {one}" for section in page.sections for one in of(section)]


def shown(pages: Pages) -> list[str]:
    """The same markers under the same headings, and the same kinds of paragraphs."""
    faults = _differences(pages, "its markers", _by_section(lambda section: section.markers))
    kinds = _by_section(lambda section: sorted(name for one in section.paragraphs for name in one.classes))
    faults += _differences(pages, "its kinds of paragraphs", kinds)
    for page in pages.values():
        for section in page.sections:
            for paragraph in section.paragraphs:
                unknown = paragraph.classes - CLASSES
                if unknown:
                    faults.append(f"{page.place}:{paragraph.line}: unknown kind of paragraph {sorted(unknown)}")
    return faults


def links(pages: Pages, rows: Mapping[str, set[str]]) -> list[str]:
    """Every link leads to a page and a heading of its own language; the same ones under the same heading in all languages.

    ``rows`` are ids that tables bring, by page.
    """
    faults = []
    for page in pages.values():
        for section in page.sections:
            for paragraph in section.paragraphs:
                faults += [
                    f"{page.place}:{paragraph.line}: [{text}]({target}) {reason}"
                    for text, target in paragraph.links
                    if (reason := _dead(page, target, pages, rows))
                ]
    targets = _by_section(lambda section: sorted({target for one in section.paragraphs for _, target in one.links}))
    return faults + _differences(pages, "its links", targets)


def page_at(page: Source, file: str) -> str:
    """The name of the page that a link on ``page`` names by its file: "../sources.md"."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page.name), file)).removesuffix(".md") if file else page.name


def _dead(page: Source, target: str, pages: Pages, rows: Mapping[str, set[str]]) -> str:
    """Why a link leads nowhere, or nothing."""
    if target.startswith("https://"):
        return "" if page.name == "sources" else "leads to another site; only the page of sources does"
    file, _, anchor = target.partition("#")
    name = page_at(page, file)
    if (page.lang, name) not in pages or (file and not file.endswith(".md")):
        return "leads to no page"
    if anchor and anchor not in pages[page.lang, name].by_id and anchor not in rows.get(name, set()):
        return f"leads to no heading: {name}.md has no #{anchor}"
    return ""


def citations(pages: Pages) -> list[str]:
    """A rule is cited by the number it has."""
    faults = []
    for page in pages.values():
        for section in page.sections:
            for paragraph in section.paragraphs:
                for text, target in paragraph.links:
                    file, _, anchor = target.partition("#")
                    rules = RULES.get(page_at(page, file), {}) if not target.startswith("https://") else {}
                    said, number = RULE_NUMBER.findall(text), rules[anchor].number if anchor in rules else None
                    if said and said != [number]:
                        faults.append(f"{page.place}:{paragraph.line}: “{text}” leads to rule {number or target}")
    return faults


def answers(pages: Pages) -> list[str]:
    """Every question opens with a short answer, every mistake has its right play, every disagreement its decision."""
    needed = {"faq": ("short",), "paiute/questions": ("short",), "mistakes": ("wrong", "right"), "sources": ("decision",)}
    faults = []
    for page in pages.values():
        for section in page.sections:
            if section.level != 3 or page.name not in needed:
                continue
            kinds = [name for paragraph in section.paragraphs for name in paragraph.classes]
            for kind in needed[page.name]:
                if kinds.count(kind) != 1:
                    faults.append(f"{page.place}:{section.line}: #{section.id} needs one paragraph {{ .{kind} }}")
            if "short" in needed[page.name] and "short" not in section.paragraphs[0].classes:
                faults.append(f"{page.place}:{section.line}: #{section.id} does not open with its short answer")
    return faults


def heads(pages: Pages) -> list[str]:
    """A title and a description of a length that search engines show."""
    faults = []
    for page in pages.values():
        if set(page.meta) != {"title", "description"}:
            faults.append(f"{page.place}: a page says its title and its description, and nothing else: {sorted(page.meta)}")
        elif not 70 <= len(page.meta["description"]) <= 155:
            faults.append(f"{page.place}: the description has {len(page.meta['description'])} characters, not 70 to 155")
    return faults


def table_rows() -> dict[str, set[str]]:
    """The ids that tables bring: rows of the deal table, words of the glossary."""
    words = {word.id for source in SOURCES.values() for word in concepts(source.read_text(encoding="utf-8"), list(LANGS))}
    return {"deal": {f"players-{players}" for players in DEAL}, "glossary": words}

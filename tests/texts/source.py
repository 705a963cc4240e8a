"""The pages as they are written: docs/<language>/*.md read into front matter, sections and paragraphs; nothing is built."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

LANGS = ("en", "de", "fr", "pl")
HEADING = re.compile(r"^(?P<marks>#{1,6}) (?P<title>.+?)(?:\s+\{(?P<attributes>[^}]*)\})?\s*$")
MARKER = re.compile(r"^\[\[(?P<text>[^\[\]\n]*)\]\]\s*$")
CLASSES = re.compile(r"^\s*\{(?P<classes>(?:\s*\.[a-z-]+)+)\s*\}\s*$")
LINK = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
ADMONITION = re.compile(r'^!!! (?P<kind>[a-z-]+) "(?P<title>[^"]*)"$')
ITEM = re.compile(r"^\s*(?:-|\d+\.) ")
#: A rule cited by its number; Paiute's rules stand on the first page of its folder.
CITATION = re.compile(r"\[[^\]]*\d\.\d[^\]]*\]\((?:rules|(?:paiute/)?index)\.md#[^)]*\)")


def _bare(text: str) -> str:
    return re.sub(r"[ \n]+", " ", re.sub(r"\*\*|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)", "", text)).strip()


@dataclass(frozen=True)
class Paragraph:
    """Lines that belong together, as written, with the classes set on their last line; ``line`` counts from 1."""

    text: str
    line: int
    classes: frozenset[str] = frozenset()

    @property
    def prose(self) -> str:
        """What a reader sees: no marks of Markdown, no addresses, one space between words (no-break spaces kept)."""
        return _bare(LINK.sub(lambda link: link["text"], self.text))

    @property
    def uncited(self) -> str:
        """The prose without citations of rules by number ("[Rule 5.3](rules.md#follow-suit)")."""
        return _bare(CITATION.sub("", LINK.sub(lambda link: link[0] if CITATION.match(link[0]) else link["text"], self.text)))

    @property
    def links(self) -> list[tuple[str, str]]:
        """(text, target) of each link."""
        return [(link["text"], link["target"]) for link in LINK.finditer(self.text)]


@dataclass(frozen=True)
class Section:
    """A heading with what stands below it, up to the next heading of any level."""

    level: int
    id: str
    title: str
    line: int
    paragraphs: tuple[Paragraph, ...]
    markers: tuple[str, ...]

    @property
    def prose(self) -> str:
        """The title and all that is said below it."""
        return "\n".join([self.title, *(paragraph.prose for paragraph in self.paragraphs)])

    @property
    def uncited(self) -> str:
        """The same without citations of rules."""
        return "\n".join([self.title, *(paragraph.uncited for paragraph in self.paragraphs)])


@dataclass(frozen=True)
class Source:
    """One page of one language, by its name below the language's folder: "faq", "paiute/hands"."""

    lang: str
    name: str
    text: str

    @property
    def game(self) -> str:
        """The game that the page is about: "paiute" in its own folder, else "papayoo"."""
        return "paiute" if self.name.startswith("paiute/") else "papayoo"

    @property
    def place(self) -> str:
        """The file, as a fault names it: "docs/de/faq.md"."""
        return f"docs/{self.lang}/{self.name}.md"

    @cached_property
    def meta(self) -> dict[str, str]:
        """Title and description."""
        head = self.text.split("\n---\n", 1)[0].removeprefix("---\n")
        return {key: value for key, _, value in (line.partition(": ") for line in head.split("\n"))}

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """All sections in order; the first is the page's own heading."""
        return tuple(_sections(self.text))

    @cached_property
    def by_id(self) -> dict[str, Section]:
        return {section.id: section for section in self.sections}


def _sections(text: str) -> list[Section]:
    lines = text.split("\n")
    start = lines.index("---", 1) + 1 if lines[0] == "---" else 0
    found: list[Section] = []
    heads = [number for number in range(start, len(lines)) if HEADING.match(lines[number])]
    for number, end in zip(heads, [*heads[1:], len(lines)], strict=True):
        head = HEADING.match(lines[number])
        assert head
        anchor = re.search(r"#([^\s}]+)", head["attributes"] or "")
        paragraphs, markers = _paragraphs(lines, number + 1, end)
        found.append(
            Section(len(head["marks"]), anchor[1] if anchor else "", head["title"], number + 1, tuple(paragraphs), tuple(markers))
        )
    return found


def _paragraphs(lines: list[str], start: int, end: int) -> tuple[list[Paragraph], list[str]]:
    paragraphs: list[Paragraph] = []
    markers: list[str] = []
    block: list[str] = []

    def close(after: int) -> None:
        if block:
            classes = CLASSES.match(block[-1])
            said = block[:-1] if classes else block
            names = frozenset(name.lstrip(".") for name in classes["classes"].split()) if classes else frozenset()
            paragraphs.append(Paragraph("\n".join(line.strip() for line in said), after - len(block) + 1, names))
            block.clear()

    for number in range(start, end):
        line = lines[number]
        marker = MARKER.match(line)
        box = ADMONITION.match(line)
        if marker:
            close(number)
            markers.append(marker["text"])
        elif box:
            close(number)
            paragraphs.append(Paragraph(box["title"], number + 1, frozenset({"title", box["kind"]})))
        elif ITEM.match(line):  # each item of a list says something of its own
            close(number)
            block.append(ITEM.sub("", line))
        elif line.strip():
            block.append(line)
        else:
            close(number)
    close(end)
    return paragraphs, markers


def read(docs: Path) -> dict[tuple[str, str], Source]:
    """All pages by (language, name)."""
    return {
        (folder.name, name): Source(folder.name, name, path.read_text(encoding="utf-8"))
        for folder in sorted(docs.iterdir())
        if folder.is_dir()
        for path in sorted(folder.rglob("*.md"))
        for name in [path.relative_to(folder).with_suffix("").as_posix()]
    }

"""The pages of questions: a list of them below each group, and for search engines each with its short answer.

Both are taken from the rendered page, so that they cannot differ from it.
"""

import re
from html.parser import HTMLParser
from itertools import takewhile
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from overrides.hooks.parts import json_text
from overrides.hooks.project import page_language, page_name

#: The pages of questions, one for each game.
PAGES = ("faq", "paiute/questions")


class Question(NamedTuple):
    """A question's id, its wording, and the one sentence or two that answer it."""

    id: str
    text: str
    answer: str


class _Reader(HTMLParser):
    """Collects each level-3 heading and the first paragraph below it, which must be its short answer."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, list[str], list[str], bool]] = []
        self.into: list[str] | None = None
        self.closing = ""
        self.asked = False
        self.in_link = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        classes = (attributes.get("class") or "").split()
        if tag == "h3":
            self.found.append((attributes.get("id") or "", [], [], False))
            self.into, self.closing, self.asked = self.found[-1][1], "h3", True
        elif tag == "p" and self.asked:
            anchor, text, answer, _ = self.found[-1]
            self.found[-1] = (anchor, text, answer, "short" in classes)
            self.into, self.closing, self.asked = answer, "p", False
        elif tag == "a" and "headerlink" in classes:
            self.in_link = True

    def handle_endtag(self, tag: str) -> None:
        if tag == "a":
            self.in_link = False
        elif tag == self.closing:
            self.into, self.closing = None, ""

    def handle_data(self, data: str) -> None:
        if self.into is not None and not self.in_link:
            self.into.append(data)


def questions(html: str, source: str) -> list[Question]:
    """The questions of a page in order; one without a short answer stops the build."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    found = []
    for anchor, text, answer, short in reader.found:
        if not short:
            raise PluginError(f"{source}: the question #{anchor} does not open with its short answer ({{ .short }})")
        found.append(Question(anchor, _one_line(text), _one_line(answer)))
    return found


HEADING = re.compile(r'<h(?P<level>[23]) id="(?P<id>[^"]+)"[^>]*>(?P<text>.*?)<a class="headerlink".*?</h(?P=level)>', re.DOTALL)


def with_contents(html: str) -> str:
    """The page with a list of its questions below the heading of each group."""
    headings = list(HEADING.finditer(html))
    pieces, done = [], 0
    for place, group in enumerate(headings):
        if group["level"] == "2":
            asked = takewhile(lambda heading: heading["level"] == "3", headings[place + 1 :])
            items = "\n".join(f'<li><a href="#{heading["id"]}">{heading["text"].strip()}</a></li>' for heading in asked)
            # Not for the search, which finds the questions themselves.
            frame = f'<ul class="papayoo-questions" aria-labelledby="{group["id"]}" data-search-exclude>'
            pieces += [html[done : group.end()], f"\n{frame}\n{items}\n</ul>"]
            done = group.end()
    return "".join([*pieces, html[done:]])


def _one_line(pieces: list[str]) -> str:
    # Breaking spaces only: those that keep a number and its noun together stay.
    return " ".join(piece for piece in "".join(pieces).replace("\n", " ").split(" ") if piece)


def structured(found: list[Question], address: str, lang: str) -> dict[str, Any]:
    """The questions in the vocabulary that search engines read."""
    return {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "inLanguage": lang,
        "url": address,
        "mainEntity": [
            {
                "@type": "Question",
                "name": question.text,
                "url": f"{address}#{question.id}",
                "acceptedAnswer": {"@type": "Answer", "text": question.answer},
            }
            for question in found
        ],
    }


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page_name(page) in PAGES:
        found = questions(html, page.file.src_uri)
        page.meta["structured"] = json_text(structured(found, page.canonical_url or "", page_language(page)))
        return with_contents(html)
    return html

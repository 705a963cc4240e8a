"""The page of questions: what search engines are told is what stands there, and every answer is two taps away."""

import json
from pathlib import Path
from typing import Any

import pytest
from built import LANGS, Element, article, page, site_url
from mkdocs.exceptions import PluginError

from overrides.hooks.questions import questions, with_contents

EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def told(site: Path, name: str, lang: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page(site, name, lang).one("script", type="application/ld+json").text)
    return found


def title(heading: Element) -> str:
    return " ".join("".join(piece for piece in heading.pieces if isinstance(piece, str)).split())


def short_answer(site: Path, name: str, lang: str, anchor: str) -> Element:
    """The first paragraph after a question's heading."""
    whole = article(site, name, lang)
    after = [one for one in whole.all() if one.tag in ("h3", "p")]
    return after[after.index(whole.one("h3", id=anchor)) + 1]


@EACH_LANG
@pytest.mark.parametrize(("name", "many"), [("faq", 99), ("paiute/questions", 34)])
def test_search_engines_are_told_what_stands_on_the_page(site_dir: Path, name: str, many: int, lang: str) -> None:
    data = told(site_dir, name, lang)
    assert data["@type"] == "FAQPage"
    assert data["inLanguage"] == lang
    headings = article(site_dir, name, lang).all("h3")
    assert len(headings) == many
    here = page(site_dir, name, lang).one("link", rel="canonical").attrs["href"]
    assert here.startswith(site_url(site_dir))
    for question, heading in zip(data["mainEntity"], headings, strict=True):
        anchor = heading.attrs["id"]
        answer = short_answer(site_dir, name, lang, anchor)
        assert "short" in answer.classes
        assert question["@type"] == "Question"
        assert question["url"] == f"{here}#{anchor}"
        assert " ".join(question["name"].split()) == title(heading)
        assert question["acceptedAnswer"]["@type"] == "Answer"
        assert " ".join(question["acceptedAnswer"]["text"].split()) == answer.words


def test_only_the_pages_of_questions_tell_of_questions(site_dir: Path) -> None:
    for path in site_dir.rglob("*.html"):
        assert ("application/ld+json" in path.read_text(encoding="utf-8")) == (path.parent.name in ("faq", "questions")), path


@EACH_LANG
def test_every_answer_is_two_taps_from_the_first_page(site_dir: Path, lang: str) -> None:
    """First page → group; group → question: both stand as links."""
    whole = article(site_dir, "faq", lang)
    groups = [heading.attrs["id"] for heading in whole.all("h2")]
    first = article(site_dir, "index", lang).having("papayoo-groups")[0]
    assert [link.attrs["href"] for link in first.all("a")] == [f"faq/#{group}" for group in groups]
    assert [link.words for link in first.all("a")] == [title(heading) for heading in whole.all("h2")]
    lists = whole.having("papayoo-questions")
    assert [contents.attrs["aria-labelledby"] for contents in lists] == groups
    links = [link for contents in lists for link in contents.all("a")]
    assert [link.attrs["href"] for link in links] == [f"#{heading.attrs['id']}" for heading in whole.all("h3")]
    assert [link.words for link in links] == [title(heading) for heading in whole.all("h3")]


@EACH_LANG
def test_paiutes_questions_are_listed_below_their_groups(site_dir: Path, lang: str) -> None:
    whole = article(site_dir, "paiute/questions", lang)
    links = [link for contents in whole.having("papayoo-questions") for link in contents.all("a")]
    assert [link.attrs["href"] for link in links] == [f"#{heading.attrs['id']}" for heading in whole.all("h3")]


PAGE = """<h1 id="faq">Title<a class="headerlink" href="#faq">#</a></h1>
<h2 id="one">One<a class="headerlink" href="#one">#</a></h2>
<h3 id="a">May I &lt;play&gt; a&nbsp;7?<a class="headerlink" href="#a">#</a></h3>
<p class="short">Yes. <em>Any</em>
card.</p>
<p>Why.</p>
<h2 id="two">Two<a class="headerlink" href="#two">#</a></h2>
<h3 id="b">And now?<a class="headerlink" href="#b">#</a></h3>
<p class="short not-covered">No.</p>"""


def test_a_question_is_read_from_its_heading_and_first_paragraph() -> None:
    found = questions(PAGE, "en/faq.md")
    assert found == [("a", "May I <play> a\u00a07?", "Yes. Any card."), ("b", "And now?", "No.")]


def test_each_group_lists_its_own_questions() -> None:
    html = with_contents(PAGE)
    assert html.count("<ul") == 2
    assert html.index('href="#a">May I') < html.index('<h3 id="a"') < html.index('<h2 id="two"') < html.index('href="#b">And')


@pytest.mark.parametrize("spoiled", ['<p class="short">Yes.', '<p class="short not-covered">'])
def test_a_question_without_a_short_answer_stops_the_build(spoiled: str) -> None:
    with pytest.raises(PluginError, match=r"de/faq\.md: the question #[ab] "):
        questions(PAGE.replace(spoiled, "<p>"), "de/faq.md")

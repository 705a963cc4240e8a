"""What answers, mistakes and decisions are is said in words; what they open is there."""

from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from built import LANGS, article
from texts.source import read

from calculator import service
from calculator.papayoo.cards import papayoo_of
from calculator.papayoo.deal import DEAL
from calculator.papayoo.examples import EXAMPLES, TRICKS
from calculator.papayoo.opening import open_trick
from calculator.words import words_for

EACH_LANG = pytest.mark.parametrize("lang", LANGS)


@EACH_LANG
def test_mistake_and_right_play_are_named(site_dir: Path, lang: str) -> None:
    words = words_for(lang)
    whole = article(site_dir, "mistakes", lang)
    for kind, message in (("wrong", "Mistake"), ("right", "Right")):
        paragraphs = [one for one in whole.all("p") if kind in one.classes]
        assert len(paragraphs) == len(whole.all("h3"))
        assert {one.having("papayoo-tag")[0].words for one in paragraphs} == {words.pgettext("facts", message)}
    if lang != "en":
        assert words.pgettext("facts", "Mistake") != "Mistake"


@EACH_LANG
def test_decisions_and_effects_open_with_their_word(site_dir: Path, lang: str) -> None:
    """Each language has one lead-in for all of them, so that the sign beside it only repeats what is read."""
    for name, kind in (("sources", "decision"), ("variants", "effect")):
        texts = [one.words for one in article(site_dir, name, lang).all("p") if kind in one.classes]
        assert len(texts) >= 5
        assert len({text.split(":")[0] for text in texts}) == 1, texts
        assert all(":" in text[:40] for text in texts)


@EACH_LANG
def test_every_opening_leads_where_its_marker_says(site_dir: Path, repo: Path, lang: str) -> None:
    markers = [
        marker.split() for section in read(repo / "docs")[lang, "faq"].sections for marker in section.markers if "open-" in marker
    ]
    links = [link for link in article(site_dir, "faq", lang).having("papayoo-open")]
    assert len(links) == len(markers) > 20
    for link, (kind, name) in zip(links, markers, strict=True):
        address = urlsplit(urljoin("https://papayoo.test/faq/", link.attrs["href"]))
        if kind == "open-row":
            assert (address.path, address.fragment) == ("/deal/", f"players-{name}")
            assert int(name) in DEAL
            assert name in link.words
            continue
        assert address.path == "/calculator/"
        if kind == "open-round":
            assert name in EXAMPLES
            assert address.fragment == f"example={name}"
        else:
            assert name in TRICKS
            assert address.fragment == open_trick(name)
            # The referee opens it: the trick of that name, card for card.
            judged: Any = service.trick(None, lang, text=address.fragment)  # type: ignore[arg-type]
            assert "error" not in judged, judged
            die = TRICKS[name].die
            played = [seat["card"] for seat in judged["view"]["seats"] if seat["card"]]
            assert played == [papayoo_of(die) if die and card == "PAPAYOO" else card for card in TRICKS[name].plays]
            continue
        opened = service.read(address.fragment, lang)  # type: ignore[arg-type]
        assert "error" not in opened, opened


@EACH_LANG
def test_every_answer_of_paiute_opens_the_showdown_it_names(site_dir: Path, repo: Path, lang: str) -> None:
    sections = read(repo / "docs")[lang, "paiute/questions"].sections
    names = [marker.split()[1] for section in sections for marker in section.markers if marker.startswith("open-showdown")]
    links = article(site_dir, "paiute/questions", lang).having("papayoo-open")
    assert len(links) == len(names) >= 4
    assert [link.attrs["href"] for link in links] == [f"../showdown/#example={name}" for name in names]
    assert {link.words for link in links} == {" ".join(words_for(lang).pgettext("facts", "Open this showdown").split())}


def test_tricks_and_rounds_are_told_apart_in_every_language(site_dir: Path) -> None:
    for lang in LANGS:
        links = article(site_dir, "faq", lang).having("papayoo-open")
        assert len({link.words for link in links if "t1=" in link.attrs["href"]}) == 1
        assert not {link.words for link in links if "t1=" in link.attrs["href"]} & {
            link.words for link in links if "example=" in link.attrs["href"]
        }

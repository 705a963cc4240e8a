"""The page of worked examples: each is there once, whole without script, and opens in the calculator."""

from pathlib import Path
from typing import Any

import pytest
from built import LANGS, Element, article, data_of

from calculator.papayoo.examples import worked
from calculator.papayoo.opening import open_round, open_trick
from calculator.papayoo.replay import replay

ON_THE_PAGE = (
    "missing-payoo-7",
    "papayoo-forgotten",
    "other-7s-counted",
    "digits-swapped",
    "payoo-1-out",
    "counted-twice",
    "moon",
    "nobody-follows",
    "impossible-split",
)
EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def parts(site: Path, lang: str) -> dict[str, Element]:
    """The replays of the page by the id of what they replay."""
    found = article(site, "examples", lang).all("papayoo-replay")
    return {data_of(part)["replay"]["id"]: part for part in found}


def cells(part: Element, section: str) -> list[list[str]]:
    rows = part.one("table").one(section).all("tr")
    return [[cell.words for cell in row.all() if cell.tag in ("th", "td")] for row in rows]


@EACH_LANG
def test_every_example_stands_under_its_own_heading(site_dir: Path, lang: str) -> None:
    whole = article(site_dir, "examples", lang)
    assert [heading.attrs["id"] for heading in whole.all("h2")] == list(ON_THE_PAGE)
    order = [element for element in whole.all() if element.tag in ("h2", "papayoo-replay")]
    assert [element.tag for element in order] == ["h2", "papayoo-replay"] * len(ON_THE_PAGE)
    for heading, part in zip(order[::2], order[1::2], strict=True):
        assert data_of(part)["replay"]["id"] == heading.attrs["id"]


@EACH_LANG
@pytest.mark.parametrize("name", ON_THE_PAGE)
def test_an_example_is_whole_without_script(site_dir: Path, lang: Any, name: str) -> None:
    view = replay(worked(name), lang)
    part = parts(site_dir, lang)[name]
    assert data_of(part)["replay"] == view
    steps = part.one("ol").all("li")
    assert [step.words for step in steps] == [" ".join(step["text"].split()) for step in view["steps"]]
    assert [step.attrs["data-step"] for step in steps] == [step["kind"] for step in view["steps"]]
    assert part.one("section").attrs["aria-label"] == view["title"]
    link = open_trick(name) if view["kind"] == "trick" else open_round(name)
    assert part.having("papayoo-open")[0].attrs["href"] == f"../calculator/#{link}"
    assert [row[0] for row in cells(part, "tbody")] == [player["label"] for player in view["players"]]


@EACH_LANG
def test_a_round_ends_with_what_everybody_took(site_dir: Path, lang: str) -> None:
    found = parts(site_dir, lang)
    assert [row[1:] for row in cells(found["digits-swapped"], "tbody")] == [["23"], ["41"], ["68"], ["0"], ["57"], ["61"]]
    assert [row[1:] for row in cells(found["digits-swapped"], "tfoot")] == [["250"]]


@EACH_LANG
def test_under_the_moon_rule_what_was_taken_stands_beside_what_is_written(site_dir: Path, lang: str) -> None:
    moon = parts(site_dir, lang)["moon"]
    assert [row[1:] for row in cells(moon, "tbody")] == [["0", "250"], ["250", "0"], ["0", "250"], ["0", "250"]]
    assert [row[1:] for row in cells(moon, "tfoot")] == [["250", "750"]]
    assert len(set(cells(moon, "thead")[0])) == 3


@EACH_LANG
def test_a_trick_ends_with_every_card_and_who_takes_it(site_dir: Path, lang: Any) -> None:
    part = parts(site_dir, lang)["nobody-follows"]
    cards = list(replay(worked("nobody-follows"), lang)["steps"][-1]["board"].values())
    assert [row[1] for row in cells(part, "tbody")] == [" ".join(card.split()) for card in cards]
    assert [row[2] for row in cells(part, "tbody")] == ["78", "0", "0", "0"]
    assert ["data-takes" in row.attrs for row in part.one("tbody").all("tr")] == [True, False, False, False]

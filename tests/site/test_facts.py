"""What the pages print of the game is what the engine knows."""

from fractions import Fraction
from pathlib import Path

import pytest
from built import LANGS, Element, article, data_of

from calculator.papayoo.deal import DEAL
from calculator.papayoo.examples import EXAMPLES
from calculator.papayoo.replay import replay
from calculator.papayoo.rules import RULES
from calculator.words import words_for
from overrides.hooks.facts import TELLING_TOTALS, packets

EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def values(row: Element) -> list[str]:
    return [cell.having("papayoo-value")[0].words for cell in row.all("td")]


@EACH_LANG
def test_deal_table_is_the_engines(site_dir: Path, lang: str) -> None:
    table = article(site_dir, "deal", lang).having("papayoo-deal")
    assert len(table) == 1
    rows = table[0].one("tbody").all("tr")
    assert [row.attrs["id"] for row in rows] == [f"players-{players}" for players in range(3, 9)]
    decimal = "." if lang == "en" else ","
    for row, fact in zip(rows, DEAL.values(), strict=True):
        heading = row.one("th")
        assert heading.attrs["scope"] == "row"
        assert heading.words.startswith(f"{fact.players} ")
        take_out, in_play, each, in_packets, passed, tricks, average = values(row)
        assert [sign in take_out for sign in ("1♠\ufe0e", "1♥\ufe0e", "1♦\ufe0e", "1♣\ufe0e")] == [bool(fact.removed)] * 4
        assert [int(cell) for cell in (in_play, each, passed, tricks)] == [fact.deck, fact.cards_each, fact.passed, fact.tricks]
        assert int(each) * fact.players == int(in_play)
        assert sum(eval_packets(in_packets)) == fact.cards_each
        assert abs(Fraction(average.replace(decimal, ".")) - fact.average) < Fraction(1, 100)


def eval_packets(text: str) -> list[int]:
    sizes = []
    for term in text.split("+"):
        factors = [int(factor) for factor in term.split("×")]
        sizes += [factors[-1]] * (factors[0] if len(factors) == 2 else 1)
    return sizes


@pytest.mark.parametrize("players", DEAL)
def test_packets_say_how_the_cards_come(players: int) -> None:
    row = DEAL[players]
    assert tuple(eval_packets(packets(row.packets))) == row.packets


@EACH_LANG
def test_every_cell_names_its_heading_on_a_phone(site_dir: Path, lang: str) -> None:
    table = article(site_dir, "deal", lang).having("papayoo-deal")[0]
    headings = [heading.words for heading in table.one("thead").all("th")][1:]
    for row in table.one("tbody").all("tr"):
        assert [cell.having("papayoo-label")[0].words for cell in row.all("td")] == headings


@EACH_LANG
def test_short_table_agrees_and_leads_to_the_whole_one(site_dir: Path, lang: str) -> None:
    rows = article(site_dir, "index", lang).having("papayoo-short")[0].one("tbody").all("tr")
    assert [row.one("a").attrs["href"] for row in rows] == [f"deal/#players-{players}" for players in DEAL]
    assert [[int(cell.words) for cell in row.all("td")] for row in rows] == [
        [row.cards_each, row.passed] for row in DEAL.values()
    ]


@EACH_LANG
def test_rules_are_the_engines(site_dir: Path, lang: str) -> None:
    headings = article(site_dir, "rules", lang).all("h3")
    assert [(h.having("papayoo-rule-number")[0].words, h.attrs["id"]) for h in headings] == [tuple(rule) for rule in RULES]


@EACH_LANG
def test_wrong_totals_are_explained_by_the_engine(site_dir: Path, lang: str) -> None:
    rows = article(site_dir, "scoring", lang).having("papayoo-totals")[0].one("tbody").all("tr")
    assert [int(row.one("th").words) for row in rows] == list(TELLING_TOTALS)
    expected = ["papayoo_forgotten", "papayoo_counted_as_7", "missing", "other_sevens_counted", "second_seven_counted"]
    assert [row.attrs["data-code"] for row in rows] == expected
    assert all(row.one("a").attrs["href"].startswith("../rules/#") for row in rows)


@EACH_LANG
def test_replay_is_complete_without_script(site_dir: Path, lang: str) -> None:
    view = replay(EXAMPLES["missing-payoo-7"], lang)  # type: ignore[arg-type]
    part = article(site_dir, "scoring", lang).one("papayoo-replay")
    steps = part.one("ol").all("li")
    assert [" ".join(step["text"].split()) for step in view["steps"]] == [step.words for step in steps]
    assert [step.attrs["data-step"] for step in steps] == [step["kind"] for step in view["steps"]]
    assert [step.attrs["data-total"] for step in steps if step.attrs["data-step"] in ("sum", "valid")] == ["243", "250"]
    names = {"fr": ["Manon", "Nico", "Patou", "Léa"], "pl": ["Ewa", "Nikodem", "Patryk", "Lena"]}
    rows = part.one("tbody").all("tr")
    assert [row.one("th").words for row in rows] == names.get(lang, ["Emma", "Nico", "Pat", "Lea"])
    assert [row.one("td").words for row in rows] == ["30", "72", "68", "80"]
    assert part.one("tfoot").one("td").words == "250"
    assert part.having("papayoo-open")[0].attrs["href"] == "../calculator/#example=missing-payoo-7"
    assert data_of(part)["replay"] == view


@EACH_LANG
def test_facts_speak_the_language_of_the_page(site_dir: Path, lang: str) -> None:
    """No message of the fact templates was left in English on the other pages."""
    words = words_for(lang)
    headings = [h.words for h in article(site_dir, "deal", lang).having("papayoo-deal")[0].one("thead").all("th")]
    english = ["Players", "Take out", "Cards in play", "Cards each", "Packets", "Pass to the left", "Tricks", "Average score"]
    assert headings == [" ".join(words.pgettext("facts", message).split()) for message in english]
    if lang != "en":
        assert not set(headings) & set(english)

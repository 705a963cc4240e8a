"""Each of these breaks one thing in a copy of the pages; a check must say which page and why."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from texts import figures, registry, structure, wording
from texts.source import LANGS, Source, read

from calculator.papayoo.rules import RULES, Rule


@pytest.fixture
def docs(repo: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(repo / "docs", tmp_path / "docs"))


def spoil(docs: Path, place: str, pattern: str, by: str) -> str:
    """Replace the first match on a page ("de/faq"); the page's name, as faults give it."""
    path = docs / f"{place}.md"
    text = path.read_text(encoding="utf-8")
    changed, times = re.subn(pattern, by, text, count=1, flags=re.DOTALL)
    assert times == 1, f"nothing to spoil in {place}: {pattern}"
    assert changed != text
    path.write_text(changed, encoding="utf-8")
    return f"docs/{place}.md"


def only(docs: Path, place: str) -> dict[tuple[str, str], Source]:
    """One page in four languages: enough for what is compared page by page."""
    name = place.partition("/")[2] if place[:3] in {f"{lang}/" for lang in LANGS} else place
    return {key: page for key, page in read(docs).items() if key[1] == name}


def expect(faults: list[str], *words: str) -> None:
    assert any(all(word in fault for word in words) for fault in faults), faults


#: A figure of each kind: a digit, a number word, a card that is a noun, a decimal; in an example, a rule, a question, a head.
FIGURES = [
    ("en/scoring", r"\b243\b", "234"),
    ("en/faq", r"(payoo-18-on-hearts \}.*?)Payoo(.)18", r"\1Payoo\g<2>17"),
    ("en/mistakes", r"everyone passes 5(.)cards", r"everyone passes 4\1cards"),
    ("en/examples", r"and the sum is 271", "and the sum is 217"),
    ("en/deal", r"\bseven or eight\b", "six or eight"),
    ("de/mistakes", r"\b298\b", "289"),
    ("de/rules", r"(\{ #papayoo-counts-40 \}.*?)\b40\b", r"\g<1>30"),
    ("de/faq", r"(\{ #dearest-trick \}.*?)\b97\b", r"\g<1>79"),
    ("de/index", r"\bsieben\b", "sechs"),
    ("fr/faq", r"(\{ #is-60-a-bad-round \}.*?)62,5", r"\g<1>65,2"),
    ("fr/variants", r"\b750\b", "570"),
    ("fr/sources", r"\b2010\b", "2011"),
    ("fr/calculator", r"\b250\b", "205"),
    ("pl/mistakes", r"siódemka", "szóstka"),
    ("pl/faq", r"(\{ #how-many-cards-to-pass \}.*?)\b5\b", r"\g<1>6"),
    ("pl/scoring", r"\b210\b", "201"),
    ("pl/glossary", r"\b40\b", "14"),
    ("pl/faq", r"description: 99", "description: 98"),
    ("en/paiute/hands", r"last three have six", "last three have seven"),
    ("de/paiute/index", r"52", "32"),
    ("fr/paiute/questions", r"\b25\b", "26"),
    ("pl/paiute/index", r"pięć kart\.", "sześć kart."),
]


@pytest.mark.parametrize(("place", "pattern", "by"), FIGURES, ids=[f"{place} {by}" for place, _, by in FIGURES])
def test_a_wrong_figure_is_found(docs: Path, place: str, pattern: str, by: str) -> None:
    name = spoil(docs, place, pattern, by)
    pages = only(docs, place)
    expect(figures.differ(pages), name)


def test_a_figure_that_is_wrong_in_all_languages_is_found(docs: Path) -> None:
    """What all languages say alike must still be what the engine works out."""
    for lang in LANGS:
        spoil(docs, f"{lang}/mistakes", r"\b298\b", "299")
    assert not figures.differ(only(docs, "mistakes"))
    expect(figures.unknown(only(docs, "mistakes")), "docs/fr/mistakes.md#rolled-suit-scores", "299")


def test_every_figure_of_a_page_counts(docs: Path) -> None:
    """Whichever figure from 3 on is changed on a page, it is found: none hides behind another."""
    path = docs / "de" / "mistakes.md"
    text = path.read_text(encoding="utf-8")
    body = text.split("\n---\n", 1)[1]
    start, pages = len(text) - len(body), only(docs, "mistakes")
    plain = re.sub(r"\[[^\]]*\]\([^)]*\)|\{[^}]*\}", lambda found: " " * len(found[0]), body)
    spots = [found for found in re.finditer(r"(?<![\w.,-])\d+(?![\w.,])", plain) if int(found[0]) >= 3]
    assert len(spots) > 40
    for spot in spots:
        wrong = str(int(spot[0]) + 1)
        changed = text[: start + spot.start()] + wrong + text[start + spot.end() :]
        faults = figures.differ({**pages, ("de", "mistakes"): Source("de", "mistakes", changed)})
        expect(faults, "docs/de/mistakes.md")


def test_a_wrong_figure_in_a_sentence_of_the_calculator_is_found() -> None:
    english = "Take out the four 1s, then deal {n}\u00a0cards."
    assert not figures.catalogues([("de", english, "Die vier Einsen herausnehmen, dann {n}\u00a0Karten austeilen.")])
    expect(figures.catalogues([("de", english, "Die drei Einsen herausnehmen, dann {n}\u00a0Karten austeilen.")]), "drei Einsen")


LINKS: list[tuple[str, str, str, structure.Check, str]] = [
    ("de/faq", r"rules\.md#players", "rules.md#player", lambda pages: structure.links(pages, structure.table_rows()), "#player"),
    ("fr/index", r"\(faq\.md\)", "(faqs.md)", lambda pages: structure.links(pages, structure.table_rows()), "faqs.md"),
    ("pl/mistakes", r"rules\.md#sum-250", "rules.md#ties", lambda pages: structure.links(pages, structure.table_rows()), "ties"),
    ("pl/mistakes", r"Zasada.6\.4\]", "Zasada 6.3]", structure.citations, "6.4"),
    ("en/rules", r"\{ #follow-suit \}", "{ #follow-suits }", structure.headings, "follow-suits"),
    ("fr/faq", r" \{ #can-two-play \}", "", structure.headings, "no id of its own"),
    ("de/sources", r"### 4\.[^\n]*\n", "", structure.headings, "x4-how-many-players"),
    ("pl/faq", r"\[\[open-round three-players\]\]", "[[open-round moon]]", structure.shown, "open-round moon"),
    ("en/faq", r"\{ \.short \.not-covered \}", "{ .short }", structure.shown, "not-covered"),
    ("fr/faq", r"\{ \.short \}\n", "", structure.answers, "short"),
    ("de/mistakes", r"\{ \.right \}\n", "", structure.answers, "right"),
    ("en/variants", r"description: ", "description: Short. \nx: ", structure.heads, "title"),
    ("de/paiute/questions", r"Regel.4\.4\]", "Regel 4.3]", structure.citations, "4.4"),
    (
        "pl/paiute/hands",
        r"index\.md#same-kind",
        "index.md#ties",
        lambda pages: structure.links(pages, structure.table_rows()),
        "ties",
    ),
    (
        "en/sources",
        r"paiute/index\.md#wild-rank",
        "paiute/index.md#wild",
        lambda pages: structure.links(pages, structure.table_rows()),
        "#wild",
    ),
    ("fr/paiute/questions", r"\{ \.short \}\n", "", structure.answers, "short"),
    ("pl/paiute/index", r"!!! house-rule", "!!! not-covered", structure.shown, "house-rule"),
    ("fr/sources", r"\(https://www\.gigamic", "(http://www.gigamic", lambda pages: structure.links(pages, {}), "leads to"),
]


@pytest.mark.parametrize(("place", "pattern", "by", "check", "reason"), LINKS, ids=[f"{one[0]} {one[2]}" for one in LINKS])
def test_a_broken_anchor_id_or_answer_is_found(
    docs: Path, place: str, pattern: str, by: str, check: Callable[..., list[str]], reason: str
) -> None:
    name = spoil(docs, place, pattern, by)
    expect(check(read(docs)), name, reason)


WORDS = [
    ("en/faq", "\n### ", "\nRoll the dice.\n\n### ", "dice"),
    ("en/rules", "\n### ", "\nThe player wins the trick.\n\n### ", "wins the trick"),
    ("de/rules", "\n### ", "\nDer Dealer spielt aus.\n\n### ", "Dealer"),
    ("de/index", "description: ", "description: Die vier Farb-Einsen. ", "Farb-Eins"),
    ("fr/faq", "\n### ", "\nOn pose l’écart à gauche.\n\n### ", "écart"),
    ("fr/scoring", "\n## ", "\nQui gagne ?\n\n## ", " ?"),
    ("pl/rules", "\n### ", "\nKrupier rzuca kością.\n\n### ", "Krupier"),
    ("pl/deal", "\n## ", "\nRzuca się kostką.\n\n## ", "kostk"),
    ("de/paiute/index", "\n### ", "\nDie Achten sind Joker.\n\n### ", "Joker"),
    ("en/paiute/questions", "\n### ", "\nThe winners split the pot.\n\n### ", "split the pot"),
    ("pl/paiute/hands", "\n## ", "\nZ jokerem to kareta.\n\n## ", "joker"),
    ("fr/paiute/showdown", "\n## ", "\nUne carte sauvage.\n\n## ", "sauvage"),
]


@pytest.mark.parametrize(("place", "pattern", "by", "word"), WORDS, ids=[f"{one[0]} {one[3]}" for one in WORDS])
def test_an_avoided_word_is_found(docs: Path, place: str, pattern: str, by: str, word: str) -> None:
    name = spoil(docs, place, pattern, by)
    expect(wording.avoided(only(docs, place)), name, word)


def test_an_avoided_word_in_quotation_marks_is_shown_on_purpose(docs: Path) -> None:
    spoil(docs, "de/mistakes", r"\n### ", "\n„Der Dealer spielt aus.“\n\n### ")
    assert not wording.avoided(only(docs, "mistakes"))


@pytest.mark.parametrize(
    ("place", "line", "word"),
    [
        ("de/faq", "Tip", "Tip"),
        ("pl/rules", "Note", "Note"),
        ("fr/deal", "Take out the four cards and the die.", "the"),
        ("de/variants", '!!! house-rule "House rule"', "House rule"),
        ("pl/faq", "Règle maison", "Règle"),
        ("fr/scoring", "Search", "Search"),
        ("en/scoring", "Hausregel", "Hausregel"),
    ],
)
def test_an_untranslated_word_is_found(docs: Path, place: str, line: str, word: str) -> None:
    name = spoil(docs, place, r"\n## ", f"\n{line}\n\n## ")
    expect(wording.untranslated(only(docs, place)), name, word)


@pytest.mark.parametrize("place", ["en/index", "de/faq", "fr/scoring", "pl/glossary"])
def test_a_missing_page_is_found(docs: Path, place: str) -> None:
    menu = structure.names(read(docs))
    (docs / f"{place}.md").unlink()
    expect(structure.missing_pages(read(docs), menu), f"docs/{place}.md", "missing")


def test_a_page_of_one_language_only_is_found(docs: Path) -> None:
    menu = structure.names(read(docs))
    shutil.copy(docs / "de" / "deal.md", docs / "de" / "austeilen.md")
    expect(structure.missing_pages(read(docs), menu), "docs/de/austeilen.md", "menu")


def test_a_published_address_that_goes_is_found(docs: Path) -> None:
    for lang in LANGS:
        spoil(docs, f"{lang}/faq", r"\{ #can-two-play \}", "{ #only-two }")
    faults = registry.ids(read(docs), structure.table_rows(), registry.published(registry.IDS))
    expect(faults, "docs/fr/faq.md", "#can-two-play", "gone")
    expect(faults, "docs/fr/faq.md", "#only-two", "add")


def test_a_word_that_leaves_the_glossary_is_found(docs: Path) -> None:
    rows = structure.table_rows()
    rows["glossary"].remove("trick")
    expect(registry.ids(read(docs), rows, registry.published(registry.IDS)), "docs/pl/glossary.md", "#trick")


@pytest.mark.parametrize(
    "change",
    [
        lambda rules: [Rule("5.9", rule.id) if rule.id == "follow-suit" else rule for rule in rules],
        lambda rules: [Rule(rule.number, "follow") if rule.id == "follow-suit" else rule for rule in rules],
        lambda rules: [rule for rule in rules if rule.id != "follow-suit"],
    ],
    ids=["another number", "another id", "gone"],
)
def test_a_renumbered_rule_is_found(change: Callable[[tuple[Rule, ...]], list[Rule]]) -> None:
    expect(registry.rules(change(RULES), registry.published(registry.RULES)), "5.3 follow-suit")


def test_a_new_rule_asks_for_its_line() -> None:
    expect(registry.rules([*RULES, Rule("7.4", "new-rule")], registry.published(registry.RULES)), "7.4 new-rule", "add")


def test_the_frame_is_looked_at_too() -> None:
    expect(wording.frame({"de": {"search.dialog": "Search"}}), "mkdocs.yml", "search.dialog (de)", "not translated")
    expect(wording.frame({"pl": {"footer": "Krupier"}}), "footer (pl)", "rozdający")


def test_the_glossary_is_looked_at_too(tmp_path: Path) -> None:
    path = tmp_path / "glossary.toml"
    path.write_text(
        '[[concept]]\nid = "dealer"\nen = "dealer"\nde = "der Dealer"\nfr = "donneur"\npl = "rozdający"\n', encoding="utf-8"
    )
    expect(wording.glossary(path), "dealer (de)", "Geber")

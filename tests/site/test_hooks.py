"""A page that says something the engine does not know stops the build, with a sentence that names the page."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from mkdocs.exceptions import PluginError
from mkdocs.structure.toc import AnchorLink

from calculator.paiute.rules import RULES as PAIUTE_RULES
from calculator.papayoo.rules import RULES
from overrides.hooks import labels, markers, marks, parts, rule_numbers, search


def page(name: str = "deal", lang: str = "de") -> Any:
    file = SimpleNamespace(src_uri=f"{lang}/{name}.md", name=name, locale=lang)
    return SimpleNamespace(file=file, url=f"{lang}/{name}/", meta={})


def config() -> Any:
    languages = [SimpleNamespace(locale=lang, name=lang) for lang in ("en", "de", "fr", "pl")]
    plugin = SimpleNamespace(
        config=SimpleNamespace(languages=languages),
        default_language="en",
        get_language_config=lambda lang: SimpleNamespace(extra={"words": {"heading.link": f"link ({lang})"}}),
    )
    return SimpleNamespace(plugins={"i18n": plugin})


@pytest.mark.parametrize(
    "marker",
    [
        "[[dael-table]]",
        "[[]]",
        "[[replay]]",
        "[[replay no-such-example]]",
        "[[replay a b]]",
        "[[open-row 9]]",
        "[[open-row]]",
        "[[open-round nobody-follows]]",
        "[[open-trick moon]]",
        "[[open-trick]]",
        "[[open-round a b]]",
        "[[open-showdown moon]]",
        "[[open-showdown]]",
        "[[paiute-hand]]",
        "[[glossary hearts]]",
        "[[paiute-hand six-aces]]",
        "[[paiute-hand flush straight]]",
    ],
)
def test_unknown_markers_stop_the_build(marker: str) -> None:
    with pytest.raises(PluginError, match=r"de/deal\.md|\[\["):
        markers.on_page_markdown(f"# Title\n\n{marker}\n", page=page(), config=config(), files=None)  # type: ignore[arg-type]


def test_a_marker_inside_a_line_stops_the_build() -> None:
    with pytest.raises(PluginError, match="line of its own"):
        markers.on_page_markdown("See [[deal-short]] here.", page=page(), config=config(), files=None)  # type: ignore[arg-type]


def test_a_marker_becomes_one_block_of_html() -> None:
    text = markers.on_page_markdown("a\n\n[[deal-short]]\n\nb\n", page=page(), config=config(), files=None)  # type: ignore[arg-type]
    assert re.fullmatch(r'a\n\n\n<div class="papayoo-fact">\n<table.*</table>\n</div>\n\n\nb\n', text, re.DOTALL)
    assert 'href="./#players-5"' in text  # on the deal page itself


def rules_page(rules: Any) -> str:
    return "".join(f'<h3 id="{anchor}">{number} A title</h3><p>Text.</p>' for number, anchor in rules)


def test_rule_numbers_are_set_apart() -> None:
    html = rule_numbers.on_page_content(rules_page(RULES), page=page("rules"), config=config(), files=None)  # type: ignore[arg-type]
    assert html.startswith('<h3 id="the-cards"><span class="papayoo-rule-number">1.1</span> A title</h3>')
    assert html.count("papayoo-rule-number") == len(RULES)


@pytest.mark.parametrize(
    "rules",
    [RULES[:-1], [*RULES[1:], RULES[0]], [("1.1", "the-deck"), *RULES[1:]], [("1.9", "the-cards"), *RULES[1:]]],
    ids=["one missing", "another order", "another id", "another number"],
)
def test_other_rules_than_the_engines_stop_the_build(rules: Any) -> None:
    with pytest.raises(PluginError, match=r"de/rules\.md"):
        rule_numbers.on_page_content(rules_page(rules), page=page("rules"), config=config(), files=None)  # type: ignore[arg-type]


def test_each_game_has_rules_of_its_own() -> None:
    """Papayoo's rules on Paiute's page stop the build, and Paiute's own are set apart there."""
    here = page("paiute/index")
    html = rule_numbers.on_page_content(rules_page(PAIUTE_RULES), page=here, config=config(), files=None)  # type: ignore[arg-type]
    assert html.count("papayoo-rule-number") == len(PAIUTE_RULES)
    with pytest.raises(PluginError, match=r"de/paiute/index\.md: .*calculator/paiute/rules\.py"):
        rule_numbers.on_page_content(rules_page(RULES), page=here, config=config(), files=None)  # type: ignore[arg-type]


def test_missing_pieces_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(parts, "BUILD", tmp_path)
    with pytest.raises(PluginError, match=r"build/web/manifest\.json is missing"):
        parts.manifest("web")


def test_the_index_is_split_by_folder() -> None:
    docs = [{"location": place, "title": place, "text": ""} for place in ("", "deal/#pass", "de/", "de/deal/#pass", "pl/rules/")]
    indexes = search.split({"config": {"lang": ["en"], "separator": "x"}, "docs": docs}, config())
    assert {lang: [entry["location"] for entry in index["docs"]] for lang, index in indexes.items()} == {
        "en": ["", "deal/#pass"],
        "de": ["", "deal/#pass"],
        "fr": [],
        "pl": ["rules/"],
    }


@pytest.mark.parametrize(
    ("lang", "base", "moved"),
    [
        ("en", ".", "./"),
        ("de", "..", "../de/"),
        ("pl", "../..", "../../pl/"),
        ("en", "/papayoo/", "/papayoo/"),
        ("fr", "/", "/fr/"),
    ],
)
def test_the_base_is_moved_into_the_language(lang: str, base: str, moved: str) -> None:
    html = f'<script id="__config" type="application/json">{{"base": "{base}"}}</script>'
    assert f'"base":"{moved}"' in search.with_base(html, lang, config())


def test_a_page_without_the_themes_settings_stops_the_build() -> None:
    with pytest.raises(PluginError, match="__config"):
        search.with_base("<html></html>", "de", config())


def test_mistakes_are_named_in_the_pages_language() -> None:
    html = '<p class="wrong">„Falsch.“</p>\n<p class="right">Richtig ist …</p>\n<p class="wrongly">x</p>'
    tagged = marks.on_page_content(html, page=page("mistakes"), config=config(), files=None)  # type: ignore[arg-type]
    assert tagged.count('<strong class="papayoo-tag">') == 2
    assert '<p class="wrong"><strong class="papayoo-tag">Fehler</strong> „Falsch.“' in tagged


def test_titles_in_the_table_of_contents_keep_their_spaces() -> None:
    link = AnchorLink("Qui gagne ?", "who", 2)
    labels.keep_spaces(link, {"who": "Qui gagne\u202f?"})
    assert link.title == "Qui gagne\u202f?"
    labels.keep_spaces(link, {"who": "Another title"})
    assert link.title == "Qui gagne\u202f?"

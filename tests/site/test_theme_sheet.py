"""What is left out of the theme's style sheet is missed by nothing: no page and no script of ours uses a class of it."""

import re
from pathlib import Path

import pytest
from built import html_files, read

from overrides.hooks.theme_sheet import CLASS, FOLDER, SHEETS, is_unused, theme_sheet, trimmed


def classes_on(site: Path) -> set[str]:
    return {name for path in html_files(site) for element in read(path).all() for name in element.classes}


def test_no_page_uses_what_is_left_out(site_dir: Path) -> None:
    used = classes_on(site_dir)
    assert "md-typeset" in used
    assert not {name for name in used if is_unused(name)}


def test_our_own_sheets_and_scripts_name_nothing_of_it(repo: Path) -> None:
    for path in (repo / "overrides" / "stylesheets").glob("*.css"):
        assert not {name for name in CLASS.findall(path.read_text(encoding="utf-8")) if is_unused(name)}, path
    for path in (repo / "calculator" / "web" / "src").glob("*.ts"):
        named = re.findall(r"\bmd-[\w-]+", path.read_text(encoding="utf-8"))
        assert not {name for name in named if is_unused(name)}, path


def test_every_page_has_one_sheet_for_theme_and_site(site_dir: Path) -> None:
    for path in html_files(site_dir):
        sheets = [Path(link.attrs["href"]).name for link in read(path).all("link", rel="stylesheet")]
        assert [name.split(".")[0] for name in sheets] in (["papayoo"], ["paiute", "papayoo"]), path
    assert {path.name.split(".")[0] for path in (site_dir / "assets" / "stylesheets").iterdir()} == {"papayoo", "paiute"}
    assert theme_sheet() in next((site_dir / "assets" / "stylesheets").glob("papayoo.*")).read_text(encoding="utf-8")


def test_rules_that_stay_are_as_the_theme_has_them() -> None:
    whole = "".join(next(FOLDER.glob(pattern)).read_text(encoding="utf-8") for pattern in SHEETS)
    kept = theme_sheet()
    assert kept.startswith('@charset "UTF-8";html{')
    assert kept.count("{") == kept.count("}")
    for rule in re.findall(r"(?<=\})\.md-(?:header|footer|search|nav__title|sidebar)[^{},@]*\{[^{}]*\}", whole):
        selector = rule.split("{")[0]
        assert (rule in kept) != any(map(is_unused, CLASS.findall(selector))), rule


def test_the_sheet_is_taken_apart_and_put_together_again() -> None:
    css = '@media print{.md-grid,.tabbed-set{a:b}.md-tabs{c:d}}@supports (x){.md-tags{a:b}}p:not(.md-tag){e:url(";}")}@keyframes k{0%{a:b}}'
    assert trimmed("p{a:b}/* c */@media x{q{c:d}}") == "p{a:b}@media x{q{c:d}}"
    assert trimmed("p:is(a,.md-tabs b),q{a:b}") == "q{a:b}"
    with pytest.raises(ValueError, match="line 2"):
        trimmed("p{a:b}\nq")
    assert trimmed(css) == '@media print{.md-grid{a:b}}p:not(.md-tag){e:url(";}")}@keyframes k{0%{a:b}}'


def test_colours_that_are_not_ours_go() -> None:
    assert set(re.findall(r"\[data-md-color-(?:primary|accent)=([\w-]+)\]", theme_sheet())) <= {"custom"}
    assert "[data-md-color-scheme=slate]" in theme_sheet()


def test_our_own_sheets_name_no_drawing_that_goes(repo: Path) -> None:
    ours = "".join(path.read_text(encoding="utf-8") for path in (repo / "overrides" / "stylesheets").glob("*.css"))
    ours += "".join(path.read_text(encoding="utf-8") for path in (repo / "calculator" / "web" / "src").glob("*.ts"))
    assert not [name for name in re.findall(r"var\((--md-[\w-]*icon[\w-]*)", ours) if f"{name}:" not in theme_sheet()]


def test_drawings_that_no_rule_names_go() -> None:
    css = ":root{--md-a-icon:url(\"data:image/svg+xml,<svg/>\");--md-b-icon:url('x')}p{mask:var(--md-b-icon)}"
    assert trimmed(css) == ':root{--md-b-icon:url("x")}p{mask:var(--md-b-icon)}'


def test_the_theme_has_one_sheet_of_each_kind() -> None:
    assert all(len(list(FOLDER.glob(pattern))) == 1 for pattern in SHEETS)

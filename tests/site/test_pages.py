"""Every page exists in every language, built alike, and says what it is."""

import re
from pathlib import Path

import pytest
from built import HEADINGS, LANGS, PAGES, PAIUTE_PAGES, address, article, folder, html_files, ids, page, page_path, read

EACH_PAGE = pytest.mark.parametrize("name", PAGES)
EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def test_same_pages_in_every_language(site_dir: Path) -> None:
    expected = {page_path(site_dir, name, lang) for name in PAGES for lang in LANGS}
    expected |= {site_dir / folder(lang) / "404.html" for lang in LANGS}
    assert set(html_files(site_dir)) == expected


@EACH_PAGE
def test_same_headings_in_every_language(site_dir: Path, name: str) -> None:
    def headings(lang: str) -> list[tuple[str, str]]:
        return [(h.tag, h.attrs.get("id", "")) for h in article(site_dir, name, lang).all() if h.tag in HEADINGS]

    english = headings("en")
    assert english[0][0] == "h1"
    assert [tag for tag, _ in english].count("h1") == 1
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", anchor) for _, anchor in english)
    for lang in LANGS:
        assert headings(lang) == english, lang


@EACH_PAGE
@EACH_LANG
def test_ids_are_unique(site_dir: Path, name: str, lang: str) -> None:
    found = ids(page(site_dir, name, lang))
    assert sorted(found) == sorted(set(found))


@EACH_PAGE
def test_same_ids_in_every_language(site_dir: Path, name: str) -> None:
    english = sorted(ids(article(site_dir, name, "en")))
    for lang in LANGS:
        assert sorted(ids(article(site_dir, name, lang))) == english, lang


@EACH_PAGE
@EACH_LANG
def test_title_description_and_language(site_dir: Path, name: str, lang: str) -> None:
    document = page(site_dir, name, lang)
    assert document.one("html").attrs["lang"] == lang
    title = document.one("head").one("title").words
    assert "Papayoo" in title
    assert len(title) <= 70
    description = document.one("meta", name="description").attrs["content"]
    assert 70 <= len(description) <= 155
    assert document.one("link", rel="canonical")
    assert not document.all("meta", name="robots")


def test_titles_and_descriptions_are_told_apart(site_dir: Path) -> None:
    for lang in LANGS:
        documents = [page(site_dir, name, lang) for name in PAGES]
        assert len({document.one("head").one("title").words for document in documents}) == len(PAGES)
    described = {page(site_dir, name, lang).one("meta", name="description").attrs["content"] for name in PAGES for lang in LANGS}
    assert len(described) == len(PAGES) * len(LANGS)


@EACH_LANG
def test_the_first_page_opens_with_its_doors(site_dir: Path, lang: str) -> None:
    home = article(site_dir, "index", lang)
    hero = home.having("papayoo-hero")[0]
    assert [link.attrs["href"] for link in hero.one("nav").all("a")] == ["calculator/", "faq/", "rules/", "deal/"]
    after = home.one("h2", id="where-next")
    assert after.parent is not None
    doors = after.parent.children[after.parent.children.index(after) + 1]
    assert doors.tag == "ul"
    leads = [door.all("a")[0].attrs["href"] for door in doors.children]
    assert leads == ["faq/", "rules/", "calculator/", "scoring/", "mistakes/", "examples/"]


@EACH_LANG
def test_menu_leads_to_every_page(site_dir: Path, lang: str) -> None:
    menu = page(site_dir, "rules", lang).having("md-nav--primary")[0]
    hrefs = [link.attrs["href"] for link in menu.all("a") if not link.attrs["href"].startswith("#")]
    others = {f"../{address(name)}".rstrip("/") for name in PAGES if name not in ("index", "rules")}
    assert {href.rstrip("/") for href in hrefs} == {"..", ".", *others}


@EACH_LANG
def test_papayoo_comes_first_and_paiute_is_one_group_after_it(site_dir: Path, lang: str) -> None:
    menu = page(site_dir, "rules", lang).having("md-nav--primary")[0]
    hrefs = [link.attrs["href"].rstrip("/") for link in menu.all("a") if not link.attrs["href"].startswith("#")]
    places = [href for place, href in enumerate(hrefs) if href not in hrefs[:place]]
    assert [href.removeprefix("../") for href in places[-len(PAIUTE_PAGES) :]] == [
        address(name).rstrip("/") for name in PAIUTE_PAGES
    ]
    group = menu.having("md-nav__item--nested")
    assert len(group) == 1
    assert {" ".join(label.words.split()) for label in group[0].all("label")} == {"Paiute"}  # a name, the same in every language
    titles = {link.words for link in group[0].all("a")}
    assert titles == {page(site_dir, name, lang).one("h1").words.removesuffix("#").strip() for name in PAIUTE_PAGES}


@EACH_LANG
def test_the_first_page_has_one_quiet_line_on_the_second_game(site_dir: Path, lang: str) -> None:
    links = [link for link in article(site_dir, "index", lang).all("a") if link.attrs["href"].startswith("paiute")]
    assert [link.attrs["href"] for link in links] == ["paiute/"]
    assert links[0].parent is not None
    assert links[0].parent.tag == "p"


def test_nothing_is_published_but_the_site(site_dir: Path) -> None:
    kinds = {path.suffix for path in site_dir.rglob("*") if path.is_file()}
    assert not kinds & {".py", ".pyc", ".md", ".po", ".mo", ".map", ".ts", ".yml", ".toml"}
    assert not [name for name in ("stylesheets", "data", "hosts", "hooks", "partials") if (site_dir / name).exists()]
    sheets = [path.name for path in (site_dir / "assets" / "stylesheets").glob("papayoo.*.css")]
    assert len(sheets) == 1


def test_no_page_carries_inline_style_or_handlers(site_dir: Path) -> None:
    for path in html_files(site_dir):
        document = read(path)
        assert not document.all("style"), path
        for element in document.all():
            wrong = [key for key in element.attrs if key == "style" or key.startswith("on")]
            assert not wrong, f"{path}: <{element.tag} {wrong}>"


def test_ranges_stay_on_one_line(site_dir: Path) -> None:
    ranges = re.compile(r"\d[\u2060]*–[\u2060]*\d")
    for lang in LANGS:
        for name in PAGES:
            text = "".join(
                p for e in article(site_dir, name, lang).all() if e.tag != "script" for p in e.pieces if isinstance(p, str)
            )
            assert all(found[1] == found[-2] == "\u2060" for found in ranges.findall(text)), f"{name} in {lang}"
    assert ranges.search(article(site_dir, "index", "pl").text)

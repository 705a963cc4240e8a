"""The web parts find beside them what they need, and pages without one load none of their code."""

import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from built import LANGS, PAGES, address, article, data_of, folder, page

from calculator import service
from calculator.labels import LABELS, labels
from overrides.hooks.parts import REPLAY_LABELS, data_block

#: Pages that run Python.
WITH_PYTHON = ("calculator", "paiute/showdown")
EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def on_site(site: Path, lang: str, name: str, href: str) -> Path:
    """The file that a relative address on a page leads to."""
    return site / urljoin(f"https://papayoo.test/{address(name, lang)}", href).removeprefix("https://papayoo.test/")


@EACH_LANG
def test_score_sheet_has_its_data(site_dir: Path, lang: str) -> None:
    part = article(site_dir, "calculator", lang).one("papayoo-score-sheet")
    data = data_of(part)
    assert data["lang"] == lang
    assert data["labels"] == labels(lang)
    assert set(data["views"]) == set("345678")
    for players, view in data["views"].items():
        applied = service.apply(None, {"type": "new_game", "players": int(players)}, lang)  # type: ignore[arg-type]
        assert view == applied["view"]  # type: ignore[typeddict-item]
        assert len(view["players"]) == int(players)
        assert len(view["chips"]) == 21
    assert on_site(site_dir, lang, "calculator", data["root"]) == site_dir
    assert on_site(site_dir, lang, "calculator", data["rules"]) == site_dir / folder(lang) / "rules"
    assert on_site(site_dir, lang, "calculator", data["worker"]).is_file()
    python = data["python"]
    pieces = on_site(site_dir, lang, "calculator", python["base"])
    assert {python["wasm"], python["stdlib"], python["rest"]} - {""} <= set(python["files"])
    assert on_site(site_dir, lang, "calculator", data["worker"]).stat().st_size == python["workerBytes"]
    for name, facts in python["files"].items():
        assert (pieces / name).stat().st_size == facts["bytes"], name
    assert part.one("noscript").words == " ".join(labels(lang)["no_script"].split())


@EACH_LANG
def test_trick_referee_has_its_data(site_dir: Path, lang: str) -> None:
    part = article(site_dir, "calculator", lang).one("papayoo-trick")
    data = data_of(part)
    assert (data["lang"], data["labels"]) == (lang, labels(lang))
    assert data["view"] == service.trick(None, lang)["view"]  # type: ignore[typeddict-item]
    sheet = data_of(article(site_dir, "calculator", lang).one("papayoo-score-sheet"))
    assert {key: data[key] for key in ("rules", "worker", "python")} == {key: sheet[key] for key in ("rules", "worker", "python")}
    assert part.one("noscript").words == " ".join(labels(lang)["no_script"].split())


@EACH_LANG
def test_showdown_has_its_data(site_dir: Path, lang: str) -> None:
    part = article(site_dir, "paiute/showdown", lang).one("paiute-showdown")
    data = data_of(part)
    assert (data["lang"], data["labels"]) == (lang, labels(lang))
    assert list(data["views"]) == list("2345")
    for count, view in data["views"].items():
        shown = service.showdown(None, lang, action={"type": "set_hands", "count": int(count)})
        assert view == shown["view"]  # type: ignore[typeddict-item]
        assert len(view["hands"]) == int(count)
    assert on_site(site_dir, lang, "paiute/showdown", data["root"]) == site_dir
    assert on_site(site_dir, lang, "paiute/showdown", data["rules"]) == site_dir / folder(lang) / "paiute"
    assert on_site(site_dir, lang, "paiute/showdown", data["worker"]).is_file()
    assert data["python"].keys() == data_of(article(site_dir, "calculator", lang).one("papayoo-score-sheet"))["python"].keys()
    pieces = on_site(site_dir, lang, "paiute/showdown", data["python"]["base"])
    assert (pieces / data["python"]["stdlib"]).is_file()
    assert part.one("noscript").words == " ".join(labels(lang)["no_script"].split())


@EACH_LANG
@pytest.mark.parametrize("name", PAGES)
def test_what_the_calculator_needs_is_asked_for_in_the_head(site_dir: Path, lang: str, name: str) -> None:
    """On the page that holds it and nowhere else; without "crossorigin" the browser would fetch it twice."""
    links = page(site_dir, name, lang).all("link", rel="preload", **{"as": "fetch"})
    preloaded = [on_site(site_dir, lang, name, link.attrs["href"]) for link in links]
    assert all("crossorigin" in link.attrs for link in links)
    if name != "calculator":
        assert preloaded == []  # a showdown asks for Python at the first touch
        return
    data = data_of(article(site_dir, name, lang).one("papayoo-score-sheet"))
    needed = set(data["python"]["files"]) - {data["python"]["rest"]}
    pieces = [data["worker"], *(data["python"]["base"] + file for file in needed)]
    assert sorted(preloaded) == sorted(on_site(site_dir, lang, name, piece) for piece in pieces)
    (script,) = page(site_dir, name, lang).all("link", rel="modulepreload")
    (behind,) = article(site_dir, name, lang).all("script", type="module")
    assert script.attrs["href"] == behind.attrs["src"]
    assert "async" in behind.attrs


@EACH_LANG
def test_the_worker_is_started_in_the_head_of_the_calculator(site_dir: Path, lang: str) -> None:
    worker = data_of(article(site_dir, "calculator", lang).one("papayoo-score-sheet"))["worker"]
    for name in PAGES:
        started = [script for script in page(site_dir, name, lang).all("script") if "papayooWorker=" in script.words]
        assert len(started) == (name == "calculator"), name
        assert all(f'new Worker("{worker}",{{type:"module"}})' in script.words for script in started)


@EACH_LANG
@pytest.mark.parametrize("name", PAGES)
def test_a_reading_page_knows_the_calculator_of_its_language(site_dir: Path, lang: str, name: str) -> None:
    named = page(site_dir, name, lang).all("meta", name="calculator")
    addresses = [on_site(site_dir, lang, name, meta.attrs["content"]) for meta in named]
    assert addresses == ([] if name in WITH_PYTHON else [site_dir / folder(lang) / "calculator"])


@EACH_LANG
@pytest.mark.parametrize("name", PAGES)
def test_only_pages_with_a_part_load_its_script(site_dir: Path, lang: str, name: str) -> None:
    parts = {
        "calculator": ["trick"],
        "scoring": ["replay"],
        "examples": ["replay"],
        "paiute/showdown": ["showdown"],
    }
    part = parts.get(name, [])
    ahead = [] if name in WITH_PYTHON else ["fetch-ahead"]
    # That of the calculator stands behind its element, and need not wait for the rest of the page.
    behind = ["score-sheet"] if name == "calculator" else []
    expected = [*part, *([] if name == "index" else ["copy-links"]), *ahead, *behind]
    scripts = [script.attrs["src"] for script in page(site_dir, name, lang).all("script", type="module")]
    assert [Path(script).name.rsplit("-", 1)[0] for script in scripts] == expected
    for script in scripts:
        assert on_site(site_dir, lang, name, script).is_file()


def test_a_replay_has_the_labels_it_uses_and_no_others(repo: Path) -> None:
    source = (repo / "calculator" / "web" / "src" / "replay.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"\blabels\.(\w+)", source)) == set(REPLAY_LABELS)
    assert set(REPLAY_LABELS) <= set(LABELS)


def test_labels_are_all_there() -> None:
    for lang in LANGS:
        assert set(labels(lang)) == set(LABELS)


def test_data_cannot_close_its_element() -> None:
    hostile = {"name": "</script><script>alert(1)</script><!--", "line": "a\u2028b\u2029c"}
    block = data_block(hostile)
    inside = block.removeprefix('<script type="application/json">').removesuffix("</script>")
    assert "<" not in inside
    assert json.loads(inside) == hostile

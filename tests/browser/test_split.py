"""The second part of the WebAssembly: a session of every kind does without it, and where it is called for it is there."""

import os
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from browser.score_sheet import START, ScoreSheet
from browser.showdown import Showdown
from browser.test_memory import FROM_MEMORY, answer_of, kept
from playwright.sync_api import BrowserContext, Page, expect

from overrides.serve import Handler, Server, Site, running

NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]
REST = "assets/python/rest-*.wasm"


class NotingHandler(Handler):
    """Notes every path that is asked for: a browser does not tell of all that its workers ask."""

    paths: ClassVar[list[str]]

    def _answer(self, *, body: bool) -> None:
        self.paths.append(self.path)
        super()._answer(body=body)


@pytest.fixture
def rest(site_dir: Path) -> str:
    """The name of the second part."""
    found = list(site_dir.glob(REST))
    if not found:
        pytest.skip("The build had no wasm-split: the WebAssembly is whole.")
    return found[0].name


@pytest.fixture
def paths() -> list[str]:
    return []


@pytest.fixture
def server(site_dir: Path, paths: list[str]) -> Iterator[Server]:
    """The built site on a server that notes what it is asked; takes the place of the common one."""
    with running(site_dir) as server:
        server.RequestHandlerClass = type("Noting", (NotingHandler, server.RequestHandlerClass), {"paths": paths})  # type: ignore[misc]
        yield server


def evening(page: Page) -> None:
    """A round with a finding, mended, written, taken back; a wrong pile; a link and a file; the referee."""
    answer_of(page)
    sheet = ScoreSheet(page)
    sheet.give("c", ["P7"])
    sheet.expect_total(250)
    sheet.by("points")
    sheet.open_field("a").fill("30,5")
    expect(sheet.wrong("a")).to_be_visible()
    sheet.field("a").fill("3+8+19")
    sheet.expect_total(250)
    sheet.write.tap()
    expect(sheet.rows).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_session_needs_it(new_context: NewContext, address: Address, rest: str, paths: list[str], lang: str) -> None:
    page = new_context().new_page()
    example = address("calculator", lang, "#example=missing-payoo-7")
    for from_memory in (False, True):
        page.goto(example)
        evening(page)
        assert page.evaluate(FROM_MEMORY) is from_memory
        kept(page)
        # Paiute comes with the first question about it, here into a Python that started from memory.
        page.goto(address("paiute/showdown", lang, "#example=equal-hands-odd-coin"))
        expect(Showdown(page).says("wins")).to_be_visible(timeout=START)
        page.goto("about:blank")
    assert any("/assets/python/pyodide-" in path for path in paths)
    assert [path for path in paths if rest in path] == []


@pytest.fixture
def site_that_compiles(site_dir: Path, repo: Path, tmp_path: Path) -> Path:
    """The site with one module of the engine as source, which Python has to compile: the engine never asks that of it."""
    site = tmp_path / "site"
    shutil.copytree(site_dir, site, copy_function=os.link)
    (archive,) = site.glob("assets/python/python-*.zip")
    before = archive.stat().st_size
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(tmp_path / "other.zip", "w") as new:
        for name in old.namelist():
            if name != "calculator/service.pyc":
                new.writestr(name, old.read(name))
        new.write(repo / "calculator" / "service.py", "calculator/service.py")
    archive.unlink()
    after = shutil.copyfile(tmp_path / "other.zip", archive).stat().st_size
    page = site / "calculator" / "index.html"
    told = page.read_text(encoding="utf-8").replace(f'"bytes":{before}', f'"bytes":{after}')
    page.unlink()
    page.write_text(told, encoding="utf-8")
    return site


def test_where_it_is_called_for_it_comes(
    new_context: NewContext, server: Server, site_that_compiles: Path, rest: str, paths: list[str]
) -> None:
    server.RequestHandlerClass.site = Site(site_that_compiles)  # type: ignore[attr-defined]
    page = new_context().new_page()
    page.goto(f"{server.url}calculator/#example=missing-payoo-7")
    evening(page)
    assert len([path for path in paths if rest in path]) == 1

"""Before Python is up, and when it cannot come up: nothing is lost, the page says so, and Retry works."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.faults import EMPTY, SILENT, SLOW, STRANGER, FaultyServer, running_with_faults
from browser.score_sheet import START, WORKED_EXAMPLE, ScoreSheet, owners_of
from browser.waiting import read_until
from playwright.sync_api import BrowserContext, Page, Route, expect

from calculator.labels import labels

OpenPhone = Callable[..., Page]
LANGS = ("en", "de", "fr", "pl")

#: What a browser reports about the files that go wrong here.
REPORTS = r"Failed to load|wasm|WebAssembly|TypeError|CompileError|MIME|module script"
#: The page gives up after so many seconds without a byte or a step.
PATIENCE = 20


#: The pieces that the calculator is started from, as they are named before their hash.
WASM, ARCHIVE, WORKER = "assets/python/pyodide-*.wasm", "assets/python/python-*.zip", "assets/web/worker-*.js"


def name_of(piece: str, site_dir: Path) -> str:
    """The file name of a piece."""
    (path,) = site_dir.glob(piece)
    return path.name


@pytest.fixture
def server(site_dir: Path) -> Iterator[FaultyServer]:
    """The built site on a server that can go wrong; takes the place of the common one."""
    with running_with_faults(site_dir) as server:
        yield server


def stopped_clock(page: Page) -> None:
    """From the next page on no time passes but what a test lets pass: nothing is given up for having taken long."""
    page.clock.install(time=0)
    page.clock.pause_at(1)


def out_of_time(open_phone: OpenPhone, address: Callable[..., str], lang: str) -> Page:
    """The calculator, opened under a clock that stands still: a fault that it notices has been seen, not waited for."""
    page = open_phone("rules", lang)
    stopped_clock(page)
    page.goto(address("calculator", lang))
    return page


def hold(page: Page, files: str) -> Callable[[], None]:
    """Holds back the answers for some files; the answer releases them."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.context.route(files, keep)

    def release() -> None:
        page.context.unroute(files, keep)
        for route in held:
            route.continue_()

    return release


def test_what_is_put_in_before_python_is_up_is_judged_then(
    new_context: Callable[..., BrowserContext], address: Callable[..., str]
) -> None:
    page = new_context(locale="de-DE").new_page()
    release = hold(page, "**/assets/python/**")
    page.goto(address("calculator", "de"))
    sheet = ScoreSheet(page)
    expect(sheet.sum).to_have_attribute("data-state", "loading")
    sheet.suit("clubs").tap()
    sheet.enter_cards(WORKED_EXAMPLE)  # 24 taps
    sheet.by("points")
    sheet.open_field("d").press_sequentially("80")
    # All of it is on the screen at once, though nothing has been judged.
    expect(sheet.suit("clubs")).to_have_attribute("aria-pressed", "true")
    expect(sheet.sum).to_have_attribute("data-state", "loading")
    expect(sheet.headline).to_have_count(0)
    expect(sheet.field("d")).to_have_value("80")
    release()
    sheet.started()
    sheet.expect_total(243)
    expect(sheet.field("d")).to_have_value("80")
    expect(sheet.findings.first).to_have_attribute("data-code", "missing")
    expect(sheet.findings.first).to_contain_text("Payoo\u00a07")
    sheet.by("cards")
    kept = {player: cards for player, cards in WORKED_EXAMPLE.items() if player != "d"}
    sheet.expect_owners(owners_of(kept))
    expect(sheet.suit("clubs")).to_have_attribute("aria-pressed", "true")


def test_the_load_is_shown_in_the_place_of_the_sum(
    new_context: Callable[..., BrowserContext], address: Callable[..., str]
) -> None:
    page = new_context(locale="pl-PL").new_page()
    release = hold(page, f"**/{WASM}")
    page.goto(address("calculator", "pl"))
    sheet = ScoreSheet(page)
    moving = labels("pl")["loading_part"].split("{percent}")[0].strip()
    expect(sheet.sum).to_contain_text(moving)
    expect(sheet.find("progress")).not_to_have_attribute("value", "0")
    share = int(sheet.find("progress").get_attribute("value") or 0)
    assert 0 < share < 100
    release()
    sheet.started()


@pytest.mark.allow_problems(REPORTS)
@pytest.mark.parametrize("lang", LANGS)
def test_an_empty_runtime_file_is_said_at_once_and_retry_works(
    server: FaultyServer, open_phone: OpenPhone, address: Callable[..., str], site_dir: Path, lang: str
) -> None:
    server.faults[name_of(WASM, site_dir)] = EMPTY  # kept by the browser for a year
    sheet = ScoreSheet(out_of_time(open_phone, address, lang))
    words = labels(lang)
    expect(sheet.sum).to_contain_text(words["could_not_start"], timeout=START)
    expect(sheet.find(".failure p")).to_have_text([words["could_not_start"], words["could_not_start_hint"]])
    expect(sheet.status).to_have_text(words["could_not_start"])
    expect(sheet.retry).to_have_text(words["retry"])
    sheet.suit("clubs").tap()
    sheet.give("b", ["P20", "PAPAYOO"])
    expect(sheet.chip("P20")).to_have_attribute("data-owner", "b")
    server.faults.clear()
    sheet.retry.tap()
    sheet.started()
    sheet.expect_total(60)
    sheet.expect_owners({"P20": "b", "PAPAYOO": "b"})


@pytest.mark.allow_problems(REPORTS)
@pytest.mark.parametrize("fault", [EMPTY, STRANGER])
@pytest.mark.parametrize("piece", [WASM, ARCHIVE, WORKER])
def test_each_wrong_file_is_noticed_and_retry_gets_past_the_cache(
    server: FaultyServer, open_phone: OpenPhone, address: Callable[..., str], site_dir: Path, piece: str, fault: str
) -> None:
    server.faults[name_of(piece, site_dir)] = fault
    sheet = ScoreSheet(out_of_time(open_phone, address, "en"))
    expect(sheet.retry).to_be_visible(timeout=START)
    # Still broken: asked for anew, and said again.
    with sheet.page.expect_request(f"**/{piece}"):
        sheet.retry.tap()
    expect(sheet.retry).to_be_visible(timeout=START)
    server.faults.clear()
    sheet.retry.tap()
    sheet.started()
    sheet.chip("P5").tap()
    sheet.expect_total(5)


#: What is said of the load once all but the archive is here: bytes are four fifths of the way.
SHARE_WITHOUT_ARCHIVE = """() => {
  const { python } = JSON.parse(document.querySelector("papayoo-score-sheet script").textContent);
  const sizes = Object.entries(python.files).filter(([name]) => name !== python.rest).map(([, { bytes }]) => bytes);
  const all = sizes.reduce((sum, bytes) => sum + bytes, python.workerBytes);
  return Math.floor((all - python.files[python.stdlib].bytes) / all * 80);
}"""
#: So often the share is drawn anew, in milliseconds.
DRAWN_EVERY = 200


@pytest.mark.allow_problems(REPORTS)
def test_a_file_that_never_comes_is_given_up_after_twenty_seconds(
    server: FaultyServer, new_context: Callable[..., BrowserContext], address: Callable[..., str], site_dir: Path
) -> None:
    server.faults[name_of(ARCHIVE, site_dir)] = SILENT
    page = new_context(locale="de-DE").new_page()
    stopped_clock(page)
    page.goto(address("calculator", "de"))
    sheet = ScoreSheet(page)
    # With this share all the other files are here and nothing moves any more.
    share = str(page.evaluate(SHARE_WITHOUT_ARCHIVE))

    def drawn() -> str | None:
        page.clock.run_for(DRAWN_EVERY)
        return sheet.find("progress").get_attribute("value")

    assert read_until(page, drawn, lambda value: value == share, START) == share
    page.clock.run_for((PATIENCE - 2) * 1000)
    expect(sheet.sum).to_have_attribute("data-state", "loading")
    page.clock.run_for(2000)
    expect(sheet.sum).to_contain_text(labels("de")["could_not_start"])
    server.faults.clear()
    sheet.retry.tap()
    sheet.started()


#: Lets a test cut the wire to the worker: what is sent to it from then on is lost.
CUT_WIRE = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...message) { if (!globalThis.cut) post.apply(this, message); };
"""


def test_an_engine_that_falls_silent_is_noticed_and_loses_nothing(
    new_context: Callable[..., BrowserContext], address: Callable[..., str]
) -> None:
    context = new_context(locale="fr-FR")
    context.add_init_script(CUT_WIRE)
    page = context.new_page()
    page.clock.install()
    page.goto(address("calculator", "fr"))
    sheet = ScoreSheet(page).started()
    sheet.give("a", ["P3"])
    sheet.expect_total(3)
    page.evaluate("() => { globalThis.cut = true }")
    sheet.give("b", ["P4", "P5"])
    expect(sheet.chip("P5")).to_have_attribute("data-owner", "b")
    page.clock.run_for(PATIENCE * 1000)
    expect(sheet.sum).to_contain_text(labels("fr")["could_not_start"], timeout=PATIENCE * 1000 // 2)
    sheet.give("c", ["P6"])
    page.evaluate("() => { globalThis.cut = false }")
    sheet.retry.tap()
    sheet.started()
    sheet.expect_total(18)
    sheet.expect_owners({"P3": "a", "P4": "b", "P5": "b", "P6": "c"})


@pytest.mark.slow
def test_a_slow_link_that_moves_is_not_called_broken(server: FaultyServer, open_phone: OpenPhone, site_dir: Path) -> None:
    server.faults[name_of(WASM, site_dir)] = SLOW  # 24 seconds in all, a piece each second
    sheet = ScoreSheet(open_phone("calculator", "en"))
    began = time.monotonic()
    shares: list[int] = []

    def look() -> str:
        state, share = sheet.sum.evaluate("sum => [sum.dataset.state, sum.querySelector('progress')?.value]")
        shares.extend([int(share)] if state == "loading" else [])
        return str(state)

    state = read_until(sheet.page, look, lambda state: state != "loading", timeout=2 * START)
    assert state == "open"
    assert time.monotonic() - began > PATIENCE
    assert shares == sorted(shares)
    assert len(set(shares)) > PATIENCE // 2

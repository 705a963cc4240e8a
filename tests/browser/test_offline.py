"""Without a network: every page, every kind of address, the search, the calculator; a new version; a worker that is removed.

The host of these tests can be cut off for good, which reaches the service worker as well as the pages.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.deployment import MARK, Deployment, copied, deployed, rewrite, second_version, without_worker, words
from browser.referee import Referee
from browser.score_sheet import START, ScoreSheet
from browser.search_box import SearchBox
from browser.storage import expect_stored, holds_rounds, holds_text
from browser.waiting import engines, expect_value, read_until
from built import LANGS, PAGES, folder
from playwright.sync_api import BrowserContext, Error, Page, Route, expect

NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]

#: What a browser reports when nobody answers, or a page is answered by the one for a missing address; and, of the theme's own
#: request for the search index, when a page is left before it is through.
CUT = r"Failed to load resource|A bad HTTP response code|ERR_|^page error: Network error$"
#: Data are to be saved, as far as the page and the worker can know.
SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
KEPT = """async () => {
  const all = (await caches.keys()).map(async name => (await (await caches.open(name)).keys()).map(one => one.url));
  return (await Promise.all(all)).flat();
}"""
#: In a turn of its own: what the debugger itself calls is let through.
EVAL = """() => new Promise(done => setTimeout(() => {
  try { done(new Function("return 1")()); } catch (error) { done(error.name); }
}))"""
REGISTERED = "async () => (await navigator.serviceWorker.getRegistrations()).length"
#: No other worker is about to come, and none waits.
SETTLED = """() => navigator.serviceWorker.getRegistration()
  .then(({ active, installing, waiting }) => active && !installing && !waiting)"""
WORDS = words()

pytestmark = pytest.mark.allow_problems(CUT)


@pytest.fixture
def server(site_dir: Path) -> Iterator[Deployment]:
    """The built site on a host of one's own; takes the place of the common one."""
    with deployed(site_dir) as server:
        yield server


@pytest.fixture
def phone(new_context: NewContext) -> Callable[..., Page]:
    """A fresh phone that takes service workers."""

    def phone(script: str = "", **arguments: Any) -> Page:
        return opened(new_context(service_workers="allow", **arguments), script)

    return phone


def opened(context: BrowserContext, script: str = "") -> Page:
    """A page of a phone; ``script`` runs before its own."""
    # Playwright turns the browser's cache off where it looks into requests, and every request then says that it wants none.
    context.unroute_all()
    if script:
        context.add_init_script(script)
    return context.new_page()


def foot(page: Page) -> Any:
    return page.locator(".papayoo-offline")


def expect_kept(page: Page, what: str) -> None:
    """Waits until so much is said to be here: "pages", "calculator", "everything"."""
    expect(foot(page)).to_have_attribute("data-kept", what, timeout=START)


def keep_everything(page: Page) -> None:
    expect_kept(page, "pages")
    foot(page).get_by_role("button").tap()
    expect_kept(page, "everything")


def expect_caches(page: Page, names: list[str]) -> None:
    """Waits until the caches of the origin are these; the page may load itself anew meanwhile."""

    def read() -> list[str] | None:
        with suppress(Error):
            found: list[str] = page.evaluate("caches.keys()")
            return found
        return None

    expect_value(page, read, names)


def opens(page: Page, url: str, status: int = 200) -> None:
    """The address is answered by the service worker, with a page."""
    answer = page.goto(url)
    assert answer is not None
    assert (answer.status, answer.from_service_worker) == (status, True), url
    expect(page.locator("h1").first).to_be_visible()


@pytest.mark.parametrize("lang", LANGS)
def test_a_language_is_here_after_one_visit(server: Deployment, phone: Callable[..., Page], address: Address, lang: str) -> None:
    page = phone(SAVING)
    page.goto(address("deal", lang))
    expect_kept(page, "pages")
    said = WORDS[lang]["offline.pages"].split("{")[0]
    expect(foot(page).locator("p")).to_contain_text(said)
    assert not [path for path in server.asked if "/python/" in path]
    server.cut = True

    for name in PAGES:
        opens(page, address(name, lang))
        expect(page.locator("html")).to_have_attribute("lang", lang)
        linked = page.locator("link[rel=stylesheet]").count()
        assert page.evaluate("[...document.styleSheets].filter(sheet => sheet.cssRules.length).length") == linked >= 1
    opens(page, address("faq", lang, "#payoo-18-on-hearts"))
    expect(page.locator("#payoo-18-on-hearts")).to_be_in_viewport()
    opens(page, address("rules", lang, "?utm_source=x&y"))
    opens(page, address("rules", lang)[:-1] + "?from=forum")
    expect(page).to_have_url(address("rules", lang, "?from=forum"))
    page.locator("article a[href*='faq/'], nav a[href*='faq/']").first.wait_for(state="attached")
    opens(page, address("index", lang) + "index.html")
    opens(page, address("mistakes", lang) + "index.html")
    opens(page, address("index", lang) + "no/such/page", 404)
    expect(page.locator("h1")).to_have_text(WORDS[lang]["not_found.title"])
    opens(page, address("index", lang) + "no-such-page/", 404)
    expect(page.locator("h1")).to_have_text(WORDS[lang]["not_found.title"])
    opens(page, address("index", lang))
    typed = {"en": "suit", "de": "wuerfel", "fr": "regle", "pl": "bledy"}[lang]
    assert SearchBox(page).type(typed).places()
    other = next(one for one in LANGS if one != lang)
    opens(page, address("rules", other), 503)
    expect(page.locator(f"section[lang={lang}]")).to_contain_text(WORDS[lang]["no_network.text"])


#: Notes what the page tells the worker, and lets all of it through but the order to keep everything.
LISTEN = """
if (globalThis.ServiceWorker) {
  const post = ServiceWorker.prototype.postMessage;
  globalThis.told = [];
  ServiceWorker.prototype.postMessage = function (request) {
    told.push(request);
    if (request.type !== "keep") post.call(this, request);
  };
}
"""


@pytest.mark.parametrize(
    ("link", "unasked"),
    [
        ({"effectiveType": "4g", "saveData": False, "type": "wifi"}, True),
        (None, True),
        ({"effectiveType": "4g", "saveData": True}, False),
        ({"effectiveType": "3g", "saveData": False}, False),
        ({"effectiveType": "4g", "type": "cellular"}, False),
    ],
    ids=["fast", "unknown", "saving", "slow", "paid by the byte"],
)
def test_the_rest_is_fetched_unasked_on_a_free_link_only(
    phone: Callable[..., Page], address: Address, link: dict[str, object] | None, unasked: bool
) -> None:
    page = phone(f"Object.defineProperty(navigator, 'connection', {{ value: {json.dumps(link)} ?? undefined }});{LISTEN}")
    page.clock.install()
    page.goto(address("deal"))
    expect_kept(page, "pages")
    page.clock.run_for(22_000)
    foot(page).get_by_role("button").tap()
    page.wait_for_function("() => told.some(({ type, asked }) => type === 'keep' && asked)")
    # The clock has run before the tap: what was told unasked was told before, too.
    assert ({"type": "keep", "asked": False} in page.evaluate("told")) == unasked


#: Notes that the page has its service worker registered.
REGISTERING = """
if (globalThis.ServiceWorkerContainer) {
  const register = ServiceWorkerContainer.prototype.register;
  globalThis.registering = 0;
  ServiceWorkerContainer.prototype.register = function (...given) {
    registering += 1;
    return register.apply(this, given);
  };
}
"""
OFFLINE_SCRIPT = "performance.getEntriesByType('resource').map(({ name }) => name).find(name => /offline-\\w+\\.js/.test(name))"


def test_nothing_is_kept_while_somebody_waits_for_python(phone: Callable[..., Page], address: Address) -> None:
    """The first visit of all opens the calculator: what is fetched for later comes after its first answer."""
    page = phone(SAVING + ";" + REGISTERING)
    held: list[Route] = []
    page.route("**/assets/python/*.wasm", lambda route: held.append(route))
    page.goto(address("calculator"))
    root = page.locator("html")
    expect(root).to_have_attribute("data-python", "loading")
    page.wait_for_function(OFFLINE_SCRIPT)
    page.evaluate(f"import({OFFLINE_SCRIPT}).then(() => 0)")  # it has run
    assert page.evaluate("registering") == 0
    for route in held:
        route.continue_()
    expect(root).to_have_attribute("data-python", "ready", timeout=START)
    page.wait_for_function("registering === 1")
    expect_kept(page, "pages")


@pytest.fixture(scope="module")
def in_folder(repo: Path, site_dir: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as built for a folder of a host."""
    target = tmp_path_factory.mktemp("offline") / "site"
    environment = {**os.environ, "SITE_URL": "http://localhost/papayoo/", "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(target)]
    subprocess.run(command, cwd=repo, env=environment, check=True)
    return target


@pytest.mark.slow
def test_everything_is_kept_when_asked_for_in_a_folder_too(in_folder: Path, new_context: NewContext, watch: Any) -> None:
    with deployed(in_folder, base="/papayoo/") as server:
        watch.host = server.url.split("/")[2]
        page = opened(new_context(service_workers="allow", locale="pl-PL"), SAVING)
        page.clock.install()
        page.goto(f"{server.url}pl/rules/")
        expect_kept(page, "pages")
        page.clock.run_for(30_000)
        button = foot(page).get_by_role("button")
        size = re.search(r"\((\d+,\d)\sMB\)", button.text_content() or "")
        assert size, button.text_content()
        assert not [path for path in server.asked if "/python/" in path], "unasked, though data are to be saved"
        server.python_may_go.clear()
        button.tap()
        expect(foot(page).locator("progress")).to_be_visible()
        server.python_may_go.set()
        expect_kept(page, "everything")
        expect(button).to_be_hidden()
        expect(foot(page).locator("progress")).to_be_hidden()
        expect(foot(page).locator("p")).to_contain_text(WORDS["pl"]["offline.calculator"].split("{")[0])
        assert [name for name in page.evaluate("caches.keys()") if not name.startswith("papayoo /papayoo/ ")] == []
        server.cut = True
        for lang in LANGS:
            opens(page, f"{server.url}{folder(lang)}deal?x")
            opens(page, f"{server.url}{folder(lang)}nothing/here", 404)
            expect(page.locator(".papayoo-open").first).to_have_attribute("href", f"/papayoo/{folder(lang)}")
        opens(page, f"{server.url}fr/calculator/")
        sheet = ScoreSheet(page).started()
        sheet.give("b", ["P20", "PAPAYOO"])
        sheet.expect_total(60)


@pytest.mark.slow
def test_an_idle_page_keeps_the_rest_and_a_plain_host_will_do(
    server: Deployment, phone: Callable[..., Page], address: Address
) -> None:
    server.plain = True
    page = phone()
    page.goto(address("rules"))
    expect_kept(page, "pages")
    expect_kept(page, "everything")  # nobody asked
    server.cut = True
    opens(page, address("calculator"))
    sheet = ScoreSheet(page).started()
    sheet.give("a", ["P5"])
    sheet.expect_total(5)
    # The host sends no policy; the worker that runs Python has one all the same, and pages may not be framed.
    (engine,) = engines(page)
    assert engine.evaluate(EVAL) == "EvalError"
    assert engine.evaluate("() => fetch('https://example.org/').then(() => 'reached', () => 'refused')") == "refused"
    answer = page.goto(address("rules"))
    assert answer is not None
    assert answer.headers["content-security-policy"] == "frame-ancestors 'none'"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.fixture(scope="module")
def second(site_dir: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another version of the site, in which every file of ours is another one."""
    return second_version(site_dir, tmp_path_factory.mktemp("offline") / "second")


def test_a_deployment_that_is_not_through_is_not_taken(
    server: Deployment, phone: Callable[..., Page], address: Address, site_dir: Path, second: Path, tmp_path: Path
) -> None:
    """The new worker and files are there already, the new pages are not: nothing is offered before they are."""
    page = phone(SAVING)
    page.goto(address("rules"))
    expect_kept(page, "pages")
    half = copied(second, tmp_path / "half")
    for path in half.rglob("index.html"):
        rewrite(path, (site_dir / path.relative_to(half)).read_text(encoding="utf-8"))
    server.deploy(half)
    server.asked.clear()
    page.reload()
    # The first page that it has to keep; then it gives up.
    assert read_until(page, lambda: "/calculator/" in server.asked, bool), "the new worker did not even try"
    page.wait_for_function(SETTLED)
    opens(page, address("faq"))
    expect_kept(page, "pages")
    expect(page.locator(".papayoo-new-version")).to_have_count(0)
    server.deploy(second)
    page.reload()
    expect(page.locator(".papayoo-new-version")).to_be_visible(timeout=START)
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()
    page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
    end, bar = foot(page).bounding_box(), page.locator(".papayoo-new-version").bounding_box()
    assert end
    assert bar
    assert end["y"] + end["height"] <= bar["y"]
    other = page.context.new_page()
    other.goto(address("deal"))
    expect(other.locator("body")).not_to_have_attribute("data-version", "second")
    expect(other.locator(".papayoo-new-version")).to_be_visible()
    other.locator("[data-version=later]").tap()
    expect(other.locator(".papayoo-new-version")).to_have_count(0)
    other.goto(address("rules"))
    expect_kept(other, "pages")
    expect(other.locator(".papayoo-new-version")).to_have_count(0)
    page.locator("[data-version=take]").tap()
    for tab in (page, other):
        expect(tab.locator(f"body[{MARK}]")).to_be_attached(timeout=START)


@pytest.mark.slow
def test_a_new_version_is_taken_in_one_tap_and_no_page_breaks(
    server: Deployment, phone: Callable[..., Page], address: Address, site_dir: Path, second: Path
) -> None:
    page = phone(SAVING, locale="de-DE")
    page.goto(address("calculator", "de"))
    sheet = ScoreSheet(page).started()
    keep_everything(page)
    sheet.seat(4, ["Emma"])
    sheet.by("points")
    sheet.write_points("clubs", [30, 72, 68, 80])
    sheet.written(1)
    expect_stored(page, holds_rounds(1))
    server.deploy(second)
    server.missed.clear()

    # The new version is there, and everything open or opened since is the old one, whole.
    page.reload()
    bar = page.locator(".papayoo-new-version")
    expect(bar.get_by_role("status")).to_have_text(WORDS["de"]["version.new"], timeout=START)
    for name, lang in (("faq", "de"), ("scoring", "pl"), ("calculator", "de")):
        opens(page, address(name, lang))
        expect(page.locator("body")).not_to_have_attribute("data-version", "second")
        expect(bar.get_by_role("status")).to_have_text(WORDS[lang]["version.new"])
        expect_kept(page, "everything")
    assert server.missed == []
    sheet.started()
    sheet.written(1)
    sheet.by("points")
    sheet.field("a").press_sequentially("12+")  # half a sum
    referee = Referee(page)
    referee.play(["H9", "P18"])
    expect(referee.seats).to_have_count(2)
    referee.judged()  # until then the seats say less
    expect_stored(page, holds_text("a", "12+"))
    trick = referee.seats.all_text_contents()

    bar.locator("[data-version=take]").tap()
    expect(page.locator(f"body[{MARK}]")).to_be_attached(timeout=START)
    expect(bar).to_have_count(0)
    assert server.missed == []
    server.cut = True
    sheet.started()
    sheet.written(1)
    sheet.by("points")
    expect(sheet.field("a")).to_have_value("12+")
    expect(referee.seats).to_have_text(trick, use_inner_text=False)
    expect_kept(page, "everything")
    kept = page.evaluate(KEPT)
    old = {path.name for folder in ("web", "python") for path in (site_dir / "assets" / folder).iterdir()}
    # The memory of a started Python is not the worker's: the calculator's next start replaces it.
    assert not [url for url in kept if old & set(url.split("/")) and "/memory/" not in url]
    opens(page, address("faq", "fr"))
    expect(page.locator(f"body[{MARK}]")).to_be_attached()


@pytest.mark.slow
def test_a_calculator_whose_python_is_not_here_comes_whole_from_the_host(
    server: Deployment, phone: Callable[..., Page], address: Address, second: Path
) -> None:
    page = phone(SAVING)
    page.goto(address("rules"))
    expect_kept(page, "pages")
    server.deploy(second)
    server.missed.clear()
    page.goto(address("calculator"))
    ScoreSheet(page).started()
    expect(page.locator(f"body[{MARK}]")).to_be_attached()
    assert server.missed == []


@pytest.mark.parametrize("farewell", [True, False], ids=["told to go", "gone from the host"])
def test_a_removed_worker_leaves_nothing_behind(
    server: Deployment, phone: Callable[..., Page], address: Address, site_dir: Path, tmp_path: Path, farewell: bool
) -> None:
    page = phone(SAVING)
    page.goto(address("rules"))
    expect_kept(page, "pages")
    page.evaluate("caches.open('papayoo /elsewhere/ frame')")
    page.evaluate("new Promise(done => { indexedDB.open('papayoo /', 1).onsuccess = done; })")
    server.deploy(without_worker(site_dir, tmp_path / "without", farewell=farewell))
    page.goto(address("faq"))
    expect_caches(page, ["papayoo /elsewhere/ frame"])
    page.goto(address("deal"))
    answer = page.goto(address("rules"))
    assert answer is not None
    assert not answer.from_service_worker
    expect(foot(page)).to_have_count(0)
    expect_value(page, lambda: page.evaluate(REGISTERED), 0)
    assert [one["name"] for one in page.evaluate("indexedDB.databases()")] == ["papayoo /"]

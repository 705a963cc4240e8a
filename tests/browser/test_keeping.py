"""Nothing is lost: several games on the device, half-typed rounds, two tabs, spoiled or refused storage, old versions."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.score_sheet import POINTS, START, WORKED_EXAMPLE, ScoreSheet, owners_of
from browser.storage import expect_stored, games, holds_card, holds_rounds, in_a_game
from playwright.sync_api import BrowserContext, Locator, Page, expect

from calculator.labels import labels

OpenPhone = Callable[..., Page]
NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]

#: Lays values into the store before the page looks at it; null takes a key out.
LAY = """async ([name, values]) => {
  const open = indexedDB.open(name);
  open.onupgradeneeded = () => open.result.createObjectStore("rounds");
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  const transaction = db.transaction("rounds", "readwrite");
  for (const [key, value] of Object.entries(values))
    value === null ? transaction.objectStore("rounds").delete(key) : transaction.objectStore("rounds").put(value, key);
  await new Promise(done => { transaction.oncomplete = done; });
  db.close();
}"""
NAME = "papayoo /"
#: A page of the site that runs no calculator, to prepare the storage from.
QUIET = "rules"


def open_list(sheet: ScoreSheet) -> Locator:
    sheet.find(".keeping .list").tap()
    dialog = sheet.find("#dialog-games")
    expect(dialog).to_be_visible()
    return dialog


def write_round(sheet: ScoreSheet) -> None:
    sheet.suit("clubs").tap()
    sheet.enter_points({**POINTS, "c": "68"})
    sheet.find("button.write").tap()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(1)


def test_several_games_are_listed_opened_and_deleted_with_a_way_back(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator")).started()
    sheet.seat(4, ["Anna", "Bob"])
    write_round(sheet)
    sheet.find(".keeping .new").tap()
    expect(sheet.find("table.game")).to_have_count(0)
    sheet.seat(3, ["Zoé"])
    sheet.by("cards")
    sheet.give("a", ["P6"])
    sheet.expect_total(6)

    dialog = open_list(sheet)
    rows = dialog.locator("ul.games > li .open")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Zoé")
    expect(rows.first).to_have_attribute("aria-current", "true")
    expect(rows.nth(1)).to_contain_text("Anna")
    rows.nth(1).tap()
    expect(dialog).to_be_hidden()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(1)
    expect(sheet.player("a").or_(sheet.find("#who-a")).first).to_contain_text("Anna")

    dialog = open_list(sheet)
    dialog.locator("li", has_text="Zoé").locator(".delete").tap()
    deleted = dialog.locator(".deleted li")
    expect(deleted).to_contain_text("Zoé")
    expect(rows).to_have_count(1)
    deleted.locator(".bring-back").tap()
    expect(rows).to_have_count(2)
    dialog.locator("li", has_text="Zoé").locator(".open").tap()
    expect(sheet.chip("P6")).to_have_attribute("data-owner", "a")
    expect(sheet.find(".players button")).to_have_count(3)


def test_the_game_on_the_screen_can_be_deleted_and_a_fresh_one_takes_its_place(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "pl")).started()
    sheet.give("a", ["P6"])
    sheet.expect_total(6)
    dialog = open_list(sheet)
    dialog.locator(".delete").tap()
    expect(dialog.locator(".deleted li")).to_have_count(1)
    sheet.expect_owners({})
    dialog.locator(".bring-back").tap()
    dialog.locator("ul.games > li .open").tap()
    expect(sheet.chip("P6")).to_have_attribute("data-owner", "a")


def test_a_page_killed_in_mid_entry_comes_back_as_it_was(open_phone: OpenPhone, address: Address) -> None:
    page = open_phone("calculator", "fr")
    sheet = ScoreSheet(page).started()
    write_round(sheet)
    sheet.suit("hearts").tap()
    sheet.by("points")
    sheet.field("a").fill("3+")
    sheet.field("b").fill("x")
    expect(sheet.wrong("b")).to_be_visible()
    expect_stored(page, in_a_game(lambda game: game["unread"] == {"b": "x"} and game["mirror"]["texts"].get("a") == "3+"))
    context = page.context
    page.close()
    again = context.new_page()
    again.goto(address("calculator", "de"))
    sheet = ScoreSheet(again)
    sheet.started()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(1, timeout=START)
    sheet.by("points")
    expect(sheet.field("a")).to_have_value("3+")
    expect(sheet.field("b")).to_have_value("x")
    expect(sheet.wrong("b")).to_contain_text("„x“")
    expect(sheet.suit("hearts")).to_have_attribute("aria-pressed", "true")
    # What was done before the kill can still be undone.
    expect(sheet.find('button.step[data-step="undo"]')).to_have_attribute("aria-disabled", "false")


def test_back_and_forward_show_the_same_game(open_phone: OpenPhone, address: Address) -> None:
    page = open_phone("calculator", "en")
    ScoreSheet(page).started().give("a", ["P6"])
    expect_stored(page, holds_card("P6"))
    page.goto(address("calculator", "de"))
    sheet = ScoreSheet(page).started()
    sheet.give("b", ["P9"])
    sheet.expect_total(15)
    expect_stored(page, holds_card("P9"))
    page.go_back()
    sheet = ScoreSheet(page).started()
    sheet.expect_total(15)
    sheet.expect_owners({"P6": "a", "P9": "b"})
    expect(sheet.find(".alarm")).to_have_count(0)


def test_of_two_tabs_the_one_behind_only_reads_until_it_goes_on(new_context: NewContext, address: Address) -> None:
    context = new_context()
    first = context.new_page()
    first.goto(address("calculator"))
    one = ScoreSheet(first).started()
    one.give("a", ["P6"])
    expect_stored(first, holds_card("P6"))
    second = context.new_page()
    second.goto(address("calculator"))
    other = ScoreSheet(second).started()
    expect(other.chip("P6")).to_have_attribute("data-owner", "a")
    expect(one.find(".behind")).to_have_count(0)
    other.give("b", ["P9"])
    expect(one.find(".behind")).to_contain_text(labels("en")["behind"])
    # A hand on the older tab changes nothing, there or in the storage.
    one.chip("P1").tap()
    one.expect_owners({"P6": "a"})
    one.find(".behind .go-on").tap()
    expect(one.find(".behind")).to_have_count(0)
    one.expect_owners({"P6": "a", "P9": "b"})
    expect(other.find(".behind")).to_be_visible()
    one.give("c", ["P1"])
    one.expect_total(16)
    other.find(".behind .go-on").tap()
    other.expect_total(16)
    other.expect_owners({"P6": "a", "P9": "b", "P1": "c"})
    assert len(games(second)) == 1


def test_a_tab_that_slept_notices_when_it_lays_down(new_context: NewContext, address: Address) -> None:
    """Without a word from the other tab the storage itself refuses the older one."""
    context = new_context()
    context.add_init_script("delete window.BroadcastChannel")
    first, second = context.new_page(), context.new_page()
    first.goto(address("calculator"))
    one = ScoreSheet(first).started()
    one.give("a", ["P6"])
    expect_stored(first, holds_card("P6"))
    second.goto(address("calculator"))
    other = ScoreSheet(second).started()
    other.give("b", ["P9"])
    expect_stored(second, holds_card("P9"))
    one.give("c", ["P1"])
    expect(one.find(".behind")).to_be_visible()
    one.find(".behind .go-on").tap()
    expect(one.chip("P9")).to_have_attribute("data-owner", "b")


def test_two_fresh_tabs_are_two_games(new_context: NewContext, address: Address) -> None:
    context = new_context()
    pages = [context.new_page(), context.new_page()]
    for page in pages:
        page.goto(address("calculator"))
    for page, card in zip(pages, ("P1", "P2"), strict=True):
        ScoreSheet(page).started().give("a", [card])
    expect_stored(pages[0], lambda found: holds_card("P1")(found) and holds_card("P2")(found))
    assert len(games(pages[0])) == 2
    for page, card in zip(pages, ("P1", "P2"), strict=True):
        page.reload()
        expect(ScoreSheet(page).chip(card)).to_have_attribute("data-owner", "a")


def old_round(**more: Any) -> dict[str, Any]:
    """A round as the first version kept it."""
    seats = [{"id": player, "name": name} for player, name in zip("abcd", ("Anna", "", "", ""), strict=True)]
    piles = {player: cards.split() for player, cards in WORKED_EXAMPLE.items()}
    state = {
        "format": "papayoo-game",
        "version": 1,
        "players": seats,
        "rounds": [],
        "draft": {"seats": list("abcd"), "die": "clubs", "piles": piles},
    }
    mirror = {"seats": seats, "die": "clubs", "owners": owners_of(WORKED_EXAMPLE), "texts": {}, "rest": None}
    return {"text": json.dumps(state), "mirror": mirror, "pending": [], "unread": {}, "own": True, **more}


def test_the_rounds_of_the_first_version_become_games(new_context: NewContext, address: Address) -> None:
    page = new_context().new_page()
    page.goto(address(QUIET))
    other = old_round(text=None, pending=[{"type": "give_card", "card": "P2", "player": "a"}])
    other["mirror"] = {**other["mirror"], "owners": {"P2": "a"}, "die": None}
    page.evaluate(LAY, [NAME, {"round": old_round(kept=[other])}])
    page.goto(address("calculator"))
    sheet = ScoreSheet(page)
    assert_owner = expect(sheet.chip("P3"))
    assert_owner.to_have_attribute("data-owner", "a")  # before Python is up
    sheet.started()
    sheet.expect_total(243)
    expect_stored(page, lambda found: "round" not in found)
    assert len(games(page)) == 2
    dialog = open_list(sheet)
    dialog.locator('.open[aria-current="false"]').tap()
    expect(sheet.total).to_contain_text("2 of")
    sheet.expect_owners({"P2": "a"})


SPOILED = {
    "newer": {"round": old_round(text='{"format": "papayoo-game", "version": 99}', kept=[])},
    "shape": {"round": {"text": 7, "mirror": "x"}},
    "game": {"game k3v9": {"shape": "of tomorrow"}, "current": {"game": "k3v9", "before": ""}},
    "pending": {"round": old_round(pending=[{"type": "give_card", "card": ["P1"], "player": {}}], kept=[])},
    "seats": {"round": old_round(mirror={"seats": [], "die": None, "owners": {}, "texts": {}, "rest": None}, kept=[])},
    "current": {"current": 7, "drawn": "x", "asked": []},
}


@pytest.mark.parametrize("spoiled", SPOILED.values(), ids=SPOILED.keys())
def test_spoiled_or_newer_data_never_stops_the_page(new_context: NewContext, address: Address, spoiled: dict[str, Any]) -> None:
    page = new_context().new_page()
    page.goto(address(QUIET))
    page.evaluate(LAY, [NAME, spoiled])
    page.goto(address("calculator"))
    sheet = ScoreSheet(page).started()
    sheet.find(".main-tools button[data-mode=cards]").tap()
    sheet.give("b", ["P7"])
    expect(sheet.chip("P7")).to_have_attribute("data-owner", "b")
    expect(sheet.total).to_contain_text("of 250")


@pytest.mark.parametrize("kind", ["newer", "shape", "game"])
def test_what_cannot_be_read_is_put_aside_and_can_be_saved(new_context: NewContext, address: Address, kind: str) -> None:
    page = new_context().new_page()
    page.goto(address(QUIET))
    page.evaluate(LAY, [NAME, SPOILED[kind]])
    page.goto(address("calculator"))
    sheet = ScoreSheet(page).started()
    sheet.give("b", ["P7"])
    sheet.expect_total(7)
    expect_stored(page, holds_card("P7"))
    for _ in range(2):  # and after a reload it is still there
        dialog = open_list(sheet)
        with page.expect_download() as saving:
            dialog.locator(".unreadable .save").tap()
        assert saving.value.suggested_filename == "papayoo.json"
        text = saving.value.path().read_text("utf-8")
        assert {"newer": '"version": 99', "shape": '"mirror":"x"', "game": "of tomorrow"}[kind] in text
        page.reload()
        sheet.started()
        expect(sheet.chip("P7")).to_have_attribute("data-owner", "b")
    dialog = open_list(sheet)
    dialog.locator(".unreadable .discard").tap()
    expect(dialog.locator(".unreadable")).to_have_count(0)


REFUSED = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });"
SILENT = "IDBFactory.prototype.open = () => new EventTarget();"
FULL = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, key) {
  if (String(key).startsWith("game ")) throw new DOMException("full", "QuotaExceededError");
  return put.call(this, value, key);
};"""


@pytest.mark.parametrize(
    ("breakage", "label"),
    [(REFUSED, "storage_refused"), (SILENT, "storage_refused"), (FULL, "storage_full")],
    ids=["refused", "silent", "full"],
)
def test_storage_that_fails_is_said_and_a_file_offered(
    new_context: NewContext, address: Address, breakage: str, label: str
) -> None:
    context = new_context(locale="de-DE")
    context.add_init_script(breakage)
    page = context.new_page()
    page.goto(address("calculator", "de"))
    sheet = ScoreSheet(page).started()
    sheet.give("a", ["P6"])
    sheet.expect_total(6)
    trouble = sheet.find(".trouble")
    expect(trouble).to_contain_text(labels("de")[label])
    with page.expect_download() as saving:
        trouble.locator(".save").tap()
    saved = json.loads(saving.value.path().read_text("utf-8"))
    assert saved["format"] == "papayoo-game"
    assert saved["draft"]["piles"]["a"] == ["P6"]


def test_the_browser_is_asked_once_not_to_clear(new_context: NewContext, address: Address) -> None:
    context = new_context()
    # A blank page, open before the calculator is, may know no storage.
    context.add_init_script("""
      window.asked = 0;
      if (window.StorageManager) StorageManager.prototype.persist = async () => { window.asked += 1; return false; };
    """)
    page = context.new_page()
    page.goto(address("calculator"))
    sheet = ScoreSheet(page).started()
    sheet.give("a", ["P6"])
    sheet.expect_total(6)
    assert page.evaluate("window.asked") == 0
    write_round(sheet)
    page.wait_for_function("() => window.asked === 1")
    expect_stored(page, lambda found: found.get("asked") is True)
    page.reload()
    sheet.started()
    sheet.suit("hearts").tap()
    sheet.enter_points({**POINTS, "c": "68"})
    sheet.find("button.write").tap()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(2)
    expect_stored(page, holds_rounds(2))
    assert page.evaluate("window.asked") == 0


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pl"])
def test_where_the_data_lives_is_said_beside_the_file(open_phone: OpenPhone, lang: str) -> None:
    sheet = ScoreSheet(open_phone("calculator", lang))
    keeping = sheet.find(".keeping")
    expect(keeping).to_contain_text(labels(lang)["where_kept"])
    expect(keeping.locator(".save-json")).to_have_text(labels(lang)["save_file"])


def test_a_games_line_is_in_the_language_of_the_page(open_phone: OpenPhone, address: Address) -> None:
    page = open_phone("calculator", "en")
    sheet = ScoreSheet(page).started()
    write_round(sheet)
    expect(sheet.find("table.game")).to_be_visible()
    expect_stored(page, holds_rounds(1))
    sheet.find(".keeping .new").tap()
    expect(sheet.find("table.game")).to_have_count(0)
    page.goto(address("calculator", "de"))
    sheet.started()
    dialog = open_list(sheet)
    expect(dialog.locator("ul.games .open", has_text=re.compile("1\u00a0Runde"))).to_have_count(1)

"""A game goes out as a file, a table, a link, a QR code, and comes in again without harm to what is on the device."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from browser.score_sheet import POINTS, START, ScoreSheet
from playwright.sync_api import BrowserContext, Download, Page, expect

from calculator import service
from calculator.labels import labels

OpenPhone = Callable[..., Page]
NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]

HOSTILE = '<img src=x onerror="document.title=1">'
FORMULA = "=1+1"


def write_round(sheet: ScoreSheet, rounds: int = 1) -> None:
    sheet.suit("clubs").tap()
    sheet.enter_points({**POINTS, "c": "68"})
    sheet.find("button.write").tap()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(rounds)


def saved(sheet: ScoreSheet, kind: str) -> Download:
    with sheet.page.expect_download() as saving:
        sheet.find(f".keeping .save-{kind}").tap()
    return saving.value


def text_of(download: Download) -> str:
    return download.path().read_bytes().decode("utf-8")


def open_file(sheet: ScoreSheet, text: str, name: str = "game.json") -> None:
    file: Any = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    sheet.find(".keeping input[type=file]").set_input_files(file)


def share(sheet: ScoreSheet) -> str:
    """Opens the share dialog and answers with the link."""
    sheet.find(".keeping .share").tap()
    field = sheet.find("#dialog-share .address input")
    expect(field).not_to_have_value("")
    return field.input_value()


def close(sheet: ScoreSheet, name: str) -> None:
    sheet.find(f"#dialog-{name} .close").tap()


def fragment(link: str) -> str:
    return link.split("#")[1]


def rows(sheet: ScoreSheet) -> int:
    return sheet.find("table.game tbody tr.played").count()


def test_files_go_out_and_come_in(open_phone: OpenPhone) -> None:
    sheet = ScoreSheet(open_phone("calculator", "de")).started()
    page = sheet.page
    sheet.seat(4, [FORMULA, HOSTILE, "Anna", "Anna"])
    write_round(sheet)
    sheet.suit("hearts").tap()

    table = saved(sheet, "csv")
    assert table.suggested_filename.endswith(".csv")
    lines = text_of(table).splitlines()
    assert lines[0].startswith("\ufeff")
    assert f"'{FORMULA}" in lines[0].split(";")
    assert [cell for cell in lines[1].split(";") if cell.isdigit()] == ["1", "30", "72", "68", "80"]

    document = saved(sheet, "json")
    text = text_of(document)
    game = json.loads(text)
    assert [player["name"] for player in game["players"]] == [FORMULA, HOSTILE, "Anna", "Anna"]
    assert game["draft"]["die"] == "hearts"
    assert document.suggested_filename == f"papayoo-{game['started'][:10]}.json"

    # The same file again is the game that is there already: nothing is doubled, nobody is asked.
    open_file(sheet, text)
    expect(sheet.find("table.game tbody tr.played")).to_have_count(1)
    expect(sheet.find(".clash")).to_have_count(0)

    # Errors say what and where, and the game stays.
    broken = json.loads(text)
    broken["rounds"][0]["piles"]["a"] = True
    open_file(sheet, json.dumps(broken))
    told = sheet.find(".entry .error, .keeping .error")  # said once, in the place of the check
    expect(told).to_contain_text("rounds/0/piles/a")
    assert rows(sheet) == 1  # by now the file before has been taken as well
    expect(sheet.find(".clash")).to_have_count(0)
    open_file(sheet, "Käse")
    expect(told).not_to_contain_text("rounds/0/piles/a")
    open_file(sheet, "[" * 3_000_000)
    expect(told).to_contain_text("1 Megabyte", timeout=START)
    assert rows(sheet) == 1

    # A file of another game comes beside it.
    other = {**broken, "id": "other", "rounds": []}
    open_file(sheet, json.dumps(other))
    expect(sheet.find("table.game")).to_have_count(0)
    expect(told).to_have_count(0)
    sheet.find(".keeping .list").tap()
    entries = sheet.find("#dialog-games ul.games .open")
    expect(entries).to_have_count(2)
    expect(entries.nth(1)).to_contain_text(HOSTILE)
    entries.nth(1).tap()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(1)
    expect(sheet.find("table.game th[data-player=b]")).to_contain_text(HOSTILE)
    # Dropped on the sheet a file opens as well.
    page.evaluate(
        """([text]) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "game.json"));
          const drop = new DragEvent("drop", { dataTransfer: data, cancelable: true });
          document.querySelector("papayoo-score-sheet").dispatchEvent(drop);
        }""",
        [json.dumps({**other, "id": "third", "rounds": game["rounds"] * 2})],
    )
    expect(sheet.find("table.game tbody tr.played")).to_have_count(2)
    expect(sheet.find("img")).to_have_count(0)
    assert page.evaluate("document.title") != "1"


def matrix(text: str, repo: Path) -> list[str]:
    """The QR code that the library makes of a text, row by row."""
    script = """
      import { encode } from "uqr";
      const rows = encode(process.argv[1], { ecc: "L", border: 0 }).data.map(row => row.map(dark => dark ? "#" : ".").join(""));
      console.log(JSON.stringify(rows));"""
    command = ["node", "--input-type=module", "-e", script, text]
    made = subprocess.run(command, cwd=repo / "calculator/web", capture_output=True, text=True, check=True)
    found: list[str] = json.loads(made.stdout)
    return found


#: What the code on the screen shows in the middle of each of its modules.
DRAWN = """([size]) => {
  const code = document.querySelector("papayoo-score-sheet").shadowRoot.querySelector(".qr svg");
  const path = code.querySelector("path");
  const at = (x, y) => Object.assign(code.createSVGPoint(), { x: x + 4.5, y: y + 4.5 });
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => path.isPointInFill(at(x, y)) ? "#" : ".").join(""));
}"""


def test_a_link_and_its_code_carry_the_game_and_harm_none(new_context: NewContext, address: Address, repo: Path) -> None:
    mine = new_context().new_page()
    mine.goto(address("calculator"))
    sheet = ScoreSheet(mine).started()
    sheet.seat(4, ["Emma", "Nico", "Pat", "Lea"])
    write_round(sheet)
    link = share(sheet)
    assert "#g1=" in link
    expect(sheet.find("#dialog-share")).to_contain_text(labels("en")["share_names_note"])
    code = sheet.find(".qr svg")
    expect(code).to_be_visible()
    wanted = matrix(link, repo)
    assert mine.evaluate(DRAWN, [len(wanted)]) == wanted
    width = code.evaluate("code => code.getBoundingClientRect().width")
    assert width / (len(wanted) + 8) >= 3
    assert width <= 390

    # For a report: letters instead of names, and nothing that tells whose game it is.
    sheet.find("#dialog-share .report").tap()
    field = sheet.find("#dialog-share .address input")
    expect(field).not_to_have_value(link)
    expect(field).not_to_have_value("")
    state = service.read(fragment(field.input_value()))
    assert "error" not in state
    assert [player["name"] for player in state["players"]] == ["A", "B", "C", "D"]
    assert "id" not in state
    close(sheet, "share")

    # On another phone, in the middle of another game.
    theirs = new_context(locale="pl-PL").new_page()
    theirs.goto(address("calculator", "pl"))
    other = ScoreSheet(theirs).started()
    other.give("a", ["P1"])
    other.expect_total(1)
    theirs.evaluate("hash => { location.hash = hash }", fragment(link))
    expect(other.find("table.game tbody tr.played")).to_have_count(1)
    expect(theirs).to_have_url(address("calculator", "pl"))
    other.find("button.back").tap()
    expect(other.chip("P1")).to_have_attribute("data-owner", "a")
    other.expect_owners({"P1": "a"})

    # At home again the same link is the game that is there: not doubled, and nobody is asked.
    mine.evaluate("hash => { location.hash = hash }", fragment(link))
    expect(mine).to_have_url(address("calculator"))
    expect(sheet.find(".clash")).to_have_count(0)
    # But once the game has gone on, somebody has to choose.
    sheet.suit("spades").tap()
    sheet.enter_points({**POINTS, "c": "68"})
    sheet.find("button.write").tap()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(2)
    expect(sheet.find(".clash")).to_have_count(0)
    mine.evaluate("hash => { location.hash = hash }", fragment(link))
    clash = sheet.find(".clash")
    expect(clash).to_contain_text("2\u00a0rounds")
    expect(clash).to_contain_text("1\u00a0round")
    assert rows(sheet) == 2
    clash.locator(".mine").tap()
    expect(clash).to_have_count(0)
    assert rows(sheet) == 2
    mine.evaluate("hash => { location.hash = hash }", fragment(link))
    clash.locator(".theirs").tap()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(1)
    sheet.find(".keeping .list").tap()
    dialog = sheet.find("#dialog-games")
    expect(dialog.locator("ul.games .open")).to_have_count(1)
    expect(dialog.locator(".deleted li")).to_contain_text("2\u00a0rounds")


def long_game() -> str:
    """Eight players with names of twelve letters and sixteen rounds by points, as a link."""
    seats = list("abcdefgh")
    drawn = Random(7)
    rounds = []
    for _ in range(16):
        cuts = sorted(drawn.choices(range(251), k=7))
        scores = [high - low for low, high in zip([0, *cuts], [*cuts, 250], strict=True)]
        rounds.append(
            {"die": drawn.choice(["spades", "hearts", "diamonds", "clubs"]), "piles": dict(zip(seats, scores, strict=True))}
        )
    game: Any = {
        "format": "papayoo-game",
        "version": 1,
        "players": [{"id": seat, "name": "".join(drawn.choices("abcdefghijklmnopqrstuvwxyz", k=12))} for seat in seats],
        "rounds": rounds,
    }
    shared = service.apply(game, {"type": "share_game"})
    assert "error" not in shared
    return shared["link"]


def test_no_code_where_a_camera_could_not_read_it(open_phone: OpenPhone) -> None:
    narrow = {"width": 320, "height": 640}
    sheet = ScoreSheet(open_phone("calculator", "fr", f"#{long_game()}", viewport=narrow)).started()
    expect(sheet.find("table.game tbody tr.played")).to_have_count(16, timeout=START)
    link = share(sheet)
    assert len(fragment(link)) < 900
    expect(sheet.find(".qr")).to_contain_text(labels("fr")["qr_too_long"])
    expect(sheet.find(".qr svg")).to_have_count(0)
    # A wider screen has the room.
    sheet.page.set_viewport_size({"width": 844, "height": 900})
    code = sheet.find(".qr svg")
    expect(code).to_be_visible()
    modules = float((code.get_attribute("viewBox") or "").split()[2])
    assert code.evaluate("code => code.getBoundingClientRect().width") / modules >= 3


WAKE_LOCK = """
window.locks = [];
if (navigator.wakeLock) navigator.wakeLock.request = async kind => {
  const lock = { kind, released: false, release: async () => { lock.released = true; } };
  window.locks.push(lock);
  return lock;
};
"""


def test_the_screen_stays_on_while_scoring(new_context: NewContext, address: Address) -> None:
    context = new_context()
    context.add_init_script(WAKE_LOCK)
    page = context.new_page()
    page.goto(address("calculator"))
    sheet = ScoreSheet(page)
    held = "window.locks.filter(lock => !lock.released).length"
    assert page.evaluate(held) == 0
    sheet.give("a", ["P6"])
    page.wait_for_function(f"() => {held} === 1")
    sheet.give("a", ["P7"])
    expect(sheet.chip("P7")).to_have_attribute("data-owner", "a")
    assert page.evaluate("window.locks.length") == 1
    # Another app comes to the front: the browser lets go, and the page takes it again when it is back.
    page.evaluate("window.locks[0].released = true; document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function(f"() => window.locks.length === 2 && {held} === 1")
    awake = sheet.find(".keeping .awake")
    expect(awake).to_have_attribute("aria-pressed", "true")
    awake.tap()
    expect(awake).to_have_attribute("aria-pressed", "false")
    page.wait_for_function(f"() => {held} === 0")
    # The lock is asked for by the tap itself: once the chip is given, it would be there.
    sheet.give("a", ["P8"])
    expect(sheet.chip("P8")).to_have_attribute("data-owner", "a")
    assert page.evaluate(held) == 0
    # Switched off stays off over a reload, and on again is on.
    page.reload()
    expect(awake).to_have_attribute("aria-pressed", "false")
    sheet.give("a", ["P9"])
    expect(sheet.chip("P9")).to_have_attribute("data-owner", "a")
    assert page.evaluate(held) == 0
    awake.tap()
    page.wait_for_function(f"() => {held} === 1")
    page.reload()
    expect(awake).to_have_attribute("aria-pressed", "true")


def test_without_a_wake_lock_there_is_no_switch(new_context: NewContext, address: Address) -> None:
    context = new_context()
    context.add_init_script("delete Navigator.prototype.wakeLock")
    page = context.new_page()
    page.goto(address("calculator"))
    sheet = ScoreSheet(page)
    expect(sheet.find(".keeping .list")).to_be_visible()
    expect(sheet.find(".keeping .awake")).to_have_count(0)

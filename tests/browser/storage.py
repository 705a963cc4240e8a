"""What the site has laid down on the device: read, waited for, prepared."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from browser.waiting import read_until
from playwright.sync_api import Error, Page

#: The site's own store: what lies in it, by key.
CONTENTS = """async () => {
  const [{ name }] = await indexedDB.databases();
  const open = indexedDB.open(name);
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  const store = db.transaction("rounds").objectStore("rounds");
  const keys = store.getAllKeys(), values = store.getAll();
  await new Promise(done => { values.onsuccess = done; });
  db.close();
  return Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]]));
}"""


def stored(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(CONTENTS)
    return found


def games(page: Page) -> dict[str, Any]:
    return {key: value for key, value in stored(page).items() if key.startswith("game ")}


def expect_stored(page: Page, holds: Callable[[dict[str, Any]], bool]) -> None:
    """Waits until the storage is as it should be."""

    def read() -> dict[str, Any]:
        with suppress(Error):  # nothing has been laid down yet
            return stored(page)
        return {}

    found = read_until(page, read, holds)
    assert holds(found), f"The storage never got there: {list(found)}"


def in_a_game(holds: Callable[[dict[str, Any]], bool]) -> Callable[[dict[str, Any]], bool]:
    """One of the games stored is such a one; what is no game of this version is passed over."""
    return lambda found: any(key.startswith("game ") and "mirror" in value and holds(value) for key, value in found.items())


def holds_card(card: str) -> Callable[[dict[str, Any]], bool]:
    return in_a_game(lambda game: card in game["mirror"]["owners"])


def holds_text(player: str, text: str) -> Callable[[dict[str, Any]], bool]:
    """What was typed into the field of a player, judged and nothing on its way any more."""
    return in_a_game(lambda game: game["mirror"]["texts"].get(player) == text and not game["pending"])


def holds_rounds(count: int) -> Callable[[dict[str, Any]], bool]:
    """So many rounds, written down."""
    return in_a_game(lambda game: game["text"] is not None and len(json.loads(game["text"])["rounds"]) == count)

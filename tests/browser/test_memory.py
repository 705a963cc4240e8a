"""Later visits start from the memory that the browser kept of the first: the same answers, whatever has become of it."""

from collections.abc import Callable

import pytest
from browser.score_sheet import ScoreSheet
from browser.storage import expect_stored, holds_card
from playwright.sync_api import BrowserContext, Page, expect

NewContext = Callable[..., BrowserContext]
Address = Callable[..., str]

FROM_MEMORY = "document.querySelector('papayoo-score-sheet').engine.fromMemory"
#: The addresses of what is kept, and of each how many bytes; waits for a minute and a half until there is something, or
#: nothing.
KEPT = """async wanted => {
  let found = {};
  for (let turn = 0; turn < 900; turn++) {
    found = {};
    for (const name of await caches.keys()) {
      if (!name.endsWith(" python")) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys()) found[key.url] = (await (await cache.match(key)).blob()).size;
    }
    if (Boolean(Object.keys(found).length) === wanted) return found;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return found;
}"""
#: Puts something else in the place of what is kept; "packed" stands for its bytes as they lie there, "plain" for them unpacked.
SPOIL = """async how => {
  const name = (await caches.keys()).find(name => name.endsWith(" python"));
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const kept = await cache.match(key);
  const packed = new Uint8Array(await kept.clone().arrayBuffer());
  const unpack = new Response(kept.body.pipeThrough(new DecompressionStream("gzip")));
  const plain = new Uint8Array(await unpack.arrayBuffer());
  const headers = { "X-Packed": "gzip" };
  const zeros = new Uint8Array(plain);
  zeros.fill(0, 64 * 1024);
  const [body, options] = {
    empty: ["", { headers }],
    page: ["<!doctype html>", {}],
    cut: [packed.subarray(0, packed.length >> 1), { headers }],
    flipped: [packed.map((byte, place) => place === packed.length >> 1 ? byte ^ 255 : byte), { headers }],
    "cut plain": [plain.subarray(0, plain.length - 4096), {}],
    "no mark": [plain.fill(1, 0, 4), {}],
    zeros: [zeros, {}],
  }[how];
  await cache.put(key, new Response(body, options));
}"""


def kept(page: Page) -> dict[str, int]:
    """What is kept, as soon as there is something."""
    found: dict[str, int] = page.evaluate(KEPT, True)
    assert found, "nothing was kept"
    return found


def answer_of(page: Page) -> tuple[str, str]:
    """Opens the worked example and reads what the engine says of it."""
    sheet = ScoreSheet(page).started()
    sheet.expect_total(243)
    expect(sheet.findings.first).to_have_attribute("data-code", "missing")
    return sheet.total.inner_text(), sheet.findings.first.inner_text()


@pytest.fixture
def visited(new_context: NewContext, address: Address) -> tuple[Page, str, tuple[str, str]]:
    """A page after its first visit, the address of the worked example, and the answer."""
    page = new_context(locale="pl-PL").new_page()
    example = address("calculator", "pl", "#example=missing-payoo-7")
    page.goto(example)
    answer = answer_of(page)
    assert page.evaluate(FROM_MEMORY) is False
    kept(page)
    page.goto("about:blank")
    return page, example, answer


def test_the_second_visit_starts_from_memory(visited: tuple[Page, str, tuple[str, str]]) -> None:
    page, example, answer = visited
    page.goto(example)
    assert answer_of(page) == answer
    assert page.evaluate(FROM_MEMORY) is True
    assert len(kept(page)) == 1
    # And it goes on thinking, in another language too: not everything it needs was in that memory.
    sheet = ScoreSheet(page)
    sheet.give("c", ["P7"])
    sheet.expect_total(250)
    page.goto(example.replace("/pl/", "/de/"))
    answer_of(page)
    assert page.evaluate(FROM_MEMORY) is True


@pytest.mark.parametrize("how", ["empty", "page", "cut", "flipped", "cut plain", "no mark", "zeros"])
def test_a_spoiled_memory_is_thrown_away(visited: tuple[Page, str, tuple[str, str]], how: str) -> None:
    page, example, answer = visited
    page.goto(f"{example.split('#')[0].rsplit('calculator/', 1)[0]}rules/")
    page.evaluate(SPOIL, how)
    page.goto(example)
    assert answer_of(page) == answer
    assert page.evaluate(FROM_MEMORY) is False
    assert page.evaluate(KEPT, True)
    page.goto("about:blank")
    page.goto(example)
    assert answer_of(page) == answer
    assert page.evaluate(FROM_MEMORY) is True


def test_of_another_version_nothing_is_taken_and_nothing_left(visited: tuple[Page, str, tuple[str, str]]) -> None:
    page, example, answer = visited
    page.goto(f"{example.split('#')[0].rsplit('calculator/', 1)[0]}rules/")
    (own,) = kept(page)
    page.evaluate(
        """async own => {
          const cache = await caches.open((await caches.keys()).find(name => name.endsWith(" python")));
          await cache.put(own.replace(/worker-.*/, "worker-of-old.js"), await cache.match(own));
          await cache.delete(own);
        }""",
        own,
    )
    page.goto(example)
    assert answer_of(page) == answer
    assert page.evaluate(FROM_MEMORY) is False
    page.evaluate(
        """async own => {
          for (let turn = 0; turn < 900 && !await caches.match(own); turn++) await new Promise(go => setTimeout(go, 100));
        }""",
        own,
    )
    assert list(kept(page)) == [own]


def test_retry_trusts_nothing_that_was_kept(visited: tuple[Page, str, tuple[str, str]]) -> None:
    page, example, answer = visited
    page.goto(example)
    answer_of(page)
    # The answer of before is off the screen when this comes back.
    page.evaluate(
        """async () => {
          const sheet = document.querySelector("papayoo-score-sheet");
          sheet.engine.retry();
          await sheet.updateComplete;
        }"""
    )
    expect(ScoreSheet(page).sum).to_have_attribute("data-state", "loading")
    assert answer_of(page) == answer
    assert page.evaluate(FROM_MEMORY) is False


#: The storage is full as long as the memory is there.
FULL = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, key) {
  if (globalThis.full && String(key).startsWith("game ")) {
    globalThis.full = false;
    throw new DOMException("full", "QuotaExceededError");
  }
  return put.call(this, value, key);
};"""


def test_a_game_comes_before_the_memory(new_context: NewContext, address: Address) -> None:
    context = new_context()
    context.add_init_script(FULL)
    page = context.new_page()
    page.goto(address("calculator"))
    sheet = ScoreSheet(page).started()
    kept(page)
    page.evaluate("globalThis.full = true")
    sheet.give("a", ["P6"])
    sheet.expect_total(6)
    assert page.evaluate(KEPT, False) == {}
    expect_stored(page, holds_card("P6"))
    expect(sheet.find(".trouble")).to_have_count(0)
    page.reload()
    sheet.started()
    expect(sheet.chip("P6")).to_have_attribute("data-owner", "a")


#: In the worker: ``decided`` comes once it has seen how much room there is and has had its turn to do something about it; where
#: there is enough it asks at once how to pack.
NOTE_ROOM = """() => {
  const { estimate, persisted } = StorageManager.prototype;
  self.packing = false;
  StorageManager.prototype.persisted = function () {
    self.packing = true;
    return persisted.call(this);
  };
  self.decided = new Promise(decided => {
    StorageManager.prototype.estimate = async function () {
      const found = await estimate.call(this);
      setTimeout(decided, 100);
      return found;
    };
  });
}"""


def test_where_there_is_no_room_it_is_not_kept(new_context: NewContext, address: Address) -> None:
    context = new_context()
    page = context.new_page()
    origin = address().rstrip("/")
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 2**25})
    with page.expect_worker() as started:
        page.goto(address("calculator", "en", "#example=missing-payoo-7"))
    started.value.evaluate(NOTE_ROOM)
    if page.evaluate("navigator.storage.estimate().then(({ quota }) => quota)") > 2**26:
        pytest.skip("this Chromium does not let a test set the room it has")
    answer_of(page)
    started.value.evaluate("self.decided")
    assert started.value.evaluate("self.packing") is False
    assert page.evaluate(KEPT, False) == {}

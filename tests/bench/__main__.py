"""``make bench``: stock Pyodide against ours, page weight, build, and the engine's own speed; some ten minutes."""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import browsers
from bench.compare import AGAINST, EXAMPLE, Bench, Side
from bench.engine import hands_read
from bench.link import UNTHROTTLED, LinkServer, linked
from bench.phone import Phone
from bench.report import table, write_json, write_readme
from bench.speed import growth, rounds_a_second, view_request
from bench.stock import write_stock
from bench.weight import weigh
from playwright.sync_api import Playwright, sync_playwright

from calculator import service

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "calculator" / "web" / "node_modules" / "pyodide"
READING, NEXT = "rules/", "scoring/"
VIEWS = 50


def say(text: str) -> None:
    """One line on how far the run is."""
    print(f"   {text}", file=sys.stderr, flush=True)


def full_build() -> float:
    """Seconds of a build of everything, the environments being there."""
    say("a full build")
    start = time.monotonic()
    subprocess.run(["make", "clean", "build"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - start


def browser_view(playwright: Playwright, chromium: str, server: LinkServer, wanted: str) -> float:
    """Median milliseconds of the view of a long evening, in the browser's Python, once warm."""
    phone = Phone(playwright, chromium, server, wanted)
    try:
        with phone.awake() as page:
            page.goto(server.url)
            page.wait_for_selector(".headline:not(:empty)", state="attached", timeout=120_000)
            detail = {"requests": [view_request()], "times": VIEWS}
            page.evaluate("detail => dispatchEvent(new CustomEvent('time', { detail }))", detail)
            page.wait_for_selector("body[data-milliseconds]", timeout=120_000)
            milliseconds = json.loads(page.locator("body").get_attribute("data-milliseconds") or "[[0]]")
    finally:
        phone.close()
    return median(milliseconds[0][VIEWS // 2 :])


def measure(runs: int, chromium: str, build_seconds: float) -> dict[str, Any]:
    """Everything that the table shows."""
    question = json.dumps({"do": "read", "lang": "en", "text": EXAMPLE})
    wanted = json.loads(service.call(question))["view"]["check"]["headline"]
    wheel = next((ROOT / "build" / "wheel").glob("*.whl"))
    cache = ROOT / "build" / "brotli"
    with tempfile.TemporaryDirectory() as scratch:
        write_stock(Path(scratch), PACKAGE, wheel, question)
        say("compressing with brotli")
        with linked(ROOT / "site", cache) as ours, linked(Path(scratch), cache) as stock, sync_playwright() as playwright:
            bench = Bench(playwright, chromium, Side(ours, f"calculator/{EXAMPLE}"), Side(stock, ""), wanted, say)
            phone = Phone(playwright, chromium, ours, wanted)
            try:
                first, following = weigh(phone, READING, NEXT)
            finally:
                phone.close()
            stock.traffic.clear(UNTHROTTLED)
            in_browser = browser_view(playwright, chromium, stock, wanted)
            bench.everything(runs)
    say("the engine's own speed")
    engine: dict[str, Any] = {"rounds_a_second": rounds_a_second(), "growth_ms": growth(), "browser_view_ms": in_browser}
    engine["paiute_hands_a_second"] = {wilds: hands_read(wilds, 1, random.Random(1)) for wilds in range(4)}
    return {
        **bench.ratios(),
        "split": is_split(),
        "against": AGAINST,
        "seconds": {
            name: {side: bench.milliseconds(name, side) / 1000 for side in sides} for name, sides in bench.visits.items()
        },
        "bytes": {name: {side: bench.bytes(name, side) for side in sides} for name, sides in bench.visits.items()},
        "page": {"first": first._asdict(), "next": following._asdict()},
        "build_seconds": build_seconds,
        "engine": engine,
        "runs": runs,
    }


def is_split() -> bool:
    """Whether the build split the wasm."""
    manifest = json.loads((ROOT / "build" / "python" / "manifest.json").read_text(encoding="utf-8"))
    return bool(manifest.get("split"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="visits of each quick kind")
    parser.add_argument("--readme", action="store_true", help="put the table into README.md")
    parser.add_argument("--keep-build", action="store_true", help="measure the site that is there; no full build")
    options = parser.parse_args()
    chromium = browsers.find_chromium()
    if chromium is None:
        print("No Chromium found: `python tests/browsers.py` installs one.", file=sys.stderr)
        return 1
    result = measure(options.runs, chromium, 0.0 if options.keep_build else full_build())
    write_json(result, ROOT / "build" / "bench.json")
    text = table(result)
    print(text)
    if options.readme:
        write_readme(text, ROOT / "README.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The result as a table to read, as JSON, and in the README."""

import json
from pathlib import Path
from typing import Any

OPENING, CLOSING = "<!-- bench: written by make bench README=yes -->", "<!-- end of bench -->"

#: Rows of the table: what a reader waits for, and the key of it.
ROWS = (
    ("First visit", "cold"),
    ("First visit, 9 Mbit/s, 170 ms", "cold_9mbit"),
    ("First visit, 1.6 Mbit/s, 150 ms", "cold_1.6mbit"),
    ("First visit, processor four times slower", "cold_cpu4"),
    ("Later visit", "warm"),
    ("Later visit, processor four times slower", "warm_cpu4"),
    ("Later visit without a network", "offline"),
    ("First visit, ten seconds after the rules were opened", "fetched_ahead"),
    ("The same on 9 Mbit/s, 170 ms", "fetched_ahead_9mbit"),
)


def table(result: dict[str, Any]) -> str:
    """The result in Markdown."""
    seconds, ratios, sizes = result["seconds"], result, result["bytes"]
    lines = ["| until the first answer | ours | stock Pyodide | ratio |", "|---|---|---|---|"]
    cold = sizes["cold"]
    lines.append(f"| Bytes of a first visit | {_kilo(cold['ours'])} | {_kilo(cold['stock'])} | {ratios['bytes_cold']:.2f} |")
    for title, key in ROWS:
        if key in ratios:
            stock = seconds[result["against"][key]]["stock"]
            lines.append(f"| {title} | {seconds[key]['ours']:.2f} s | {stock:.2f} s | {ratios[key]:.2f} |")
    page, engine = result["page"], result["engine"]
    per_second = ", ".join(f"{engine['rounds_a_second'][by]:.0f} by {by}" for by in ("cards", "points"))
    grown = ", ".join(f"{rounds}: {took:.1f} ms" for rounds, took in engine["growth_ms"].items())
    rest = (
        f"`wasm-split`: {'used' if result['split'] else 'not used'}. "
        f"A first reading page: {_kilo(page['first']['bytes'])} in {page['first']['requests']} requests, the next "
        f"{_kilo(page['next']['bytes'])} in {page['next']['requests']}. A full build: {result['build_seconds']:.0f} s. "
        f"The engine checks {per_second} rounds a second; shown by rounds in a game of eight, {grown}; "
        f"16 rounds in the browser: {engine['browser_view_ms']:.1f} ms."
    )
    hands = ", ".join(f"{rate:.0f} with {wilds}" for wilds, rate in engine["paiute_hands_a_second"].items())
    rest += f" Hands of Paiute read a second, by wild cards: {hands}."
    return "\n".join([*lines, "", rest])


def _kilo(size: float) -> str:
    return f"{size / 1000:,.0f} kB"


def write_json(result: dict[str, Any], target: Path) -> None:
    """Write the result where tools find it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


def write_readme(text: str, readme: Path) -> None:
    """Put the table between its two marks in the README.

    Raises ValueError where a mark is missing.
    """
    old = readme.read_text(encoding="utf-8")
    start, end = old.index(OPENING) + len(OPENING), old.index(CLOSING)
    readme.write_text(f"{old[:start]}\n{text}\n{old[end:]}", encoding="utf-8")

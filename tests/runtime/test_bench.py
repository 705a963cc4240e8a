"""The benchmark's own parts: the simulated line, the ratios, and where the table goes. Times themselves are never tested."""

import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.compare import AGAINST, Bench
from bench.link import Line, LinkServer, linked
from bench.phone import Visit
from bench.report import CLOSING, OPENING, ROWS, table, write_readme
from bench.speed import PLAYERS, ROUNDS, game, view_request

from calculator import service
from calculator.strict_json import loads

TEXT = "one line after the other\n" * 4000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LinkServer]:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text(TEXT, encoding="utf-8")
    with linked(site, tmp_path / "cache") as server:
        yield server


def fetched(server: LinkServer, encoding: str = "br") -> tuple[bytes, str]:
    request = urllib.request.Request(server.url, headers={"Accept-Encoding": encoding})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.read(), answer.headers.get("Content-Encoding", "")


def test_the_line_carries_brotli_and_counts_it(server: LinkServer) -> None:
    content, encoding = fetched(server)
    assert encoding == "br"
    assert 0 < len(content) < len(TEXT) // 50
    assert len(content) < server.traffic.bytes < len(content) + 1000
    assert server.traffic.requests == [("/", 200)]


def test_what_travels_waits_for_the_line(server: LinkServer) -> None:
    server.traffic.clear(Line("slow", bytes_per_second=len(TEXT), round_trip=0.2))
    start = time.monotonic()
    content, encoding = fetched(server, "identity")
    # A lower bound only: what a line cannot carry sooner never comes sooner, however fast the machine.
    assert time.monotonic() - start >= 1.2
    assert encoding == ""
    assert content == TEXT.encode()


def test_a_cut_line_answers_nothing(server: LinkServer) -> None:
    server.traffic.down = True
    with pytest.raises(OSError):
        fetched(server)


def visits(*milliseconds: float) -> list[Visit]:
    return [Visit(each, 1000, 3) for each in milliseconds]


def result() -> dict[str, Any]:
    bench = Bench(None, "", None, None, "", lambda text: None)  # type: ignore[arg-type]
    for name in AGAINST:
        bench.visits[name] = {"ours": visits(100, 900, 200), "stock": visits(400, 300, 8000)}
    return {
        **bench.ratios(),
        "against": AGAINST,
        "split": True,
        "seconds": {
            name: {side: bench.milliseconds(name, side) / 1000 for side in sides} for name, sides in bench.visits.items()
        },
        "bytes": {"cold": {"ours": 2_500_000, "stock": 5_500_000}},
        "page": {"first": {"bytes": 85_000, "requests": 8}, "next": {"bytes": 7_000, "requests": 1}},
        "build_seconds": 31.4,
        "engine": {
            "rounds_a_second": {"cards": 100.0, "points": 120.0},
            "growth_ms": {16: 5.0},
            "browser_view_ms": 4.0,
            "paiute_hands_a_second": {0: 2000.0, 3: 900.0},
        },
    }


def test_medians_are_compared() -> None:
    ratios = result()
    assert {ratios[name] for name in AGAINST} == {200 / 400}
    assert ratios["bytes_cold"] == 1


def test_every_ratio_has_a_row() -> None:
    text = table(result())
    assert {key for _, key in ROWS} == set(AGAINST)
    assert all(title in text for title, _ in ROWS)
    assert "2,500 kB" in text
    assert "900 with 3" in text


def test_the_table_goes_between_its_marks(tmp_path: Path, repo: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text((repo / "README.md").read_text(encoding="utf-8"), encoding="utf-8")
    before = readme.read_text(encoding="utf-8")
    write_readme("a table", readme)
    after = readme.read_text(encoding="utf-8")
    assert after.startswith(before[: before.index(OPENING)])
    assert after.endswith(before[before.index(CLOSING) :])
    assert f"{OPENING}\na table\n{CLOSING}" in after


@pytest.mark.parametrize("by", ["cards", "points"])
def test_the_long_evening_is_a_valid_one(by: str) -> None:
    state = game(ROUNDS, by)
    answer = loads(service.call(view_request()))
    assert "error" not in answer
    assert len(state["rounds"]) == ROUNDS
    assert len(state["players"]) == PLAYERS
    assert "error" not in service.view(state)  # type: ignore[arg-type]

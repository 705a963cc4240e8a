"""TypeScript draws and records: it holds no sentence, no number of the game and no sum. Read from its syntax tree."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).resolve().parents[2] / "calculator" / "web"
FILES = sorted([*(WEB / "src").glob("*.ts"), *(WEB / "src" / "service-worker").glob("*.ts")])
EACH_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)

#: Attributes whose words are read out or shown.
SPOKEN = re.compile(r"\b(?:aria-label|aria-description|aria-roledescription|title|placeholder|alt)=[\"']?(?!\x00)[^\s\"'>]")
LETTER = re.compile(r"[^\W\d_]")
WORD = re.compile(r"[^\W\d_]{2,}")

#: The game: 250 a round, 210 in Payoos, 40 the Papayoo, 60 or 56 cards, 21 of them score; the error that each difference tells.
GAME_NUMBERS = {250, 210, 40, 33, 60, 56, 20, 21}
#: The same number with another meaning: seconds, minutes, bytes, a share of the load, places in a drawing.
OTHER_MEANING = {
    "chart.ts": [40, 20],
    "clock.ts": [60, 60],
    "engine.ts": [20, 20],
    "files.ts": [21],
    "games.ts": [60, 60],
    "sign.ts": [20],
    "wake-lock.ts": [20, 60],
}
#: Where a number that is typed is no score: how many rounds, which limit.
OTHER_NUMBERS = {"game-rules.ts"}
#: Strings of several words that nobody ever reads.
TECHNICAL = {
    "container-type: inline-size",
    "color: color-mix(in srgb, red 50%, blue)",
    "plus-\x00 who-\x00",
    ".headerlink, .papayoo-note",
    ".keeping input[type=file]",
    "text/html; charset=utf-8",
    'tr[data-round="\x00"] button',
}


@cache
def read(*files: Path) -> dict[str, Any]:
    """Markup, strings and numbers of each file, by its path."""
    command = ["node", str(Path(__file__).with_name("read_source.mjs")), str(WEB), *map(str, files)]
    answer: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return answer


def parts(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = read(*FILES)[str(path)]
    return found


def visible_text(markup: str) -> str:
    """What stands between the tags, and in attributes that are spoken."""
    spoken = " ".join(SPOKEN.findall(markup))
    return re.sub(r"<[^>]*>", " ", markup) + spoken


def is_sentence(text: str) -> bool:
    """Three words or more, or a word with a full stop; names of keys, selectors and paths are not."""
    if text in TECHNICAL or text.startswith("@media ") or re.fullmatch(r"M[\d\w .z-]+", text):
        return False
    words = WORD.findall(text)
    return (len(words) > 2 and " " in text) or bool(words and re.search(r"[.!?…]\s*$", text))


def test_the_rules_find_what_they_forbid(tmp_path: Path) -> None:
    bad = tmp_path / "bad.ts"
    bad.write_text(
        'const a = html`<p title="Sum">${x ? html`<b>${y} short</b>` : z}</p>`;\nconst b = "Nobody has it."; const c = 250;\n'
    )
    found = read(bad)[str(bad)]
    assert found["numbers"] == [250]
    assert [LETTER.search(visible_text(markup)) is not None for markup in found["markup"]] == [True, True]
    assert [is_sentence(text) for text in found["strings"]] == [True]


@EACH_FILE
def test_no_visible_text_in_the_markup(path: Path) -> None:
    for markup in parts(path)["markup"]:
        assert not LETTER.search(visible_text(markup)), f"words of its own: {markup!r}"


@EACH_FILE
def test_no_sentence_in_a_string(path: Path) -> None:
    assert [text for text in parts(path)["strings"] if is_sentence(text)] == []


@EACH_FILE
def test_no_number_of_the_game(path: Path) -> None:
    assert [n for n in parts(path)["numbers"] if n in GAME_NUMBERS] == OTHER_MEANING.get(path.name, [])


@EACH_FILE
def test_points_are_never_reckoned_with(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.search(r"\b(?:parseInt|parseFloat|eval|Function)\(", source)
    assert path.name in OTHER_NUMBERS or not re.search(r"\bNumber\(", source)
    assert not re.search(r"\.(?:points|total|expected)\b(?:\[\w+\])?\s*[-+*/<>]\s*[\w(]", source)
    assert not re.search(r"[-+*/<>]\s*\w+\.(?:points|total|expected)\b", source)

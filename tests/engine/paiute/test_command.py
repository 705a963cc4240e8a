"""The command line of Paiute: it says what the page says, in each language; exit codes; one line for what cannot be read."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from calculator import service
from calculator.__main__ import main
from calculator.paiute.examples import SHOWDOWNS, example_document, example_of
from calculator.paiute.opening import open_showdown
from calculator.words import LANGS

CORPUS = Path(__file__).parents[2] / "corpus" / "showdowns"
PUBLISHED = CORPUS / "the-published-form.json"


class Console:
    """Runs a showdown in this process and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str | Path, stdin: bytes = b"") -> tuple[int, str, str]:
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(["paiute", "showdown", *map(str, arguments)])
        said = self._capsys.readouterr()
        return code, said.out, said.err


@pytest.fixture
def console(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Console:
    return Console(capsys, monkeypatch)


def test_the_published_form_is_answered_as_published(console: Console) -> None:
    code, out, err = console(PUBLISHED, "--json")
    answer = json.loads(out)
    assert (code, err) == (0, "")
    assert list(answer) == ["hands", "winners", "pot", "shares", "left_in_pot"]
    assert (answer["winners"], answer["shares"], answer["left_in_pot"]) == (["b"], {"b": 20}, 0)
    assert answer["hands"]["b"]["kind"] == "five_of_a_kind"
    assert answer["hands"]["b"]["wilds"] == {"H8": "2"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", SHOWDOWNS)
def test_it_says_what_the_page_says(console: Console, name: str, lang: str) -> None:
    shown: Any = service.showdown(None, lang, text=f"example={name}")
    view = shown["view"]
    code, out, err = console("-", "--lang", lang, stdin=f"example={name}".encode())
    assert err == ""
    assert code == (0 if any(hand["wins"] for hand in view["hands"]) else 1)
    said = out.splitlines()
    assert said[0] == view["wild_text"]
    assert len(said) == 1 + len(view["hands"]) + 1 + len(view["result"])
    for line, hand in zip(said[1:], view["hands"], strict=False):
        assert line.startswith(hand["label"])
        assert line.endswith(f"{hand['hand']['said']['text']} ({hand['hand']['said']['rule_text']})")
    assert said[-len(view["result"]) :] == [f"{one['text']} ({one['rule_text']})" for one in view["result"]]
    assert view["coins"]["text"] in said


def test_a_file_a_link_and_an_example_are_the_same(console: Console, tmp_path: Path) -> None:
    name = "third-pair-decides"
    file = tmp_path / "showdown.json"
    file.write_text(json.dumps(example_document(example_of(name))), "utf-8")
    link = f"https://example.org/paiute/showdown/#{open_showdown(example_document(example_of(name)))}"
    answers = [console(file), console("-", stdin=link.encode()), console("-", stdin=open_showdown(name).encode())]
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "-: This is not readable JSON: line 1, column 1."),
        (b"\xff", "-: This is not text in UTF-8."),
        (b"{}", "-: The key “format” is missing."),
        (b"s1=AAAA", "-: This link is damaged or was cut short."),
        (b"g1=AAAA", "-: This is not a showdown of Paiute."),
        (b"example=none", "-: There is no example named “none”."),
        (PUBLISHED.read_bytes().replace(b'"S8"', b'"HA"'), "-: hands/a/1: The card “HA” is turned up, so nobody holds it."),
        (PUBLISHED.read_bytes().replace(b'"H8"', b'"SK"'), "-: hands/b/4: The card “SK” stands here twice."),
        (PUBLISHED.read_bytes().replace(b', "H8"', b""), "-: hands/b: A hand holds 5 or 6\u00a0cards."),
        (PUBLISHED.read_bytes().replace(b'"H8"', b'"P7"'), "-: hands/b/4: “P7” is not a card."),
    ],
)
def test_what_cannot_be_read_is_one_line(console: Console, content: bytes, line: str) -> None:
    assert console("-", stdin=content) == (2, "", line + "\n")


def test_a_missing_file_is_one_line(console: Console) -> None:
    assert console("no such file", "--lang", "de")[0] == 2


def test_a_showdown_that_is_still_open_is_not_judged(console: Console) -> None:
    empty: Any = service.showdown(None, "en")
    code, out, err = console("-", stdin=empty["link"].encode())
    assert (code, out) == (2, "")
    assert err.count("\n") == 1

"""The command line: the worked example in four languages, exit codes, one line for what cannot be read."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from calculator import strict_json
from calculator.__main__ import main
from calculator.papayoo.deal import DEAL
from calculator.papayoo.examples import EXAMPLES, TRICKS
from calculator.words import LANGS, words_for

CORPUS = Path(__file__).parent.parent / "corpus"
GAMES = CORPUS / "games"
REFUSED: dict[str, dict[str, str]] = json.loads((CORPUS / "refused.json").read_text("utf-8"))
CERTAIN = {
    "en": "Nobody has the Payoo\u00a07.",
    "de": "Niemand hat den Payoo\u00a07.",
    "fr": "Personne n’a le Payoo\u00a07.",
    "pl": "Nikt nie ma Payoo\u00a07.",
}


class Console:
    """Runs a command in this process and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str | Path, stdin: bytes = b"") -> tuple[int, str, str]:
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(["papayoo", *map(str, arguments)])
        said = self._capsys.readouterr()
        return code, said.out, said.err


@pytest.fixture
def console(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Console:
    return Console(capsys, monkeypatch)


def _json(console: Console, *arguments: str | Path, stdin: bytes = b"") -> tuple[int, Any]:
    code, out, err = console(*arguments, "--json", stdin=stdin)
    assert err == ""
    assert out.count("\n") == 1
    return code, json.loads(out)


# --- check -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_worked_example_by_cards(console: Console, lang: str) -> None:
    code, answer = _json(console, "check", GAMES / "worked-example-by-cards.json", "--lang", lang)
    assert code == 1
    (one,) = answer["rounds"]
    assert one == {
        "points": {"a": 30, "b": 72, "c": 61, "d": 80},
        "score": {"a": 30, "b": 72, "c": 61, "d": 80},
        "total": 243,
        "expected": 250,
        "state": "refused",
        "valid": False,
        "explanations": 1,
        "findings": [{"code": "missing", "certain": True, "cards": ["P7"], "text": CERTAIN[lang], "rule": "6.4"}],
    }
    code, out, err = console("check", GAMES / "worked-example-by-cards.json", "--lang", lang)
    assert (code, err) == (1, "")
    assert CERTAIN[lang] in out
    assert "243" in out


@pytest.mark.parametrize("lang", LANGS)
def test_the_worked_example_by_points(console: Console, lang: str) -> None:
    code, answer = _json(console, "check", GAMES / "worked-example-by-points.json", "--lang", lang)
    (one,) = answer["rounds"]
    assert (code, one["explanations"]) == (1, 5)
    cards = [finding["cards"] for finding in one["findings"]]
    assert cards == [["P7"], ["P6", "P1"], ["P5", "P2"], ["P4", "P3"], ["P4", "P2", "P1"]]
    assert not any(finding["certain"] for finding in one["findings"])


@pytest.mark.parametrize("lang", LANGS)
def test_the_worked_example_mended(console: Console, lang: str) -> None:
    code, answer = _json(console, "check", GAMES / "worked-example-mended.json", "--lang", lang)
    assert code == 0
    assert answer["rounds"][0]["points"] == {"a": 30, "b": 72, "c": 68, "d": 80}
    assert answer["rounds"][0]["valid"]
    code, out, _ = console("check", GAMES / "worked-example-mended.json", "--lang", lang)
    assert code == 0
    assert "250" in out


def test_the_answer_has_exactly_the_published_keys(console: Console) -> None:
    _, answer = _json(console, "check", GAMES / "two-rounds-and-a-draft.json")
    assert answer.keys() == {"rounds", "draft", "totals", "places", "finished", "winners", "rounds_at_most", "next_deal"}
    for one in (*answer["rounds"], answer["draft"]):
        assert one.keys() == {"points", "score", "total", "expected", "state", "valid", "explanations", "findings"}
    assert answer["draft"]["state"] == "open"
    assert answer["totals"] == {"a": 60, "b": 144, "c": 136, "d": 160}
    assert answer["places"] == {"a": 1, "b": 3, "c": 2, "d": 4}
    assert (answer["finished"], answer["winners"], answer["rounds_at_most"]) == (False, [], 2)
    assert answer["next_deal"] == {"dealer": "c", "cards_each": 15, "pass": 5, "removed": [], "leads": "c"}
    _, answer = _json(console, "check", GAMES / "bare.json")
    assert answer["rounds"] == []
    assert "draft" not in answer
    assert answer["rounds_at_most"] is None


def test_findings_carry_their_fields_and_a_refused_round_counts_in_no_total(console: Console) -> None:
    code, answer = _json(console, "check", GAMES / "findings-not-errors.json")
    assert code == 1
    first = answer["rounds"][0]["findings"][0]
    assert (first["code"], first["players"], first["value"], first["certain"]) == ("not_a_score", ["b"], -50, True)
    assert "−50" in first["text"]
    assert {finding["code"] for finding in answer["rounds"][1]["findings"]} >= {"not_a_score", "blank", "twice"}
    assert answer["rounds"][2]["findings"][0]["code"] == "blank"
    assert set(answer["totals"].values()) == {0}


def test_a_finished_game_names_the_winner(console: Console, tmp_path: Path) -> None:
    game = json.loads((GAMES / "worked-example-mended.json").read_text("utf-8"))
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**game, "end": {"kind": "rounds", "value": 1}}))
    _, answer = _json(console, "check", file)
    assert (answer["finished"], answer["winners"], answer["rounds_at_most"]) == (True, ["a"], 0)
    _, out, _ = console("check", file)
    assert "Winner: Emma" in out


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_every_valid_file_is_answered_in_words_and_in_json(console: Console, path: Path) -> None:
    code, answer = _json(console, "check", path)
    assert code == (1 if any(not one["valid"] for one in answer["rounds"]) else 0)
    words_code, out, err = console("check", path)
    assert (words_code, err) == (code, "")
    assert "{" not in out.replace("{n} {name}", "")


def test_a_draft_that_does_not_hold_is_1_and_an_open_one_0(console: Console) -> None:
    _, link, _ = console("link", "-", stdin=b"example=missing-payoo-7")
    assert console("check", "-", stdin=link.encode())[0] == 1
    assert console("check", "-", stdin=(GAMES / "two-rounds-and-a-draft.json").read_bytes())[0] == 0


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_without_rounds_is_answered_with_a_sentence(console: Console, lang: str) -> None:
    code, out, err = console("check", GAMES / "bare.json", "--lang", lang)
    assert (code, err) == (0, "")
    assert out == words_for(lang).gettext("No round is written down yet.") + "\n"


# --- what cannot be read -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", REFUSED)
def test_an_unreadable_file_is_2_and_one_line_that_says_where(console: Console, name: str) -> None:
    path = CORPUS / "refused" / f"{name}.json"
    for arguments in (("check", path), ("check", path, "--json"), ("check", path, "--lang", "pl")):
        code, out, err = console(*arguments)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert err.startswith(f"{path}: ")
        assert REFUSED[name]["path"] in err


@pytest.mark.parametrize("command", ["check", "trick", "link"])
def test_a_file_that_is_not_there(console: Console, tmp_path: Path, command: str) -> None:
    for name in (tmp_path / "nothing.json", tmp_path, "bad\0name"):
        code, out, err = console(command, name)
        assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "stdin",
    [b"", b"\xff\xfe", b"g1=AAAA", b"z9=AAAA", b"[" * 3_000_000, b"example=nothing", b'{"format": "papayoo-trick"}'],
)
@pytest.mark.parametrize("command", ["check", "trick", "link"])
def test_bad_standard_input(console: Console, command: str, stdin: bytes) -> None:
    code, out, err = console(command, "-", stdin=stdin)
    assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("arguments", ["", "papayoo", "papayoo fly", "papayoo check", "papayoo deal 4 --lang xx"])
def test_a_wrong_command_is_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments.split())
    assert stopped.value.code == 2
    assert "usage:" in capsys.readouterr().err


# --- the other commands ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_deal(console: Console, players: int) -> None:
    code, row = _json(console, "deal", str(players))
    assert code == 0
    assert row["players"] * row["cards_each"] == row["deck"] == (60 if players <= 6 else 56)
    assert (row["passed"], row["packets"]) == (DEAL[players].passed, list(DEAL[players].packets))
    for lang in LANGS:
        code, out, _ = console("deal", str(players), "--lang", lang)
        assert code == 0
        assert str(row["cards_each"]) in out


@pytest.mark.parametrize("players", ["2", "9", "four", "", "-4", "4.0", "٤", "1" * 9999])
def test_deal_to_another_number(console: Console, players: str) -> None:
    code, out, err = console("deal", "--", players)
    assert (code, out) == (2, "")
    assert "from 3 to 8" in err


def test_trick(console: Console) -> None:
    path = CORPUS / "tricks" / "heart-led-payoo-thrown.json"
    code, answer = _json(console, "trick", path)
    assert code == 1
    assert answer.keys() == {"winner", "points", "reason", "illegal"}
    assert (answer["winner"], answer["points"]) == ("a", 18)
    for lang in LANGS:
        code, out, _ = console("trick", path, "--lang", lang)
        assert code == 1
        assert "Payoo\u00a018" in out
    assert _json(console, "trick", CORPUS / "tricks" / "nobody-follows.json")[0] == 0


@pytest.mark.parametrize("lang", LANGS)
def test_replay(console: Console, lang: str) -> None:
    code, shown = _json(console, "replay", "missing-payoo-7", "--lang", lang)
    assert code == 0
    assert [step["total"] for step in shown["steps"]][-1] == 250
    code, out, _ = console("replay", "missing-payoo-7", "--lang", lang)
    assert code == 0
    assert out.count("\n") == 1 + len(shown["steps"])
    assert CERTAIN[lang] in out


@pytest.mark.parametrize("name", [*EXAMPLES, *TRICKS])
def test_every_worked_example_is_replayed(console: Console, name: str) -> None:
    for lang in LANGS:
        code, shown = _json(console, "replay", name, "--lang", lang)
        assert (code, shown["id"]) == (0, name)
        code, out, err = console("replay", name, "--lang", lang)
        lines = out.splitlines()
        assert (code, err, lines[0]) == (0, "", shown["title"])
        assert lines[1:] == [f"{number}. {step['text']}" for number, step in enumerate(shown["steps"], 1)]


def test_replay_of_nothing(console: Console) -> None:
    code, out, err = console("replay", "missing-payoo-8", "--lang", "de")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "missing-payoo-8" in err


@pytest.mark.parametrize("path", sorted([*GAMES.glob("*.json"), *(CORPUS / "tricks").glob("*.json")]), ids=lambda path: path.stem)
def test_a_link_says_the_same_as_its_file(console: Console, path: Path) -> None:
    command = "trick" if path.parent.name == "tricks" else "check"
    code, given = _json(console, "link", path)
    assert code == 0
    assert console("link", path) == (0, f"calculator/#{given['link']}\n", "")
    by_link = console(command, "-", "--json", stdin=given["link"].encode())
    assert by_link[1] == console(command, path, "--json")[1]
    again = _json(console, "link", "-", stdin=given["link"].encode())[1]
    assert again == given


def test_the_module_runs_as_a_program() -> None:
    """In a process of its own, with a console that knows only ASCII, from a pipe, into a pipe."""
    run = subprocess.run(
        [sys.executable, "-m", "calculator", "papayoo", "check", "-", "--lang", "pl", "--json"],
        input=(GAMES / "worked-example-by-cards.json").read_bytes(),
        capture_output=True,
        check=False,
        cwd=Path(__file__).parents[2],
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
    )
    assert run.returncode == 1
    assert json.loads(run.stdout.decode("utf-8"))["rounds"][0]["total"] == 243
    assert run.stderr == b""


@pytest.mark.parametrize(("name", "code"), [("limits", 1), ("worked-example-mended", 0)])
def test_a_closed_pipe_is_no_error_and_hides_no_finding(name: str, code: int) -> None:
    """The reader is gone before the first word, so that no answer is short enough to get through."""
    reader, writer = os.pipe()
    os.close(reader)
    program = [sys.executable, "-m", "calculator", "papayoo", "check", str(GAMES / f"{name}.json"), "--json"]
    try:
        run = subprocess.run(program, stdout=writer, stderr=subprocess.PIPE, check=False, cwd=Path(__file__).parents[2])
    finally:
        os.close(writer)
    assert (run.returncode, run.stderr) == (code, b"")


def test_json_is_one_canonical_line(console: Console) -> None:
    _, out, _ = console("check", GAMES / "unknown-keys.json", "--json")
    assert strict_json.dumps(json.loads(out)) + "\n" == out

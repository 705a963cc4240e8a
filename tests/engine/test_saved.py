"""Saved games: what is valid is kept to the letter, what is not is a named error with its place, and nothing else happens."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculator import strict_json
from calculator.errors import CODES, InputError, error_text, path_text
from calculator.papayoo import saved
from calculator.words import LANGS, words_for

CORPUS = Path(__file__).parent.parent / "corpus"
GAMES = sorted((CORPUS / "games").glob("*.json"))
REFUSED: dict[str, dict[str, str]] = json.loads((CORPUS / "refused.json").read_text("utf-8"))


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_valid_game_is_kept_value_for_value(path: Path) -> None:
    state = saved.loads(path.read_bytes())
    assert state == json.loads(_text(path))
    assert saved.loads(saved.dumps(state)) == state


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_canonical_file_is_written_back_letter_for_letter(path: Path) -> None:
    canonical = json.dumps(json.loads(_text(path)), ensure_ascii=False)
    assert saved.dumps(saved.loads(canonical)) == canonical


def test_most_of_the_corpus_is_canonical_as_it_lies() -> None:
    canonical = [path.stem for path in GAMES if saved.dumps(saved.loads(_text(path))) + "\n" == _text(path)]
    assert len(canonical) >= 10
    assert "unknown-keys" in canonical


def test_every_refused_file_has_its_expectation() -> None:
    assert {path.stem for path in (CORPUS / "refused").glob("*.json")} == set(REFUSED)


@pytest.mark.parametrize("name", REFUSED)
def test_a_refused_file_is_a_named_error_with_its_place(name: str) -> None:
    with pytest.raises(InputError) as refused:
        saved.loads((CORPUS / "refused" / f"{name}.json").read_bytes())
    assert {"code": refused.value.code, "path": path_text(refused.value.path)} == REFUSED[name]
    for lang in LANGS:
        text = error_text(refused.value, words_for(lang))
        assert text
        assert "\n" not in text
        assert "{" not in text.replace("{n}", "")


def test_a_mark_at_the_start_of_the_file_does_not_matter() -> None:
    text = _text(CORPUS / "games" / "bare.json")
    assert saved.loads("\ufeff" + text) == saved.loads(text)


def test_just_under_a_megabyte_is_read_and_just_over_is_not() -> None:
    bare = _text(CORPUS / "games" / "bare.json").strip()
    head = bare[:-1] + ', "x": "'
    fits = head + "x" * (strict_json.MOST_BYTES - len(head) - 2) + '"}'
    assert len(fits) == strict_json.MOST_BYTES
    assert saved.loads(fits)
    for more in (fits + " ", fits.replace('"x": "xx', '"x": "é')):
        if len(more.encode()) > strict_json.MOST_BYTES:
            with pytest.raises(InputError, match="too_large"):
                saved.loads(more)


def test_size_counts_bytes_not_characters() -> None:
    bare = _text(CORPUS / "games" / "bare.json").strip()
    with pytest.raises(InputError, match="too_large"):
        saved.loads(bare[:-1] + ', "x": "' + "é" * 500_000 + '"}')


def test_every_code_has_a_sentence_in_every_language() -> None:
    values: dict[str, str | int] = {
        "key": "k", "value": "v", "reason": "r", "line": 1, "column": 2, "low": 0, "high": 9, "total": 251,
    }  # fmt: skip
    for code in CODES:
        for lang in LANGS:
            text = error_text(InputError(code, ("rounds", 0), **values), words_for(lang))
            assert text.endswith(".")
            assert "{" not in text


def test_foreign_text_in_an_error_is_cut_and_cannot_break_the_line() -> None:
    error = InputError("unknown_card", ("draft", "piles", "a\nb"), value="x" * 5000 + "\n\u202e")
    text = error_text(error, words_for("en"))
    assert len(text) < 120
    assert "\n" not in text + path_text(error.path)


# --- whatever comes in -------------------------------------------------------------------------------------------

_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


def _accepted_or_refused(text: str | bytes) -> None:
    refused = None
    try:
        state = saved.loads(text)
    except InputError as error:
        refused = error
    if refused is None:
        assert saved.loads(saved.dumps(state)) == state
    else:
        assert refused.code in CODES
        assert error_text(refused, words_for("pl"))


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_and_any_text_are_read_or_refused(text: str | bytes) -> None:
    _accepted_or_refused(text)


@given(_json)
def test_any_json_is_read_or_refused(value: Any) -> None:
    _accepted_or_refused(json.dumps(value))


@st.composite
def _damaged(draw: st.DrawFn) -> str:
    """A valid game with one value or key anywhere replaced by something else."""
    game = json.loads(_text(draw(st.sampled_from([path for path in GAMES if path.stem != "limits"]))))
    spots: list[tuple[Any, Any]] = []

    def walk(item: Any) -> None:
        for key in list(item) if isinstance(item, dict) else range(len(item)) if isinstance(item, list) else ():
            spots.append((item, key))
            walk(item[key])

    walk(game)
    holder, key = draw(st.sampled_from(spots))
    likely = st.sampled_from(["a", "d", "z", "P3", "C7", "", "clubs", 0, 3, -1, 250, True, None, [], {}, ["P1"], 3.0, 10**20])
    if isinstance(holder, dict) and draw(st.booleans()):
        holder[draw(st.sampled_from(["a", "seats", "die", "piles", "x"]) | st.text(max_size=3))] = holder.pop(key)
    else:
        holder[key] = draw(likely | _json)
    return json.dumps(game, ensure_ascii=draw(st.booleans()))


@settings(max_examples=300)
@given(_damaged())
def test_a_damaged_game_is_read_or_refused(text: str) -> None:
    _accepted_or_refused(text)


@settings(max_examples=200)
@given(st.sampled_from(GAMES), st.data())
def test_a_game_with_bytes_lost_or_added_is_read_or_refused(path: Path, data: st.DataObject) -> None:
    raw = path.read_bytes()[:3000]
    at = data.draw(st.integers(0, len(raw)))
    _accepted_or_refused(raw[:at] + data.draw(st.binary(max_size=3)) + raw[at + data.draw(st.integers(0, 3)) :])


@given(_json)
def test_plain_refuses_what_json_cannot_hold_and_nothing_else(value: Any) -> None:
    refused = None
    try:
        strict_json.plain(value)
    except InputError as error:
        refused = error
    if refused is None:
        assert json.loads(strict_json.compact(value)) == value
    else:
        assert refused.code in {"number_too_large", "not_a_number", "lone_surrogate"}
    for odd in ({1: value}, [{"x": {value.__class__}}], (value,), b"bytes", {"x": 1j}):
        with pytest.raises(InputError):
            strict_json.plain(odd)


def test_too_much_is_refused_whatever_it_is_made_of() -> None:
    for much in (["x" * 1000] * 1000, [{}] * 500_001, [[]] * 500_001, [0] * 500_001, {str(n): None for n in range(150_000)}):
        with pytest.raises(InputError, match="too_large"):
            strict_json.plain(much)


def test_a_value_that_holds_itself_is_refused() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(InputError, match="too_deep"):
        strict_json.plain(endless)

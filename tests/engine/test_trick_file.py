"""The trick as a document: strict reading, and the answer of the referee."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator import strict_json
from calculator.errors import CODES, InputError, path_text
from calculator.papayoo import trick_file

TRICKS = sorted((Path(__file__).parent.parent / "corpus" / "tricks").glob("*.json"))
TRICK: dict[str, Any] = {
    "format": "papayoo-trick",
    "version": 1,
    "die": "clubs",
    "plays": [{"player": "a", "card": "H2"}, {"player": "b", "card": "P18"}],
    "hands": {"b": ["P18", "H9"]},
}


@pytest.mark.parametrize("path", TRICKS, ids=lambda path: path.stem)
def test_a_valid_trick_is_kept_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    assert strict_json.dumps(trick_file.loads(text)) + "\n" == text


def test_the_answer_names_winner_points_reason_and_what_was_not_allowed() -> None:
    assert trick_file.answer(trick_file.checked(TRICK)) == {
        "winner": "a",
        "points": 18,
        "reason": "nobody_followed",
        "illegal": [{"player": "b", "card": "P18", "code": "must_follow"}],
    }


def test_a_beaten_papayoo_costs_40() -> None:
    answer = trick_file.answer(trick_file.loads(TRICKS[-1].read_bytes()))
    assert (answer["winner"], answer["points"], answer["reason"]) == ("b", 43, "highest_of_suit_led")
    assert answer["illegal"] == []


@pytest.mark.parametrize(
    ("change", "code", "path"),
    [
        ({"format": "papayoo-game"}, "not_a_trick", "format"),
        ({"version": 2}, "unknown_version", "version"),
        ({"die": None}, "wrong_type", "die"),
        ({"die": "payoo"}, "unknown_suit", "die"),
        ({"plays": []}, "plays_count", "plays"),
        ({"plays": [{"player": str(n), "card": f"P{n}"} for n in range(1, 10)]}, "plays_count", "plays"),
        ({"plays": {}}, "wrong_type", "plays"),
        ({"plays": [{"player": "a"}]}, "missing_key", "plays/0"),
        ({"plays": [{"player": "a", "card": "X1"}]}, "unknown_card", "plays/0/card"),
        ({"plays": [{"player": "", "card": "P1"}]}, "bad_id", "plays/0/player"),
        ({"plays": [{"player": "a", "card": "P1"}, {"player": "a", "card": "P2"}]}, "duplicate_play", "plays/1/player"),
        ({"plays": [{"player": "a", "card": "P1"}, {"player": "b", "card": "P1"}]}, "duplicate_play", "plays/1/card"),
        ({"plays": [{"player": "a", "card": "C7"}, {"player": "b", "card": "PAPAYOO"}]}, "duplicate_play", "plays/1/card"),
        ({"hands": []}, "wrong_type", "hands"),
        ({"hands": {"b": "P1"}}, "wrong_type", "hands/b"),
        ({"hands": {"b": ["P1", 2]}}, "wrong_type", "hands/b/1"),
        ({"hands": {"b": ["P1"] * 61}}, "too_many_cards", "hands/b"),
    ],
)
def test_a_refused_trick_is_a_named_error(change: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(InputError) as refused:
        trick_file.checked({**TRICK, **change})
    assert (refused.value.code, path_text(refused.value.path)) == (code, path)


def test_a_player_may_be_called_like_a_card() -> None:
    document = {**TRICK, "plays": [{"player": "P2", "card": "P1"}, {"player": "P1", "card": "P2"}]}
    assert trick_file.answer(trick_file.checked(document))["winner"] == "P1"


@given(
    st.lists(
        st.fixed_dictionaries({"player": st.sampled_from("abcd"), "card": st.sampled_from(["P1", "P20", "C7", "PAPAYOO", "H2"])}),
        max_size=5,
    ),
    st.dictionaries(st.sampled_from("abz"), st.lists(st.sampled_from(["P1", "H9", "PAPAYOO", "C7"]), max_size=3)),
)
def test_what_is_read_can_be_answered(plays: list[dict[str, str]], hands: dict[str, list[str]]) -> None:
    code = None
    try:
        document = trick_file.loads(json.dumps({**TRICK, "plays": plays, "hands": hands}))
    except InputError as error:
        code = error.code
    if code is None:
        assert trick_file.answer(document)["winner"] in {play["player"] for play in plays}
    else:
        assert code in {"plays_count", "duplicate_play"}


@given(st.binary(max_size=100) | st.text(max_size=100))
def test_any_bytes_are_read_or_refused(text: str | bytes) -> None:
    with pytest.raises(InputError) as refused:
        trick_file.loads(text)
    assert refused.value.code in CODES

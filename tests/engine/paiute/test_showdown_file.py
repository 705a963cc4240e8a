"""The showdown as a document: strict reading, the answer in the published schema, links."""

import json
from pathlib import Path
from typing import Any

import pytest
from engine.paiute.documents import SHOWDOWN, drafts
from hypothesis import given
from hypothesis import strategies as st

from calculator import strict_json
from calculator.errors import CODES, InputError, path_text
from calculator.paiute import entering, links, showdown_file
from calculator.paiute.cards import DECK
from calculator.words import words_for

CORPUS = Path(__file__).parents[2] / "corpus"
SHOWDOWNS = sorted((CORPUS / "showdowns").glob("*.json"))
LINKS: list[dict[str, Any]] = json.loads((CORPUS / "showdown-links.json").read_text("utf-8"))
EIGHTS = {"a": ["H8", "D8", "SK", "SQ", "SJ"], "b": ["S8", "C8", "HK", "HQ", "HJ"]}


@pytest.mark.parametrize("path", SHOWDOWNS, ids=lambda path: path.stem)
def test_a_valid_showdown_is_kept_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    document = showdown_file.loads(text)
    assert strict_json.dumps(document) + "\n" == text
    assert showdown_file.answer(document, words_for("en"))["hands"].keys() == document["hands"].keys()


@pytest.mark.parametrize("case", LINKS, ids=lambda case: case["note"])
def test_a_published_link_opens_for_ever(case: dict[str, Any]) -> None:
    assert entering.read(case["link"]) == case["document"]


def test_the_answer() -> None:
    assert showdown_file.answer(
        showdown_file.checked({**SHOWDOWN, "ante": 5, "dealer": "b", "caller": "a"}), words_for("en")
    ) == {
        "hands": {
            "a": {
                "kind": None,
                "reading": [],
                "wilds": {},
                "left_out": None,
                "missed": "nothing",
                "text": "These cards make no winning hand.",
                "rule": "5.7",
            },
            "b": {
                "kind": "five_of_a_kind",
                "reading": ["S2", "H2", "D2", "C2", "H8"],
                "wilds": {"H8": "2"},
                "left_out": "S5",
                "missed": None,
                "text": "Five of a kind: 2s. Wild card: 8\u00a0of\u00a0hearts stands for a 2."
                " The sixth card is discarded: 5\u00a0of\u00a0spades.",
                "rule": "5.1",
            },
        },
        "winners": ["b"],
        "pot": 30,
        "shares": {"b": 30},
        "left_in_pot": 0,
        "turns_after_call": ["b"],
    }


@pytest.mark.parametrize(
    ("change", "code", "path"),
    [
        ({"format": "papayoo-trick"}, "not_a_showdown", "format"),
        ({"version": 2}, "unknown_version", "version"),
        ({"version": True}, "wrong_type", "version"),
        ({"turned_up": "X8"}, "unknown_card", "turned_up"),
        ({"turned_up": None}, "wrong_type", "turned_up"),
        ({"turned_up": 8}, "wrong_type", "turned_up"),
        ({"pot": -1}, "out_of_range", "pot"),
        ({"pot": 20.0}, "not_whole", "pot"),
        ({"pot": "20"}, "wrong_type", "pot"),
        ({"ante": 1_000_001}, "out_of_range", "ante"),
        ({"ace_low": 1}, "wrong_type", "ace_low"),
        ({"hands": []}, "wrong_type", "hands"),
        ({"hands": {}}, "hands_count", "hands"),
        ({"hands": {"a": SHOWDOWN["hands"]["a"]}}, "hands_count", "hands"),
        ({"hands": {player: [] for player in "abcdef"}}, "hands_count", "hands"),
        ({"hands": {**SHOWDOWN["hands"], "b": ["S2", "H2", "D2", "C2"]}}, "hand_size", "hands/b"),
        ({"hands": {**SHOWDOWN["hands"], "b": [*DECK[:6], "HQ"]}}, "hand_size", "hands/b"),
        ({"hands": {**SHOWDOWN["hands"], "b": "S2 H2"}}, "wrong_type", "hands/b"),
        ({"hands": {**SHOWDOWN["hands"], "": []}}, "bad_id", "hands/"),
        ({"hands": {**SHOWDOWN["hands"], "b": ["S2", "H2", "D2", "C2", "P7"]}}, "unknown_card", "hands/b/4"),
        ({"hands": {**SHOWDOWN["hands"], "b": ["S2", "H2", "D2", "C2", "S2"]}}, "duplicate_card", "hands/b/4"),
        ({"hands": {**SHOWDOWN["hands"], "b": ["S2", "H2", "HA", "C2", "D2"]}}, "duplicate_card", "hands/b/2"),
        ({"hands": {**SHOWDOWN["hands"], "b": ["S2", "H2", "S8", "C2", "D2"]}}, "turned_up_in_hand", "hands/b/2"),
        ({"hands": EIGHTS}, "too_many_wilds", "hands/b/1"),
        ({"names": {"z": "Zoe"}}, "unknown_player", "names/z"),
        ({"names": {"a": 1}}, "wrong_type", "names/a"),
        ({"names": {"a": "x" * 101}}, "name_too_long", "names/a"),
        ({"dealer": "z"}, "unknown_player", "dealer"),
        ({"caller": 1}, "wrong_type", "caller"),
    ],
)
def test_a_refused_showdown_is_a_named_error(change: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(InputError) as refused:
        showdown_file.checked({**SHOWDOWN, **change})
    assert (refused.value.code, path_text(refused.value.path)) == (code, path)


@pytest.mark.parametrize("key", ["format", "version", "turned_up", "hands"])
def test_what_must_be_there(key: str) -> None:
    with pytest.raises(InputError) as refused:
        showdown_file.checked({name: value for name, value in SHOWDOWN.items() if name != key})
    assert (refused.value.code, refused.value.values) == ("missing_key", {"key": key})


def test_unknown_keys_are_kept() -> None:
    document = {**SHOWDOWN, "table": {"seats": [1, None, "x"]}}
    assert showdown_file.checked(document) == document


@given(drafts())
def test_every_showdown_survives_its_link(document: dict[str, Any]) -> None:
    assert entering.read(links.encode(document)) == document
    assert entering.read(f"https://example.org/paiute/showdown/#{links.encode(document)}") == document


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("s1=", "broken_link"),
        ("s1=AAAA", "broken_link"),
        ("t1=AAAA", "not_a_showdown"),
        ("g1=AAAA", "not_a_showdown"),
        ("example=", "unknown_example"),
        ("example=payoo-on-hearts", "unknown_example"),
        ("{}", "missing_key"),
        ("[]", "wrong_type"),
        ("", "not_json"),
        (links.encode({**SHOWDOWN, "hands": EIGHTS}), "too_many_wilds"),
        (links.encode({**SHOWDOWN, "pot": "a" * 900_000}), "wrong_type"),
        (links.encode({**SHOWDOWN, "note": "a" * 1_100_000}), "too_large"),
    ],
)
def test_a_hostile_link_is_a_named_error(text: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        entering.read(text)
    assert refused.value.code == code


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 10) | st.floats(allow_nan=False) | st.sampled_from([*DECK[:9], "a", "x"]),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.sampled_from(["a", "b", "c", "x"]), inner, max_size=6),
)


@given(st.dictionaries(st.sampled_from(["turned_up", "pot", "ante", "ace_low", "hands", "names", "dealer", "caller"]), _JSON))
def test_whatever_comes_in_is_read_or_a_named_error(change: dict[str, Any]) -> None:
    for check in (showdown_file.checked, showdown_file.checked_draft):
        try:
            assert check({**SHOWDOWN, **change}) == {**SHOWDOWN, **change}
        except InputError as error:
            assert error.code in CODES

"""The door: the worked example in four languages, what each wrong total leads with, and nothing raised whatever comes in."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculator import service
from calculator.errors import CODES
from calculator.words import LANGS

CORPUS = Path(__file__).parent.parent / "corpus"
NAMES = {
    "en": ["Emma", "Nico", "Pat", "Lea"],
    "de": ["Emma", "Nico", "Pat", "Lea"],
    "fr": ["Manon", "Nico", "Patou", "Léa"],
    "pl": ["Ewa", "Nikodem", "Patryk", "Lena"],
}
NOBODY_HAS = {
    "en": "Nobody has the Payoo\u00a07.",
    "de": "Niemand hat den Payoo\u00a07.",
    "fr": "Personne n’a le Payoo\u00a07.",
    "pl": "Nikt nie ma Payoo\u00a07.",
}
MAY_BE_MISSING = {
    "en": "may be missing",
    "de": "fehlt vielleicht",
    "fr": "peut-être",
    "pl": "Być może",
}


def _apply(state: Any, lang: str, **action: Any) -> Any:
    answer: Any = service.apply(state, action, lang)  # type: ignore[arg-type]
    assert "error" not in answer, answer
    return answer


def _by_points(piles: list[str], lang: str = "en") -> Any:
    """The view after typing these piles one after the other."""
    answer = _apply(None, lang, type="set_players", count=len(piles))
    for player, text in zip("abcdefgh", piles, strict=False):
        answer = _apply(answer["state"], lang, type="set_points", player=player, text=text)
    return answer["view"]


# --- the worked example ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_worked_example_by_cards(lang: str) -> None:
    state: Any = service.read("#example=missing-payoo-7", lang)
    shown: Any = service.view(state, lang)
    assert [player["label"] for player in shown["players"]] == NAMES[lang]
    assert [player["points"] for player in shown["players"]] == [30, 72, 61, 80]
    assert shown["sum"]["total"] == 243
    check = shown["check"]
    assert (check["state"], check["valid"], check["explanations"], check["more"]) == ("refused", False, 1, "")
    (finding,) = check["findings"]
    assert (finding["code"], finding["certain"], finding["cards"]) == ("missing", True, ["P7"])
    assert finding["text"] == NOBODY_HAS[lang]
    assert (finding["rule"], finding["rule_id"]) == ("6.4", "sum-250")
    assert NOBODY_HAS[lang] in shown["announce"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_worked_example_mended(lang: str) -> None:
    state: Any = service.read("example=missing-payoo-7", lang)
    shown = _apply(state, lang, type="give_card", card="P7", player="c")["view"]
    assert [player["points"] for player in shown["players"]] == [30, 72, 68, 80]
    assert shown["check"]["state"] == "valid"
    assert shown["check"]["valid"]
    assert shown["check"]["findings"] == []
    assert shown["check"]["headline"].endswith("250.")


@pytest.mark.parametrize("lang", LANGS)
def test_the_worked_example_by_points(lang: str) -> None:
    shown = _by_points(["3+8+19", "72", "61", "80"], lang)
    check = shown["check"]
    assert shown["sum"]["total"] == 243
    assert (check["state"], check["explanations"]) == ("refused", 5)
    assert [(finding["certain"], finding["cards"]) for finding in check["findings"]] == [
        (False, ["P7"]),
        (False, ["P6", "P1"]),
        (False, ["P5", "P2"]),
        (False, ["P4", "P3"]),
        (False, ["P4", "P2", "P1"]),
    ]
    assert MAY_BE_MISSING[lang] in check["findings"][0]["text"]
    assert "4" in check["more"]


def test_the_worked_example_mixed_asks_for_the_disputed_pile_only() -> None:
    state: Any = service.read("example=missing-payoo-7")
    for player, text in (("a", "30"), ("b", "72"), ("d", "80")):
        state = _apply(state, "en", type="set_points", player=player, text=text)["state"]
    check = service.view(state)["check"]  # type: ignore[typeddict-item]
    # The Payoos 1 to 6 lie with Pat, so of the five explanations only the Payoo 7 is left.
    assert check["explanations"] == 1
    assert check["findings"][0]["cards"] == ["P7"]


# --- what each wrong total leads with -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piles", "code", "cards"),
    [
        (["30", "32", "68", "80"], "papayoo_forgotten", None),
        (["30", "39", "68", "80"], "papayoo_counted_as_7", None),
        (["30", "72", "67", "80"], "missing", ["P1"]),
        (["30", "93", "68", "80"], "other_sevens_counted", None),
        (["30", "112", "68", "80"], "second_seven_counted", None),
        (["300", "-50", "0", "0"], "not_a_score", None),
        (["1", "1", "248"], "impossible_split", None),
    ],
)
def test_a_wrong_total_leads_with_its_error(piles: list[str], code: str, cards: list[str] | None) -> None:
    check = _by_points(piles)["check"]
    first = check["findings"][0]
    assert first["code"] == code
    assert cards is None or first["cards"] == cards
    assert not check["valid"]
    assert first["rule_id"]
    if code == "not_a_score":
        assert "−50" in first["text"]


def test_a_card_held_twice_and_others_missing_is_refused_even_at_250() -> None:
    state: Any = service.read("example=missing-payoo-7")
    # The Payoos 2 and 4 lie nowhere, the Payoo 6 lies twice.
    state["draft"]["piles"] = {
        "a": ["P6"],
        "b": ["P6"],
        "c": [f"P{n}" for n in range(1, 21) if n not in (2, 4, 6)] + ["C7"],
        "d": [],
    }
    shown: Any = service.view(state)
    assert shown["sum"]["total"] == 250
    assert not shown["check"]["valid"]
    missing, twice = shown["check"]["findings"]
    assert (missing["code"], missing["certain"], missing["cards"]) == ("missing", True, ["P2", "P4"])
    assert (twice["code"], twice["certain"], twice["players"]) == ("twice", True, ["a", "b"])
    chip = next(chip for chip in shown["chips"] if chip["card"] == "P6")
    assert "Emma and Nico" in chip["aria"]


# --- reading, judging, sharing ------------------------------------------------------------------------------------


def test_an_open_round_has_no_findings_until_it_is_judged() -> None:
    opened = _apply(None, "en", type="set_points", player="a", text="30")
    assert opened["view"]["check"]["state"] == "open"
    assert opened["view"]["check"]["findings"] == []
    judged = _apply(opened["state"], "en", type="judge")
    assert judged["state"] == opened["state"]
    assert judged["view"]["check"]["findings"][0]["code"] == "blank"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("anonymous", [True, False])
def test_a_shared_round_opens_as_it_was(lang: str, anonymous: bool) -> None:
    state: Any = service.read("example=missing-payoo-7", lang)
    link = _apply(state, lang, type="share_round", anonymous=anonymous)["link"]
    opened: Any = service.read("#" + link, lang)
    assert opened["draft"] == state["draft"]
    assert [player["name"] for player in opened["players"]] == (["A", "B", "C", "D"] if anonymous else NAMES[lang])


def test_a_roll_is_said_aloud() -> None:
    shown = _apply(None, "en", type="roll_die", entropy=7)["view"]
    assert shown["announce"].startswith("Suit rolled: clubs.")
    assert not shown["empty"]


@pytest.mark.parametrize("path", sorted((CORPUS / "games").glob("*.json")), ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", LANGS)
def test_every_game_of_the_corpus_can_be_shown(path: Path, lang: str) -> None:
    shown: Any = service.view(service.read(path.read_text("utf-8"), lang), lang)  # type: ignore[arg-type]
    assert "error" not in shown
    assert 3 <= len(shown["players"]) <= 8


def test_markup_in_a_name_stays_text() -> None:
    state: Any = service.read((CORPUS / "games" / "names-are-text.json").read_text("utf-8"))
    shown: Any = service.view(state)
    assert shown["players"][0]["label"] == "<script>alert(1)</script>"
    assert shown["players"][1]["aria"].startswith("{n} {name}: ")
    assert shown["players"][2]["label"].startswith("\u2068")


@pytest.mark.parametrize("lang", [None, "", "xx", "EN", 3, ["en"], {}])
def test_an_unknown_language_is_a_named_error(lang: Any) -> None:
    for answer in (service.read("{}", lang), service.view(None, lang), service.apply(None, {"type": "judge"}, lang)):
        assert answer["error"]["code"] == "unknown_language"  # type: ignore[typeddict-item]


@pytest.mark.parametrize("text", ["t1=AAAA", "foo=1"])
def test_another_link_is_a_named_error(text: str) -> None:
    answer: Any = service.read(text)
    assert answer["error"]["code"] == "unknown_link"


def test_a_given_state_is_checked_every_time() -> None:
    state: Any = service.read("example=missing-payoo-7")
    state["draft"]["piles"]["a"] = ["P99"]
    for answer in (service.view(state), service.apply(state, {"type": "judge"})):
        assert answer["error"]["path"] == "draft/piles/a/0"  # type: ignore[typeddict-item]


# --- the browser's door ------------------------------------------------------------------------------------------


def _call(**request: Any) -> Any:
    return json.loads(service.call(json.dumps(request)))


def test_call_is_the_same_door() -> None:
    opened = _call(do="read", text="#example=missing-payoo-7", lang="fr")
    assert opened["state"] == service.read("example=missing-payoo-7", "fr")
    assert opened["view"] == service.view(opened["state"], "fr")
    assert _call(do="view", state=opened["state"], lang="pl") == service.view(opened["state"], "pl")
    assert _call(do="view", state=None, lang="de") == service.view(None, "de")
    action: Any = {"type": "set_points", "player": "a", "text": "3+8"}
    assert _call(do="apply", state=None, action=action, lang="pl") == service.apply(None, action, "pl")


@pytest.mark.parametrize(
    ("request_json", "code"),
    [
        ("", "not_json"),
        ("[]", "wrong_type"),
        ("{}", "missing_key"),
        ('{"do": "fly", "lang": "en"}', "unknown_action"),
        ('{"do": 1, "lang": "en"}', "wrong_type"),
        ('{"do": "read", "lang": "en"}', "missing_key"),
        ('{"do": "read", "lang": "xx", "text": ""}', "unknown_language"),
        ('{"do": "view", "lang": "en", "state": 3}', "wrong_type"),
        ('{"do": "view", "lang": "en", "state": {"format": "x"}}', "unknown_format"),
        ('{"do": "apply", "lang": "en", "state": null, "action": null}', "wrong_type"),
        ('{"do": "read", "do": "view"}', "duplicate_key"),
        ('{"do": "view", "lang": "en", "state": NaN}', "not_a_number"),
        ("[" * 100_000, "too_deep"),
        ("\ud800", "lone_surrogate"),
        (b"\xff\x00", "not_text"),
    ],
)
def test_a_bad_request_is_a_named_error(request_json: str | bytes, code: str) -> None:
    assert json.loads(service.call(request_json))["error"]["code"] == code


def test_a_large_text_fits_into_a_request() -> None:
    bare = (CORPUS / "games" / "bare.json").read_text("utf-8").strip()
    text = bare[:-1] + ', "x": "' + '\\"' * 450_000 + '"}'
    state = _call(do="read", text=text, lang="en")["state"]
    assert len(state["x"]) == 450_000
    assert "error" not in _call(do="apply", state=state, action={"type": "judge"}, lang="en")


def test_a_deep_unknown_key_that_can_be_read_can_be_worked_on() -> None:
    bare = (CORPUS / "games" / "bare.json").read_text("utf-8").strip()
    state = _call(do="read", text=bare[:-1] + ', "x": ' + "[" * 31 + "]" * 31 + "}", lang="en")["state"]
    assert "error" not in _call(do="apply", state=state, action={"type": "judge"}, lang="en")


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)
_odd = _json | st.binary() | st.tuples(st.integers()) | st.complex_numbers() | st.sets(st.integers())


@given(_odd, _odd, st.sampled_from(LANGS) | _json)
def test_the_door_raises_nothing_whatever_comes_in(state: Any, action: Any, lang: Any) -> None:
    for answer in (service.view(state, lang), service.apply(state, action, lang), service.apply(None, action, lang)):
        assert "error" not in answer or answer["error"]["code"] in CODES


@given(st.binary(max_size=120) | st.text(st.characters(), max_size=120), st.sampled_from(LANGS))
def test_read_raises_nothing_whatever_comes_in(text: str | bytes, lang: str) -> None:
    answer: Any = service.read(text, lang)
    assert "error" not in answer or answer["error"]["code"] in CODES


@given(st.binary(max_size=120) | st.text(st.characters(), max_size=120) | _json.map(json.dumps))
def test_call_answers_json_whatever_comes_in(request_json: str | bytes) -> None:
    answer = json.loads(service.call(request_json))
    assert answer["error"]["code"] in CODES


@settings(max_examples=200)
@given(
    st.fixed_dictionaries(
        {"type": st.sampled_from(["set_die", "give_card", "set_points", "give_rest", "set_players", "new_game", "set_name"])},
        optional={
            key: st.sampled_from([None, "a", "d", "z", "P3", "PAPAYOO", "clubs", "3+8", 3, 4, 9, -1, 2.0, True, [], {}])
            for key in ("player", "card", "suit", "text", "count", "players", "name", "id", "started")
        },
    )
)
def test_an_action_of_any_parts_is_done_or_refused(action: Any) -> None:
    answer: Any = service.apply(service.read("example=missing-payoo-7"), action, "de")  # type: ignore[arg-type]
    if "error" in answer:
        assert answer["error"]["code"] in CODES
    else:
        assert "error" not in service.view(answer["state"], "de")

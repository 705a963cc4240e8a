"""A showdown while it is entered: what each tap makes of it, and what the screen shows then."""

import copy
from typing import Any

import pytest
from engine.paiute.documents import SHOWDOWN, drafts
from hypothesis import given
from hypothesis import strategies as st

from calculator import service, strict_json
from calculator.errors import CODES
from calculator.paiute import entering
from calculator.paiute.cards import DECK, is_wild
from calculator.paiute.examples import SHOWDOWNS
from calculator.words import LANGS


def door(document: Any = None, lang: str = "en", **request: Any) -> Any:
    return service.showdown(document, lang, **request)


def after(*actions: dict[str, Any], document: Any = None) -> Any:
    """The showdown after these actions, each through the door."""
    for action in actions:
        answer = door(document, action=action)
        assert "error" not in answer, answer
        document = answer["showdown"]
    return document


def hold(player: str | None, *cards: str) -> list[dict[str, Any]]:
    return [{"type": "hold_in_hand", "player": player, "card": card} for card in cards]


def refused(document: Any, action: Any) -> tuple[str, str]:
    before = copy.deepcopy(document)
    answer = door(document, action=action)
    assert document == before
    return answer["error"]["code"], answer["error"]["path"]


UP = {"type": "turn_up", "card": "S8"}
WHOLE = SHOWDOWN
SO_FAR: Any = {**SHOWDOWN, "hands": {**SHOWDOWN["hands"], "c": ["S3"]}}


# --- taps ------------------------------------------------------------------------------------------------------


def test_an_empty_showdown_is_entered_card_by_card() -> None:
    document = after(UP, *hold("a", "SK", "HA", "D10", "C3", "C4"), *hold("b", "S2", "H2", "D2", "C2", "H8", "S5"))
    assert document == {key: value for key, value in SHOWDOWN.items() if key != "pot"}


def test_a_card_lies_in_one_place_only() -> None:
    document = after(UP, *hold("a", "SK"), *hold("b", "SK"))
    assert document["hands"] == {"a": [], "b": ["SK"]}
    document = after({"type": "turn_up", "card": "SK"}, document=document)
    assert (document["turned_up"], document["hands"]["b"]) == ("SK", [])
    document = after(*hold("a", "SK"), document=document)
    assert (document["turned_up"], document["hands"]["a"]) == (None, ["SK"])
    assert after(*hold(None, "SK"), document=document)["hands"]["a"] == []
    assert after({"type": "turn_up", "card": None}, document=SHOWDOWN)["turned_up"] is None


def test_a_hand_is_full_with_six_cards() -> None:
    assert refused(WHOLE, hold("b", "C9")[0]) == ("hand_full", "card")
    # A card that the hand holds already is no seventh.
    assert sorted(after(*hold("b", "S5"), document=WHOLE)["hands"]["b"]) == sorted(WHOLE["hands"]["b"])


def test_players_come_and_go() -> None:
    document = after({"type": "set_hands", "count": 5}, document={**WHOLE, "dealer": "b", "caller": "b", "names": {"b": "Nico"}})
    assert list(document["hands"]) == list("abcde")
    assert document["dealer"] == "b"
    document = after({"type": "set_hands", "count": 2}, {"type": "set_hands", "count": 2}, document=document)
    assert document["hands"] == WHOLE["hands"]
    document = {**SO_FAR, "names": {"c": "Pat", "a": "Emma"}, "dealer": "c", "caller": "c"}
    document = after({"type": "set_hands", "count": 2}, document=document)
    assert (document["names"], document["dealer"], document["caller"]) == ({"a": "Emma"}, None, None)
    odd = {**WHOLE, "hands": {"b": [], "x": []}}
    assert list(after({"type": "set_hands", "count": 4}, document=odd)["hands"]) == ["b", "x", "a", "c"]


def test_names_are_text() -> None:
    document = after({"type": "name_hand", "player": "b", "name": "<b>{0}</b>"}, document=WHOLE)
    assert document["names"] == {"b": "<b>{0}</b>"}
    view = door(document)["view"]
    assert view["hands"][1]["label"] == "<b>{0}</b>"
    assert view["result"][0]["text"] == "<b>{0}</b> wins: five of a kind."
    assert "names" not in after({"type": "name_hand", "player": "b", "name": ""}, document=document)


def test_the_pot_is_what_was_typed() -> None:
    document = after({"type": "set_pot", "pot": " 7 ", "ante": "5"}, document=WHOLE)
    assert (document["pot"], document["ante"]) == (7, 5)
    assert door(document)["view"]["coins"] == {
        "pot": "7",
        "ante": "5",
        "text": "In the pot: 7\u00a0+ 2\u00a0× 5\u00a0= 17\u00a0coins.",
    }
    document = after({"type": "set_pot", "ante": ""}, document=document)
    assert (document["pot"], document["ante"]) == (7, 0)
    assert door(document)["view"]["coins"]["text"] == "In the pot: 7\u00a0coins."


@pytest.mark.parametrize("text", ["-1", "1.5", "2x", "٣", "1e3", "+4"])
def test_what_is_no_number_of_coins_is_refused(text: str) -> None:
    assert refused(WHOLE, {"type": "set_pot", "pot": text}) == ("not_a_number", "pot")


@pytest.mark.parametrize("text", ["1000001", "9" * 5000])
def test_too_many_coins_are_refused(text: str) -> None:
    assert refused(WHOLE, {"type": "set_pot", "ante": text}) == ("out_of_range", "ante")


def test_the_next_deal_keeps_what_could_not_be_shared() -> None:
    document: Any = door(text="example=equal-hands-odd-coin")["showdown"]
    document = after({"type": "set_call", "dealer": "c", "caller": "b"}, {"type": "next_deal"}, document=document)
    assert document == {
        "format": "paiute-showdown",
        "version": 1,
        "turned_up": None,
        "pot": 1,
        "ante": 5,
        "hands": {"a": [], "b": [], "c": []},
        "dealer": "a",
    }
    assert refused(SO_FAR, {"type": "next_deal"}) == ("hands_open", "")
    full = {**door(text="example=nobody-wins")["showdown"], "pot": 1_000_000}
    assert refused(full, {"type": "next_deal"}) == ("out_of_range", "")


def test_clearing_keeps_players_pot_and_house_rule() -> None:
    document = {**WHOLE, "ace_low": True, "names": {"a": "Emma"}, "dealer": "a", "caller": "b"}
    cleared = after({"type": "clear_cards"}, document=document)
    assert cleared == {
        **{key: value for key, value in document.items() if key != "caller"},
        "turned_up": None,
        "hands": {"a": [], "b": []},
    }
    assert after({"type": "empty_hand", "player": "b"}, document=WHOLE)["hands"]["b"] == []


def test_ace_low_is_the_tables_choice() -> None:
    cards = ["DA", "D2", "D3", "D4", "D5"]
    document = {**WHOLE, "hands": {**WHOLE["hands"], "a": cards, "b": ["S2", "H2", "S3", "H3", "S4"]}}
    hand = door(document)["view"]["hands"][0]["hand"]
    assert (hand["kind"], hand["said"]["code"], hand["said"]["rule_id"]) == (None, "ace_low", "ace-high")
    allowed = door(document, action={"type": "set_ace_low", "on": True})
    hand = allowed["view"]["hands"][0]["hand"]
    assert (allowed["showdown"]["ace_low"], hand["kind"], hand["said"]["rule_id"]) == (True, "straight_flush", "straight-flush")
    assert [one["card"] for one in hand["cards"]] == ["D5", "D4", "D3", "D2", "DA"]


@pytest.mark.parametrize(
    ("action", "code", "path"),
    [
        ([], "wrong_type", ""),
        ({}, "missing_key", ""),
        ({"type": "shuffle"}, "unknown_action", "type"),
        ({"type": "set_hands", "count": 1}, "out_of_range", "count"),
        ({"type": "set_hands", "count": 6}, "out_of_range", "count"),
        ({"type": "set_hands", "count": True}, "wrong_type", "count"),
        ({"type": "turn_up"}, "missing_key", ""),
        ({"type": "turn_up", "card": "P7"}, "unknown_card", "card"),
        ({"type": "hold_in_hand", "card": "SK", "player": "z"}, "unknown_player", "player"),
        ({"type": "hold_in_hand", "card": "SK"}, "missing_key", ""),
        ({"type": "empty_hand", "player": None}, "wrong_type", "player"),
        ({"type": "name_hand", "player": "a", "name": "x" * 101}, "name_too_long", "name"),
        ({"type": "set_pot", "pot": 5}, "wrong_type", "pot"),
        ({"type": "set_ace_low", "on": 1}, "wrong_type", "on"),
        ({"type": "set_call", "dealer": "z"}, "unknown_player", "dealer"),
    ],
)
def test_a_refused_action_is_a_named_error(action: Any, code: str, path: str) -> None:
    assert refused(WHOLE, action) == (code, path)


# --- any showdown, any taps ----------------------------------------------------------------------------------------

_PLAYERS = st.sampled_from([*"abcde", "z", None])
_ACTIONS = st.one_of(
    st.fixed_dictionaries({"type": st.just("hold_in_hand"), "card": st.sampled_from(DECK), "player": _PLAYERS}),
    st.fixed_dictionaries({"type": st.just("turn_up"), "card": st.sampled_from([*DECK, None])}),
    st.fixed_dictionaries({"type": st.just("set_hands"), "count": st.integers(1, 6)}),
    st.fixed_dictionaries({"type": st.just("set_call"), "dealer": _PLAYERS, "caller": _PLAYERS}),
    st.fixed_dictionaries({"type": st.just("set_pot"), "pot": st.sampled_from(["", "3", "x"])}),
    st.fixed_dictionaries({"type": st.just("name_hand"), "player": _PLAYERS, "name": st.text(max_size=5)}),
    st.fixed_dictionaries({"type": st.sampled_from(["clear_cards", "next_deal"])}),
)


@given(drafts(), st.lists(_ACTIONS, max_size=12))
def test_whatever_is_tapped_a_sound_showdown_stays(document: dict[str, Any], actions: list[Any]) -> None:
    state: Any = document
    for action in actions:
        answer = door(state, "pl", action=action)
        if "error" in answer:
            assert answer["error"]["code"] in CODES
            continue
        state = answer["showdown"]
        assert door(state, "pl") == answer
        assert door(None, "pl", text=answer["link"]) == answer
        assert door(None, "pl", text=strict_json.dumps(state)) == answer
        held = [card for hand in state["hands"].values() for card in hand]
        assert len(held) == len(set(held))
        assert state["turned_up"] not in held
        assert sum(is_wild(card, state["turned_up"]) for card in held if state["turned_up"]) <= 3


# --- the view ------------------------------------------------------------------------------------------------------


def test_the_result_is_said_as_far_as_it_is_known() -> None:
    empty = door()["view"]
    assert (empty["empty"], empty["whole"], empty["result"], empty["turned_up"]) == (True, False, [], None)
    assert empty["announce"] == empty["wild_text"] == "The turned-up card is missing: its rank is wild."
    assert [one["chosen"] for one in empty["counts"]] == [True, False, False, False]
    so_far = door(SO_FAR)["view"]
    assert [(one["code"], one["text"], one["rule"]) for one in so_far["result"]] == [
        ("so_far", "Highest hand so far: Player\u00a0B, five of a kind.", "6.1")
    ]
    assert [one["wins"] for one in so_far["hands"]] == [False, False, False]
    assert so_far["hands"][2]["hand"] is None
    assert [one["card"] for one in so_far["hands"][2]["pictures"]] == ["S3"]
    whole = door(WHOLE)["view"]
    assert [(one["code"], one["rule_id"]) for one in whole["result"]] == [("wins", "best-hand"), ("takes", "best-hand")]
    assert [one["wins"] for one in whole["hands"]] == [False, True]
    without = door({**WHOLE, "turned_up": None})["view"]
    assert (without["result"], [one["hand"] for one in without["hands"]]) == ([], [None, None])


def test_every_card_says_where_it_lies() -> None:
    cards = {one["card"]: one for suit in door(WHOLE)["view"]["suits"] for one in suit["cards"]}
    assert list(cards) == list(DECK)
    assert cards["S8"]["aria"] == "8\u00a0of\u00a0spades: turned up"
    assert cards["H8"]["aria"] == "8\u00a0of\u00a0hearts, wild card: Player\u00a0B"
    assert cards["SK"]["aria"] == "king of\u00a0spades: Player\u00a0A"
    assert cards["D8"]["aria"] == "8\u00a0of\u00a0diamonds, wild card"
    assert [one["card"] for one in cards.values() if one["wild"]] == ["H8", "D8", "C8"]


def test_a_wild_card_says_what_it_stands_for() -> None:
    hand = door(text="example=equal-hands-odd-coin")["view"]["hands"][1]["hand"]
    wild = next(one for one in hand["cards"] if one["wild"])
    assert wild["stands_for"] == "8♣\ufe0e"
    assert wild["aria"] == "2\u00a0of\u00a0diamonds, wild card, stands for the 8\u00a0of\u00a0clubs"
    assert [one["stands_for"] for one in hand["cards"] if not one["wild"]] == [""] * 4


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", SHOWDOWNS)
def test_a_worked_showdown_opens_in_every_language(name: str, lang: str) -> None:
    answer = door(None, lang, text=f"https://example.org/x/#example={name}")
    assert answer["view"]["whole"]
    assert all(one["hand"] for one in answer["view"]["hands"])
    assert entering.read(answer["link"]) == answer["showdown"]


def test_call_is_the_same_door() -> None:
    request = {"do": "showdown", "showdown": WHOLE, "action": UP, "lang": "fr"}
    assert strict_json.loads(service.call(strict_json.dumps(request))) == door(WHOLE, "fr", action=UP)
    opened = {"do": "showdown", "showdown": None, "text": "example=nobody-wins", "lang": "de"}
    assert strict_json.loads(service.call(strict_json.dumps(opened))) == door(lang="de", text="example=nobody-wins")
    for wrong in ({"do": "showdown", "lang": "en"}, {"do": "showdown", "showdown": None, "text": 1, "lang": "en"}):
        assert "error" in strict_json.loads(service.call(strict_json.dumps(wrong)))

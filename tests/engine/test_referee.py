"""The trick referee: what each tap makes of a trick, strict reading, links that open the same trick."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculator import service, strict_json
from calculator.errors import CODES, InputError, path_text
from calculator.papayoo import links, referee, trick_file
from calculator.papayoo.cards import PAPAYOO, PAYOOS, SUIT_CARDS, SUITS, resolve
from calculator.papayoo.examples import TRICKS, trick_document
from calculator.papayoo.opening import open_trick
from calculator.words import LANGS

CARDS = (*SUIT_CARDS, *PAYOOS)
TRICK: dict[str, Any] = {
    "format": "papayoo-trick",
    "version": 1,
    "die": "clubs",
    "plays": [{"player": "a", "card": "H2"}, {"player": "b", "card": "P18"}, {"player": "c", "card": "H9"}],
}


def after(*actions: dict[str, Any], trick: Any = None) -> Any:
    """The trick after these actions, each through the door."""
    for action in actions:
        answer: Any = service.trick(trick, "en", action=action)  # type: ignore[arg-type]
        assert "error" not in answer, answer
        trick = answer["trick"]
    return trick


def play(*cards: str) -> list[dict[str, Any]]:
    return [{"type": "play_card", "card": card} for card in cards]


def lies(trick: Any) -> dict[str, str]:
    return {one["player"]: one["card"] for one in trick["plays"]}


# --- taps ------------------------------------------------------------------------------------------------------


def test_cards_are_played_from_seat_to_seat() -> None:
    trick = after({"type": "set_die", "suit": "clubs"}, *play("H2", "P18", "H9"))
    assert trick == TRICK


def test_a_card_taken_back_from_the_middle_is_played_again_in_its_place() -> None:
    trick = after(*play("P18"), trick=TRICK)
    assert lies(trick) == {"a": "H2", "c": "H9"}
    assert list(lies(after(*play("P1"), trick=trick)).items()) == [("a", "H2"), ("b", "P1"), ("c", "H9")]


def test_the_last_card_is_taken_back_first() -> None:
    assert lies(after({"type": "take_back"}, trick=TRICK)) == {"a": "H2", "b": "P18"}
    assert lies(after(*[{"type": "take_back"}] * 5, trick=TRICK)) == {}


def test_what_somebody_held_stays_when_the_card_is_taken_back() -> None:
    trick = after({"type": "hold_card", "player": "b", "card": "H3"}, *play("P18", "H3"), trick=TRICK)
    assert trick["hands"] == {"b": ["P18", "H3"]}
    assert lies(trick) == {"a": "H2", "b": "H3", "c": "H9"}


def test_a_hand_is_tapped_together_around_the_card_played() -> None:
    hold = {"type": "hold_card", "player": "b", "card": "H3"}
    trick = after(hold, trick=TRICK)
    assert trick["hands"] == {"b": ["P18", "H3"]}
    # The card played is held as well; with nothing else the hand is not known any more.
    assert after({**hold, "card": "P18"}, trick=trick) == trick
    assert after(hold, trick=trick) == TRICK
    assert "hands" not in after({"type": "clear_hand", "player": "b"}, trick=trick)
    # There is one of each card: whoever plays it, or holds it, has it.
    assert after({**hold, "player": "c"}, trick=trick)["hands"] == {"b": ["P18"], "c": ["H9", "H3"]}
    assert after(*play("H3"), trick=trick)["hands"] == {"b": ["P18"]}
    answer: Any = service.trick(TRICK, "en", action={"type": "hold_card", "player": "b", "card": "H9"})  # type: ignore[arg-type]
    assert answer["error"]["code"] == "card_played"


def test_the_cards_stay_when_the_die_changes() -> None:
    trick = after(trick=trick_document(TRICKS["papayoo-must-be-played"]))
    assert trick["die"] == "clubs"
    trick = after({"type": "set_die", "suit": "hearts"}, trick=trick)
    assert trick["die"] == "hearts"
    assert lies(trick)["b"] == "C7"
    assert trick["hands"]["b"] == ["P14", "C7", "H2"]


def test_the_die_stays_when_the_trick_is_cleared() -> None:
    trick = after({"type": "hold_card", "player": "b", "card": "H3"}, {"type": "clear_trick"}, trick=TRICK)
    assert trick == {**TRICK, "plays": []}


def test_eight_cards_are_a_trick() -> None:
    trick = after(*play(*PAYOOS[:8]))
    answer: Any = service.trick(trick, "en", action={"type": "play_card", "card": "P9"})
    assert answer["error"]["code"] == "plays_count"


def test_players_of_a_document_keep_their_order() -> None:
    trick = {**TRICK, "plays": [{"player": "Zoe", "card": "H2"}, {"player": "b", "card": "P18"}]}
    assert referee.seats_of(trick) == ("Zoe", "b", "a", "c", "d", "e", "f", "g")  # type: ignore[arg-type]
    assert list(lies(after(*play("H9", "H10"), trick=trick))) == ["Zoe", "b", "a", "c"]


# --- strict reading ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code", "path"),
    [
        ({"format": "papayoo-game"}, "not_a_trick", "format"),
        ({"version": 2}, "unknown_version", "version"),
        ({"die": "payoo"}, "unknown_suit", "die"),
        ({"die": 1}, "wrong_type", "die"),
        ({"plays": {}}, "wrong_type", "plays"),
        ({"plays": [{"player": str(n), "card": f"P{n}"} for n in range(1, 10)]}, "plays_count", "plays"),
        ({"plays": [{"player": "a", "card": "C7"}, {"player": "b", "card": PAPAYOO}]}, "duplicate_play", "plays/1/card"),
        ({"die": None, "plays": [{"player": "a", "card": PAPAYOO}]}, "missing_key", ""),
        ({"die": None, "hands": {"a": [PAPAYOO]}}, "missing_key", ""),
        ({"hands": {"b": ["P1"] * 61}}, "too_many_cards", "hands/b"),
    ],
)
def test_a_refused_trick_is_a_named_error(change: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(InputError) as refused:
        referee.checked({**TRICK, **change})
    assert (refused.value.code, path_text(refused.value.path)) == (code, path)


@pytest.mark.parametrize(
    ("action", "code", "path"),
    [
        ([], "wrong_type", ""),
        ({}, "missing_key", ""),
        ({"type": "shuffle"}, "unknown_action", "type"),
        ({"type": "set_die"}, "missing_key", ""),
        ({"type": "set_die", "suit": None}, "wrong_type", "suit"),
        ({"type": "play_card", "card": "X9"}, "unknown_card", "card"),
        ({"type": "hold_card", "player": "z", "card": "P1"}, "unknown_player", "player"),
        ({"type": "clear_hand"}, "missing_key", ""),
    ],
)
def test_a_refused_action_is_a_named_error(action: Any, code: str, path: str) -> None:
    answer: Any = service.trick(copy.deepcopy(TRICK), "en", action=action)  # type: ignore[arg-type]
    assert (answer["error"]["code"], answer["error"]["path"]) == (code, path)


def test_without_the_die_the_papayoo_cannot_be_told() -> None:
    answer: Any = service.trick(None, "en", action={"type": "play_card", "card": PAPAYOO})
    assert answer["error"]["code"] == "missing_key"
    assert after({"type": "set_die", "suit": "clubs"}, *play(PAPAYOO))["plays"] == [{"player": "a", "card": "C7"}]


# --- links ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TRICKS)
@pytest.mark.parametrize("lang", LANGS)
def test_every_published_link_opens_its_trick(name: str, lang: str) -> None:
    link = open_trick(name)
    for text in (link, f"#{link}", f"https://papayoo.test/calculator/#{link}"):
        answer: Any = service.trick(None, lang, text=text)
        assert answer["trick"] == trick_document(TRICKS[name])
        assert answer["link"] == link


@pytest.mark.parametrize("text", ["example=missing-payoo-7", "g1=AAAA", "t1=", "t1=!", "t1=AAAA", "", "{}"])
def test_what_opens_no_trick_is_a_named_error(text: str) -> None:
    answer: Any = service.trick(None, "en", text=text)
    assert answer["error"]["code"] in {"not_a_trick", "broken_link", "not_json", "missing_key"}


def test_a_text_of_a_trick_opens_it_too() -> None:
    answer: Any = service.trick(None, "en", text=strict_json.dumps(TRICK))
    assert answer["trick"] == TRICK
    assert trick_file.checked(answer["trick"])


# --- whatever comes in ---------------------------------------------------------------------------------------------

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from([*CARDS[:12], "a", "b", PAPAYOO]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["type", "card", "player", "suit", "die", "plays", "hands", "format"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)
ACTIONS = st.one_of(
    st.fixed_dictionaries({"type": st.just("play_card"), "card": st.sampled_from(CARDS)}),
    st.fixed_dictionaries({"type": st.just("hold_card"), "player": st.sampled_from("abcd"), "card": st.sampled_from(CARDS)}),
    st.fixed_dictionaries({"type": st.just("clear_hand"), "player": st.sampled_from("abcd")}),
    st.fixed_dictionaries({"type": st.just("set_die"), "suit": st.sampled_from(SUITS)}),
    st.sampled_from([{"type": "take_back"}, {"type": "clear_trick"}]),
)


@given(st.binary(max_size=80) | st.text(max_size=80))
def test_no_text_raises(text: str | bytes) -> None:
    answer: Any = service.trick(None, "en", text=text)
    assert answer["error"]["code"] in CODES


@settings(max_examples=200)
@given(ANY_JSON, ANY_JSON, st.sampled_from(LANGS))
def test_no_request_raises(trick: Any, action: Any, lang: str) -> None:
    for document in (trick, {**TRICK, "hands": trick}, {**TRICK, "plays": trick}, TRICK):
        request = {"do": "trick", "trick": document, "action": action, "lang": lang}
        answer = json.loads(service.call(json.dumps(request)))
        assert "view" in answer or answer["error"]["code"] in CODES


@settings(max_examples=60, deadline=None)
@given(st.lists(ACTIONS, max_size=14))
def test_any_taps_give_a_trick_that_its_link_opens_again(actions: list[dict[str, Any]]) -> None:
    trick: Any = None
    for action in actions:
        before = copy.deepcopy(trick)
        answer: Any = service.trick(trick, "en", action=action)  # type: ignore[arg-type]
        assert trick == before
        if "error" in answer:
            assert answer["error"]["code"] in {"plays_count", "card_played"}
            continue
        trick = answer["trick"]
        kind, data = answer["link"].split("=")
        assert kind == links.TRICK
        assert links.decode(data) == trick
        again: Any = service.trick(None, "en", text=answer["link"])
        assert again == answer
        players = [play["player"] for play in trick["plays"]]
        assert players == [seat for seat in referee.seats_of(trick) if seat in players]
        shown = {seat["player"]: seat["card"] for seat in answer["view"]["seats"] if seat["card"]}
        assert shown == {play["player"]: resolve(play["card"], trick.get("die")) for play in trick["plays"]}


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=8, unique=True), st.sampled_from([None, *SUITS]))
def test_cards_lie_in_the_order_played_and_the_die_changes_no_taker(cards: list[str], die: Any) -> None:
    trick = after(*play(*cards))
    assert list(lies(trick).values()) == cards
    takers = set()
    for suit in (None, die):
        view: Any = service.trick({**trick, "die": suit}, "en")
        takers |= {seat["letter"] for seat in view["view"]["seats"] if seat["takes"]}
    assert len(takers) == (1 if len(cards) > 1 else 0)

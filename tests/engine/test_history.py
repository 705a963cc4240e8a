"""Undo and redo: every action there and back, fifty of them, and a history that is foreign or broken counts as none."""

import copy
import json
from typing import Any

from engine.evening import BY_CARDS, Evening
from hypothesis import given, settings
from hypothesis import strategies as st

from calculator import service, strict_json
from calculator.papayoo import history
from calculator.papayoo.actions import _ACTIONS, OTHER_GAME, QUESTIONS
from calculator.papayoo.steps import _NAMES

#: One step of every kind that can be undone, and what it is called afterwards.
STEPS: list[tuple[str, dict[str, Any], str]] = [
    ("set_name", {"player": "c", "name": "Ida"}, "Undo: Ida: name"),
    ("set_die", {"suit": "hearts"}, "Undo: suit rolled"),
    ("roll_die", {"entropy": 5}, "Undo: suit rolled"),
    ("give_card", {"card": "P7", "player": "c"}, "Undo: Payoo\u00a07: Ida"),
    ("give_card", {"card": "P7", "player": None}, "Undo: Payoo\u00a07 free"),
    ("set_points", {"player": "a", "text": "30"}, "Undo: Emma: points"),
    ("clear_pile", {"player": "a"}, "Undo: Emma: pile cleared"),
    ("give_rest", {"player": "b"}, "Undo: the rest: Nico"),
    ("give_rest", {"player": None}, "Undo: the rest taken back"),
    ("clear_round", {}, "Undo: round cleared"),
    ("set_dealer", {"player": "d"}, "Undo: Lea deals"),
    ("edit_round", {"round": 0}, "Undo: round\u00a01 opened"),
    ("cancel_edit", {}, "Undo: round\u00a01 left as it was"),
    ("edit_round", {"round": 1}, "Undo: round\u00a02 opened"),
    ("set_points", {"player": "a", "text": "9+1"}, "Undo: Emma: points"),
    ("write_round", {}, "Undo: round\u00a02 changed"),
    ("delete_round", {"round": 0}, "Undo: round\u00a01 deleted"),
    ("set_end", {"kind": "points", "value": 500}, "Undo: end of the game"),
    ("end_game", {}, "Undo: end of the game"),
    ("play_one_more", {}, "Undo: one more round"),
    ("set_house_rules", {"shoot_the_moon": True}, "Undo: house rules"),
    ("join", {"start": "average", "name": "Max"}, "Undo: Max joins"),
    ("move_player", {"player": "e", "by": -2}, "Undo: Max: seat"),
    ("leave", {"player": "a"}, "Undo: Emma stops playing"),
    ("return", {"player": "a"}, "Undo: Emma plays again"),
    ("set_players", {"count": 6}, "Undo: number of players"),
]


def _two_rounds() -> Evening:
    evening = Evening()
    evening.write(30, 72, 68, 80)
    evening.write(10, 20, 100, 120)
    return evening


def test_every_step_there_and_back_and_there_again() -> None:
    evening = _two_rounds()
    states = [evening.state]
    for kind, fields, label in STEPS:
        evening.do(kind, **fields)
        assert evening.state != states[-1], kind
        assert evening.game["undo_label"] == label
        assert (evening.game["can_undo"], evening.game["can_redo"], evening.game["redo_label"]) == (True, False, "Redo")
        states.append(evening.state)
    assert {kind for kind, _, _ in STEPS} == set(_NAMES)
    for state in reversed(states[:-1]):
        evening.do("undo")
        assert evening.state == state
        assert evening.game["can_redo"]
    for state in states[1:]:
        evening.do("redo")
        assert evening.state == state
    assert evening.refused("redo") == "nothing_to_redo"


def test_every_action_has_a_name_or_leaves_nothing_to_undo() -> None:
    assert set(_ACTIONS) == set(_NAMES) | {*OTHER_GAME, *QUESTIONS, "stamp"}


def test_a_written_round_comes_back_as_it_was_entered() -> None:
    evening = Evening()
    evening.enter(*BY_CARDS)
    entered = evening.state
    evening.do("write_round")
    assert evening.game["undo_label"] == "Undo: round\u00a01 written"
    evening.do("undo")
    assert evening.state == entered
    assert evening.said.startswith("Undone: round\u00a01 written.")
    assert evening.game["redo_label"] == "Redo: round\u00a01 written"
    evening.do("redo")
    assert evening.said == "Redone: round\u00a01 written."
    assert evening.scores() == [[30, 72, 68, 80]]


def test_what_is_typed_into_a_field_is_one_step() -> None:
    evening = Evening()
    for text in ("3", "3+", "3+8"):
        evening.do("set_points", player="a", text=text)
    evening.do("set_points", player="b", text="7")
    steps = [step["type"] for step in evening.history["past"]]
    assert steps[-2:] == ["set_points", "set_points"]
    evening.do("undo")
    evening.do("undo")
    assert evening.state["draft"]["piles"].get("a") is None
    evening.do("redo")
    assert evening.state["draft"]["piles"]["a"] == "3+8"
    evening.do("set_points", player="a", text="5")
    evening.do("undo")
    assert evening.state["draft"]["piles"]["a"] == "3+8", "after an undo a new step begins"


def test_what_changes_nothing_is_no_step() -> None:
    evening = Evening()
    evening.do("set_die", suit="clubs")
    past = evening.history["past"]
    evening.do("set_die", suit="clubs")
    evening.do("judge")
    evening.do("share_round")
    evening.do("share_game")
    assert evening.history["past"] == past
    evening.do("undo")
    evening.do("judge")
    assert evening.game["can_redo"], "a question takes nothing away"
    evening.do("set_die", suit="hearts")
    assert not evening.game["can_redo"]


def test_the_last_fifty_steps_are_kept() -> None:
    evening = Evening()
    for step in range(60):
        evening.do("give_card", card="P7", player="abcd"[step % 4])
    assert len(evening.history["past"]) == 50
    for _ in range(50):
        evening.do("undo")
    assert evening.refused("undo") == "nothing_to_undo"
    assert evening.state["draft"]["piles"]["b"] == ["P7"], "the tenth of sixty"


def test_a_history_is_small_even_late_in_a_long_game() -> None:
    evening = Evening()
    evening.write(30, 72, 68, 80)
    evening.state = {**evening.state, "rounds": evening.state["rounds"] * 100}
    for _ in range(4):
        evening.write(30, 72, 68, 80)
    assert len(json.dumps(evening.history)) < 20_000
    assert len(json.dumps(evening.history)) < len(json.dumps(evening.state))


def test_large_steps_push_out_the_oldest() -> None:
    evening = Evening()
    evening.state["draft"]["x"] = "y" * 300_000
    evening.history = None
    for suit in ("clubs", "hearts", "spades", "diamonds", "clubs", "hearts"):
        evening.do("set_die", suit=suit)
    assert 1 <= len(evening.history["past"]) <= 3
    assert len(strict_json.compact(evening.history["past"])) <= history.MOST_BYTES
    evening.do("undo")
    assert evening.state["draft"]["die"] == "clubs"


# --- a history that does not belong here -------------------------------------------------------------------------


def test_a_history_of_another_state_counts_as_none() -> None:
    evening = _two_rounds()
    other = Evening()
    other.do("set_die", suit="clubs")
    evening.history = other.history
    assert evening.refused("undo") == "nothing_to_undo"
    evening.do("set_die", suit="hearts")
    assert len(evening.history["past"]) == 1


def test_keys_in_another_order_are_the_same_state() -> None:
    evening = _two_rounds()
    evening.state = json.loads(json.dumps(evening.state, sort_keys=True))
    evening.do("undo")
    assert len(evening.state["rounds"]) == 1


PLAYED = _two_rounds()

_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=60)
@given(_json | st.binary() | st.sets(st.integers()), st.sampled_from(["undo", "redo", "judge", "set_die"]))
def test_any_history_is_taken_or_counts_as_none(given_history: Any, kind: str) -> None:
    action: Any = {"type": kind, "suit": "clubs"}
    answer: Any = service.apply(None, action, "en", given_history)
    assert ("error" in answer) == (kind in ("undo", "redo"))
    view: Any = service.view(None, "de", given_history)
    assert not view["game"]["can_undo"]


@settings(max_examples=150)
@given(st.data())
def test_a_history_with_the_right_mark_and_a_wrong_step_does_no_harm(data: st.DataObject) -> None:
    evening = copy.copy(PLAYED)
    part = data.draw(st.sampled_from(["keys", "gone", "rounds", "about", "type"]))
    broken = copy.deepcopy(evening.history)
    broken["past"][-1][part] = data.draw(
        _json
        | st.fixed_dictionaries({"at": st.integers(0, 9), "cut": st.integers(0, 9), "rounds": st.lists(_json, max_size=2)})
        | st.fixed_dictionaries({"players": _json, "draft": _json})
        | st.lists(st.sampled_from(["players", "rounds", "draft", "format", "end"]), max_size=3)
    )
    evening.history = broken
    view: Any = service.view(evening.state, "pl", broken)
    assert "error" not in view
    answer = evening.ask("undo")
    if "error" in answer:
        assert answer["error"]["code"] == "nothing_to_undo"
    else:
        assert "error" not in service.view(answer["state"], "fr", answer["history"])


def test_a_history_goes_through_the_browser_s_door() -> None:
    evening = _two_rounds()
    request = {"do": "apply", "state": evening.state, "action": {"type": "undo"}, "lang": "de", "history": evening.history}
    answer = json.loads(service.call(json.dumps(request)))
    assert len(answer["state"]["rounds"]) == 1
    assert answer["view"]["game"]["redo_label"] == "Wiederherstellen: Runde\u00a02 eingetragen"
    text = json.dumps(answer["state"])
    read = json.loads(service.call(json.dumps({"do": "read", "text": text, "lang": "en", "history": answer["history"]})))
    assert read["history"] == answer["history"]
    assert read["view"]["game"]["can_redo"]
    bare = json.loads(service.call(json.dumps({"do": "read", "text": text, "lang": "en"})))
    assert bare["history"] == {"of": answer["history"]["of"], "past": [], "future": []}

"""Rounds that stand: changed under the same check, taken out, mended where a file brought a wrong one; nothing else moves."""

from typing import Any

import pytest
from engine.evening import BY_CARDS, Evening

from calculator import service


@pytest.fixture
def four_rounds() -> Evening:
    evening = Evening()
    for piles in ((30, 72, 68, 80), (10, 20, 100, 120), (0, 50, 90, 110), (60, 60, 60, 70)):
        evening.write(*piles)
    return evening


def test_a_changed_round_moves_every_later_total_and_nothing_else(four_rounds: Evening) -> None:
    evening = four_rounds
    rounds, scores, running = evening.state["rounds"], evening.scores(), evening.running()
    evening.do("edit_round", round=1)
    assert evening.game["title"] == "Round\u00a02: change"
    assert evening.view["sum"]["total"] == 250
    evening.do("set_points", player="a", text="15")
    evening.do("set_points", player="b", text="15")
    evening.do("write_round")
    assert evening.scores() == [scores[0], [15, 15, 100, 120], *scores[2:]]
    assert evening.running()[0] == running[0]
    assert evening.running()[1:] == [[a + 5, b - 5, c, d] for a, b, c, d in running[1:]]  # type: ignore[operator, misc]
    assert [one for place, one in enumerate(evening.state["rounds"]) if place != 1] == [rounds[0], *rounds[2:]]
    assert {key: value for key, value in evening.state["rounds"][1].items() if key != "piles"} == {
        key: value for key, value in rounds[1].items() if key != "piles"
    }
    assert "editing" not in evening.state
    assert "aside" not in evening.state
    assert evening.game["deal"]["dealer"] == "a"


def test_a_change_that_breaks_the_sum_is_refused_and_the_old_round_stays(four_rounds: Evening) -> None:
    evening = four_rounds
    rounds, totals = evening.state["rounds"], evening.totals
    evening.do("edit_round", round=1)
    evening.do("set_points", player="a", text="11")
    answer = evening.ask("write_round")
    assert answer["error"]["code"] == "round_refused"
    assert "1\u00a0point over." in answer["error"]["text"]
    assert evening.state["rounds"] == rounds
    assert evening.totals == totals
    evening.do("cancel_edit")
    assert evening.state["rounds"] == rounds


def test_a_half_typed_round_waits_while_another_is_changed(four_rounds: Evening) -> None:
    evening = four_rounds
    evening.do("give_card", card="P7", player="c")
    evening.do("set_die", suit="spades")
    draft = evening.state["draft"]
    for end in (("cancel_edit", {}), ("write_round", {}), ("delete_round", {"round": 2})):
        evening.do("edit_round", round=2)
        assert evening.state["draft"] != draft
        evening.do(end[0], **end[1])
        assert evening.state["draft"] == draft
        assert "aside" not in evening.state
    assert len(evening.state["rounds"]) == 3


def test_going_over_to_another_round_keeps_the_draft_that_waits(four_rounds: Evening) -> None:
    evening = four_rounds
    evening.do("give_card", card="P7", player="c")
    draft = evening.state["draft"]
    evening.do("edit_round", round=0)
    evening.do("set_points", player="a", text="99")
    evening.do("edit_round", round=3)
    assert evening.state["editing"] == 3
    assert evening.state["aside"] == draft
    evening.do("cancel_edit")
    assert evening.state["draft"] == draft
    assert evening.scores()[0] == [30, 72, 68, 80]


def test_a_round_by_cards_can_be_changed_card_by_card() -> None:
    evening = Evening()
    evening.write(*BY_CARDS)
    evening.do("edit_round", round=0)
    chip = next(chip for chip in evening.view["chips"] if chip["card"] == "PAPAYOO")
    assert chip["owner"] == "b"
    evening.do("give_card", card="PAPAYOO", player="a")
    evening.do("set_die", suit="hearts")
    evening.do("write_round")
    assert evening.state["rounds"][0]["piles"]["a"] == ["P3", "P8", "P19", "H7"]
    assert evening.scores() == [[70, 32, 68, 80]]


def test_the_dealer_of_a_round_can_be_changed_and_later_ones_stay(four_rounds: Evening) -> None:
    evening = four_rounds
    evening.do("edit_round", round=1)
    evening.do("set_dealer", player="d")
    evening.do("write_round")
    assert [row["dealer"] for row in evening.game["table"]["rows"]] == ["a", "d", "c", "d"]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (("edit_round", {}), "missing_key"),
        (("edit_round", {"round": 4}), "no_round"),
        (("edit_round", {"round": -1}), "out_of_range"),
        (("edit_round", {"round": True}), "wrong_type"),
        (("edit_round", {"round": 1.0}), "not_whole"),
        (("delete_round", {"round": 4}), "no_round"),
        (("cancel_edit", {}), "not_editing"),
    ],
)
def test_an_edit_that_cannot_be_done_is_a_named_error(four_rounds: Evening, action: Any, code: str) -> None:
    assert four_rounds.refused(action[0], **action[1]) == code


def test_two_hundred_rounds_and_no_more() -> None:
    evening = Evening()
    evening.write(30, 72, 68, 80)
    state = {**evening.state, "rounds": evening.state["rounds"] * 200}
    evening.state = state
    evening.enter(30, 72, 68, 80)
    assert evening.refused("write_round") == "too_many_rounds"
    assert evening.game["write"]["blocked"] == "A game holds at most 200\u00a0rounds."
    evening.do("edit_round", round=199)
    evening.do("write_round")


# --- deleting ----------------------------------------------------------------------------------------------------


def test_a_deleted_round_takes_its_points_and_nothing_else(four_rounds: Evening) -> None:
    evening = four_rounds
    rounds = evening.state["rounds"]
    evening.do("delete_round", round=1)
    assert evening.state["rounds"] == [rounds[0], rounds[2], rounds[3]]
    assert list(evening.totals.values()) == [90, 182, 218, 260]
    assert [row["dealer"] for row in evening.game["table"]["rows"]] == ["a", "c", "d"]
    assert evening.said.startswith("Round\u00a02 is deleted. Place\u00a01: Emma")


def test_deleting_a_round_before_the_one_that_is_changed(four_rounds: Evening) -> None:
    evening = four_rounds
    evening.do("edit_round", round=2)
    evening.do("set_points", player="a", text="1")
    evening.do("set_points", player="b", text="49")
    evening.do("delete_round", round=0)
    assert evening.state["editing"] == 1
    evening.do("write_round")
    assert evening.scores()[1] == [1, 49, 90, 110]


def _bare() -> Evening:
    """A game from a file whose rounds leave seats and dealers unsaid."""
    evening = Evening()
    one = {"die": "clubs", "piles": {"a": 30, "b": 72, "c": 68, "d": 80}}
    evening.state = {**evening.state, "rounds": [dict(one), dict(one), dict(one)]}
    del evening.state["draft"]
    evening.do("judge")
    return evening


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("delete_round", {"round": 0}),
        ("leave", {"player": "b"}),
        ("join", {"start": "zero", "after": "a"}),
        ("set_players", {"count": 6}),
        ("move_player", {"player": "a", "by": 2}),
        ("set_dealer", {"player": "c"}),
    ],
)
def test_rounds_that_leave_seats_and_dealers_unsaid_keep_them(kind: str, fields: Any) -> None:
    evening = _bare()
    before = [(row["dealer"], [cell["score"] for cell in row["cells"]]) for row in evening.game["table"]["rows"]]
    evening.do(kind, **fields)
    rows = evening.game["table"]["rows"]
    columns = [column["player"] for column in evening.game["table"]["columns"]]
    after = [(row["dealer"], [row["cells"][columns.index(player)]["score"] for player in "abcd"]) for row in rows]
    assert after == (before[1:] if kind == "delete_round" else before)


def test_a_file_that_needs_nothing_said_is_left_as_it_is() -> None:
    evening = _bare()
    rounds = evening.state["rounds"]
    evening.write(30, 72, 68, 80)
    assert evening.state["rounds"][:3] == rounds


# --- rounds that only a file can bring ---------------------------------------------------------------------------


def test_a_refused_round_from_a_file_is_kept_marked_and_left_out_and_can_be_mended() -> None:
    evening = Evening()
    evening.do("set_end", kind="rounds", value=2)
    evening.write(30, 72, 68, 80)
    bad = {"die": "clubs", "piles": {"a": 30, "b": 72, "c": 61, "d": 80}}
    evening.state = {**evening.state, "rounds": [*evening.state["rounds"], bad]}
    evening.history = None
    evening.do("judge")
    assert evening.state["rounds"][1] == bad
    row = evening.game["table"]["rows"][1]
    assert not row["valid"]
    assert row["refused"] == "This round does not count. 7\u00a0points short. The Payoo\u00a07 may be missing."
    assert [(cell["score"], cell["text"], cell["total"]) for cell in row["cells"]][2] == (None, "61", None)
    assert "not counted" in row["cells"][2]["aria"]
    assert list(evening.totals.values()) == [30, 72, 68, 80]
    assert (evening.game["over"], evening.game["finished"], evening.game["winners"]) == (True, False, [])
    assert evening.game["possible"] == ["A round does not count, so nobody has won yet."]
    evening.do("edit_round", round=1)
    evening.do("set_points", player="c", text="68")
    evening.do("write_round")
    assert evening.game["finished"]
    assert evening.game["winners_text"] == "Emma wins with 60\u00a0points."
    assert evening.state["rounds"][1]["piles"]["c"] == 68


def test_a_waiting_draft_that_nothing_waits_for_is_dropped() -> None:
    evening = Evening()
    evening.state = {**evening.state, "aside": evening.state["draft"]}
    evening.do("set_die", suit="clubs")
    assert "aside" not in evening.state


@pytest.mark.parametrize(("editing", "code"), [(0, "no_round"), (-1, "out_of_range"), ("0", "wrong_type"), (None, "wrong_type")])
def test_a_file_cannot_change_a_round_it_lacks(editing: Any, code: str) -> None:
    answer: Any = service.view({**Evening().state, "editing": editing})
    assert (answer["error"]["code"], answer["error"]["path"]) == (code, "editing")

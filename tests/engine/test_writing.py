"""Rounds of a game: written only if they hold, changed under the same check, taken out; nothing else moves."""

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


# --- writing -----------------------------------------------------------------------------------------------------


def test_a_round_by_cards_is_written_whole() -> None:
    evening = Evening()
    evening.write(*BY_CARDS)
    (row,) = evening.state["rounds"]
    assert row["seats"] == ["a", "b", "c", "d"]
    assert (row["dealer"], row["die"]) == ("a", "clubs")
    assert row["piles"]["b"] == ["P12", "P20", "C7"], "the Papayoo is written as its card"
    assert evening.scores() == [[30, 72, 68, 80]]
    assert evening.state["draft"] == {"seats": ["a", "b", "c", "d"], "die": None, "piles": {}}
    assert evening.game["deal"]["dealer"] == "b"
    assert evening.said.startswith("Round\u00a01 is written down. Place\u00a01: Emma, 30\u00a0points.")


def test_a_player_without_a_chip_took_nothing() -> None:
    evening = Evening(["", "", ""])
    evening.write([*BY_CARDS[0], *BY_CARDS[1]], [*BY_CARDS[2], *BY_CARDS[3]], None)
    assert evening.state["rounds"][0]["piles"]["c"] == []
    assert evening.scores() == [[102, 148, 0]]


def test_numbers_are_written_as_numbers_and_sums_as_typed() -> None:
    evening = Evening()
    evening.write("3+8+19", " 72 ", "68", BY_CARDS[3])
    assert evening.state["rounds"][0]["piles"] == {"a": "3+8+19", "b": 72, "c": 68, "d": BY_CARDS[3]}


def test_the_filled_mark_stays_and_what_lay_under_it_goes() -> None:
    evening = Evening()
    evening.enter(30, 72, 68, None)
    evening.do("give_rest", player="d")
    evening.do("write_round")
    (row,) = evening.state["rounds"]
    assert (row["filled"], row["piles"]["d"]) == ("d", 80)
    assert "before_rest" not in row
    assert evening.game["table"]["rows"][0]["cells"][3]["note"] == "filled in, not counted"


@pytest.mark.parametrize(
    ("piles", "says"),
    [
        ((30, 72, 61, 80), "Not written down. 7\u00a0points short. The Payoo\u00a07 may be missing."),
        ((30, 72, 68, None), "Not written down. The round is not complete. No score yet: Lea."),
        (
            (1, 1, 248, 0),
            "Not written down. Adds up to\u00a0250, but cannot be right. No split of the cards gives these scores. ",
        ),
        ((300, -50, 0, 0), "Not written down. Adds up to\u00a0250, but cannot be right. Nico: −50 is not possible. "),
        ((BY_CARDS[0], None, None, None), "Not written down. 220\u00a0points short. Nobody has these cards: "),
    ],
)
def test_a_round_that_does_not_hold_is_not_written(piles: tuple[Any, ...], says: str) -> None:
    evening = Evening()
    evening.enter(*piles)
    answer = evening.ask("write_round")
    assert answer["error"]["code"] == "round_refused"
    assert answer["error"]["text"].startswith(says)
    assert not evening.game["write"]["ready"]


@pytest.mark.parametrize("lang", ["de", "fr", "pl"])
def test_the_refusal_is_in_the_reader_s_language(lang: str) -> None:
    evening = Evening(lang=lang)
    evening.enter(30, 72, 61, 80)
    text = evening.ask("write_round")["error"]["text"]
    assert "Payoo\u00a07" in text
    assert "missing" not in text


def test_without_a_suit_nothing_is_written() -> None:
    evening = Evening()
    evening.enter(30, 72, 68, 80)
    evening.do("set_die", suit=None)
    assert not evening.game["write"]["ready"]
    assert evening.refused("write_round") == "need_die"
    evening.do("set_die", suit="hearts")
    assert evening.game["write"]["ready"]


def test_a_game_that_is_over_takes_no_more_rounds_until_one_more_is_wanted() -> None:
    evening = Evening()
    evening.do("set_end", kind="rounds", value=1)
    evening.write(30, 72, 68, 80)
    assert evening.game["finished"]
    assert evening.game["write"]["blocked"] == "The game is over."
    evening.enter(30, 72, 68, 80)
    assert evening.refused("write_round") == "game_over"
    evening.do("play_one_more")
    evening.do("write_round")
    assert len(evening.state["rounds"]) == 2


def test_unknown_keys_of_a_draft_are_written_too() -> None:
    evening = Evening()
    evening.enter(30, 72, 68, 80)
    evening.state["draft"]["photo"] = "one.jpg"
    evening.do("write_round")
    assert evening.state["rounds"][0]["photo"] == "one.jpg"


def test_whoever_only_looked_on_is_gone_after_the_first_round() -> None:
    evening = Evening(["Emma", "", "Pat", "Lea", ""])
    evening.do("set_players", count=3)
    evening.write(100, 100, 50)
    assert [player["id"] for player in evening.state["players"]] == ["a", "b", "c", "d"]
    assert evening.state["players"][3]["left"], "Lea has a name, so she can come back"
    assert list(evening.totals) == ["a", "b", "c"]
    assert evening.game["standings"][0].startswith("Place\u00a01: Pat")


# --- shooting the moon -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moon", "typed", "taken", "scores"),
    [
        (True, (250, 0, 0, 0), (250, 0, 0, 0), [0, 250, 250, 250]),
        (True, (0, 250, 250, 250), (250, 0, 0, 0), [0, 250, 250, 250]),
        (True, (210, 40, 0, 0), (210, 40, 0, 0), [210, 40, 0, 0]),
        (False, (250, 0, 0, 0), (250, 0, 0, 0), [250, 0, 0, 0]),
    ],
)
def test_what_was_taken_is_stored_and_the_score_follows_the_rule(
    moon: bool, typed: tuple[int, ...], taken: tuple[int, ...], scores: list[int]
) -> None:
    evening = Evening()
    evening.do("set_house_rules", shoot_the_moon=moon)
    evening.write(*typed)
    assert tuple(evening.state["rounds"][0]["piles"].values()) == taken
    assert evening.scores() == [scores]
    assert evening.game["table"]["rows"][0]["valid"]
    assert list(evening.totals.values()) == scores
    evening.do("set_house_rules", shoot_the_moon=not moon)
    assert evening.scores() == [[250, 0, 0, 0] if moon and taken[0] == 250 else [0, 250, 250, 250] if taken[0] == 250 else scores]


def test_an_empty_pile_by_cards_beside_the_scores_of_a_moon() -> None:
    evening = Evening(["", "", ""])
    evening.do("set_house_rules", shoot_the_moon=True)
    evening.enter("0", 250, 250)
    evening.do("write_round")
    assert evening.state["rounds"][0]["piles"] == {"a": 250, "b": 0, "c": 0}
    cells = evening.game["table"]["rows"][0]["cells"]
    assert [(cell["text"], cell["taken"], cell["note"]) for cell in cells] == [
        ("0", 250, "Taken: 250"),
        ("250", 0, "Taken: 0"),
        ("250", 0, "Taken: 0"),
    ]


def test_the_scores_of_a_moon_are_refused_without_the_rule() -> None:
    evening = Evening()
    evening.enter(0, 250, 250, 250)
    assert evening.refused("write_round") == "round_refused"


# --- changing ----------------------------------------------------------------------------------------------------


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

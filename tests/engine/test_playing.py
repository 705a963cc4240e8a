"""The game as a whole: its ends, one more round, house rules, a rematch, what is still possible (brute force beside it)."""

from itertools import pairwise
from typing import Any

import pytest
from engine.evening import Evening
from hypothesis import given
from hypothesis import strategies as st

from calculator.papayoo.game import places
from calculator.papayoo.outlook import safe_score
from calculator.papayoo.scoring import ROUND_TOTAL, round_scores

# --- ends --------------------------------------------------------------------------------------------------------


def test_a_target_of_500_with_the_same_scores_each_round() -> None:
    evening = Evening()
    evening.do("set_end", kind="points", value=500)
    for _ in range(6):
        evening.write(30, 72, 68, 80)
    assert (evening.game["over"], evening.game["finished"], evening.game["title"]) == (False, False, "Round\u00a07")
    assert list(evening.totals.values()) == [180, 432, 408, 480]
    assert evening.game["possible"][0] == "At most 2\u00a0more rounds."
    evening.write(30, 72, 68, 80)
    assert list(evening.totals.values()) == [210, 504, 476, 560]
    assert (evening.game["over"], evening.game["finished"], evening.game["winners"]) == (True, True, ["a"])
    assert evening.game["winners_text"] == "Emma wins with 210\u00a0points."
    assert evening.game["possible"] == []
    assert evening.said == "Round\u00a07 is written down. Emma wins with 210\u00a0points."


def test_equal_totals_share_the_place_and_the_win() -> None:
    evening = Evening(["Emma", "Nico", "Pat"])
    evening.do("set_end", kind="rounds", value=3)
    for piles in ((200, 0, 50), (0, 200, 50), (0, 0, 250)):
        evening.write(*piles)
    assert list(evening.totals.values()) == [200, 200, 350]
    assert evening.places == [1, 1, 3]
    assert [column["place_text"] for column in evening.game["table"]["columns"]] == ["1\u00a0=", "1\u00a0=", "3"]
    assert evening.game["winners_text"] == "Emma and Nico share the win with 200\u00a0points."
    assert evening.game["standings"] == [
        "Place\u00a01, tied: Emma and Nico, 200\u00a0points.",
        "Place\u00a03: Pat, 350\u00a0points.",
    ]


def test_end_the_game_makes_it_one_of_as_many_rounds_as_stand_and_one_more_can_be_played() -> None:
    evening = Evening()
    assert not evening.game["can_end"]
    assert evening.refused("end_game") == "no_rounds"
    evening.write(30, 72, 68, 80)
    assert evening.refused("play_one_more") == "not_over"
    assert evening.game["can_end"]
    evening.do("end_game")
    assert evening.state["end"] == {"kind": "rounds", "value": 1}
    assert (evening.game["title"], evening.game["finished"], evening.game["can_end"]) == ("End of the game", True, False)
    assert evening.said == "Emma wins with 30\u00a0points."
    evening.do("play_one_more")
    assert (evening.game["title"], evening.game["finished"]) == ("Round\u00a02 of\u00a02", False)
    assert evening.game["possible"][0] == "1\u00a0round left."


def test_one_more_round_after_a_limit_is_one_and_not_a_new_limit() -> None:
    evening = Evening()
    evening.do("set_end", kind="points", value=80)
    evening.write(30, 72, 68, 80)
    evening.do("play_one_more")
    assert evening.state["end"] == {"kind": "rounds", "value": 2}


def test_the_ends_offered_and_the_one_chosen() -> None:
    evening = Evening(["", "", "", "", "", ""])
    labels = [(end["kind"], end["value"], end["chosen"]) for end in evening.game["ends"]]
    assert labels == [
        ("open", None, True),
        ("rounds", 4, False),
        ("rounds", 5, False),
        ("rounds", 6, False),
        ("points", 250, False),
        ("points", 500, False),
    ]
    assert evening.game["ends"][3]["label"] == "6\u00a0rounds, one per player"
    evening.do("set_end", kind="points", value=300)
    assert [end["label"] for end in evening.game["ends"] if end["chosen"]] == ["Limit: 300\u00a0points"]
    evening.do("set_end", kind="open", value=3)
    assert evening.state["end"] == {"kind": "open"}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "missing_key"),
        ({"kind": "time"}, "unknown_value"),
        ({"kind": "rounds"}, "missing_key"),
        ({"kind": "rounds", "value": 0}, "out_of_range"),
        ({"kind": "rounds", "value": 201}, "out_of_range"),
        ({"kind": "points", "value": 1.5}, "not_whole"),
        ({"kind": 3, "value": 4}, "wrong_type"),
    ],
)
def test_an_end_that_is_none(fields: Any, code: str) -> None:
    assert Evening().refused("set_end", **fields) == code


# --- house rules, the next deal ----------------------------------------------------------------------------------


def test_house_rules_change_one_by_one_and_unknown_ones_are_kept() -> None:
    evening = Evening()
    evening.state = {**evening.state, "house_rules": {"cut": True}}
    evening.do("set_house_rules", die_before_pass=True)
    evening.do("set_house_rules", shoot_the_moon=True)
    assert evening.state["house_rules"] == {"cut": True, "die_before_pass": True, "shoot_the_moon": True}
    assert [(rule["rule"], rule["on"]) for rule in evening.game["house_rules"]] == [
        ("die_before_pass", True),
        ("shoot_the_moon", True),
    ]
    assert evening.refused("set_house_rules", shoot_the_moon=1) == "wrong_type"


def test_the_next_deal_with_all_its_parts() -> None:
    evening = Evening(["Emma", "Nico", "Pat", "Lea", "Max", "Ida", "Tom"])
    assert evening.game["deal"]["line"] == (
        "Emma deals · take out the four\u00a01s · 8\u00a0cards each · pass 3\u00a0cards to the left · Emma leads"
    )
    evening.do("set_house_rules", die_before_pass=True)
    assert evening.game["deal"]["parts"] == [
        "take out the four\u00a01s",
        "8\u00a0cards each",
        "roll the die before the pass",
        "pass 3\u00a0cards to the left",
        "Emma leads",
    ]
    assert [dealer["label"] for dealer in evening.game["dealers"]][:2] == ["Emma", "Nico"]


# --- rematch, a new game, an identity for a file -----------------------------------------------------------------


def test_a_rematch_keeps_players_end_and_rules_and_the_deal_goes_on() -> None:
    evening = Evening()
    evening.do("set_end", kind="rounds", value=2)
    evening.do("set_house_rules", shoot_the_moon=True)
    evening.write(30, 72, 68, 80)
    evening.do("join", start="highest", name="Max")
    evening.do("leave", player="a")
    evening.write(30, 72, 68, 80)
    evening.do("rematch", id="k4", started="2026-11-30T22:00:00Z")
    assert (evening.state["id"], evening.state["rounds"]) == ("k4", [])
    assert evening.state["players"] == [
        {"id": one, "name": name} for one, name in zip("bcde", ["Nico", "Pat", "Lea", "Max"], strict=True)
    ]
    assert evening.state["end"] == {"kind": "rounds", "value": 2}
    assert evening.state["house_rules"]["shoot_the_moon"]
    assert evening.state["draft"] == {"seats": ["b", "c", "d", "e"], "die": None, "piles": {}, "dealer": "c"}
    assert evening.history["past"] == []
    assert evening.refused("undo") == "nothing_to_undo"


def test_a_new_game_has_no_history() -> None:
    evening = Evening()
    evening.write(30, 72, 68, 80)
    evening.do("new_game", players=3)
    assert evening.history["past"] == []


def test_a_file_gets_an_identity_once_and_keeps_its_history() -> None:
    evening = Evening()
    evening.do("stamp", id="other", started="2027-01-01T00:00:00Z")
    assert (evening.state["id"], evening.state["started"]) == ("k3v9", "2026-11-30T20:15:00+01:00")
    evening.state = {key: value for key, value in evening.state.items() if key not in ("id", "started")}
    evening.history = None
    evening.do("set_die", suit="clubs")
    evening.do("stamp", id="other", started="2027-01-01T00:00:00Z")
    assert (evening.state["id"], evening.state["started"]) == ("other", "2027-01-01T00:00:00Z")
    evening.do("undo")
    assert evening.state["draft"]["die"] is None
    assert evening.state["id"] == "other"
    assert evening.refused("stamp", id="", started="2027-01-01T00:00:00Z") == "bad_id"


# --- who stays in front ------------------------------------------------------------------------------------------


def test_the_leader_s_margin_is_said() -> None:
    evening = Evening()
    evening.write(30, 72, 68, 80)
    assert evening.game["possible"] == ["Emma stays in front with 37\u00a0points or fewer."]
    evening.do("set_end", kind="rounds", value=4)
    assert evening.game["possible"] == ["3\u00a0rounds left.", "Emma stays in front with 37\u00a0points or fewer."]


@pytest.mark.parametrize(
    ("rounds", "says"),
    [
        ([(60, 60, 130)], None),
        ([(59, 60, 131)], "Emma stays in front only with 0\u00a0points."),
        ([(58, 60, 132)], "Emma stays in front with 1\u00a0point or fewer."),
        ([(0, 126, 124)] * 2, "Emma stays in front with 247\u00a0points or fewer."),
        ([(0, 126, 124)] * 3, "Emma stays in front whatever the next round brings."),
    ],
)
def test_every_way_to_say_it(rounds: list[tuple[int, ...]], says: str | None) -> None:
    evening = Evening(["Emma", "Nico", "Pat"])
    for piles in rounds:
        evening.write(*piles)
    assert evening.game["possible"] == ([says] if says else [])


@pytest.mark.parametrize("moon", [False, True])
@given(st.lists(st.integers(0, 300), min_size=3, max_size=3))
def test_the_safe_score_is_the_highest_that_is_safe(moon: bool, given_totals: list[int]) -> None:
    """A round of three, with all the leader can take and the extremes of what the others share: safe up to it, not beyond."""
    totals = dict(zip("abc", given_totals, strict=True))
    first = [player for player, place in places(totals).items() if place == 1]
    found = safe_score(totals)
    if len(first) > 1:
        assert found is None
        return
    assert found is not None
    leader, score = found
    assert [leader] == first
    safe: dict[int, bool] = {}
    others = [player for player in totals if player != leader]
    for taken in range(ROUND_TOTAL + 1):
        for second in {0, 1, ROUND_TOTAL - taken - 1, ROUND_TOTAL - taken} & set(range(ROUND_TOTAL - taken + 1)):
            points = {leader: taken, others[0]: second, others[1]: ROUND_TOTAL - taken - second}
            scores = round_scores(points, shoot_the_moon=moon)
            after = {player: total + scores[player] for player, total in totals.items()}
            ahead = all(after[leader] < after[other] for other in others)
            safe[scores[leader]] = safe.get(scores[leader], True) and ahead
    assert all(ahead for value, ahead in safe.items() if value <= score)
    # Above it something can go wrong; with more taken it cannot get safe again.
    assert all(not ahead for value, ahead in safe.items() if value > score)
    assert all(one or not two for (_, one), (_, two) in pairwise(sorted(safe.items())))

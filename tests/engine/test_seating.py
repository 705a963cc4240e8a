"""Who plays: joining with the total the table chooses, leaving, coming back, changing seats; earlier rows stay."""

from typing import Any

import pytest
from engine.evening import Evening

from calculator.papayoo.saved import MOST_IN_GAME


@pytest.fixture
def evening() -> Evening:
    """Two rounds: Emma 40, Nico 92, Pat 168, Lea 200; Pat deals next."""
    evening = Evening()
    evening.write(30, 72, 68, 80)
    evening.write(10, 20, 100, 120)
    return evening


# --- joining -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "points"), [("zero", 0), ("highest", 200), ("average", 125)])
def test_a_joiner_starts_as_the_table_chooses(evening: Evening, start: str, points: int) -> None:
    assert {join["start"]: join["points"] for join in evening.game["joins"]}[start] == points
    evening.do("join", start=start, name="Max")
    assert evening.state["players"][4] == {"id": "e", "name": "Max", **({"start": points} if points else {})}
    assert evening.state["draft"]["seats"] == ["a", "b", "c", "d", "e"]
    assert evening.totals["e"] == points
    assert evening.scores() == [[30, 72, 68, 80, None], [10, 20, 100, 120, None]]
    assert evening.game["deal"]["parts"][0] == "12\u00a0cards each"
    evening.write(50, 50, 50, 50, 50)
    assert evening.totals["e"] == points + 50


def test_an_average_is_rounded_a_half_up() -> None:
    evening = Evening(["", "", "", ""])
    evening.write(30, 72, 68, 80)  # 62.5
    assert [join["label"] for join in evening.game["joins"]] == [
        "From zero: 0\u00a0points",
        "Highest total: 80\u00a0points",
        "Average: 63\u00a0points",
    ]


def test_before_the_first_round_there_is_one_way_to_join() -> None:
    evening = Evening()
    assert [join["start"] for join in evening.game["joins"]] == ["zero"]
    evening.do("join", start="highest")
    assert "start" not in evening.state["players"][4]


def test_a_joiner_sits_down_where_the_table_says(evening: Evening) -> None:
    evening.do("join", start="zero", name="Max", after="b")
    assert [player["id"] for player in evening.state["players"]] == ["a", "b", "e", "c", "d"]
    assert evening.state["draft"]["seats"] == ["a", "b", "e", "c", "d"]
    assert evening.game["deal"]["dealer"] == "e", "the deal goes on clockwise after Nico"
    assert evening.refused("join", start="zero", after="z") == "not_seated"


def test_the_table_is_full_with_eight(evening: Evening) -> None:
    for _ in range(4):
        evening.do("join", start="zero")
    assert evening.game["joins"] == []
    assert evening.refused("join", start="zero") == "table_full"


@pytest.mark.parametrize(
    ("fields", "code"),
    [({}, "missing_key"), ({"start": "lowest"}, "unknown_value"), ({"start": "zero", "name": "x" * 101}, "name_too_long")],
)
def test_a_join_that_cannot_be_done(evening: Evening, fields: Any, code: str) -> None:
    assert evening.refused("join", **fields) == code


def test_more_than_eight_over_an_evening_but_never_more_than_sixty_four(evening: Evening) -> None:
    for place in range(MOST_IN_GAME - 4):
        evening.do("join", start="zero", name=f"N{place}")
        if len(evening.state["draft"]["seats"]) == 8:
            first = evening.state["draft"]["seats"][0]
            evening.state["players"] = [
                {**one, **({"left": True} if one["id"] == first else {})} for one in evening.state["players"]
            ]
            evening.state["draft"]["seats"].pop(0)
    assert len(evening.state["players"]) == MOST_IN_GAME
    assert len({player["id"] for player in evening.state["players"]}) == MOST_IN_GAME
    assert evening.refused("join", start="zero") == "too_many_players"


# --- leaving and coming back -------------------------------------------------------------------------------------


def test_a_leaver_is_listed_last_without_a_place_and_the_rows_stay(evening: Evening) -> None:
    scores = evening.scores()
    evening.do("leave", player="a")
    assert evening.state["players"][0] == {"id": "a", "name": "Emma", "left": True}
    columns = evening.game["table"]["columns"]
    assert [(column["player"], column["place"]) for column in columns] == [("b", 1), ("c", 2), ("d", 3), ("a", None)]
    assert columns[3]["aria"] == "Emma: 40\u00a0points, no longer playing"
    assert evening.scores() == [[b, c, d, a] for a, b, c, d in scores]
    assert evening.game["standings"][-1] == "No longer playing: Emma, 40\u00a0points."
    assert evening.game["deal"]["parts"][0] == "20\u00a0cards each"
    evening.write(100, 100, 50)
    assert evening.totals == {"b": 192, "c": 268, "d": 250, "a": 40}


def test_fewer_than_three_cannot_play_on(evening: Evening) -> None:
    evening.do("leave", player="a")
    assert not any(seat["can_leave"] for seat in evening.game["seats"])
    assert evening.refused("leave", player="b") == "too_few_players"


def test_a_leaver_who_dealt_last_hands_the_deal_on_clockwise(evening: Evening) -> None:
    evening.do("leave", player="b")
    assert evening.game["deal"]["dealer"] == "c"
    evening.do("undo")
    evening.do("set_dealer", player="d")
    evening.do("leave", player="d")
    assert evening.game["deal"]["dealer"] == "c", "whoever was chosen is gone, so the deal goes on as it would have"


def test_a_pile_that_was_entered_for_a_leaver_is_gone(evening: Evening) -> None:
    evening.do("give_card", card="P7", player="d")
    evening.do("give_card", card="P8", player="a")
    evening.do("give_rest", player="c")
    evening.do("leave", player="d")
    assert "d" not in evening.state["draft"]["piles"]
    assert "P7" in evening.state["draft"]["piles"]["c"], "the rest follows"
    evening.do("undo")
    evening.do("leave", player="c")
    assert "filled" not in evening.state["draft"]


def test_whoever_never_played_is_taken_off_the_sheet(evening: Evening) -> None:
    evening.do("join", start="highest", name="Max")
    evening.do("give_card", card="P7", player="e")
    evening.do("leave", player="e")
    assert [player["id"] for player in evening.state["players"]] == ["a", "b", "c", "d"]
    assert evening.state["draft"]["piles"] == {}


def test_a_leaver_comes_back_to_the_old_seat(evening: Evening) -> None:
    evening.do("leave", player="b")
    assert evening.refused("leave", player="b") == "has_left"
    evening.do("return", player="b")
    assert evening.state["players"][1] == {"id": "b", "name": "Nico"}
    assert evening.state["draft"]["seats"] == ["a", "b", "c", "d"]
    assert evening.refused("return", player="b") == "already_seated"


def test_whoever_pauses_keeps_total_and_place_and_can_return(evening: Evening) -> None:
    evening.do("set_players", count=3)
    seat = next(seat for seat in evening.game["seats"] if seat["player"] == "d")
    assert (seat["state"], seat["text"], seat["can_return"]) == ("pausing", "Lea: 200\u00a0points, sits out", True)
    evening.write(100, 100, 50)
    assert evening.totals["d"] == 200
    assert evening.places == [1, 2, 4, 3]
    assert evening.game["table"]["rows"][2]["cells"][3]["aria"] == "Lea: not in round\u00a03"
    evening.do("return", player="d")
    assert evening.state["draft"]["seats"] == ["a", "b", "c", "d"]


def test_a_waiting_player_fills_the_seat_of_a_leaver(evening: Evening) -> None:
    evening.do("set_players", count=3)
    evening.do("leave", player="a")
    assert evening.state["draft"]["seats"] == ["b", "c", "d"]


def test_nobody_comes_back_to_a_full_table(evening: Evening) -> None:
    evening.do("leave", player="a")
    for _ in range(5):
        evening.do("join", start="zero")
    assert evening.refused("return", player="a") == "table_full"
    assert not any(seat["can_return"] for seat in evening.game["seats"])


def test_while_a_round_is_changed_joining_and_leaving_are_about_the_coming_one(evening: Evening) -> None:
    evening.do("edit_round", round=0)
    edited = evening.state["draft"]
    evening.do("join", start="zero", name="Max")
    evening.do("leave", player="a")
    assert evening.state["draft"] == edited
    assert evening.state["aside"]["seats"] == ["b", "c", "d", "e"]
    evening.do("write_round")
    assert evening.state["draft"]["seats"] == ["b", "c", "d", "e"]
    assert evening.scores()[0] == [72, 68, 80, None, 30]


# --- seats, names, dealer ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "by", "order"),
    [("a", 1, "bacd"), ("a", 2, "bcad"), ("d", -3, "dabc"), ("b", 9, ""), ("b", 8, "acdb"), ("b", 0, "abcd")],
)
def test_a_player_moves_past_others(evening: Evening, player: str, by: int, order: str) -> None:
    if not order:
        assert evening.refused("move_player", player=player, by=by) == "out_of_range"
        return
    scores = evening.scores()
    evening.do("move_player", player=player, by=by)
    assert "".join(evening.state["draft"]["seats"]) == order
    assert "".join(one["id"] for one in evening.state["players"]) == order
    assert evening.scores() == [[row["abcd".index(one)] for one in order] for row in scores]
    assert [row["dealer"] for row in evening.game["table"]["rows"]] == ["a", "b"]


def test_who_can_move_where(evening: Evening) -> None:
    can = [(seat["can_move_earlier"], seat["can_move_later"]) for seat in evening.game["seats"]]
    assert can == [(False, True), (True, True), (True, True), (True, False)]
    evening.do("leave", player="d")
    assert evening.refused("move_player", player="d", by=-1) == "not_seated"


def test_the_dealer_can_be_chosen_and_the_deal_goes_on_from_there(evening: Evening) -> None:
    assert evening.game["deal"]["dealer_text"] == "Pat deals"
    evening.do("set_dealer", player="a")
    assert [dealer["chosen"] for dealer in evening.game["dealers"]] == [True, False, False, False]
    evening.write(30, 72, 68, 80)
    assert evening.game["deal"]["dealer"] == "b"
    assert evening.refused("set_dealer", player="z") == "unknown_player"
    evening.do("leave", player="d")
    assert evening.refused("set_dealer", player="d") == "not_seated"


def test_two_annas_are_two_people() -> None:
    evening = Evening(["Anna", "Anna", "Pat"])
    evening.write(100, 100, 50)
    evening.do("join", start="zero", name="Anna")
    assert [column["label"] for column in evening.game["table"]["columns"]] == ["Anna", "Anna", "Pat", "Anna"]
    assert [column["letter"] for column in evening.game["table"]["columns"]] == ["A", "B", "C", "D"]
    assert evening.scores() == [[100, 100, 50, None]]


def test_a_nameless_player_keeps_the_number_of_the_place_at_the_table(evening: Evening) -> None:
    evening.do("set_name", player="c", name=" ")
    evening.do("leave", player="b")
    assert evening.view["players"][1]["label"] == "Player\u00a03"
    assert evening.game["table"]["columns"][1]["label"] == "Player\u00a03"

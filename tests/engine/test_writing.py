"""A round is written only if it holds, and as it was taken, whatever a house rule makes of it."""

from typing import Any

import pytest
from engine.evening import BY_CARDS, Evening

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
            "Not written down. Adds up to\u00a0250, but cannot be right. Emma and Nico: 1 and 1 cannot come about together. ",
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

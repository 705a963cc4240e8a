"""Actions: each one, and any sequence of them: no card lies in two piles, nothing entered is lost by moving seats."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from calculator import service
from calculator.errors import InputError
from calculator.papayoo import saved
from calculator.papayoo.actions import LARGEST_ENTROPY, act, fresh
from calculator.papayoo.cards import PAPAYOO, PAYOOS, SUITS
from calculator.papayoo.examples import EXAMPLES, example_state
from calculator.papayoo.piling import CHIPS, chip_of
from calculator.papayoo.types import State


def _act(state: State, *actions: dict[str, Any]) -> State:
    for action in actions:
        before = json.dumps(state)
        following = act(state, action)
        assert json.dumps(state) == before, "the given state was changed"
        assert saved.checked(following) == following
        state = following
    return state


def _card(card: str, player: str | None) -> dict[str, Any]:
    return {"type": "give_card", "card": card, "player": player}


def _points(player: str, text: str) -> dict[str, Any]:
    return {"type": "set_points", "player": player, "text": text}


def _rest(player: str | None) -> dict[str, Any]:
    return {"type": "give_rest", "player": player}


def _die(suit: str | None) -> dict[str, Any]:
    return {"type": "set_die", "suit": suit}


def _count(count: int) -> dict[str, Any]:
    return {"type": "set_players", "count": count}


def _piles(state: State) -> dict[str, Any]:
    return state["draft"]["piles"]


def _refused(state: State, action: Any) -> tuple[str, tuple[str | int, ...]]:
    with pytest.raises(InputError) as refused:
        act(state, action)
    return refused.value.code, refused.value.path


# --- each action -------------------------------------------------------------------------------------------------


def test_a_new_game_has_nameless_players_and_an_empty_draft() -> None:
    state = _act(fresh(), {"type": "new_game", "players": 5, "id": "k3v9", "started": "2026-11-30T20:15:00.000Z"})
    assert state["id"] == "k3v9"
    assert state["started"] == "2026-11-30T20:15:00.000Z"
    assert [player["id"] for player in state["players"]] == list("abcde")
    assert state["draft"] == {"seats": list("abcde"), "die": None, "piles": {}}
    assert _refused(state, {"type": "new_game", "players": 9}) == ("out_of_range", ("players",))
    assert _refused(state, {"type": "new_game", "players": 4, "started": "today"}) == ("not_a_time", ("started",))


def test_more_and_fewer_players_and_nothing_is_lost() -> None:
    named = {"type": "set_name", "player": "d", "name": "Lea"}
    state = _act(fresh(), _card("P3", "a"), _card("P20", "d"), _points("c", "3+8"), named)
    smaller = _act(state, _count(3))
    assert smaller["draft"]["seats"] == ["a", "b", "c"]
    assert _piles(smaller)["d"] == ["P20"]
    larger = _act(smaller, _count(8))
    assert larger["draft"]["seats"] == list("abcdefgh")
    back = _act(larger, _count(4))
    assert back["draft"] == state["draft"]
    assert back["players"][:4] == state["players"]


def test_a_card_kept_aside_is_taken_by_whoever_gets_it() -> None:
    state = _act(fresh(), _card("P20", "d"), _card("P19", "d"), _count(3), _card("P20", "a"), _count(4))
    assert _piles(state) == {"a": ["P20"], "d": ["P19"]}


def test_a_dealer_who_no_longer_sits_no_longer_deals() -> None:
    state = fresh()
    state["draft"]["dealer"] = "d"
    assert "dealer" not in _act(state, _count(3))["draft"]
    assert _act(state, _count(5))["draft"]["dealer"] == "d"


def test_those_who_left_do_not_come_back_by_themselves() -> None:
    state = fresh()
    state["players"][3]["left"] = True
    state["draft"]["seats"] = ["a", "b", "c"]
    assert _act(state, _count(4))["draft"]["seats"] == ["a", "b", "c", "e"]


def test_sixty_four_players_are_the_most() -> None:
    state = fresh(8)
    state["players"] += [{"id": f"x{n}", "name": "", "left": True} for n in range(56)]
    state["draft"]["seats"] = list("abcdefg")
    state["players"][7]["left"] = True
    assert _refused(state, _count(8)) == ("too_many_players", ("count",))


def test_names_are_kept_as_typed() -> None:
    state = _act(fresh(), {"type": "set_name", "player": "b", "name": " <b>Zoë</b> {n} "})
    assert state["players"][1]["name"] == " <b>Zoë</b> {n} "
    assert _refused(state, {"type": "set_name", "player": "b", "name": "n" * 101}) == ("name_too_long", ("name",))
    assert _refused(state, {"type": "set_name", "player": "z", "name": "n"}) == ("unknown_player", ("player",))


@pytest.mark.parametrize("entropy", range(8))
def test_each_suit_is_on_two_of_eight_faces(entropy: int) -> None:
    rolled = _act(fresh(), {"type": "roll_die", "entropy": entropy})["draft"]["die"]
    assert rolled == SUITS[entropy // 2]
    assert _act(fresh(), {"type": "roll_die", "entropy": entropy + 8})["draft"]["die"] == rolled


def test_the_die_takes_32_bits() -> None:
    assert _act(fresh(), {"type": "roll_die", "entropy": LARGEST_ENTROPY})["draft"]["die"] == "clubs"
    for entropy in (-1, LARGEST_ENTROPY + 1):
        assert _refused(fresh(), {"type": "roll_die", "entropy": entropy}) == ("out_of_range", ("entropy",))


def test_a_chip_lies_in_one_pile_and_a_pile_without_chips_is_not_entered() -> None:
    state = _act(fresh(), _card("P7", "a"), _card("P2", "a"), _card("P7", "b"))
    assert _piles(state) == {"a": ["P2"], "b": ["P7"]}
    assert _piles(_act(state, _card("P7", None))) == {"a": ["P2"], "b": None}
    assert _piles(_act(state, _card("P2", "b")))["a"] is None


def test_piles_stay_in_the_order_of_the_chips() -> None:
    state = _act(fresh(), _card("H7", "a"), _card(PAPAYOO, "a"), _card("P10", "a"), _card("P2", "a"))
    assert _piles(state)["a"] == ["P2", "P10", "PAPAYOO", "H7"]


def test_the_7_of_the_die_is_the_papayoo() -> None:
    state = _act(fresh(), _die("clubs"), _card("C7", "a"), _card(PAPAYOO, "b"))
    assert _piles(state) == {"a": None, "b": ["PAPAYOO"]}


def test_another_suit_keeps_the_owner_of_the_papayoo() -> None:
    state = _act(fresh(), _die("clubs"), _card(PAPAYOO, "a"), _die("hearts"))
    assert _piles(state)["a"] == ["PAPAYOO"]
    written = fresh()
    written["draft"].update({"die": "clubs", "piles": {"a": ["P3", "C7"]}})
    assert _piles(_act(written, _die("hearts")))["a"] == ["P3", "PAPAYOO"]


def test_a_wrong_suit_corrected_leaves_everything_as_it_was() -> None:
    state = example_state(EXAMPLES["missing-payoo-7"], "en")
    for wrong in (*SUITS, None):
        assert _act(state, _die(wrong), _die("clubs"))["draft"] == state["draft"]


def test_a_7_that_becomes_the_papayoo_cannot_lie_elsewhere() -> None:
    state = _act(fresh(), _die("clubs"), _card(PAPAYOO, "a"), _card("H7", "b"), _die("hearts"))
    assert _piles(state) == {"a": ["PAPAYOO"], "b": ["C7"]}
    unknown = _act(fresh(), _card(PAPAYOO, "a"), _card("H7", "b"), _die("hearts"))
    assert _piles(unknown) == {"a": ["PAPAYOO"], "b": None}


def test_the_first_chip_turns_a_pile_by_points_into_a_list_and_a_number_frees_the_chips() -> None:
    state = _act(fresh(), _points("a", "30"), _card("P3", "a"))
    assert _piles(state)["a"] == ["P3"]
    state = _act(state, _card("P4", "a"), _points("a", "3+8 19"))
    assert _piles(state)["a"] == "3+8 19"
    assert _piles(_act(state, _points("a", "  + ")))["a"] is None


@pytest.mark.parametrize("text", ["3a", "3*8", "30.0", "3-", "١"])
def test_what_is_no_sum_is_refused(text: str) -> None:
    assert _refused(fresh(), _points("a", text)) == ("not_a_sum", ("text",))


def test_a_negative_or_too_high_score_is_for_the_check_to_find() -> None:
    assert _piles(_act(fresh(), _points("a", "-50"), _points("b", "300"))) == {"a": "-50", "b": "300"}


def test_clearing() -> None:
    state = _act(fresh(), _die("clubs"), _card("P3", "a"), _points("b", "7"), {"type": "set_name", "player": "a", "name": "Emma"})
    assert _piles(_act(state, {"type": "clear_pile", "player": "b"})) == {"a": ["P3"], "b": None}
    cleared = _act(state, _rest("c"), {"type": "clear_round"})
    assert cleared["draft"] == {"seats": list("abcd"), "die": None, "piles": {}}
    assert cleared["players"][0]["name"] == "Emma"


def test_judging_and_sharing_change_nothing() -> None:
    state = example_state(EXAMPLES["missing-payoo-7"], "pl")
    assert _act(state, {"type": "judge"}, {"type": "share_round", "anonymous": True}) == state


def test_what_is_not_known_is_kept() -> None:
    state: Any = fresh()
    state["x-note"] = {"kept": [1.5]}
    state["players"][0]["colour"] = "red"
    state["draft"]["remark"] = "loud"
    following: Any = _act(
        state, _card("P3", "a"), _points("b", "3"), _die("clubs"), _rest("d"), _count(5), {"type": "clear_round"}
    )  # fmt: skip
    assert following["x-note"] == {"kept": [1.5]}
    assert following["players"][0]["colour"] == "red"
    assert following["draft"]["remark"] == "loud"


# --- the rest ----------------------------------------------------------------------------------------------------


def test_the_rest_by_cards_is_every_card_that_the_others_do_not_hold() -> None:
    state = _act(fresh(), _card("P20", "a"), _card(PAPAYOO, "b"), _card("P1", "c"), _rest("d"))
    assert _piles(state)["d"] == [f"P{n}" for n in range(2, 20)]
    assert state["draft"]["filled"] == "d"


def test_the_rest_keeps_what_the_pile_held_and_can_be_taken_back() -> None:
    state = _act(fresh(), _card("P20", "d"), _card("H7", "d"), _card("P1", "a"), _rest("d"))
    assert _piles(state)["d"] == [f"P{n}" for n in range(2, 21)] + ["PAPAYOO", "H7"]
    back = _act(state, _rest(None))
    assert _piles(back)["d"] == ["P20", "H7"]
    assert not {"filled", "before_rest"} & set(back["draft"])
    moved = _act(state, _card("P20", "b"), _rest(None))
    assert _piles(moved) == {"a": ["P1"], "b": ["P20"], "d": ["H7"]}


def test_the_filled_pile_follows_the_others() -> None:
    state = _act(fresh(), _card("P1", "a"), _rest("d"), _card("P2", "b"))
    assert "P2" not in _piles(state)["d"]
    assert "P2" in _piles(_act(state, _card("P2", None)))["d"]
    assert state["draft"]["filled"] == "d"
    pointed = _act(state, _points("c", "50"))
    assert _piles(pointed)["d"] == 250 - 1 - 2 - 50
    assert _piles(_act(pointed, _points("c", "")))["d"] == [f"P{n}" for n in range(3, 21)] + ["PAPAYOO"]


def test_the_rest_by_points() -> None:
    state = _act(fresh(), _points("a", "30"), _points("b", "72"), _points("c", "68"), _rest("d"))
    assert _piles(state)["d"] == 80
    assert _piles(_act(state, _points("c", "61")))["d"] == 87
    assert _piles(_act(state, _rest("c")))["c"] == 148
    assert _piles(_act(state, _rest("c")))["d"] is None


def test_the_rest_cannot_be_less_than_nothing() -> None:
    state = _act(fresh(), _points("a", "200"), _points("b", "51"))
    assert _refused(state, _rest("c")) == ("rest_negative", ("player",))
    # Once filled, it stays filled while the others are being typed.
    state = _act(fresh(), _points("a", "200"), _rest("c"), _points("b", "5"), _points("b", "51"))
    assert _piles(state)["c"] == 0
    assert _piles(_act(state, _points("b", "50")))["c"] == 0
    assert _piles(_act(state, _points("b", "49")))["c"] == 1


def test_the_rest_moves_on() -> None:
    state = _act(fresh(), _card("P3", "c"), _rest("c"), _rest("d"))
    assert _piles(state)["c"] == ["P3"]
    assert state["draft"]["filled"] == "d"


@pytest.mark.parametrize(
    ("edit", "pile"),
    [
        (_card("P5", None), [card for card in CHIPS if card not in ("P1", "P5")]),
        (_card("P1", "d"), list(CHIPS)),
        (_points("d", "9"), "9"),
        ({"type": "clear_pile", "player": "d"}, None),
    ],
)
def test_a_filled_pile_that_is_edited_itself_is_an_ordinary_pile(edit: dict[str, Any], pile: Any) -> None:
    state = _act(fresh(), _card("P1", "a"), _rest("d"), edit)
    assert _piles(state)["d"] == pile
    assert "filled" not in state["draft"]


def test_a_filled_pile_kept_aside_comes_back_as_the_rest() -> None:
    state = _act(fresh(), _card("P1", "a"), _rest("d"), _count(3), _card("P2", "b"), _count(4))
    assert _piles(state)["d"] == [card for card in CHIPS if card not in ("P1", "P2")]


def test_the_rest_may_cover_what_is_kept_aside_until_it_comes_back() -> None:
    state = _act(fresh(), _card("P9", "d"), _count(3), _rest("c"))
    assert "P9" in _piles(state)["c"]
    assert "P9" not in _piles(_act(state, _count(4)))["c"]
    edited = _act(state, _card("P1", None), _count(4))
    assert "P9" in _piles(edited)["c"]
    assert _piles(edited)["d"] is None


# --- what cannot be done -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "code", "path"),
    [
        (None, "wrong_type", ()),
        ([], "wrong_type", ()),
        ({}, "missing_key", ()),
        ({"type": 3}, "wrong_type", ("type",)),
        ({"type": "fly"}, "unknown_action", ("type",)),
        ({"type": "__init__"}, "unknown_action", ("type",)),
        ({"type": "set_players"}, "missing_key", ()),
        ({"type": "set_players", "count": 4.0}, "not_whole", ("count",)),
        ({"type": "set_players", "count": True}, "wrong_type", ("count",)),
        ({"type": "set_players", "count": 2}, "out_of_range", ("count",)),
        ({"type": "set_die", "suit": "payoo"}, "unknown_suit", ("suit",)),
        ({"type": "set_die", "suit": 1}, "wrong_type", ("suit",)),
        ({"type": "give_card", "card": "P21", "player": "a"}, "unknown_card", ("card",)),
        ({"type": "give_card", "card": "P1", "player": "e"}, "unknown_player", ("player",)),
        ({"type": "give_card", "card": "P1"}, "missing_key", ()),
        ({"type": "set_points", "player": None, "text": "1"}, "wrong_type", ("player",)),
        ({"type": "set_points", "player": "a", "text": 1}, "wrong_type", ("text",)),
        ({"type": "set_points", "player": "a", "text": "1" * 300}, "sum_too_long", ("text",)),
        ({"type": "give_rest", "player": "z"}, "unknown_player", ("player",)),
        ({"type": "share_round", "anonymous": "yes"}, "wrong_type", ("anonymous",)),
    ],
)
def test_a_bad_action_is_a_named_error(action: Any, code: str, path: tuple[str, ...]) -> None:
    assert _refused(fresh(), action) == (code, path)


def test_nobody_who_does_not_sit_is_given_anything() -> None:
    state = _act(fresh(), _count(3))
    for action in (_card("P1", "d"), _points("d", "3"), _rest("d"), {"type": "clear_pile", "player": "d"}):
        assert _refused(state, action) == ("not_seated", ("player",))


# --- any sequence ------------------------------------------------------------------------------------------------

_players = st.sampled_from("abcdefgh")
_cards = st.sampled_from([*CHIPS, "S7", "H7", "D7", "C7", "C1", "H10"])
_texts = st.sampled_from(["", "0", "7", "30", "3+8+19", "3 8", "250", "-50", "12+", "300"])


class Table(RuleBasedStateMachine):
    """Any actions in any order, through the door."""

    def __init__(self) -> None:
        super().__init__()
        self.state = fresh()

    def do(self, **action: Any) -> None:
        answer: Any = service.apply(self.state, action, "de")  # type: ignore[arg-type]
        if "error" in answer:
            assert answer["error"]["code"] in {"not_seated", "unknown_player", "rest_negative"}
            return
        self.state = answer["state"]

    @rule(count=st.integers(3, 8))
    def set_players(self, count: int) -> None:
        self.do(type="set_players", count=count)

    @rule(suit=st.sampled_from([None, *SUITS]))
    def set_die(self, suit: str | None) -> None:
        self.do(type="set_die", suit=suit)

    @rule(entropy=st.integers(0, LARGEST_ENTROPY))
    def roll(self, entropy: int) -> None:
        self.do(type="roll_die", entropy=entropy)

    @rule(card=_cards, player=_players | st.none())
    def give_card(self, card: str, player: str | None) -> None:
        self.do(type="give_card", card=card, player=player)

    @rule(player=_players, text=_texts)
    def set_points(self, player: str, text: str) -> None:
        self.do(type="set_points", player=player, text=text)

    @rule(player=_players | st.none())
    def give_rest(self, player: str | None) -> None:
        self.do(type="give_rest", player=player)

    @rule(player=_players)
    def clear_pile(self, player: str) -> None:
        self.do(type="clear_pile", player=player)

    @rule(player=_players, name=st.text(max_size=12))
    def set_name(self, player: str, name: str) -> None:
        self.do(type="set_name", player=player, name=name)

    @rule(kind=st.sampled_from(["clear_round", "judge"]))
    def whole_round(self, kind: str) -> None:
        self.do(type=kind)

    @precondition(lambda self: "filled" not in self.state["draft"])
    @rule(count=st.integers(3, 8))
    def seats_back_and_forth(self, count: int) -> None:
        here = len(self.state["draft"]["seats"])
        there = act(self.state, {"type": "set_players", "count": count})
        assert act(there, {"type": "set_players", "count": here})["draft"] == self.state["draft"]

    @rule()
    def share_and_open(self) -> None:
        answer: Any = service.apply(self.state, {"type": "share_round"}, "fr")
        opened: Any = service.read(answer["link"])
        seats = self.state["draft"]["seats"]
        assert opened["draft"]["seats"] == seats
        assert opened["draft"]["die"] == self.state["draft"]["die"]
        assert opened["draft"]["piles"] == {seat: _piles(self.state).get(seat) for seat in seats}

    @invariant()
    def no_card_lies_in_two_piles(self) -> None:
        draft = self.state["draft"]
        lists = [pile for seat in draft["seats"] if isinstance(pile := draft["piles"].get(seat), list)]
        chips = [chip_of(card, draft["die"]) for pile in lists for card in pile]
        assert len(chips) == len(set(chips))

    @invariant()
    def the_state_is_a_saved_game(self) -> None:
        assert saved.loads(saved.dumps(self.state)) == self.state

    @invariant()
    def the_filled_pile_makes_the_sum_whole(self) -> None:
        draft = self.state["draft"]
        if draft.get("filled") in draft["seats"]:
            shown: Any = service.view(self.state)
            others = [player["points"] or 0 for player in shown["players"] if not player["filled"]]
            assert shown["sum"]["total"] == max(250, sum(others))

    @invariant()
    def the_view_never_fails(self) -> None:
        shown: Any = service.view(self.state, "pl")
        assert "error" not in shown
        assert len(shown["players"]) == len(self.state["draft"]["seats"])
        assert all(player["aria"] for player in shown["players"])
        assert {chip["card"] for chip in shown["chips"]} == {*PAYOOS, PAPAYOO}


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)

"""Whole evenings at random: whatever is done in whatever order, the sheet adds up and nothing gets lost on the way."""

import json
from typing import Any

from engine.evening import Evening
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from calculator import service
from calculator.errors import CODES
from calculator.papayoo import links, saved
from calculator.papayoo.cards import PAPAYOO, PAYOOS, SUITS
from calculator.papayoo.game import places
from calculator.papayoo.scoring import ROUND_TOTAL, points_of
from calculator.words import LANGS

CHIPS = (*PAYOOS, PAPAYOO)
PLAYERS = "abcdefghijkl"
#: What is refused in an evening where every action is well formed but may come at a wrong moment.
REFUSALS = {
    "round_refused", "need_die", "game_over", "not_over", "no_rounds", "no_round", "not_editing", "table_full", "has_left",
    "already_seated", "nothing_to_undo", "nothing_to_redo", "not_seated", "unknown_player", "too_few_players", "rest_negative",
}  # fmt: skip

_player = st.sampled_from(PLAYERS)
_name = st.sampled_from(["", "Emma", "Anna", "Anna", "<b>{n}</b>", "=1+1", "\u202ex", "שרה"])


class WholeEvening(RuleBasedStateMachine):
    """An evening at the door, with undo, redo, changes, joiners and leavers, and what must hold after each step."""

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening(["", "Emma", "Emma", ""])

    def act(self, kind: str, /, **fields: Any) -> bool:
        """Do it if it can be done; the answer says whether it was."""
        answer = self.evening.ask(kind, **fields)
        if "error" in answer:
            assert answer["error"]["code"] in REFUSALS, answer
            assert answer["error"]["text"]
            return False
        self.evening.state, self.evening.history, self.evening.view = answer["state"], answer["history"], answer["view"]
        return True

    @property
    def seats(self) -> list[str]:
        seats: list[str] = self.evening.state["draft"]["seats"]
        return seats

    # --- a round -------------------------------------------------------------------------------------------------

    @rule(data=st.data(), die=st.sampled_from(SUITS), takers=st.integers(1, 8))
    def write_by_cards(self, data: st.DataObject, die: Any, takers: int) -> None:
        chance = data.draw(st.randoms(use_true_random=False))
        owners = {card: self.seats[chance.randrange(min(takers, len(self.seats)))] for card in CHIPS}
        piles: Any = {seat: [card for card in CHIPS if owners[card] == seat] or None for seat in self.seats}
        self.enter(die, piles)
        self.write()

    @rule(data=st.data(), die=st.sampled_from(SUITS), takers=st.integers(1, 8), sums=st.booleans())
    def write_by_points(self, data: st.DataObject, die: Any, takers: int, sums: bool) -> None:
        chance = data.draw(st.randoms(use_true_random=False))
        taken: dict[str, list[int]] = {seat: [] for seat in self.seats}
        for card in CHIPS:
            taken[self.seats[chance.randrange(min(takers, len(self.seats)))]].append(points_of(card, die))
        self.act("clear_round")
        self.act("set_die", suit=die)
        for seat, one in taken.items():
            self.act("set_points", player=seat, text="+".join(map(str, one)) if sums and one else str(sum(one)))
        self.write()

    @rule(die=st.sampled_from(SUITS), wrong=st.integers(-9, 9).filter(bool))
    def a_wrong_round_is_never_written(self, die: Any, wrong: int) -> None:
        self.enter(die, {seat: str(ROUND_TOTAL + wrong) if seat == self.seats[0] else "0" for seat in self.seats})
        before = self.evening.state["rounds"]
        assert not self.act("write_round")
        assert self.evening.state["rounds"] == before

    def enter(self, die: str, piles: dict[str, Any]) -> None:
        """Fill the draft at one go, as a screen that was filled before the engine was up; the history does not know it."""
        draft = {**self.evening.state["draft"], "die": die, "piles": piles}
        draft.pop("filled", None)
        draft.pop("before_rest", None)
        self.evening.state = {**self.evening.state, "draft": draft}

    def write(self) -> None:
        over, editing = self.evening.game["over"], self.evening.state.get("editing")
        written = len(self.evening.state["rounds"])
        if self.act("write_round"):
            assert len(self.evening.state["rounds"]) == written + (editing is None)
            assert self.evening.game["table"]["rows"][-1 if editing is None else editing]["valid"]
        else:
            assert over
            assert editing is None

    @rule(card=st.sampled_from(CHIPS), player=_player)
    def tap(self, card: str, player: str) -> None:
        self.act("give_card", card=card, player=player)

    @rule(player=_player, text=st.sampled_from(["", "30", "3+8", "250"]))
    def type_points(self, player: str, text: str) -> None:
        self.act("set_points", player=player, text=text)

    @rule(player=_player)
    def rest(self, player: str) -> None:
        self.act("give_rest", player=player)

    # --- rounds that stand ---------------------------------------------------------------------------------------

    @rule(place=st.integers(0, 5))
    def open_a_round(self, place: int) -> None:
        self.act("edit_round", round=place)

    @rule()
    def leave_a_round_as_it_was(self) -> None:
        before = self.evening.state["rounds"]
        self.act("cancel_edit")
        assert self.evening.state["rounds"] == before

    @rule(place=st.integers(0, 5))
    def delete_a_round(self, place: int) -> None:
        before = self.evening.state["rounds"]
        if self.act("delete_round", round=place):
            assert self.evening.state["rounds"] == [one for at, one in enumerate(before) if at != place]

    # --- players, ends, rules ------------------------------------------------------------------------------------

    @rule(start=st.sampled_from(["zero", "highest", "average"]), name=_name)
    def join(self, start: str, name: str) -> None:
        if len(self.evening.state["players"]) < len(PLAYERS):
            self.rows_stay("join", start=start, name=name)

    @rule(player=_player)
    def leave(self, player: str) -> None:
        self.rows_stay("leave", player=player)

    @rule(player=_player)
    def come_back(self, player: str) -> None:
        self.rows_stay("return", player=player)

    @rule(player=_player, by=st.integers(-8, 8))
    def move(self, player: str, by: int) -> None:
        self.rows_stay("move_player", player=player, by=by)

    @rule(count=st.integers(3, 8))
    def sit(self, count: int) -> None:
        self.rows_stay("set_players", count=count)

    def rows_stay(self, kind: str, /, **fields: Any) -> None:
        before = self.rows()
        self.act(kind, **fields)
        assert self.rows() == before

    def rows(self) -> list[Any]:
        """What the table says of each round: who dealt, who scored what."""
        return [
            (row["dealer"], {cell["player"]: cell["text"] for cell in row["cells"] if cell["text"]})
            for row in self.evening.game["table"]["rows"]
        ]

    @rule(player=_player)
    def deal(self, player: str) -> None:
        self.act("set_dealer", player=player)

    @rule(player=_player, name=_name)
    def rename(self, player: str, name: str) -> None:
        self.act("set_name", player=player, name=name)

    @rule(end=st.sampled_from([("open", 1), ("rounds", 2), ("rounds", 5), ("points", 250), ("points", 1000)]))
    def end(self, end: tuple[str, int]) -> None:
        self.act("set_end", kind=end[0], value=end[1])

    @rule(kind=st.sampled_from(["end_game", "play_one_more", "clear_round", "judge"]))
    def one_tap(self, kind: str) -> None:
        self.act(kind)

    @rule(moon=st.booleans())
    def moon(self, moon: bool) -> None:
        self.act("set_house_rules", shoot_the_moon=moon)

    @rule()
    def rematch(self) -> None:
        if self.act("rematch", id="again", started="2026-11-30T22:00:00Z"):
            assert self.evening.state["rounds"] == []
            assert not self.evening.game["can_undo"]

    # --- there and back ------------------------------------------------------------------------------------------

    @precondition(lambda self: self.evening.history and self.evening.history["past"])
    @rule()
    def undo_and_redo_are_each_other_s_way_back(self) -> None:
        state, view = self.evening.state, self.evening.view
        back = 0
        while back < 12 and self.act("undo"):
            back += 1
        for _ in range(back):
            assert self.act("redo")
        assert self.evening.state == state
        # Nothing to undo: the draft was filled at one go, and the history is about another state.
        assert not back or self.evening.game == view["game"]

    @rule()
    def undo(self) -> None:
        self.act("undo")

    @rule()
    def redo(self) -> None:
        self.act("redo")

    # --- what always holds ---------------------------------------------------------------------------------------

    @invariant()
    def the_sheet_adds_up(self) -> None:
        table, game = self.evening.game["table"], self.evening.game
        moon = self.evening.state.get("house_rules", {}).get("shoot_the_moon", False)
        for row in table["rows"]:
            assert [cell["player"] for cell in row["cells"]] == [column["player"] for column in table["columns"]]
            seated = [cell for cell in row["cells"] if cell["score"] is not None]
            assert row["valid"], "only a file or a link brings a round that does not hold"
            taken = [cell["score"] if cell["taken"] is None else cell["taken"] for cell in seated]
            assert sum(taken) == ROUND_TOTAL
            shot = moon and max(taken) == ROUND_TOTAL
            assert sum(cell["score"] for cell in seated) == (ROUND_TOTAL * (len(seated) - 1) if shot else ROUND_TOTAL)
        for place, column in enumerate(table["columns"]):
            total = column["start"]
            for row in table["rows"]:
                cell = row["cells"][place]
                if cell["score"] is not None:
                    total += cell["score"]
                    assert cell["total"] == total
            assert column["total"] == total
            series = [one["points"] for one in game["chart"]["series"] if one["player"] == column["player"]]
            if series and not column["left"]:
                assert series[0][-1] == total

    @invariant()
    def places_and_winners_are_those_of_the_totals(self) -> None:
        game = self.evening.game
        playing = {column["player"]: column["total"] for column in game["table"]["columns"] if not column["left"]}
        if not game["table"]["rows"]:
            return
        ranked = places(playing)
        assert {c["player"]: c["place"] for c in game["table"]["columns"] if not c["left"]} == ranked
        assert game["winners"] == ([player for player, place in ranked.items() if place == 1] if game["finished"] else [])
        assert bool(game["winners_text"]) == game["finished"]

    @invariant()
    def a_file_and_a_link_hold_the_game(self) -> None:
        state = self.evening.state
        exported: Any = service.export(state, "json", "pl")
        assert service.read(exported["text"]) == state
        document = links.game_document(state)
        assert saved.checked(document) == document
        assert service.read(links.encode(links.GAME, document)) == document
        if "editing" not in state and "before_rest" not in state["draft"]:
            assert document == state

    @invariant()
    def any_language_can_show_it_and_json_can_hold_it(self) -> None:
        lang = LANGS[len(self.evening.state["rounds"]) % len(LANGS)]
        view: Any = service.view(self.evening.state, lang, self.evening.history)
        assert json.loads(json.dumps(view)) == view
        table: Any = service.export(self.evening.state, "csv", lang)
        assert table["text"].count("\r\n") >= len(self.evening.state["rounds"]) + 2

    @invariant()
    def the_history_stays_small(self) -> None:
        assert len(self.evening.history["past"]) + len(self.evening.history["future"]) <= 50


TestWholeEvening = WholeEvening.TestCase
TestWholeEvening.settings = settings(
    max_examples=30, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def test_the_refusals_have_sentences() -> None:
    assert set(CODES) >= REFUSALS

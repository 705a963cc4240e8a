"""An evening at the door, for tests: one game, one history, actions one after the other."""

import json
from collections.abc import Sequence
from typing import Any

from calculator import service
from calculator.papayoo import saved


class Evening:
    """A game that is played through ``service.apply``; every state is checked, and what was given is never changed."""

    def __init__(self, names: Sequence[str] = ("Emma", "Nico", "Pat", "Lea"), lang: str = "en") -> None:
        self.lang = lang
        self.state: Any = None
        self.history: Any = None
        self.view: Any = None
        self.said = ""
        self.do("new_game", players=len(names), id="k3v9", started="2026-11-30T20:15:00+01:00")
        for player, name in zip("abcdefgh", names, strict=False):
            if name:
                self.do("set_name", player=player, name=name)

    def do(self, kind: str, /, **fields: Any) -> Any:
        """Apply an action and keep what comes out; the answer is the view."""
        answer = self.ask(kind, **fields)
        assert "error" not in answer, answer
        self.state, self.history, self.view = answer["state"], answer["history"], answer["view"]
        self.said = self.view["announce"]
        return self.view

    def ask(self, kind: str, /, **fields: Any) -> Any:
        """The answer to an action, whatever it is; nothing is kept."""
        before = json.dumps([self.state, self.history])
        action: Any = {"type": kind, **fields}
        answer: Any = service.apply(self.state, action, self.lang, self.history)
        assert json.dumps([self.state, self.history]) == before, "what was given was changed"
        if "error" not in answer:
            assert saved.checked(answer["state"]) == answer["state"]
        return answer

    def refused(self, kind: str, /, **fields: Any) -> str:
        """The code of the error with which an action is refused."""
        answer = self.ask(kind, **fields)
        assert "error" in answer, answer
        return str(answer["error"]["code"])

    def enter(self, *piles: Any, die: str = "clubs") -> None:
        """Enter a round into the draft: a list of cards, or points as typed; None leaves a pile out."""
        seats = self.state["draft"]["seats"]
        self.do("set_die", suit=die)
        for seat, pile in zip(seats, piles, strict=True):
            if isinstance(pile, list):
                for card in pile:
                    self.do("give_card", card=card, player=seat)
            elif pile is not None:
                self.do("set_points", player=seat, text=str(pile))

    def write(self, *piles: Any, die: str = "clubs") -> Any:
        """Enter a round and write it down."""
        self.enter(*piles, die=die)
        return self.do("write_round")

    @property
    def game(self) -> Any:
        return self.view["game"]

    @property
    def totals(self) -> dict[str, int]:
        return {column["player"]: column["total"] for column in self.game["table"]["columns"]}

    @property
    def places(self) -> list[int | None]:
        return [column["place"] for column in self.game["table"]["columns"]]

    def scores(self) -> list[list[int | None]]:
        """The scores as the table shows them, by round and column."""
        return [[cell["score"] for cell in row["cells"]] for row in self.game["table"]["rows"]]

    def running(self) -> list[list[int | None]]:
        """The running totals as the table shows them."""
        return [[cell["total"] for cell in row["cells"]] for row in self.game["table"]["rows"]]


#: All scoring cards for four: P3 P8 P19 = 30; P12 P20 Papayoo = 72; 68; 80.
BY_CARDS: list[list[str]] = [
    ["P3", "P8", "P19"],
    ["P12", "P20", "PAPAYOO"],
    ["P1", "P2", "P4", "P5", "P6", "P7", "P9", "P10", "P11", "P13"],
    ["P14", "P15", "P16", "P17", "P18"],
]

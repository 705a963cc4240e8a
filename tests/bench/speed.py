"""The engine's own speed: rounds checked a second, and how a game's view grows with its rounds."""

import json
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from calculator import service
from calculator.papayoo.cards import scoring_cards

SEATS = "abcdefgh"
#: A long evening: the game of the budget.
ROUNDS, PLAYERS = 16, 8
SECONDS = 1.0


def a_second(work: Callable[[], object]) -> float:
    """How often a second ``work`` can be done."""
    done, start = 0, time.perf_counter()
    while (took := time.perf_counter() - start) < SECONDS:
        work()
        done += 1
    return done / took


def piles(by: str, shift: int) -> dict[str, Any]:
    """The piles of a valid round of eight, dealt out by turns and shifted, by "cards" or by "points"."""
    cards = ["D7" if card == "PAPAYOO" else card for card in scoring_cards(None)]
    held = {seat: cards[(place + shift) % PLAYERS :: PLAYERS] for place, seat in enumerate(SEATS)}
    if by == "cards":
        return dict(held)
    return {seat: sum(40 if card == "D7" else int(card[1:]) for card in pile) for seat, pile in held.items()}


def game(rounds: int, by: str = "points") -> dict[str, Any]:
    """A saved game of eight players."""
    return {
        "format": "papayoo-game",
        "version": 1,
        "players": [{"id": seat, "name": f"Player name {seat}"} for seat in SEATS],
        "rounds": [{"die": "diamonds", "piles": piles(by, number)} for number in range(rounds)],
    }


def view_request(rounds: int = ROUNDS) -> str:
    """The request of the door whose time has a budget: what the screen shows of a long evening."""
    return json.dumps({"do": "view", "lang": "en", "state": game(rounds)})


def rounds_a_second() -> dict[str, float]:
    """Rounds read, checked and shown a second through the door, by cards and by points, one short of a card each."""

    def work(by: str) -> Callable[[], object]:
        draft = {"die": "diamonds", "piles": piles(by, 0)}
        if by == "cards":
            draft["piles"]["a"] = draft["piles"]["a"][1:]
        else:
            draft["piles"]["a"] -= 1
        request = json.dumps({"do": "view", "lang": "en", "state": {**game(0), "draft": draft}})
        return lambda: service.call(request)

    return {by: a_second(work(by)) for by in ("cards", "points")}


def growth(times: int = 20) -> dict[int, float]:
    """Median milliseconds of a view, by rounds in the game."""

    def once(request: str) -> float:
        start = time.perf_counter()
        service.call(request)
        return (time.perf_counter() - start) * 1000

    return {rounds: median(once(view_request(rounds)) for _ in range(times)) for rounds in (1, 4, 16, 64)}

"""A game with everything worked out once, from which table, chart, statistics and the rest of the score sheet are told."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from calculator.papayoo.defaults import coming_round, draft_of, game_of, seats_of
from calculator.papayoo.game import Game, Standing, standing
from calculator.papayoo.types import State
from calculator.papayoo.wording import labels_of
from calculator.words import Words


@dataclass(frozen=True)
class Sheet:
    """A game, how it stands, and what its players are called.

    ``seats`` sit in the coming round, ``columns`` are all who have played or will, clockwise, those who left last.
    ``over``: the end is reached, no round is left to play.
    """

    state: State
    game: Game
    stands: Standing
    names: dict[str, str]
    seats: tuple[str, ...]
    columns: tuple[str, ...]
    words: Words

    @cached_property
    def running_totals(self) -> list[dict[str, int]]:
        """The totals of all players before the first round and after each round."""
        totals = {player.id: player.start for player in self.game.players}
        found = [dict(totals)]
        for check in self.stands.checks:
            for player, score in check.score.items() if check.valid else ():
                totals[player] += score
            found.append(dict(totals))
        return found

    @property
    def over(self) -> bool:
        return self.stands.rounds_at_most == 0

    @property
    def editing(self) -> int | None:
        """Which of the written rounds is being changed."""
        return self.state.get("editing")

    @property
    def counted(self) -> bool:
        """Whether there is a round that counts: before that nobody has a place."""
        return any(check.valid for check in self.stands.checks)

    @property
    def draft_round(self) -> int:
        """The number, from 1, of the round that lies in the draft."""
        return (len(self.state["rounds"]) if self.editing is None else self.editing) + 1

    def letter(self, player: str) -> str:
        """The letter of a player's seat in the draft, the sign on a chip; nothing for one who does not sit."""
        seats = seats_of(self.state, draft_of(self.state))
        return chr(ord("A") + seats.index(player)) if player in seats else ""

    def left(self, player: str) -> bool:
        return any(one.id == player and one.left for one in self.game.players)


def sheet_of(state: State, words: Words) -> Sheet:
    """The score sheet of a checked saved game."""
    game = game_of(state)
    seats = seats_of(state, coming_round(state))
    played = {seat for one in game.rounds for seat in one.entry.seats}
    shown = [one for one in game.players if one.id in played or (not one.left and (one.id in seats or one.start))]
    return Sheet(
        state=state,
        game=game,
        stands=standing(game),
        names=labels_of(state, words),
        seats=tuple(seats),
        columns=tuple(one.id for one in sorted(shown, key=lambda one: one.left)),
        words=words,
    )

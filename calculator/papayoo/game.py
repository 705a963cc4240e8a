"""A game of several rounds: totals, places, its end and the next deal (rules 2.1, 5.1, 6.5, 7.1 to 7.3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.papayoo.check import Check, RoundEntry, check_round
from calculator.papayoo.deal import DEAL
from calculator.papayoo.scoring import ROUND_TOTAL


@dataclass(frozen=True)
class GamePlayer:
    """A player of the game; ``start``: points they joined with, ``left``: they no longer play."""

    id: str
    start: int = 0
    left: bool = False


@dataclass(frozen=True)
class GameEnd:
    """When the game ends: not of itself, after ``value`` rounds, or after the round in which a total reaches ``value``."""

    kind: Literal["open", "rounds", "points"] = "open"
    value: int = 0


@dataclass(frozen=True)
class GameRound:
    """A round that is written down, and who dealt it; None: the next seat after the last dealer."""

    entry: RoundEntry
    dealer: str | None = None


@dataclass(frozen=True)
class Game:
    """A game: its players clockwise, its rounds in order.

    ``next_seats`` and ``next_dealer`` say who sits in the coming round and who deals it, where the table has settled that.
    """

    players: tuple[GamePlayer, ...]
    rounds: tuple[GameRound, ...] = ()
    end: GameEnd = field(default_factory=GameEnd)
    shoot_the_moon: bool = False
    next_seats: tuple[str, ...] | None = None
    next_dealer: str | None = None


@dataclass(frozen=True)
class NextDeal:
    """The coming round: who deals, cards each, cards to pass to the left, cards to take out first, who leads the first trick."""

    dealer: str
    cards_each: int
    passed: int
    removed: tuple[str, ...]
    leads: str


@dataclass(frozen=True)
class Standing:
    """How a game stands.

    ``checks`` judge the rounds in order, ``dealers`` say who dealt them. Refused rounds count in no total, and with one the
    game is not finished. ``places`` are from 1, equal totals share one; those who left or only look on
    have none. ``winners`` is empty until
    the game is finished. ``rounds_at_most`` (still to be played) is None in a game without an end, ``next_deal`` is None where
    it cannot be told who sits down next.
    """

    checks: tuple[Check, ...]
    dealers: tuple[str, ...]
    totals: dict[str, int]
    places: dict[str, int]
    finished: bool
    winners: tuple[str, ...]
    rounds_at_most: int | None
    next_deal: NextDeal | None


def standing(game: Game) -> Standing:
    """Work out how a game stands. The next deal is given for a finished game too: the table may play one more round."""
    checks = tuple(check_round(one.entry, shoot_the_moon=game.shoot_the_moon, written=True) for one in game.rounds)
    totals = _totals(game, checks)
    playing = {player.id: totals[player.id] for player in game.players if not player.left and not _looks_on(game, player)}
    end_reached = _end_reached(game, totals)
    finished = end_reached and all(check.valid for check in checks)
    dealers = _dealers(game)
    return Standing(
        checks=checks,
        dealers=dealers,
        totals=totals,
        places=places(playing),
        finished=finished,
        winners=tuple(player for player, place in places(playing).items() if place == 1) if finished else (),
        rounds_at_most=0 if end_reached else _rounds_at_most(game, playing),
        next_deal=_next_deal(game, dealers),
    )


def places(totals: Mapping[str, int]) -> dict[str, int]:
    """The place of each player, 1 for the lowest total; equal totals share a place: 200, 200, 350 are places 1, 1, 3."""
    return {player: 1 + sum(other < total for other in totals.values()) for player, total in totals.items()}


def next_dealer(last: str, seats: Sequence[str], players: Sequence[str]) -> str:
    """Who deals after ``last``: the next of the ``seats`` clockwise; if ``last`` has left, the next of the ``players``."""
    order = seats if last in seats else players
    after = order.index(last) + 1
    return next(player for player in (*order[after:], *order[:after]) if player in seats)


def _looks_on(game: Game, player: GamePlayer) -> bool:
    """Whether a player has never sat in a round, does not sit in the coming one and has no points: nobody to compare with."""
    if player.start or game.next_seats is None:
        return False
    return player.id not in game.next_seats and not any(player.id in one.entry.seats for one in game.rounds)


def _totals(game: Game, checks: Sequence[Check]) -> dict[str, int]:
    totals = {player.id: player.start for player in game.players}
    for check in checks:
        if check.valid:
            for player, score in check.score.items():
                totals[player] += score
    return totals


def _end_reached(game: Game, totals: Mapping[str, int]) -> bool:
    if game.end.kind == "rounds":
        return len(game.rounds) >= game.end.value
    if game.end.kind == "points":
        return bool(game.rounds) and max(totals.values()) >= game.end.value
    return False


def _rounds_at_most(game: Game, playing: Mapping[str, int]) -> int | None:
    """After how many more rounds the game is over at the latest.

    With a limit: a round adds 250 points at least (more only if someone shoots the moon), and the game goes on only while
    everybody stays below the limit, so the rounds that fit below it, and one more.
    """
    if game.end.kind == "rounds":
        return game.end.value - len(game.rounds)
    if game.end.kind == "points":
        room = sum(game.end.value - 1 - total for total in playing.values())
        return room // ROUND_TOTAL + 1
    return None


def _dealers(game: Game) -> tuple[str, ...]:
    players = [player.id for player in game.players]
    dealers: list[str] = []
    for one in game.rounds:
        seats = one.entry.seats
        dealers.append(one.dealer or (next_dealer(dealers[-1], seats, players) if dealers else seats[0]))
    return tuple(dealers)


def _next_deal(game: Game, dealers: Sequence[str]) -> NextDeal | None:
    seats = game.next_seats or tuple(player.id for player in game.players if not player.left)
    if not FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        return None
    players = [player.id for player in game.players]
    dealer = game.next_dealer or (next_dealer(dealers[-1], seats, players) if dealers else seats[0])
    row = DEAL[len(seats)]
    return NextDeal(dealer=dealer, cards_each=row.cards_each, passed=row.passed, removed=row.removed, leads=dealer)

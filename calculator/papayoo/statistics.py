"""Statistics of an evening, over the rounds that count. They are about what was taken, not about what a house rule makes of it.

Each says which entry it needs where that is lacking: who took the Papayoo is known only of rounds by cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from calculator.papayoo.cards import papayoo_of, resolve
from calculator.papayoo.check import RoundEntry
from calculator.papayoo.piles import CardsPile
from calculator.papayoo.sheet import Sheet
from calculator.papayoo.types import StatisticView

_Taken = dict[str, dict[int, int]]


def statistics_of(sheet: Sheet) -> list[StatisticView]:
    """Nothing before the first round that counts."""
    if not sheet.counted:
        return []
    taken = _taken(sheet)
    return [_most(sheet, taken), _fewest(sheet, taken), _average(sheet, taken), _zero(sheet, taken), _papayoo(sheet)]


def papayoo_taker(entry: RoundEntry) -> str | None:
    """Who took the Papayoo, if a pile by cards shows it."""
    for player, pile in entry.piles.items():
        if isinstance(pile, CardsPile) and entry.die and papayoo_of(entry.die) in (resolve(c, entry.die) for c in pile.cards):
            return player
    return None


def _taken(sheet: Sheet) -> _Taken:
    """Points by player and number of the round, for all who have played a round that counts."""
    found: _Taken = {player: {} for player in sheet.columns}
    for number, check in enumerate(sheet.stands.checks, 1):
        for player, points in check.points.items() if check.valid else ():
            if points is not None:
                found[player][number] = points
    return {player: rounds for player, rounds in found.items() if rounds}


def _most(sheet: Sheet, taken: _Taken) -> StatisticView:
    lines = sorted(((max(rounds.values()), player) for player, rounds in taken.items()), key=lambda one: -one[0])
    title = sheet.words.gettext("Most points in one round")
    return {"id": "most", "title": title, "lines": [_in_rounds(sheet, taken, *one) for one in lines], "note": ""}


def _fewest(sheet: Sheet, taken: _Taken) -> StatisticView:
    lines = sorted(((min(rounds.values()), player) for player, rounds in taken.items()), key=lambda one: one[0])
    title = sheet.words.gettext("Fewest points in one round")
    return {"id": "fewest", "title": title, "lines": [_in_rounds(sheet, taken, *one) for one in lines], "note": ""}


def _in_rounds(sheet: Sheet, taken: _Taken, points: int, player: str) -> str:
    words = sheet.words
    rounds = [number for number, value in taken[player].items() if value == points]
    return words.ngettext(
        "{name}: {points}, round\u00a0{rounds}",
        "{name}: {points}, rounds\u00a0{rounds}",
        len(rounds),
        name=sheet.names[player],
        points=words.points(points),
        rounds=words.join([words.number(number) for number in rounds]),
    )


def _average(sheet: Sheet, taken: _Taken) -> StatisticView:
    words = sheet.words
    averages = {player: Fraction(sum(rounds.values()), len(rounds)) for player, rounds in taken.items()}
    lines = [
        words.gettext("{name}: {points}", name=sheet.names[player], points=words.points(average))
        for player, average in sorted(averages.items(), key=lambda one: one[1])
    ]
    return {"id": "average", "title": words.gettext("Average per round"), "lines": lines, "note": ""}


def _zero(sheet: Sheet, taken: _Taken) -> StatisticView:
    words = sheet.words
    counts = {player: list(rounds.values()).count(0) for player, rounds in taken.items()}
    lines = _times(sheet, ((player, count) for player, count in counts.items() if count))
    note = "" if lines else words.gettext("Nobody took 0\u00a0points in a round.")
    return {"id": "zero", "title": words.gettext("Rounds without points"), "lines": lines, "note": note}


def _papayoo(sheet: Sheet) -> StatisticView:
    words = sheet.words
    rounds = [one.entry for one, check in zip(sheet.game.rounds, sheet.stands.checks, strict=True) if check.valid]
    takers = [taker for entry in rounds if (taker := papayoo_taker(entry)) is not None]
    note = ""
    if not takers:
        note = words.gettext("This needs rounds entered by cards.")
    elif len(takers) < len(rounds):
        note = words.gettext("Known from rounds entered by cards: {n} of\u00a0{all}.", n=len(takers), all=len(rounds))
    return {
        "id": "papayoo",
        "title": words.gettext("Who took the Papayoo"),
        "lines": _times(sheet, Counter(takers).items()),
        "note": note,
    }


def _times(sheet: Sheet, counts: Iterable[tuple[str, int]]) -> list[str]:
    """ "Nico: 3 times", the most often first."""
    return [
        sheet.words.ngettext("{name}: {n}\u00a0time", "{name}: {n}\u00a0times", count, name=sheet.names[player])
        for player, count in sorted(counts, key=lambda one: (-one[1], sheet.columns.index(one[0])))
    ]

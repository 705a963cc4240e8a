"""What a table can choose between: seats, ways to join, ends, house rules, dealers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.papayoo.defaults import draft_of, house_rules, seats_of, staying
from calculator.papayoo.seating import starting_points
from calculator.papayoo.sheet import Sheet
from calculator.papayoo.types import DealerView, EndView, HouseRuleView, JoinView, SeatView

#: Ends that are offered beside "as many rounds as players": rounds, then limits in points.
ROUNDS_OFFERED = (4, 5)
LIMITS_OFFERED = (250, 500)


def seats_view(sheet: Sheet) -> list[SeatView]:
    """Who sits, clockwise, then who pauses, then who has left."""
    players = [player.id for player in sheet.game.players]
    others = sorted((player for player in players if player not in sheet.seats), key=sheet.left)
    return [_seat(sheet, player) for player in (*sheet.seats, *others)]


def _seat(sheet: Sheet, player: str) -> SeatView:
    words, name = sheet.words, sheet.names[player]
    values = {"name": name, "points": words.points(sheet.stands.totals[player])}
    seated = player in sheet.seats
    if sheet.left(player):
        text = words.gettext("{name}: {points}, no longer playing", **values)
    elif seated:
        text = words.gettext("{name}: {points}", **values)
    else:
        text = words.gettext("{name}: {points}, sits out", **values)
    at = sheet.seats.index(player) if seated else -1
    number, typed = next((at, one["name"]) for at, one in enumerate(sheet.state["players"], 1) if one["id"] == player)
    room = len(sheet.seats) < MOST_PLAYERS
    return {
        "player": player,
        "label": name,
        "name": typed,
        "letter": sheet.letter(player),
        "state": "left" if sheet.left(player) else "seated" if seated else "pausing",
        "text": text,
        "name_label": words.gettext("Name of player\u00a0{n}", n=number),
        "earlier_label": words.gettext("{name}: one seat earlier", name=name),
        "later_label": words.gettext("{name}: one seat later", name=name),
        "leave_label": words.gettext("{name}: stop playing", name=name),
        "return_label": words.gettext("{name}: play again", name=name),
        "can_move_earlier": at > 0,
        "can_move_later": 0 <= at < len(sheet.seats) - 1,
        "can_leave": not sheet.left(player) and len(staying(sheet.state)) > FEWEST_PLAYERS,
        "can_return": room and not seated,
    }


def joins_view(sheet: Sheet) -> list[JoinView]:
    """Nothing where the table is full."""
    words = sheet.words
    if len(sheet.seats) >= MOST_PLAYERS:
        return []
    points = starting_points(sheet.stands)
    found: list[JoinView] = [
        {"start": "zero", "points": 0, "label": words.gettext("From zero: {points}", points=words.points(0))}
    ]
    highest, average = points["highest"], points["average"]
    if highest:
        label = words.gettext("Highest total: {points}", points=words.points(highest))
        found.append({"start": "highest", "points": highest, "label": label})
    if average not in (0, highest):
        label = words.gettext("Average: {points}", points=words.points(average))
        found.append({"start": "average", "points": average, "label": label})
    return found


def ends_view(sheet: Sheet) -> list[EndView]:
    """The ends offered, and the present one among them."""
    rounds = {*ROUNDS_OFFERED, len(sheet.seats)}
    limits = {*LIMITS_OFFERED}
    if sheet.game.end.kind == "rounds":
        rounds.add(sheet.game.end.value)
    elif sheet.game.end.kind == "points":
        limits.add(sheet.game.end.value)
    return [
        _end(sheet, "open", None, sheet.words.gettext("No fixed end")),
        *(_end(sheet, "rounds", value, _rounds_label(sheet, value)) for value in sorted(rounds)),
        *(_end(sheet, "points", value, _limit_label(sheet, value)) for value in sorted(limits)),
    ]


def _rounds_label(sheet: Sheet, value: int) -> str:
    if value == len(sheet.seats):
        return sheet.words.ngettext("{n}\u00a0round, one per player", "{n}\u00a0rounds, one per player", value)
    return sheet.words.ngettext("{n}\u00a0round", "{n}\u00a0rounds", value)


def _limit_label(sheet: Sheet, value: int) -> str:
    return sheet.words.gettext("Limit: {points}", points=sheet.words.points(value))


def _end(sheet: Sheet, kind: Literal["open", "rounds", "points"], value: int | None, label: str) -> EndView:
    end = sheet.game.end
    chosen = end.kind == kind and (kind == "open" or end.value == value)
    return {"kind": kind, "value": value, "label": label, "chosen": chosen}


def house_rules_view(sheet: Sheet) -> list[HouseRuleView]:
    words, rules = sheet.words, house_rules(sheet.state)
    return [
        {
            "rule": "die_before_pass",
            "label": words.gettext("Die before the pass"),
            "text": words.gettext("The die is rolled before the cards are passed. The sum does not change."),
            "on": rules["die_before_pass"],
        },
        {
            "rule": "shoot_the_moon",
            "label": words.gettext("Shooting the moon"),
            "text": words.gettext(
                "Whoever takes all 20\u00a0Payoos and the Papayoo scores\u00a00, every other player scores\u00a0250."
            ),
            "on": rules["shoot_the_moon"],
        },
    ]


def dealers_view(sheet: Sheet, dealer: str) -> Iterator[DealerView]:
    """Who can deal the round in the draft."""
    for seat in seats_of(sheet.state, draft_of(sheet.state)):
        yield {"player": seat, "label": sheet.names[seat], "chosen": seat == dealer}

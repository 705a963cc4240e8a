"""What the screen shows of a whole game: where it stands, who deals, what can be done, who leads or has won."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from calculator import strict_json
from calculator.papayoo import history
from calculator.papayoo.cards import ONES
from calculator.papayoo.chart import chart_of
from calculator.papayoo.check import Check
from calculator.papayoo.choices import dealers_view, ends_view, house_rules_view, joins_view, seats_view
from calculator.papayoo.dates import date_text
from calculator.papayoo.deal import DEAL
from calculator.papayoo.defaults import dealer_of_coming_round, dealers_of, draft_of, house_rules, seats_of
from calculator.papayoo.outlook import outlook_of
from calculator.papayoo.saved import MOST_ROUNDS
from calculator.papayoo.sheet import Sheet, sheet_of
from calculator.papayoo.statistics import statistics_of
from calculator.papayoo.steps import step_name
from calculator.papayoo.table import table_of
from calculator.papayoo.types import DealView, GameView, History, Round, State, WriteView
from calculator.words import Words, words_for

#: So many games are remembered as they were told last: every tap in the draft asks for the whole game again.
_REMEMBERED: Final = 8


def game_view(state: State, check: Check, words: Words, kept: History | None = None) -> GameView:
    """The game of a checked state; ``check`` is what the check says of its draft, judged, ``kept`` what can be undone.

    What does not depend on the draft's piles is told once and shared between views: a view is for reading only.
    """
    kept = kept or history.none_of(state)
    told = told_of(state, words)
    past, future = kept["past"], kept["future"]
    return {
        **told,
        "write": _write(state, told, check, words),
        "can_undo": bool(past),
        "can_redo": bool(future),
        "undo_label": _undo_label(step_name(past[-1], state, words) if past else "", words),
        "redo_label": _redo_label(step_name(future[-1], state, words) if future else "", words),
    }


def told_of(state: State, words: Words) -> GameView:
    """What the view of a game says without the draft's piles and without its history."""
    return _told(strict_json.compact(_without_piles(state)), words.lang)


@lru_cache(maxsize=_REMEMBERED)
def _told(game: str, lang: str) -> GameView:
    """The view of a game with an empty draft and nothing to undo, from its text."""
    state: State = json.loads(game)
    words = words_for(lang)
    sheet = sheet_of(state, words)
    deal = _deal(sheet)
    leave_as_it_was = words.gettext("Leave round\u00a0{n} as it was", n=sheet.draft_round)
    return {
        "title": _title(sheet),
        "round": sheet.draft_round,
        "written": len(state["rounds"]),
        "editing": sheet.editing,
        "over": sheet.over,
        "finished": sheet.stands.finished,
        "deal": deal,
        "dealers": list(dealers_view(sheet, deal["dealer"])),
        "write": {"label": "", "ready": False, "blocked": ""},
        "cancel_label": "" if sheet.editing is None else leave_as_it_was,
        "table": table_of(sheet),
        "standings": standings(sheet),
        "winners": list(sheet.stands.winners),
        "winners_text": winners_text(sheet),
        "possible": outlook_of(sheet),
        "chart": chart_of(sheet),
        "statistics": statistics_of(sheet),
        "seats": seats_view(sheet),
        "joins": joins_view(sheet),
        "ends": ends_view(sheet),
        "house_rules": house_rules_view(sheet),
        "can_end": bool(state["rounds"]) and not sheet.over,
        "list_line": list_line(sheet),
        "can_undo": False,
        "can_redo": False,
        "undo_label": "",
        "redo_label": "",
    }


def _without_piles(state: State) -> State:
    """The game without what changes while a round is entered."""
    bare: State = {**state}
    bare["draft"] = _without_pile(draft_of(state))
    if "aside" in state:
        bare["aside"] = _without_pile(state["aside"])
    return bare


def _without_pile(one: Round) -> Round:
    bare: Round = {"seats": one["seats"], "die": None, "piles": {}} if "seats" in one else {"die": None, "piles": {}}
    if "dealer" in one:
        bare["dealer"] = one["dealer"]
    return bare


def standings(sheet: Sheet) -> list[str]:
    """A sentence a place, then one for each who left; nothing before a round counts."""
    if not sheet.counted:
        return []
    words, stands = sheet.words, sheet.stands
    says = [_place(sheet, place) for place in sorted(set(stands.places.values()))]
    for player in sheet.columns:
        if sheet.left(player):
            points = words.points(stands.totals[player])
            says.append(words.gettext("No longer playing: {name}, {points}.", name=sheet.names[player], points=points))
    return says


def _place(sheet: Sheet, place: int) -> str:
    words, stands = sheet.words, sheet.stands
    players = [player for player in sheet.columns if stands.places.get(player) == place]
    names = words.join([sheet.names[player] for player in players])
    points = words.points(stands.totals[players[0]])
    # TRANSLATORS: the first form is for the 1st place ("1re place").
    if len(players) > 1:
        return words.npgettext(
            "place",
            "Place\u00a0{n}, tied: {names}, {points}.",
            "Place\u00a0{n}, tied: {names}, {points}.",
            place,
            names=names,
            points=points,
        )
    return words.npgettext(
        "place", "Place\u00a0{n}: {names}, {points}.", "Place\u00a0{n}: {names}, {points}.", place, names=names, points=points
    )


def winners_text(sheet: Sheet) -> str:
    """Who has won, or nothing while the game is not finished."""
    words, stands = sheet.words, sheet.stands
    if not stands.winners:
        return ""
    names = words.join([sheet.names[player] for player in stands.winners])
    points = words.points(stands.totals[stands.winners[0]])
    if len(stands.winners) > 1:
        return words.gettext("{names} share the win with {points}.", names=names, points=points)
    return words.gettext("{name} wins with {points}.", name=names, points=points)


def list_line(sheet: Sheet) -> str:
    """The game in one line, for the list of saved games: date, players, rounds."""
    words, state = sheet.words, sheet.state
    rounds = words.ngettext("{n}\u00a0round", "{n}\u00a0rounds", len(state["rounds"]))
    players = [player for player in sheet.columns if not sheet.left(player)]
    if any(one["name"].strip() for one in state["players"]):
        names = words.join([sheet.names[player] for player in players])
    else:
        names = words.ngettext("{n}\u00a0player", "{n}\u00a0players", len(players))
    if "started" not in state:
        return words.gettext("{names}: {rounds}", names=names, rounds=rounds)
    return words.gettext("{date}, {names}: {rounds}", date=date_text(state["started"], words), names=names, rounds=rounds)


def _title(sheet: Sheet) -> str:
    words, end = sheet.words, sheet.game.end
    if sheet.editing is not None:
        return words.gettext("Round\u00a0{n}: change", n=sheet.draft_round)
    if sheet.over:
        return words.gettext("End of the game")
    if end.kind == "rounds":
        return words.gettext("Round\u00a0{n} of\u00a0{all}", n=sheet.draft_round, all=end.value)
    return words.gettext("Round\u00a0{n}", n=sheet.draft_round)


def _deal(sheet: Sheet) -> DealView:
    """How the round in the draft is dealt (rules 1.4, 2.1, 2.3, 3.1, 4.1, 5.1)."""
    words, state = sheet.words, sheet.state
    draft = draft_of(state)
    seats = seats_of(state, draft)
    if sheet.editing is None:
        dealer = dealer_of_coming_round(state)
    else:
        dealer = draft.get("dealer") or dealers_of(state)[sheet.editing]
    row = DEAL[len(seats)]
    parts = [
        words.npgettext("deal", "{n}\u00a0card each", "{n}\u00a0cards each", row.cards_each),
        words.npgettext("deal", "pass {n}\u00a0card to the left", "pass {n}\u00a0cards to the left", row.passed),
        words.pgettext("deal", "{name} leads", name=sheet.names[dealer]),
    ]
    if house_rules(state)["die_before_pass"]:
        parts.insert(1, words.pgettext("deal", "roll the die before the pass"))
    if row.removed == ONES:
        parts.insert(0, words.pgettext("deal", "take out the four\u00a01s"))
    deals = words.gettext("{name} deals", name=sheet.names[dealer])
    return {"dealer": dealer, "dealer_text": deals, "parts": parts, "line": " · ".join([deals, *parts])}


def _write(state: State, told: GameView, check: Check, words: Words) -> WriteView:
    """The button that writes the draft down: into a game that goes on, or in the place of the round that is being changed."""
    blocked = ""
    if told["editing"] is not None:
        label = words.gettext("Write the change down")
    else:
        label = words.gettext("Write it down")
        if told["over"]:
            blocked = words.gettext("The game is over.")
        elif told["written"] >= MOST_ROUNDS:
            blocked = words.gettext("A game holds at most 200\u00a0rounds.")
    return {"label": label, "ready": check.valid and draft_of(state)["die"] is not None and not blocked, "blocked": blocked}


def _undo_label(step: str, words: Words) -> str:
    return words.gettext("Undo: {step}", step=step) if step else words.gettext("Undo")


def _redo_label(step: str, words: Words) -> str:
    return words.gettext("Redo: {step}", step=step) if step else words.gettext("Redo")

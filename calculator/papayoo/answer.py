"""The answer of the check for a whole saved game, in the published schema (``check --json``)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from calculator.papayoo.check import Check, Finding, RoundEntry, check_round
from calculator.papayoo.defaults import coming_round, entry_of, game_of
from calculator.papayoo.game import NextDeal, standing
from calculator.papayoo.rules import BY_ID
from calculator.papayoo.types import FindingAnswer, State
from calculator.papayoo.wording import finding_text, labels_of
from calculator.words import Words


class RoundAnswer(TypedDict):
    points: dict[str, int | None]  # taken, by player; None: not entered
    score: dict[str, int]  # after house rules
    total: int
    expected: int
    state: str
    valid: bool
    explanations: int
    findings: list[FindingAnswer]


#: Written with a functional form because "pass" is a word of the language.
NextDealAnswer = TypedDict(
    "NextDealAnswer",
    {"dealer": str, "cards_each": int, "pass": int, "removed": list[str], "leads": str},
)


class Answer(TypedDict):
    """``draft`` is there when the file holds one; only it can be open."""

    rounds: list[RoundAnswer]
    draft: NotRequired[RoundAnswer]
    totals: dict[str, int]
    places: dict[str, int]
    finished: bool
    winners: list[str]
    rounds_at_most: int | None
    next_deal: NextDealAnswer | None


def answer(state: State, words: Words) -> Answer:
    """Judge every round of a checked saved game, and say how the game stands."""
    game = game_of(state)
    stands = standing(game)
    names = labels_of(state, words)
    given: Answer = {
        "rounds": [round_answer(check, one.entry, names, words) for check, one in zip(stands.checks, game.rounds, strict=True)],
        "totals": stands.totals,
        "places": stands.places,
        "finished": stands.finished,
        "winners": list(stands.winners),
        "rounds_at_most": stands.rounds_at_most,
        "next_deal": _next_deal(stands.next_deal) if stands.next_deal else None,
    }
    if "draft" in state:
        entry = entry_of(state, coming_round(state))
        check = check_round(entry, shoot_the_moon=game.shoot_the_moon, may_be_open=True)
        given["draft"] = round_answer(check, entry, names, words)
    return given


def round_answer(check: Check, entry: RoundEntry, names: dict[str, str], words: Words) -> RoundAnswer:
    """One judged round in the schema."""
    return {
        "points": check.points,
        "score": check.score,
        "total": check.total,
        "expected": check.expected,
        "state": check.state,
        "valid": check.valid,
        "explanations": check.explanations,
        "findings": [finding_answer(finding, entry, names, words) for finding in check.findings],
    }


def finding_answer(finding: Finding, entry: RoundEntry, names: dict[str, str], words: Words) -> FindingAnswer:
    """One finding in the schema, with its sentence; fields that say nothing are left out."""
    given: FindingAnswer = {
        "code": finding.code,
        "certain": finding.certain,
        "text": finding_text(finding, entry, names, words),
        "rule": BY_ID[finding.rule].number,
    }
    if finding.cards:
        given["cards"] = list(finding.cards)
    if finding.players:
        given["players"] = list(finding.players)
    if finding.value is not None:
        given["value"] = finding.value
    if finding.meant is not None:
        given["meant"] = finding.meant
    return given


def _next_deal(deal: NextDeal) -> NextDealAnswer:
    return {
        "dealer": deal.dealer,
        "cards_each": deal.cards_each,
        "pass": deal.passed,
        "removed": list(deal.removed),
        "leads": deal.leads,
    }

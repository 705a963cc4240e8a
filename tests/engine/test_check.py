"""The check of a round: the cases of the rules, and what must hold for any round."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from engine.rounds import SEATS, as_entered, dealt, entry_of, points, short
from hypothesis import given, settings
from hypothesis import strategies as st

from calculator.papayoo.cards import SUITS, scoring_cards
from calculator.papayoo.check import MOST_FREE_CARDS, CardsPile, RoundEntry, check_round
from calculator.papayoo.explain import MOST_LISTED
from calculator.papayoo.piles import PointsPile
from calculator.papayoo.rules import BY_ID
from calculator.papayoo.scoring import points_of
from calculator.papayoo.splits import can_split

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases" / "check.json").read_text("utf-8"))

ORDER = {
    "not_a_score": 0,
    "blank": 0,
    "card_not_in_play": 0,
    "papayoo_forgotten": 1,
    "papayoo_counted_as_7": 1,
    "second_seven_counted": 1,
    "other_sevens_counted": 1,
    "moon_without_house_rule": 1,
    "digits_swapped": 3,
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_case(case: dict[str, Any]) -> None:
    entry = entry_of(case)
    check = check_round(entry, **case.get("options", {}))
    findings = [short(finding, entry.die) for finding in check.findings]
    if "leads" in case:
        assert findings[: len(case["leads"])] == case["leads"]
    else:
        assert findings == case["findings"]
    assert (check.state, check.total, check.expected) == (case["state"], case["total"], 250)
    for name in ("points", "score"):
        if name in case:
            assert getattr(check, name) == dict(zip(SEATS, case[name], strict=False))
    for name in ("left_cards", "left_players"):
        if name in case:
            assert getattr(check, name) == tuple(case[name].split())
    if "explanations" in case:
        assert check.explanations == case["explanations"]
    if "rules" in case:
        assert [finding.rule for finding in check.findings] == case["rules"]


def test_every_code_has_a_case_and_every_finding_a_rule() -> None:
    checks = [check_round(entry_of(case), **case.get("options", {})) for case in CASES]
    findings = [finding for check in checks for finding in check.findings]
    assert {finding.code for finding in findings} == {*ORDER, "missing", "twice", "sum_differs", "impossible_split"}
    assert {finding.rule for finding in findings} <= set(BY_ID)


@given(dealt())
def test_a_round_in_which_every_card_was_taken_holds(entry: RoundEntry) -> None:
    for one in (entry, as_entered(entry)):
        check = check_round(one, may_be_open=True)
        assert (check.state, check.valid, check.total, check.findings, check.left_cards) == ("valid", True, 250, (), ())
        assert check.points == check.score == points(entry)


@given(dealt(), st.sets(st.sampled_from(SEATS)))
def test_the_same_round_by_points_or_mixed_holds_too(entry: RoundEntry, counted: set[str]) -> None:
    taken = points(entry)
    piles = {p: PointsPile(taken[p], f"{taken[p]}") if p in counted else one for p, one in entry.piles.items()}
    check = check_round(replace(entry, piles=piles), may_be_open=True)
    assert (check.state, check.points, check.explanations) == ("valid", taken, 0)


@given(dealt(), st.data())
def test_by_cards_what_was_lost_or_doubled_is_named_for_certain(entry: RoundEntry, data: st.DataObject) -> None:
    cards = {player: list(one.cards) for player, one in as_entered(entry).piles.items() if isinstance(one, CardsPile)}
    scoring = scoring_cards(entry.die)
    lost = data.draw(st.sets(st.sampled_from(scoring), max_size=4), label="lost")
    doubled = data.draw(st.sets(st.sampled_from([card for card in scoring if card not in lost]), max_size=3), label="doubled")
    holders: dict[str, set[str]] = {}
    for held in cards.values():
        held[:] = [scoring[-1] if card == "PAPAYOO" else card for card in held]
        held[:] = [card for card in held if card not in lost]
    for card in doubled:
        owner = next(player for player, held in cards.items() if card in held)
        other = data.draw(st.sampled_from(entry.seats), label=f"also has {card}")
        cards[other].append(card)
        holders[card] = {owner, other}
    check = check_round(replace(entry, piles={player: CardsPile(tuple(held)) for player, held in cards.items()}))
    assert check.valid == (not lost and not doubled)
    assert check.explanations == int(not check.valid)
    missing = [finding for finding in check.findings if finding.code == "missing"]
    assert [set(finding.cards) for finding in missing] == ([lost] if lost else [])
    twice = [finding for finding in check.findings if finding.code == "twice"]
    assert {finding.cards[0]: set(finding.players) for finding in twice} == holders
    assert len(check.findings) == len(missing) + len(twice)
    assert all(finding.certain for finding in check.findings)


@settings(max_examples=400)
@given(st.sampled_from([*SUITS, None]), st.lists(st.integers(-60, 320), min_size=3, max_size=8), st.booleans(), st.data())
def test_any_numbers_are_judged_in_the_order_of_the_table(die: Any, numbers: list[int], near: bool, data: st.DataObject) -> None:
    if near:
        numbers[-1] = data.draw(st.integers(230, 270)) - sum(numbers[:-1])
    entry = RoundEntry(tuple(SEATS[: len(numbers)]), die, {p: PointsPile(n, n) for p, n in zip(SEATS, numbers, strict=False)})
    check = check_round(entry, may_be_open=True)
    scores = all(0 <= number <= 250 for number in numbers)
    assert check.valid == (scores and sum(numbers) == 250 and can_split((*range(1, 21), 40), numbers))
    assert check.state == ("valid" if check.valid else "refused")
    assert bool(check.findings) == (not check.valid)
    assert len(check.findings) <= MOST_LISTED
    assert check.total == sum(numbers)
    wrong = [finding for finding in check.findings if finding.code == "not_a_score"]
    assert {(finding.players[0], finding.value) for finding in wrong} == {
        (p, n) for p, n in zip(SEATS, numbers, strict=False) if not 0 <= n <= 250
    }
    orders = [
        ORDER.get(finding.code, 2 if len(finding.cards) == 1 else 4)
        for finding in check.findings
        if finding.code not in ("sum_differs", "impossible_split")
    ]
    assert orders == sorted(orders)
    if len(orders) < len(check.findings):
        assert len(check.findings) == 1
    if scores and 0 < abs(sum(numbers) - 250) <= 250:
        assert check.explanations >= len(check.findings) > 0
        assert not any(finding.certain for finding in check.findings)


@settings(max_examples=300)
@given(dealt(), st.sets(st.sampled_from(SEATS)), st.data())
def test_a_mixed_round_never_calls_a_listed_card_missing(entry: RoundEntry, counted: set[str], data: st.DataObject) -> None:
    taken = points(entry)
    piles: dict[str, Any] = dict(as_entered(entry).piles)
    for player in counted & set(piles):
        number = max(0, taken[player] + data.draw(st.integers(-45, 45), label=player))
        piles[player] = PointsPile(number, number)
    check = check_round(replace(entry, piles=piles))
    listed = {card for one in piles.values() if isinstance(one, CardsPile) for card in one.cards}
    for finding in check.findings:
        if finding.code in ("missing", "papayoo_forgotten", "papayoo_counted_as_7"):
            assert not {"PAPAYOO" if card[0] != "P" else card for card in finding.cards} & listed
        if finding.code in ("missing", "twice"):
            assert abs(check.total - 250) == sum(points_of(card, entry.die) for card in finding.cards)


@given(dealt(), st.integers(0, 6), st.data())
def test_by_cards_a_round_is_open_while_more_than_three_cards_are_free(entry: RoundEntry, free: int, data: st.DataObject) -> None:
    out = set(data.draw(st.permutations(scoring_cards(entry.die)))[:free])
    piles = {
        p: CardsPile(tuple(c for c in one.cards if c not in out)) for p, one in entry.piles.items() if isinstance(one, CardsPile)
    }
    blanks: Mapping[str, Any] = {player: one if one.cards else None for player, one in piles.items()}
    check = check_round(replace(entry, piles=blanks), may_be_open=True)
    assert check.state == ("open" if free > MOST_FREE_CARDS else "refused" if free else "valid")
    assert set(check.left_cards) == out
    assert check_round(replace(entry, piles=blanks)).state == ("refused" if free else "valid")


@given(st.integers(3, 8), st.booleans(), st.data())
def test_a_moon_is_understood_either_way_with_the_house_rule_and_named_without(
    players: int, written: bool, data: st.DataObject
) -> None:
    seats = tuple(SEATS[:players])
    shooter = data.draw(st.sampled_from(seats))
    taken = {player: 250 if player == shooter else 0 for player in seats}
    scores = {player: 250 - value for player, value in taken.items()}
    entered = scores if written else taken
    entry = RoundEntry(seats, "spades", {player: PointsPile(value, value) for player, value in entered.items()})
    check = check_round(entry, shoot_the_moon=True)
    assert (check.valid, check.points, check.score, check.total) == (True, taken, scores, 250)
    without = check_round(entry)
    if written:
        assert without.findings[0].code == "moon_without_house_rule"
        assert without.explanations == (2 if players == 3 else 1)
    else:
        assert (without.valid, without.score) == (True, taken)


def test_the_filled_pile_is_checked_like_any_other() -> None:
    case = next(case for case in CASES if case["name"] == "worked example by points")
    entry = entry_of(case)
    assert check_round(replace(entry, filled="c")) == check_round(entry)

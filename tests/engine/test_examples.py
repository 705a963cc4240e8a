"""The worked examples as data: what the check finds first, what mends it, who takes each trick. Ids only ever grow."""

from pathlib import Path
from typing import Any

import pytest

from calculator import service
from calculator.errors import InputError
from calculator.papayoo.cards import PAPAYOO, deck, parse_card, resolve
from calculator.papayoo.check import Check, check_round
from calculator.papayoo.defaults import draft_of, entry_of, house_rules
from calculator.papayoo.examples import (
    EXAMPLES,
    TRICKS,
    Example,
    TrickExample,
    example_of,
    example_state,
    mended_state,
    mended_states,
    mended_trick_document,
    trick_document,
    trick_example_of,
    worked,
)
from calculator.papayoo.saved import checked
from calculator.papayoo.trick_file import answer
from calculator.papayoo.tricks import legal
from calculator.papayoo.types import State
from calculator.words import LANGS

REGISTRY = Path(__file__).with_name("published_examples.txt").read_text("utf-8").split()
EACH_ROUND = pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))
EACH_TRICK = pytest.mark.parametrize("example", TRICKS.values(), ids=list(TRICKS))

#: Players, sum as counted, code of the check's first finding, and everybody's points once the round is put right.
ROUNDS: dict[str, tuple[int, int, str | None, list[int]]] = {
    "missing-payoo-7": (4, 243, "missing", [30, 72, 68, 80]),
    "papayoo-forgotten": (3, 210, "papayoo_forgotten", [47, 138, 65]),
    "papayoo-as-7": (4, 217, "papayoo_counted_as_7", [54, 63, 88, 45]),
    "other-7s-counted": (5, 271, "other_sevens_counted", [32, 51, 44, 62, 61]),
    "second-7-counted": (6, 290, "second_seven_counted", [33, 52, 25, 8, 71, 61]),
    # 18 over is a Payoo 18 counted twice before it is 86 for 68.
    "digits-swapped": (6, 268, "twice", [23, 41, 68, 0, 57, 61]),
    "payoo-1-out": (7, 249, "missing", [12, 55, 31, 0, 47, 80, 25]),
    "counted-twice": (8, 262, "twice", [24, 13, 40, 32, 0, 37, 43, 61]),
    "moon": (4, 250, None, [0, 250, 0, 0]),
    "impossible-split": (3, 250, "impossible_split", [1, 0, 249]),
    "all-zero-but-one": (5, 250, None, [0, 0, 250, 0, 0]),
    "three-players": (3, 250, None, [77, 104, 69]),
}

#: Who takes the trick, by seat, its points, why, and what was not allowed; once it is put right, if it has to be.
TRICK_ANSWERS: dict[str, tuple[int, int, str, list[str]]] = {
    "papayoo-led": (3, 40, "highest_of_suit_led", []),
    "payoo-on-hearts": (2, 18, "highest_of_suit_led", []),
    "nobody-follows": (0, 78, "nobody_followed", []),
    "papayoo-on-payoos": (2, 59, "highest_of_suit_led", []),
    "payoo-led-follow": (2, 21, "highest_of_suit_led", ["b H9 must_follow"]),
    "papayoo-must-be-played": (2, 40, "highest_of_suit_led", []),
    "papayoo-under-the-10": (2, 40, "highest_of_suit_led", []),
    "payoo-1-led": (0, 1, "nobody_followed", []),
    "dearest-trick-4": (2, 97, "highest_of_suit_led", []),
}


def judged(state: State) -> Check:
    return check_round(entry_of(state, draft_of(state)), shoot_the_moon=house_rules(state)["shoot_the_moon"])


def test_published_ids_only_ever_grow() -> None:
    assert sorted(set(REGISTRY)) == REGISTRY
    assert set(REGISTRY) <= {*EXAMPLES, *TRICKS}, "published and gone"
    new = sorted({*EXAMPLES, *TRICKS} - set(REGISTRY))
    assert new == [], "add to tests/engine/published_examples.txt"


def test_an_id_stands_for_one_thing() -> None:
    assert not set(EXAMPLES) & set(TRICKS)
    for name, example in [*EXAMPLES.items(), *TRICKS.items()]:
        assert example.id == name
        assert worked(name) is example
    assert set(ROUNDS) == set(EXAMPLES)
    assert set(TRICK_ANSWERS) == set(TRICKS)


@pytest.mark.parametrize("find", [example_of, trick_example_of, worked])
def test_an_unknown_example_is_a_named_error(find: Any) -> None:
    with pytest.raises(InputError, match="unknown_example"):
        find("missing-payoo-8")


def test_rounds_and_tricks_are_not_taken_for_each_other() -> None:
    with pytest.raises(InputError, match="unknown_example"):
        example_of("nobody-follows")
    with pytest.raises(InputError, match="unknown_example"):
        trick_example_of("missing-payoo-7")


@pytest.mark.parametrize("example", [*EXAMPLES.values(), *TRICKS.values()], ids=[*EXAMPLES, *TRICKS])
def test_everybody_has_a_name_of_the_language(example: Example | TrickExample) -> None:
    count = len(example.piles if isinstance(example, Example) else example.plays)
    assert set(example.names) == set(LANGS)
    for names in example.names.values():
        assert len(set(names)) == count
        assert all(name and name == name.strip() and name[0].isupper() for name in names)
    assert example.names["en"] != example.names["fr"] != example.names["pl"] != example.names["en"]


def test_there_are_examples_for_three_to_eight_players() -> None:
    assert {len(example.piles) for example in EXAMPLES.values()} == {3, 4, 5, 6, 7, 8}


@EACH_ROUND
@pytest.mark.parametrize("lang", LANGS)
def test_the_check_finds_first_what_it_should(example: Example, lang: Any) -> None:
    players, total, code, _ = ROUNDS[example.id]
    state = example_state(example, lang)
    assert checked(state) == state
    check = judged(state)
    assert (len(check.points), check.total) == (players, total)
    assert [finding.code for finding in check.findings][:1] == ([code] if code else [])
    assert check.valid == (code is None)
    if example.slip:
        assert example.slip in [finding.code for finding in check.findings]
    else:
        assert check.valid
        assert not example.mends


@EACH_ROUND
def test_a_mended_round_holds_and_not_before_the_last_mend(example: Example) -> None:
    states = [example_state(example, "en"), *mended_states(example, "en")]
    assert [judged(state).valid for state in states] == [False] * len(example.mends) + [True]
    assert mended_state(example, "en") == states[-1]
    check = judged(states[-1])
    assert list(check.points.values()) == ROUNDS[example.id][3]
    assert check.total == check.expected == 250


@EACH_ROUND
def test_no_card_is_listed_that_is_not_in_play(example: Example) -> None:
    in_play = set(deck(len(example.piles)))
    cards = [card for pile in example.piles if not isinstance(pile, str) for card in pile]
    assert {resolve(parse_card(card), example.die) for card in cards} <= in_play
    doubles = {card for card in cards if cards.count(card) > 1}
    assert doubles == ({"P12"} if example.id == "counted-twice" else set())


@EACH_ROUND
@pytest.mark.parametrize("lang", LANGS)
def test_an_example_opens_by_its_id(example: Example, lang: Any) -> None:
    assert service.read(f"#example={example.id}", lang) == example_state(example, lang)


def test_digits_swapped_is_told_which_way_round() -> None:
    findings = judged(example_state(EXAMPLES["digits-swapped"], "en")).findings
    swapped = next(finding for finding in findings if finding.code == "digits_swapped")
    assert (swapped.players, swapped.value, swapped.meant) == (("c",), 86, 68)


def test_the_payoo_1_taken_out_cites_the_rule_about_the_ones() -> None:
    finding = judged(example_state(EXAMPLES["payoo-1-out"], "en")).findings[0]
    assert (finding.cards, finding.rule) == (("P1",), "take-out-the-ones")


def test_the_moon_is_0_for_its_shooter_and_250_for_each_other_only_under_the_house_rule() -> None:
    state = example_state(EXAMPLES["moon"], "en")
    assert judged(state).score == {"a": 250, "b": 0, "c": 250, "d": 250}
    del state["house_rules"]
    without = judged(state)
    assert without.valid
    assert without.score == without.points


@EACH_TRICK
def test_a_trick_goes_where_the_answer_says(example: TrickExample) -> None:
    winner, points, reason, illegal = TRICK_ANSWERS[example.id]
    played, mended = answer(trick_document(example)), answer(mended_trick_document(example))
    assert [f"{wrong['player']} {wrong['card']} {wrong['code']}" for wrong in played["illegal"]] == illegal
    assert mended == {"winner": "abcdefgh"[winner], "points": points, "reason": reason, "illegal": []}
    assert bool(illegal) == bool(example.instead)


@EACH_TRICK
def test_the_cards_of_a_trick_and_the_hands_beside_it_are_different_cards(example: TrickExample) -> None:
    document = trick_document(example)
    hands = document.get("hands", {})
    cards = [card for hand in hands.values() for card in hand]
    cards += [play["card"] for play in document["plays"] if play["player"] not in hands]
    resolved = [resolve(card, example.die) for card in cards]
    assert len(set(resolved)) == len(resolved)
    assert set(resolved) <= set(deck(len(example.plays)))
    assert set(example.instead) <= set(example.hands)


def test_what_each_trick_shows() -> None:
    """The point of the question it answers: what was led, thrown, held."""
    plays = {name: list(example.plays) for name, example in TRICKS.items()}
    assert plays["papayoo-led"][0] == PAPAYOO
    assert (plays["payoo-on-hearts"][0], plays["payoo-on-hearts"][1]) == ("H2", "P18")
    assert plays["nobody-follows"] == ["H2", "P18", "P20", PAPAYOO]
    assert plays["papayoo-on-payoos"][:2] == ["P6", PAPAYOO]
    assert not any(card.startswith("P") and card != PAPAYOO for card in TRICKS["papayoo-on-payoos"].hands[1])
    follow = TRICKS["payoo-led-follow"]
    assert legal(follow.hands[1], "payoo", follow.die) == ("P3", "P16")
    must = TRICKS["papayoo-must-be-played"]
    assert (must.die, legal(must.hands[1], "clubs", must.die)) == ("clubs", (PAPAYOO,))
    assert {PAPAYOO, "D10"} <= set(plays["papayoo-under-the-10"])
    assert plays["payoo-1-led"][0] == "P1"
    assert set(plays["dearest-trick-4"]) == {PAPAYOO, "P20", "P19", "P18"}

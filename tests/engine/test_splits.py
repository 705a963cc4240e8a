"""Impossible splits against brute force: every small set of cards, and the real 21 cards for three players without exception."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculator.papayoo.splits import can_split, smallest_clash

ALL = (*range(1, 21), 40)


def all_splits(cards: Iterable[int], piles: int) -> set[tuple[int, ...]]:
    """Every result of sharing out the cards, the slow way: each card in turn to each pile. Sums ascending."""
    found = {(0,) * piles}
    for value in cards:
        found = {tuple(sorted((*sums[:at], sums[at] + value, *sums[at + 1 :]))) for sums in found for at in range(piles)}
    return found


def compositions(total: int, piles: int, least: int = 0) -> Iterator[tuple[int, ...]]:
    """Every way to write ``total`` as that many whole numbers, ascending."""
    if piles == 1:
        yield (total,)
        return
    for first in range(least, total // piles + 1):
        for rest in compositions(total - first, piles - 1, first):
            yield (first, *rest)


@pytest.mark.parametrize("piles", range(1, 5))
@pytest.mark.parametrize("size", range(1, 7))
def test_every_set_of_cards_up_to_seven_agrees_with_brute_force(size: int, piles: int) -> None:
    for cards in combinations(range(1, 8), size):
        possible = all_splits(cards, piles)
        for sums in compositions(sum(cards), piles):
            assert can_split(cards, sums) == (sums in possible), (cards, sums)


@pytest.mark.parametrize(
    ("cards", "piles"),
    [
        ((*range(1, 9), 16), 5),
        ((*range(1, 7), 12), 6),
        ((2, 4, 6, 8, 10, 12, 5), 5),
        ((*range(6, 13),), 5),
        ((3, 6, 9, 12, 15, 1, 2), 6),
    ],
)
def test_small_analogues_of_the_deck_agree_with_brute_force(cards: Sequence[int], piles: int) -> None:
    possible = all_splits(cards, piles)
    verdicts = {sums: can_split(cards, sums) for sums in compositions(sum(cards), piles)}
    assert {sums for sums, verdict in verdicts.items() if verdict} == possible
    assert not all(verdicts.values())


def test_every_split_among_three_players_agrees_with_brute_force() -> None:
    possible = all_splits(ALL, 3)
    verdicts = {sums: can_split(ALL, sums) for sums in compositions(250, 3)}
    assert {sums for sums, verdict in verdicts.items() if verdict} == possible
    assert [sums for sums, verdict in verdicts.items() if not verdict] == [(1, 1, 248), (2, 2, 246)]


@settings(max_examples=300)
@given(st.sets(st.sampled_from(ALL), min_size=1), st.integers(1, 8), st.data())
def test_whatever_was_shared_out_is_possible(cards: set[int], piles: int, data: st.DataObject) -> None:
    sums = [0] * piles
    for value in sorted(cards):
        sums[data.draw(st.integers(0, piles - 1))] += value
    assert can_split(cards, sums)


@settings(max_examples=200)
@given(st.sets(st.sampled_from(ALL), min_size=2, max_size=9), st.integers(2, 4), st.data())
def test_some_of_the_real_cards_agree_with_brute_force(cards: set[int], piles: int, data: st.DataObject) -> None:
    left, sums = sum(cards), []
    for _ in range(piles - 1):
        sums.append(data.draw(st.integers(0, min(left, 45))))
        left -= sums[-1]
    sums.append(left)
    assert can_split(cards, sums) == (tuple(sorted(sums)) in all_splits(cards, piles))


@given(st.lists(st.integers(0, 60), min_size=2, max_size=7), st.data())
def test_the_order_of_the_piles_does_not_matter_and_a_pile_of_nothing_neither(sums: list[int], data: st.DataObject) -> None:
    sums.append(max(0, 250 - sum(sums)))
    verdict = can_split(ALL, sums)
    assert can_split(ALL, data.draw(st.permutations(sums))) == can_split(ALL, [*sums, 0]) == verdict


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(1, 8), min_size=2, max_size=7))
def test_a_few_sums_that_clash_are_found_and_nothing_less_is_a_clash(sums: list[int]) -> None:
    sums.append(250 - sum(sums))
    if can_split(ALL, sums):
        return
    places = smallest_clash(ALL, sums)
    assert list(places) == sorted(set(places))
    clash = [sums[place] for place in places]
    if clash:
        assert not can_split(ALL, [*clash, 250 - sum(clash)])
    for size in range(1, min(len(clash) or len(sums), 4)):
        for some in combinations(sums, size):
            assert can_split(ALL, [*some, 250 - sum(some)]), some


@pytest.mark.parametrize(
    ("sums", "places"),
    [
        ([1, 1, 248], (0, 1)),
        ([246, 2, 2], (1, 2)),
        ([1, 200, 3, 43, 3], (0, 2, 4)),
        ([4, 4, 1, 1, 4, 236], (2, 3)),
        ([8, 8, 8, 8, 8, 210], (0, 1, 2, 3, 4)),
        ([8, 8, 2, 1, 5, 226], ()),
    ],
)
def test_the_scores_that_do_not_go_together_are_found(sums: list[int], places: tuple[int, ...]) -> None:
    assert not can_split(ALL, sums)
    assert smallest_clash(ALL, sums) == places


@pytest.mark.parametrize("sums", [[250, 1], [249], [251, -1], []])
def test_sums_that_do_not_come_to_what_the_cards_are_worth_are_impossible(sums: list[int]) -> None:
    assert not can_split(ALL, sums)


def test_no_cards_go_into_no_points() -> None:
    assert can_split([], [])
    assert can_split([], [0, 0])


@pytest.mark.parametrize("cards", [[1, 1], [0, 1], [-1, 2]])
def test_cards_that_are_none_are_refused(cards: list[int]) -> None:
    with pytest.raises(ValueError):
        can_split(cards, [sum(cards)])

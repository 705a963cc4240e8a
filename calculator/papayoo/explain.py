"""What may have happened when piles by points do not add up: likeliest first, counted in full, only the first ones listed.

Likeliest are the slips with a name (the Papayoo forgotten, another 7 counted); then one card missing or counted twice; then two
digits swapped; then more cards, fewer before more and the larger card first.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final, NamedTuple

from calculator.papayoo.cards import PAPAYOO, SEVENS, rank_of, scoring_cards
from calculator.papayoo.piles import MINUS_SIGNS, PointsPile
from calculator.papayoo.scoring import PAPAYOO_POINTS, ROUND_TOTAL, points_of
from calculator.papayoo.types import Suit

#: How many explanations are listed; all are counted.
MOST_LISTED: Final = 8

_SEVEN: Final = rank_of(PAPAYOO)
_OTHER_SEVENS: Final = len(SEVENS) - 1
_COUNT_BITS: Final = 24


class Explanation(NamedTuple):
    """One slip that would account for the whole difference; codes as in the check."""

    code: str
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    value: int | None = None
    meant: int | None = None


@dataclass(frozen=True)
class Explanations:
    """How many explanations there are, and the first eight at most."""

    count: int
    first: tuple[Explanation, ...]


def explain(
    difference: int,
    die: Suit | None,
    piles: Mapping[str, PointsPile],
    listed: Iterable[str] = (),
    *,
    named: Iterable[Explanation] = (),
) -> Explanations:
    """Every explanation of a round that is ``difference`` points over 250 (below zero: short), itself not 0.

    ``piles`` are those by points. ``listed`` are the cards of the piles by cards, suit cards resolved: they cannot be missing.
    ``named`` are explanations found elsewhere; they go first.
    """
    held = set(listed)
    cards = scoring_cards(die)
    pool = cards if difference > 0 else [card for card in cards if card not in held]
    values = {points_of(card, die): card for card in pool}
    slips = [*named, *_named_slips(difference, die, held)]
    code = "twice" if difference > 0 else "missing"
    amount = abs(difference)
    # The Papayoo alone is already told by its name: forgotten, or a second 7 taken for it.
    told = {(PAPAYOO_POINTS,)} if any(slip.code in ("papayoo_forgotten", "second_seven_counted") for slip in slips) else set()
    single = [(amount,)] if amount in values and (amount,) not in told else []
    swaps = list(swapped_digits(difference, piles))
    count = len(slips) + len(swaps) + count_choices(values, amount) - len(told)

    def of(choices: Iterable[tuple[int, ...]]) -> Iterator[Explanation]:
        return (Explanation(code, tuple(values[value] for value in choice)) for choice in choices)

    likeliest_first = chain(slips, of(single), swaps, of(choices(values, amount, fewest=2)))
    return Explanations(count, tuple(islice(likeliest_first, MOST_LISTED)))


def _named_slips(difference: int, die: Suit | None, held: set[str]) -> Iterator[Explanation]:
    papayoo = scoring_cards(die)[-1]
    others_held = sum(card in held for card in SEVENS if card != papayoo)
    if papayoo not in held:
        if difference == -PAPAYOO_POINTS:
            yield Explanation("papayoo_forgotten", (papayoo,))
        elif difference == _SEVEN - PAPAYOO_POINTS:
            yield Explanation("papayoo_counted_as_7", (papayoo,))
    if difference == PAPAYOO_POINTS and others_held < _OTHER_SEVENS:
        yield Explanation("second_seven_counted")
    elif difference == _OTHER_SEVENS * _SEVEN and others_held == 0:
        yield Explanation("other_sevens_counted")


def swapped_digits(difference: int, piles: Mapping[str, PointsPile]) -> Iterator[Explanation]:
    """Every number in a pile by points that takes away the difference once two neighbouring digits of it change places.

    Of a sum as typed each number is looked at for itself: ``value`` is the number that stands there, ``meant`` the swapped one.
    The pile must then be a possible score.
    """
    for player, pile in piles.items():
        for number in _numbers(pile):
            meant = number - difference
            if 0 <= pile.value - difference <= ROUND_TOTAL and meant in _swaps(number):
                yield Explanation("digits_swapped", players=(player,), value=number, meant=meant)


def _numbers(pile: PointsPile) -> Iterable[int]:
    """The numbers of a pile as typed, each once, those with a minus left out."""
    terms = str(pile.typed).replace("+", " ").split()
    return dict.fromkeys(int(term) for term in terms if term[0] not in MINUS_SIGNS)


def _swaps(number: int) -> set[int]:
    digits = str(number)
    return {int(digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :]) for at in range(len(digits) - 1)}


def count_choices(values: Iterable[int], amount: int) -> int:
    """In how many ways some of these different values add up to ``amount``, which is above 0."""
    counts = 1
    for value in values:
        counts += counts << value * _COUNT_BITS
    return counts >> amount * _COUNT_BITS & (1 << _COUNT_BITS) - 1


def choices(values: Iterable[int], amount: int, *, fewest: int = 1) -> Iterator[tuple[int, ...]]:
    """Those ways themselves, each with its largest value first; fewer values before more, then the larger value first."""
    ascending = sorted(values)
    # sums[count][size] holds, as bits, what exactly ``size`` of the ``count`` smallest values can add up to.
    sums = [[1] + [0] * len(ascending)]
    for value in ascending:
        last = sums[-1]
        sums.append([1] + [last[size] | last[size - 1] << value for size in range(1, len(last))])
    for size in range(fewest, len(ascending) + 1):
        if sums[-1][size] >> amount & 1:
            yield from _choices_of(ascending, sums, len(ascending), size, amount)


def _choices_of(
    ascending: Sequence[int], sums: Sequence[Sequence[int]], count: int, size: int, amount: int
) -> Iterator[tuple[int, ...]]:
    if size == 0:
        yield ()
        return
    for at in reversed(range(count)):
        value = ascending[at]
        if value <= amount and sums[at][size - 1] >> amount - value & 1:
            for rest in _choices_of(ascending, sums, at, size - 1, amount - value):
                yield (value, *rest)

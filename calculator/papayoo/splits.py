"""Can cards of given values be shared out so that the piles have given sums? An exact answer, fast for any sums.

Three facts keep the search small; none of them loses a solution:

* A card whose value is just what some pile still needs may go there: if another solution fills that pile with several cards,
  those cards and the card can change places.
* Which cards and which needs are left decides the rest, so a position that failed once is not tried again.
* Every pile's need must be a sum of some of the cards that are left.

Beyond that the search settles whatever has the fewest choices: the smallest pile as a whole, or the largest card.
Sets of cards are bit masks by value (bit 7 is the card worth 7), sets of sums are bit masks by sum.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from typing import Final

#: Bits that one count takes in the packed table of ``_ways``; there are at most 2**21 ways to choose from 21 cards.
_COUNT_BITS: Final = 24
#: Of so many sums it is worked out exactly whether they clash.
_FEW: Final = 3
#: A whole pile settles more than one card, so it may have this many times as many choices and still go first.
_PILE_BONUS: Final = 3


def can_split(values: Iterable[int], sums: Sequence[int]) -> bool:
    """Whether cards of these ``values`` (different, above 0) can be shared out, all of them, into piles of exactly ``sums``."""
    cards = list(values)
    if len(set(cards)) != len(cards) or any(value <= 0 for value in cards):
        raise ValueError("the cards must have different values above 0")
    if any(need < 0 for need in sums) or sum(cards) != sum(sums):
        return False
    return _can_split(sum(1 << value for value in cards), tuple(sorted(need for need in sums if need)))


def smallest_clash(values: Iterable[int], sums: Sequence[int]) -> tuple[int, ...]:
    """The places of a few ``sums`` that do not go together, whatever the other piles are; () where it takes many to see it.

    The sums cannot all be made of the cards (see ``can_split``) but come to as much as the cards do. Up to three sums that clash
    are found if there are any, the fewest and smallest; more of them only where the cards small enough are worth too little.
    """
    cards = list(values)
    for count in range(1, min(_FEW, len(sums) - 1) + 1):
        groups = combinations(range(len(sums)), count)
        for places in sorted(groups, key=lambda group: sorted((sums[place] for place in group), reverse=True)):
            some = [sums[place] for place in places]
            if not can_split(cards, [*some, sum(cards) - sum(some)]):
                return places
    return _many_small(cards, sums)


def _many_small(cards: Sequence[int], sums: Sequence[int]) -> tuple[int, ...]:
    """Sums that are together more than all cards that fit into any of them."""
    for largest in sorted(set(sums)):
        makes = sum(card for card in cards if card <= largest)
        places: list[int] = []
        for place in sorted(range(len(sums)), key=lambda place: sums[place], reverse=True):
            if sums[place] <= largest:
                places.append(place)
                if sum(sums[place] for place in places) > makes:
                    return tuple(sorted(places))
    return ()


@lru_cache(maxsize=1024)
def _can_split(cards: int, needs: tuple[int, ...]) -> bool:
    # Remembered, since every round of a game is judged again with every step.
    return _Search().fits(cards, needs)


class _Search:
    """One search; remembers the positions that failed and the sums that each set of cards can make."""

    def __init__(self) -> None:
        self._failed: set[tuple[int, tuple[int, ...]]] = set()
        self._sums: dict[int, int] = {}

    def fits(self, cards: int, needs: tuple[int, ...]) -> bool:
        """Whether the ``cards`` fill the ``needs`` (ascending, above 0, together as much as the cards are worth)."""
        cards, needs = _exact_cards_placed(cards, needs)
        if len(needs) <= 1:
            return True
        position = (cards, needs)
        if position in self._failed:
            return False
        if any(self.fits(*choice) for choice in self._choices(cards, needs)):
            return True
        self._failed.add(position)
        return False

    def _choices(self, cards: int, needs: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Positions of which one can be solved if this one can; none where some need cannot be met at all."""
        sums = self._sums_of(cards)
        if not all(sums >> need & 1 for need in needs) or _too_many_large(_values(cards), needs):
            return
        top = cards.bit_length() - 1
        others = cards ^ 1 << top
        sums = self._sums_of(others)
        takers = [need for need in dict.fromkeys(needs) if need > top and sums >> need - top & 1]
        if len(takers) > 1 and _ways(cards, needs[0]) <= _PILE_BONUS * len(takers):
            for pile in _piles(cards, needs[0]):
                yield cards ^ pile, needs[1:]
        else:
            for need in takers:
                left = list(needs)
                left.remove(need)
                yield others, tuple(sorted([*left, need - top]))

    def _sums_of(self, cards: int) -> int:
        sums = self._sums.get(cards)
        if sums is None:
            sums = 1
            for value in _values(cards):
                sums |= sums << value
            self._sums[cards] = sums
        return sums


def _exact_cards_placed(cards: int, needs: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    left = []
    for need in needs:
        if cards >> need & 1:
            cards ^= 1 << need
        else:
            left.append(need)
    return cards, tuple(left)


def _too_many_large(values: Sequence[int], needs: Sequence[int]) -> bool:
    """Whether, of the cards from some value upwards, there are more than the piles have room for, each by itself."""
    for smallest, cards in ((at, len(values) - at) for at in range(len(values))):
        if cards > sum(need >= values[smallest] for need in needs):
            heaps = list(accumulate(values[smallest:]))  # of the first 1, 2, 3 … of these cards
            if cards > sum(bisect_right(heaps, need) for need in needs):
                return True
    return False


def _values(cards: int) -> list[int]:
    """The values in a set of cards, ascending."""
    return [value for value in range(cards.bit_length()) if cards >> value & 1]


def _ways(cards: int, need: int) -> int:
    """In how many ways some of the cards make the sum ``need``."""
    counts = 1
    for value in _values(cards):
        if value > need:
            break
        counts += counts << value * _COUNT_BITS
    return counts >> need * _COUNT_BITS & (1 << _COUNT_BITS) - 1


def _piles(cards: int, need: int) -> Iterator[int]:
    """Every set of these cards that makes the sum ``need``, those with large cards first."""
    values = _values(cards)
    sums = [1]  # of the first 0, 1, 2 … cards
    for value in values:
        sums.append(sums[-1] | sums[-1] << value)
    stack = [(len(values), need, 0)]
    while stack:
        count, need, pile = stack.pop()
        if need == 0:
            yield pile
            continue
        value = values[count - 1]
        if sums[count - 1] >> need & 1:
            stack.append((count - 1, need, pile))
        if need >= value and sums[count - 1] >> need - value & 1:
            stack.append((count - 1, need - value, pile | 1 << value))

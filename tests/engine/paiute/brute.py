"""The best hand by brute force: every choice of cards, every substitution of every wild card. Knows nothing of the engine.

Slow and simple on purpose. A card is (rank, suit), rank 2 to 14; a value is a tuple that compares as hands do, (0,) for none.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

Card = tuple[int, str]
FACES = {"J": 11, "Q": 12, "K": 13, "A": 14}
ALL: tuple[Card, ...] = tuple((rank, suit) for suit in "SHDC" for rank in range(2, 15))


def card(code: str) -> Card:
    """ "H10" as (10, "H")."""
    return FACES.get(code[1:]) or int(code[1:]), code[0]


def value(cards: Sequence[Card], ace_low: bool = False) -> tuple[int, ...]:
    """What five or six cards are as they lie there, without any wild card; a card may come twice."""
    return five(cards, ace_low) if len(cards) == 5 else six(cards)


def five(cards: Sequence[Card], ace_low: bool) -> tuple[int, ...]:
    ranks = {rank for rank, _ in cards}
    if len(ranks) == 1:
        return (6, *ranks)
    if len(ranks) < 5 or len({suit for _, suit in cards}) > 1:
        return (0,)
    if ranks == {10, 11, 12, 13, 14}:
        return (5,)
    if max(ranks) - min(ranks) == 4:
        return (4, max(ranks))
    return (4, 5) if ace_low and ranks == {14, 2, 3, 4, 5} else (0,)


def six(cards: Sequence[Card]) -> tuple[int, ...]:
    found = sorted(((count, rank) for rank, count in Counter(rank for rank, _ in cards).items()), reverse=True)
    counts, ranks = [count for count, _ in found], [rank for _, rank in found]
    for points, wanted in ((3, [4, 2]), (2, [3, 3]), (1, [2, 2, 2])):
        if counts == wanted:
            return (points, *ranks)
    return (0,)


def substituted(cards: Sequence[str], wild: set[str]) -> Iterator[list[Card]]:
    """The cards with their wild ones replaced in every way; the order of the wild cards makes no difference."""
    fixed = [card(one) for one in cards if one not in wild]
    for stand_ins in combinations_with_replacement(ALL, len(cards) - len(fixed)):
        yield [*fixed, *stand_ins]


def best(cards: Sequence[str], turned_up: str, ace_low: bool = False) -> tuple[int, ...]:
    """The highest value of a hand of five or six cards."""
    wild = {one for one in cards if one[1:] == turned_up[1:]}
    choices = [chosen for size in (5, 6) for chosen in combinations(cards, size)]
    return max(value(concrete, ace_low) for chosen in choices for concrete in substituted(chosen, wild))

"""How long the engine takes at its worst: ``python tests/bench/engine.py [SECONDS] [SEED]`` from the root of the repository.

Looks for the slowest rounds by climbing: random rounds, changed a little, the slowest ones kept. Times depend on the
machine and on what else it does, so each is also given as a multiple of judging the worked example by points in the same
run. Prints the slowest round of each kind; then how many hands of Paiute are read in a second, by the number of their wild
cards. Ends with 1 if any took 50 ms or more.
"""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from calculator.paiute.cards import DECK, is_wild
from calculator.paiute.reading import best_reading
from calculator.papayoo.cards import scoring_cards
from calculator.papayoo.check import RoundEntry, check_round
from calculator.papayoo.piles import CardsPile, PointsPile
from calculator.papayoo.scoring import points_of

LIMIT_MS = 50
KEPT = 30
SEATS = "abcdefgh"

# A round as the search changes it: cards that one pile lists, then the numbers of the piles by points.
Candidate = tuple[frozenset[str], tuple[int, ...]]
CARDS = scoring_cards("clubs")


def judge(candidate: Candidate) -> float:
    """Milliseconds that the check of this round takes: the better of two runs, so that an interrupted one does not count."""
    listed, numbers = candidate
    piles: dict[str, CardsPile | PointsPile] = {p: PointsPile(n, n) for p, n in zip(SEATS, numbers, strict=False)}
    if listed:
        piles["h"] = CardsPile(tuple(card for card in CARDS if card in listed))
    entry = RoundEntry(tuple(piles), "clubs", piles)
    times = []
    for _ in range(2):
        start = time.perf_counter()
        check_round(entry)
        times.append(time.perf_counter() - start)
    return min(times) * 1000


def split(chance: random.Random, mixed: bool) -> Candidate:
    """A round that adds up: near-equal small piles, many small piles, or any."""
    share = chance.random()
    listed = frozenset(card for card in CARDS if chance.random() < share) if mixed else frozenset()
    total = 250 - sum(points_of(card, "clubs") for card in listed)
    count = chance.randint(3, 7 if listed else 8)
    near = chance.randint(0, max(0, total // count))
    style = chance.randrange(3)
    numbers = []
    for _ in range(count - 1):
        wanted = (near + chance.randint(-2, 2), chance.randint(0, 25), chance.randint(0, max(0, total)))[style]
        numbers.append(max(0, min(wanted, total - sum(numbers))))
    return listed, (*numbers, total - sum(numbers))


def change_split(chance: random.Random, candidate: Candidate) -> Candidate:
    """The same round with some points moved from one pile to another, or one card listed more or less."""
    listed, old = candidate
    numbers = list(old)
    first, second = chance.randrange(len(numbers)), chance.randrange(len(numbers))
    if listed and chance.random() < 0.4:
        card = chance.choice(CARDS)
        change = points_of(card, "clubs") * (1 if card in listed else -1)
        if numbers[first] + change >= 0 and listed != {card}:
            numbers[first] += change
            listed ^= {card}
    else:
        moved = min(chance.randint(1, 3), numbers[first])
        numbers[first] -= moved
        numbers[second] += moved
    return listed, tuple(numbers)


def wrong(chance: random.Random, mixed: bool) -> Candidate:
    """A round that does not add up."""
    listed, numbers = split(chance, mixed)
    return listed, tuple(max(0, min(250, number + chance.randint(-120, 120))) for number in numbers)


def change_wrong(chance: random.Random, candidate: Candidate) -> Candidate:
    """The same round with one number changed."""
    listed, numbers = candidate
    at = chance.randrange(len(numbers))
    number = max(0, min(250, numbers[at] + chance.randint(-30, 30)))
    return listed, (*numbers[:at], number, *numbers[at + 1 :])


def slowest(
    start: Callable[[random.Random, bool], Candidate],
    change: Callable[[random.Random, Candidate], Candidate],
    mixed: bool,
    seconds: float,
    chance: random.Random,
) -> tuple[float, Candidate, int]:
    """The slowest round found, with its milliseconds, and how many were judged."""
    kept: list[tuple[float, Candidate]] = []
    end = time.monotonic() + seconds
    judged = 0
    while time.monotonic() < end or not kept:
        climb = kept and chance.random() < 0.7
        candidate = change(chance, chance.choice(kept)[1]) if climb else start(chance, mixed)
        kept = sorted([*kept, (judge(candidate), candidate)], key=lambda one: -one[0])[:KEPT]
        judged += 1
    # Judged once more: what was slow only by accident falls back.
    again = max((min(judge(candidate), took), candidate) for took, candidate in kept[:10])
    return (*again, judged)


def hands_read(wilds: int, seconds: float, chance: random.Random) -> float:
    """How many hands of six cards with so many wild ones are read in a second."""
    turned_up = "S8"
    wild = [card for card in DECK if is_wild(card, turned_up)]
    others = [card for card in DECK if card not in wild and card != turned_up]
    hands = [[*chance.sample(wild, wilds), *chance.sample(others, 6 - wilds)] for _ in range(500)]
    read = 0
    start = now = time.perf_counter()
    while now - start < seconds or not read:
        best_reading(hands[read % len(hands)], turned_up)
        now = time.perf_counter()
        read += 1
    return read / (now - start)


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    chance = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    unit = min(judge((frozenset(), (30, 72, 61, 80))) for _ in range(20))
    print(f"worked example by points: {unit:.2f} ms = 1")
    worst = 0.0
    for name, start, change, mixed in (
        ("adds up, all by points", split, change_split, False),
        ("adds up, mixed", split, change_split, True),
        ("does not add up, all by points", wrong, change_wrong, False),
        ("does not add up, mixed", wrong, change_wrong, True),
    ):
        took, (listed, numbers), judged = slowest(start, change, mixed, seconds, chance)
        worst = max(worst, took)
        cards = " ".join(card for card in CARDS if card in listed) or "none"
        print(f"{name}: {took:.2f} ms = {took / unit:.0f}, slowest of {judged}: {list(numbers)}, listed: {cards}")
    for wilds in range(4):
        rate = hands_read(wilds, min(seconds, 2), chance)
        worst = max(worst, 1000 / rate)
        print(f"Paiute, six cards, {wilds} wild: {rate:.0f} hands a second")
    return int(worst >= LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main())

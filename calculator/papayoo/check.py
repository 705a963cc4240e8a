"""The check of a round: does it add up, and if not, what is missing, held twice or written down wrongly."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final, Literal

from calculator.papayoo.cards import ONES, SUIT_CARDS, deck, resolve, scoring_cards
from calculator.papayoo.explain import MOST_LISTED, Explanation, explain, swapped_digits
from calculator.papayoo.piles import CardsPile, PointsPile
from calculator.papayoo.scoring import ROUND_TOTAL, moon_typed_as_score, points_of, points_of_cards, round_scores
from calculator.papayoo.splits import can_split, smallest_clash
from calculator.papayoo.types import Suit

Pile = CardsPile | PointsPile | None

#: With all piles by cards a round is open while more scoring cards than this are free.
MOST_FREE_CARDS: Final = 3

#: The rule that a finding rests on, by id; every other finding rests on the sum of 250 (rule 6.4).
_RULES: Final = MappingProxyType(
    {
        "papayoo_forgotten": "papayoo-counts-40",
        "papayoo_counted_as_7": "papayoo-counts-40",
        "second_seven_counted": "papayoo-counts-40",
        "other_sevens_counted": "the-rest-counts-nothing",
    }
)


@dataclass(frozen=True)
class RoundEntry:
    """A round as entered: who sat (clockwise), the die's suit, one pile a player (None or no entry: not entered).

    ``filled`` is the player whose pile "the rest" filled, so that its cards were not counted.
    """

    seats: tuple[str, ...]
    die: Suit | None
    piles: Mapping[str, Pile]
    filled: str | None = None


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong (``certain``) or one explanation of what may have happened.

    ``cards`` are the cards it is about, ``players`` the players concerned, ``value`` a number that was written or a
    difference in points, ``meant`` the number that was probably meant, ``rule`` the id of the rule it rests on.
    """

    code: str
    certain: bool
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    value: int | None = None
    meant: int | None = None
    rule: str = "sum-250"


@dataclass(frozen=True)
class Check:
    """The answer of the check.

    ``points``: taken, by player (None: not entered). ``score``: what is written down, after house rules, for those
    with points. ``total``: points taken by all. ``findings``: at most eight, certain ones first. ``explanations``: how many
    possible explanations there are, listed or not; without any, 1 if the certain findings tell what is wrong and 0 if all
    that is known is that the sum differs. ``left_cards``: scoring cards no pile lists. ``left_players``: piles not entered.
    """

    points: dict[str, int | None]
    score: dict[str, int]
    total: int
    expected: int
    state: Literal["open", "valid", "refused"]
    valid: bool
    explanations: int
    findings: tuple[Finding, ...]
    left_cards: tuple[str, ...]
    left_players: tuple[str, ...]


def check_round(entry: RoundEntry, *, shoot_the_moon: bool = False, may_be_open: bool = False, written: bool = False) -> Check:
    """Judge a round.

    ``may_be_open``: the round is still being entered. It is then open while a pile is not entered beside piles by points, or,
    with all piles by cards, while more than three scoring cards are free. An open round has no findings.
    ``written``: the round stands in a game, where every player has a pile; one not entered is the finding ``blank`` even
    among piles by cards. Otherwise, with all piles by cards, a player without a card took nothing.
    """
    table = _Table(entry, blanks_are_empty=not written)
    if may_be_open and table.is_open:
        return table.answer("open")
    if shoot_the_moon:
        table = table.with_moon_as_taken()
    findings, explanations = _judge(table, shoot_the_moon)
    if findings:
        return table.answer("refused", findings[:MOST_LISTED], explanations)
    return table.answer("valid", shoot_the_moon=shoot_the_moon)


class _Table:
    """A round with everything that is read off its piles before judging them."""

    def __init__(self, entry: RoundEntry, *, blanks_are_empty: bool) -> None:
        self.entry = entry
        self.die = entry.die
        self.seats = entry.seats
        self.piles = {player: entry.piles.get(player) for player in entry.seats}
        self.by_points = {player: pile for player, pile in self.piles.items() if isinstance(pile, PointsPile)}
        self.cards = {
            player: tuple(resolve(card, entry.die) for card in pile.cards)
            for player, pile in self.piles.items()
            if isinstance(pile, CardsPile)
        }
        self.left_players = tuple(player for player, pile in self.piles.items() if pile is None)
        self.blank = () if blanks_are_empty and not self.by_points else self.left_players
        self.holders: dict[str, list[str]] = {}
        for player, cards in self.cards.items():
            for card in cards:
                self.holders.setdefault(card, []).append(player)
        self.left_cards = tuple(card for card in scoring_cards(entry.die) if card not in self.holders)

    @property
    def is_open(self) -> bool:
        return bool(self.left_players) if self.by_points else len(self.left_cards) > MOST_FREE_CARDS

    @cached_property
    def points(self) -> dict[str, int]:
        """Points of every pile that is entered."""
        found = {player: points_of_cards(cards, self.die) for player, cards in self.cards.items()}
        found.update({player: pile.value for player, pile in self.by_points.items()})
        return {player: found[player] for player in self.seats if player in found}

    @property
    def total(self) -> int:
        return sum(self.points.values())

    @cached_property
    def held_twice(self) -> tuple[str, ...]:
        """Cards that the piles by cards list more than once, the scoring ones first."""
        return tuple(
            card for card in dict.fromkeys((*scoring_cards(self.die), *SUIT_CARDS)) if len(self.holders.get(card, ())) > 1
        )

    @property
    def surplus(self) -> int:
        """Points that are in the total only because a card is listed more than once."""
        return sum(points_of(card, self.die) * (len(self.holders[card]) - 1) for card in self.held_twice)

    def with_moon_as_taken(self) -> "_Table":
        """The same round; if the scores of a moon were entered (0 and 250 for each other), what was taken instead."""
        if self.left_players or any(self.cards.values()):
            return self
        shooter = moon_typed_as_score(self.points)
        if shooter is None:
            return self
        taken = {player: ROUND_TOTAL if player == shooter else 0 for player in self.seats}
        piles = {player: PointsPile(points, points) for player, points in taken.items()}
        return _Table(RoundEntry(self.seats, self.die, piles, self.entry.filled), blanks_are_empty=True)

    def answer(
        self,
        state: Literal["open", "valid", "refused"],
        findings: tuple[Finding, ...] = (),
        explanations: int = 0,
        *,
        shoot_the_moon: bool = False,
    ) -> Check:
        points: dict[str, int | None] = {player: self.points.get(player) for player in self.seats}
        if state != "open":
            points.update({player: 0 for player in self.left_players if player not in self.blank})
        entered = {player: value for player, value in points.items() if value is not None}
        return Check(
            points=points,
            score=round_scores(entered, shoot_the_moon=shoot_the_moon),
            total=self.total,
            expected=ROUND_TOTAL,
            state=state,
            valid=state == "valid",
            explanations=explanations,
            findings=findings,
            left_cards=self.left_cards,
            left_players=self.left_players,
        )


def _judge(table: _Table, shoot_the_moon: bool) -> tuple[tuple[Finding, ...], int]:
    """All certain findings, then the first possible ones; and how many explanations there are."""
    unusable = (*_not_scores(table), *_blanks(table))
    certain = (*unusable, *_not_in_play(table))
    if not table.by_points and not table.blank and table.left_cards:
        certain += (Finding("missing", True, cards=table.left_cards),)
    certain += tuple(
        Finding("twice", True, cards=(card,), players=tuple(dict.fromkeys(table.holders[card]))) for card in table.held_twice
    )
    count, possible = _possible(table, shoot_the_moon, unusable)
    if count:
        return (*certain, *(_finding(explanation, table) for explanation in possible)), count
    if certain:
        return certain, 1
    if table.total != ROUND_TOTAL:
        return (Finding("sum_differs", True, value=table.total - ROUND_TOTAL),), 0
    if table.by_points and not _can_be_split(table):
        return (_impossible_split(table),), 1
    return (), 0


def _not_scores(table: _Table) -> Iterator[Finding]:
    # A negative score cannot come about at all, so it is named before one that is merely too high.
    wrong = [(player, pile.value) for player, pile in table.by_points.items() if not 0 <= pile.value <= ROUND_TOTAL]
    for player, value in sorted(wrong, key=lambda score: score[1] >= 0):
        yield Finding("not_a_score", True, players=(player,), value=value)


def _blanks(table: _Table) -> Iterator[Finding]:
    if table.blank:
        yield Finding("blank", True, players=table.blank)


def _not_in_play(table: _Table) -> Iterator[Finding]:
    out = set(SUIT_CARDS) - set(deck(len(table.seats)))
    for player, cards in table.cards.items():
        found = tuple(card for card in ONES if card in out and card in cards)
        if found:
            yield Finding("card_not_in_play", True, cards=found, players=(player,), rule="take-out-the-ones")


def _possible(table: _Table, shoot_the_moon: bool, unusable: tuple[Finding, ...]) -> tuple[int, tuple[Explanation, ...]]:
    difference = table.total - ROUND_TOTAL - table.surplus
    if not table.by_points or not difference or table.blank:
        return 0, ()
    if unusable:
        # One impossible score may still be a slip of the finger; nothing else can be read off such a sum.
        players = {finding.players[0] for finding in unusable}
        swaps = tuple(swapped_digits(difference, {player: table.by_points[player] for player in players}))
        return len(swaps), swaps
    named: tuple[Explanation, ...] = ()
    if not shoot_the_moon and not any(table.cards.values()) and moon_typed_as_score(table.points) is not None:
        named = (Explanation("moon_without_house_rule"),)
    found = explain(difference, table.die, table.by_points, table.holders, named=named)
    return found.count, found.first


def _finding(explanation: Explanation, table: _Table) -> Finding:
    rule = _RULES.get(explanation.code, "sum-250")
    if explanation.code == "missing" and explanation.cards == ("P1",) and _ones_taken_out(table):
        rule = "take-out-the-ones"
    return Finding(explanation.code, False, explanation.cards, explanation.players, explanation.value, explanation.meant, rule)


def _ones_taken_out(table: _Table) -> bool:
    return not set(ONES) <= set(deck(len(table.seats)))


def _can_be_split(table: _Table) -> bool:
    """Whether the scoring cards that no pile lists can be shared out so that the piles by points come out as entered."""
    return can_split((points_of(card, table.die) for card in table.left_cards), [pile.value for pile in table.by_points.values()])


def _impossible_split(table: _Table) -> Finding:
    """The finding, with a few players whose scores do not go together, whatever the others took; nobody where it takes many.

    Where the cards small enough for these piles are worth too little, ``cards`` are those cards and ``value`` their points.
    """
    worth = {card: points_of(card, table.die) for card in table.left_cards}
    scores = [pile.value for pile in table.by_points.values()]
    places = smallest_clash(worth.values(), scores)
    if not places:
        return Finding("impossible_split", True)
    clash = [scores[place] for place in places]
    small = tuple(card for card in table.left_cards if worth[card] <= max(clash))
    makes = sum(worth[card] for card in small)
    players = tuple(table.by_points)
    named = Finding("impossible_split", True, players=tuple(players[place] for place in places))
    return replace(named, cards=small, value=makes) if makes < sum(clash) else named

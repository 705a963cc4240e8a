"""A round replayed: the die, every pile, the sum, what may be wrong, how it is put right, the sum that holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from calculator.papayoo.cards import PAPAYOO, rank_of
from calculator.papayoo.check import check_round
from calculator.papayoo.defaults import draft_of, entry_of, house_rules
from calculator.papayoo.examples import CardBelongs, CardFound, Example, Mend, PileCorrected, example_state, mended_states
from calculator.papayoo.links import EXAMPLE
from calculator.papayoo.piles import CardsPile, PointsPile
from calculator.papayoo.piling import in_order
from calculator.papayoo.replay_text import count_text, die_step, points_board, seat_views, sum_text
from calculator.papayoo.scoring import PAPAYOO_POINTS, moon_shooter, points_of
from calculator.papayoo.types import Lang, ReplayView, State, StepView
from calculator.papayoo.wording import card_name, cards_list, difference_text, finding_text, headline, labels_of
from calculator.words import Words, words_for


class _Counted:
    """A round at one moment: its piles, what the check says of them, and what its players are called."""

    def __init__(self, state: State, words: Words) -> None:
        rules = house_rules(state)
        self.entry = entry_of(state, draft_of(state))
        self.check = check_round(self.entry, shoot_the_moon=rules["shoot_the_moon"])
        self.names = labels_of(state, words)
        self.points = {seat: points for seat, points in self.check.points.items() if points is not None}
        self.shooter = moon_shooter(self.points) if rules["shoot_the_moon"] else None

    def values(self, seat: str) -> list[int]:
        """The points of a pile one by one: of its cards, in the order they are named, or of the sum as it was typed."""
        pile = self.entry.piles[seat]
        if isinstance(pile, CardsPile):
            return [points_of(card, self.entry.die) for card in in_order(pile.cards)]
        assert isinstance(pile, PointsPile)
        return [int(term) for term in str(pile.typed).split("+")]


def replay_round(example: Example, lang: Lang) -> ReplayView:
    """The replay of a round in one language."""
    words = words_for(lang)
    counted = _Counted(example_state(example, lang), words)
    steps = [die_step(example.die, words), *_counting(counted, words), *_judging(counted, example, words)]
    for mend, state in zip(example.mends, mended_states(example, lang), strict=True):
        former, counted = counted, _Counted(state, words)
        steps.append(_mending(mend, former, counted, words))
    steps += [*_holding(counted, words), *_shooting_the_moon(counted, words)]
    return {
        "id": example.id,
        "kind": "round",
        "title": example.title(words),
        "players": seat_views(counted.names),
        "steps": steps,
        "link": f"{EXAMPLE}={example.id}",
    }


def _counting(counted: _Counted, words: Words) -> Iterator[StepView]:
    """Each pile as it is counted."""
    shown: dict[str, int] = {}
    for seat, pile in counted.entry.piles.items():
        shown = {**shown, seat: counted.points[seat]}
        step: StepView = {
            "kind": "pile",
            "text": _pile_text(counted, seat, words),
            "player": seat,
            "points": shown,
            "total": sum(shown.values()),
            "board": points_board(shown, words),
        }
        if isinstance(pile, CardsPile):
            step["cards"] = list(pile.cards)
        yield step


def _pile_text(counted: _Counted, seat: str, words: Words) -> str:
    name, pile, values = counted.names[seat], counted.entry.piles[seat], counted.values(seat)
    if not isinstance(pile, CardsPile):
        return words.gettext("{name}: {sum}.", name=name, sum=count_text(values, words))
    if not pile.cards:
        return words.gettext("{name}: no card that counts, {points}.", name=name, points=words.points(0))
    cards = cards_list(pile.cards, words, counted.entry.die)
    return words.gettext("{name}: {cards}. {sum}.", name=name, cards=cards, sum=count_text(values, words))


def _judging(counted: _Counted, example: Example, words: Words) -> Iterator[StepView]:
    """The sum, and what is or may be wrong with it: the findings up to the one that turns out to be true."""
    check = counted.check
    if check.valid:
        return
    total = sum_text(counted.points.values(), words)
    difference = check.total - check.expected
    if difference:
        text = words.gettext(
            "Sum: {sum}. It must be\u00a0{expected}. {difference}",
            sum=total,
            expected=check.expected,
            difference=difference_text(difference, words),
        )
    else:
        text = _sum_and_verdict(counted, words)
    yield _step("sum", text, counted, words)
    possible = 0
    for finding in check.findings:
        text = finding_text(finding, counted.entry, counted.names, words)
        possible += not finding.certain
        found = finding.code == example.slip
        others = check.explanations - possible
        if found and not finding.certain and others:
            text += " " + words.ngettext("There is {n}\u00a0other explanation.", "There are {n}\u00a0other explanations.", others)
        step = _step("finding", text, counted, words)
        if finding.cards:
            step["cards"] = list(finding.cards)
        yield step
        if found:
            return


def _mending(mend: Mend, former: _Counted, counted: _Counted, words: Words) -> StepView:
    """One mend, and what the pile that it changes comes to."""
    seat = counted.entry.seats[mend.seat]
    if isinstance(mend, PileCorrected):
        text = _corrected_text(mend, seat, former, counted, words)
    elif isinstance(mend, CardFound):
        text = _found_text(mend, seat, former, counted, words)
    else:
        text = _belongs_text(mend, seat, former, counted, words)
    step = _step("mend", text, counted, words)
    step["player"] = seat
    if not isinstance(mend, PileCorrected):
        step["cards"] = [mend.card]
    return step


def _found_text(mend: CardFound, seat: str, former: _Counted, counted: _Counted, words: Words) -> str:
    values = {
        "card": card_name(mend.card, words, counted.entry.die),
        "name": counted.names[seat],
        "sum": sum_text([former.points[seat], points_of(mend.card, counted.entry.die)], words),
    }
    if mend.among_the_ones:
        return words.gettext("Found with the four\u00a01s: {card}. By agreement, {name} gets it: {sum}.", **values)
    return words.gettext("Found: {card}. {name}: {sum}.", **values)


def _belongs_text(mend: CardBelongs, seat: str, former: _Counted, counted: _Counted, words: Words) -> str:
    other = next(one for one in counted.entry.seats if counted.points[one] != former.points[one])
    return words.gettext(
        "Only {name} has this card: {card}. {other}: {sum}.",
        name=counted.names[seat],
        card=card_name(mend.card, words, counted.entry.die),
        other=counted.names[other],
        sum=count_text(counted.values(other), words),
    )


def _corrected_text(mend: PileCorrected, seat: str, former: _Counted, counted: _Counted, words: Words) -> str:
    name = counted.names[seat]
    total = count_text(counted.values(seat), words)
    if mend.why == "papayoo_counts_40":
        return words.gettext(
            "The Papayoo counts {points}, not\u00a0{rank}. {name}: {sum}.",
            points=words.points(PAPAYOO_POINTS),
            rank=rank_of(PAPAYOO),
            name=name,
            sum=total,
        )
    if mend.why == "other_sevens_count_nothing":
        return words.gettext("The other three 7s count nothing. {name}: {sum}.", name=name, sum=total)
    meant, value = counted.points[seat], former.points[seat]
    if mend.why == "counted_again":
        return words.gettext("Counted again. {name}: {meant} instead of\u00a0{value}.", name=name, meant=meant, value=value)
    return words.gettext("{name}: {meant} instead of\u00a0{value}.", name=name, meant=meant, value=value)


def _holding(counted: _Counted, words: Words) -> Iterator[StepView]:
    """The sum that holds; nothing if it does not."""
    if counted.check.valid:
        yield _step("valid", _sum_and_verdict(counted, words), counted, words)


def _shooting_the_moon(counted: _Counted, words: Words) -> Iterator[StepView]:
    """Under the house rule: who has taken everything, and what is written down instead."""
    if counted.shooter is None:
        return
    name = counted.names[counted.shooter]
    text = words.gettext(
        "{name} has taken everything: {points}. By the house rule, this is shooting the moon.",
        name=name,
        points=words.points(counted.check.total),
    )
    taken = _step("taken", text, counted, words)
    taken["player"] = counted.shooter
    yield taken
    score = counted.check.score
    others = [seat for seat in counted.entry.seats if seat != counted.shooter]
    text = words.gettext(
        "Written down: {name} {own}; {names} {each} each. Sum of the scores: {sum}.",
        name=name,
        own=words.points(score[counted.shooter]),
        names=words.join([counted.names[seat] for seat in others]),
        each=words.points(score[others[0]]),
        sum=sum_text(score.values(), words),
    )
    yield {"kind": "scores", "text": text, "points": score, "total": sum(score.values()), "board": points_board(score, words)}


def _sum_and_verdict(counted: _Counted, words: Words) -> str:
    return words.gettext(
        "Sum: {sum}. {verdict}",
        sum=sum_text(counted.points.values(), words),
        verdict=headline(counted.check, counted.entry, counted.names, words),
    )


def _step(kind: Literal["sum", "finding", "mend", "valid", "taken"], text: str, counted: _Counted, words: Words) -> StepView:
    """A step that shows the points of everybody."""
    points = counted.points
    return {"kind": kind, "text": text, "points": points, "total": sum(points.values()), "board": points_board(points, words)}

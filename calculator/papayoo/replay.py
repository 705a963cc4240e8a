"""A worked example, step by step: the die, every pile, the sum, what is wrong, how it is put right, the sum again."""

from __future__ import annotations

from collections.abc import Iterable

from calculator.papayoo.check import Check, RoundEntry, check_round
from calculator.papayoo.defaults import draft_of, entry_of
from calculator.papayoo.examples import Example, example_state, mended_state
from calculator.papayoo.links import EXAMPLE
from calculator.papayoo.piles import CardsPile
from calculator.papayoo.piling import in_order
from calculator.papayoo.scoring import ROUND_TOTAL, points_of
from calculator.papayoo.types import Lang, ReplayView, State, StepView
from calculator.papayoo.view import player_view
from calculator.papayoo.wording import card_name, cards_list, difference_text, finding_text, headline, labels_of, suit_name
from calculator.words import Words, words_for


def replay(example: Example, lang: Lang) -> ReplayView:
    """The whole replay in one language. Every step carries the points shown so far, by player id, and their total."""
    words = words_for(lang)
    state, mended = example_state(example, lang), mended_state(example, lang)
    entry, check = _checked(state)
    mended_entry, mended_check = _checked(mended)
    names = labels_of(state, words)
    return {
        "id": example.id,
        "title": _title(example, words),
        "players": [player_view(mended, mended_entry, mended_check, place, words) for place in range(len(entry.seats))],
        "steps": [
            *_counting(entry, names, words),
            *_judging(check, entry, names, words),
            *_mending(example, mended_entry, mended_check, check, names, words),
        ],
        "link": f"{EXAMPLE}={example.id}",
    }


def sum_text(terms: Iterable[int], words: Words) -> str:
    """ "3 + 8 + 19 = 30"; a line may break after a plus sign and nowhere else."""
    numbers = list(terms)
    written = "\u00a0+ ".join(map(words.number, numbers))
    return f"{written}\u00a0=\u00a0{words.number(sum(numbers))}"


def _checked(state: State) -> tuple[RoundEntry, Check]:
    entry = entry_of(state, draft_of(state))
    return entry, check_round(entry)


def _title(example: Example, words: Words) -> str:
    return words.gettext("Worked example: {card} is missing", card=card_name(example.found, words, example.die))


def _counting(entry: RoundEntry, names: dict[str, str], words: Words) -> Iterable[StepView]:
    """The die and each pile as it is counted."""
    assert entry.die is not None
    text = words.gettext(
        "Suit rolled: {suit}. The 7\u00a0of this suit is the Papayoo and counts 40\u00a0points.", suit=suit_name(entry.die, words)
    )
    yield {"kind": "die", "text": text, "points": {}, "total": 0}
    shown: dict[str, int] = {}
    for seat in entry.seats:
        pile = entry.piles[seat]
        assert isinstance(pile, CardsPile)
        values = [points_of(card, entry.die) for card in in_order(pile.cards)]
        shown = {**shown, seat: sum(values)}
        text = words.gettext(
            "{name}: {cards}. {sum}.",
            name=names[seat],
            cards=cards_list(pile.cards, words, entry.die),
            sum=sum_text(values, words),
        )
        yield {
            "kind": "pile",
            "text": text,
            "player": seat,
            "cards": list(pile.cards),
            "points": shown,
            "total": sum(shown.values()),
        }


def _judging(check: Check, entry: RoundEntry, names: dict[str, str], words: Words) -> Iterable[StepView]:
    """The sum, and what is wrong with it."""
    points = _points(check)
    text = words.gettext(
        "Sum: {sum}. It must be\u00a0{expected}. {difference}",
        sum=sum_text(points.values(), words),
        expected=ROUND_TOTAL,
        difference=difference_text(check.total - check.expected, words),
    )
    yield {"kind": "sum", "text": text, "points": points, "total": check.total}
    for finding in check.findings:
        yield {
            "kind": "finding",
            "text": finding_text(finding, entry, names, words),
            "cards": list(finding.cards),
            "points": points,
            "total": check.total,
        }


def _mending(
    example: Example, entry: RoundEntry, check: Check, before: Check, names: dict[str, str], words: Words
) -> Iterable[StepView]:
    """The card that was overlooked, and the sum that holds."""
    finder = entry.seats[example.finder]
    points = _points(check)
    text = words.gettext(
        "Found: {card}. {name}: {sum}.",
        card=card_name(example.found, words, entry.die),
        name=names[finder],
        sum=sum_text([_points(before)[finder], points_of(example.found, entry.die)], words),
    )
    yield {
        "kind": "mend",
        "text": text,
        "player": finder,
        "cards": [example.found],
        "points": points,
        "total": check.total,
    }
    text = words.gettext(
        "Sum: {sum}. {verdict}", sum=sum_text(points.values(), words), verdict=headline(check, entry, names, words)
    )
    yield {"kind": "valid", "text": text, "points": points, "total": check.total}


def _points(check: Check) -> dict[str, int]:
    return {seat: points for seat, points in check.points.items() if points is not None}

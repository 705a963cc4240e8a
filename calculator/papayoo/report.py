"""What the command line says in words: a deal, a checked game, a trick."""

from __future__ import annotations

from collections.abc import Iterator

from calculator.papayoo.answer import Answer, RoundAnswer
from calculator.papayoo.check import check_round
from calculator.papayoo.deal import DealRow
from calculator.papayoo.defaults import coming_round, entry_of, house_rules
from calculator.papayoo.trick_file import Trick, TrickAnswer
from calculator.papayoo.trick_text import illegal_text
from calculator.papayoo.types import Round, State
from calculator.papayoo.view import deal_line
from calculator.papayoo.wording import card_name, headline, labels_of, more_text
from calculator.words import Words


def deal_lines(row: DealRow, words: Words) -> Iterator[str]:
    """The row of the deal table for one number of players."""
    yield words.ngettext("{n}\u00a0player", "{n}\u00a0players", row.players)
    yield deal_line(row.players, words)
    packets = [words.number(size) for size in row.packets]
    yield words.gettext("Packets: {packets}", packets=" + ".join(packets))
    yield words.gettext("Average score: {points}", points=words.points(row.average))


def game_lines(state: State, given: Answer, words: Words) -> Iterator[str]:
    """Every round with its verdict and its findings, then how the game stands."""
    if not given["rounds"] and "draft" not in given:
        yield words.gettext("No round is written down yet.")
    for number, (one, answered) in enumerate(zip(state["rounds"], given["rounds"], strict=True), 1):
        yield words.gettext("Round\u00a0{n}", n=number)
        yield from _round_lines(state, one, answered, words, draft=False)
    if "draft" in given:
        yield words.gettext("Round being entered")
        yield from _round_lines(state, coming_round(state), given["draft"], words, draft=True)
    if any(one["valid"] for one in given["rounds"]):
        names = labels_of(state, words)
        yield words.gettext("Total")
        for player, total in given["totals"].items():
            yield "  " + words.gettext("{name}: {points}", name=names[player], points=words.points(total))
        if given["winners"]:
            winners = [names[player] for player in given["winners"]]
            yield words.ngettext("Winner: {names}", "Winners: {names}", len(winners), names=words.join(winners))


def _round_lines(state: State, one: Round, answered: RoundAnswer, words: Words, *, draft: bool) -> Iterator[str]:
    entry = entry_of(state, one)
    names = labels_of(state, words)
    check = check_round(entry, shoot_the_moon=house_rules(state)["shoot_the_moon"], may_be_open=draft, written=not draft)
    for player, points in answered["points"].items():
        if points is not None:
            yield "  " + words.gettext("{name}: {points}", name=names[player], points=words.points(points))
    total = words.gettext("{total} of\u00a0{expected}", total=answered["total"], expected=answered["expected"])
    yield f"  {total}. {headline(check, entry, names, words)}"
    for finding in answered["findings"]:
        rule = words.gettext("Rule\u00a0{number}", number=finding["rule"])
        yield f"  {finding['text']} ({rule})"
    hidden = answered["explanations"] - sum(not finding["certain"] for finding in answered["findings"])
    if any(not finding["certain"] for finding in answered["findings"]) and hidden > 0:
        yield "  " + more_text(hidden, words)


def trick_lines(document: Trick, given: TrickAnswer, words: Words) -> Iterator[str]:
    """Who takes the trick and why, and what was not allowed."""
    yield words.gettext(
        "{name} takes the trick: {points}.", name=words.name(given["winner"]), points=words.points(given["points"])
    )
    if given["reason"] == "nobody_followed":
        yield words.gettext("Nobody else followed suit.")
    else:
        yield words.gettext("The highest card of the suit led takes the trick.")
    for wrong in given["illegal"]:
        yield illegal_text(wrong["code"], words.name(wrong["player"]), card_name(wrong["card"], words, document["die"]), words)

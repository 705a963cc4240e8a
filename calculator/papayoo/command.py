"""The command line of Papayoo: ``deal``, ``check``, ``trick``, ``replay`` and ``link``.

Exit 0: all rounds hold (and every card of a trick was allowed). 1: one does not. 2: what came in cannot be read; one line
on standard error says where.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from calculator import strict_json
from calculator.console import HOLDS, REFUSED, add_command, print_answer, read_input
from calculator.errors import InputError
from calculator.papayoo import links, saved, trick_file
from calculator.papayoo.answer import answer
from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.papayoo.deal import DEAL
from calculator.papayoo.defaults import seats_of
from calculator.papayoo.examples import example_of, example_state, worked
from calculator.papayoo.replay import replay
from calculator.papayoo.report import deal_lines, game_lines, trick_lines
from calculator.papayoo.types import State
from calculator.words import words_for


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Give a parser the five commands; each leaves its function in ``run``."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, run, what, text in (
        ("deal", _deal, "PLAYERS", "how to deal to 3 to 8 players"),
        ("check", _check, "FILE", "check every round of a saved game, or of a link"),
        ("trick", _trick, "FILE", "who takes a trick"),
        ("replay", _replay, "NAME", "a worked example, a round or a trick, step by step"),
        ("link", _link, "FILE", "the link that opens a saved game, a round or a trick"),
    ):
        add_command(commands, name, run, what, text, asks=name == "trick")


def _deal(options: argparse.Namespace) -> int:
    text: str = options.what
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) not in DEAL:
        raise InputError("out_of_range", low=FEWEST_PLAYERS, high=MOST_PLAYERS)
    row = DEAL[int(text)]
    print_answer(options, {**asdict(row), "average": round(float(row.average), 2)}, deal_lines(row, words_for(options.lang)))
    return HOLDS


def _check(options: argparse.Namespace) -> int:
    state = saved.checked(_document(options))
    words = words_for(options.lang)
    given = answer(state, words)
    print_answer(options, given, game_lines(state, given, words))
    judged = [*given["rounds"], *([given["draft"]] if "draft" in given else [])]
    return REFUSED if any(one["state"] == "refused" for one in judged) else HOLDS


def _trick(options: argparse.Namespace) -> int:
    document = trick_file.checked(_document(options))
    given = trick_file.answer(document)
    print_answer(options, given, trick_lines(document, given, words_for(options.lang)))
    return REFUSED if given["illegal"] else HOLDS


def _replay(options: argparse.Namespace) -> int:
    shown = replay(worked(options.what), options.lang)
    steps = [f"{number}. {step['text']}" for number, step in enumerate(shown["steps"], 1)]
    print_answer(options, shown, [shown["title"], *steps])
    return HOLDS


def _link(options: argparse.Namespace) -> int:
    document = _document(options)
    if isinstance(document, dict) and document.get("format") == trick_file.FORMAT:
        link = links.encode(links.TRICK, trick_file.checked(document))
    else:
        state = saved.checked(document)
        link = links.encode(links.ROUND if _is_one_round(state) else links.GAME, state)
    print_answer(options, {"link": link}, [f"calculator/#{link}"])
    return HOLDS


def _is_one_round(state: State) -> bool:
    """Whether a game is nothing but the round that is being entered, by those who sit in it."""
    players = [player["id"] for player in state["players"]]
    return not state["rounds"] and "draft" in state and "id" not in state and seats_of(state, state["draft"]) == players


def _document(options: argparse.Namespace) -> Any:
    """The plain JSON of a file, of standard input, or of the link that stands in it."""
    content = read_input(options.what)
    link = links.split(content.decode("utf-8", "replace"))
    if link is None:
        return strict_json.loads(content)
    kind, data = link
    if kind == links.EXAMPLE:
        return example_state(example_of(data), options.lang)
    if kind not in links.KINDS:
        raise links.unknown(kind)
    return links.decode(data)

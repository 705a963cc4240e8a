"""The command line of Papayoo: ``deal``, ``check``, ``trick``, ``replay`` and ``link``.

Exit 0: all rounds hold (and every card of a trick was allowed). 1: one does not. 2: what came in cannot be read; one line
on standard error says where.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, Final

from calculator import strict_json
from calculator.errors import InputError, error_text, path_text
from calculator.papayoo import links, saved, trick_file
from calculator.papayoo.answer import answer
from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.papayoo.deal import DEAL
from calculator.papayoo.defaults import seats_of
from calculator.papayoo.examples import example_of, example_state, worked
from calculator.papayoo.replay import replay
from calculator.papayoo.report import deal_lines, game_lines, trick_lines
from calculator.papayoo.types import State
from calculator.words import LANGS, words_for

HOLDS, REFUSED, UNREADABLE = 0, 1, 2


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
        command = commands.add_parser(name, help=text, description=f"Say {text}." if name == "trick" else None)
        command.add_argument("what", metavar=what, help="- is standard input" if what == "FILE" else None)
        command.add_argument("--json", action="store_true", help="answer as JSON")
        command.add_argument("--lang", choices=LANGS, default="en", help="language of the answer")
        command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the chosen command; every error of the input is one line on standard error, and 2."""
    try:
        command: Callable[[argparse.Namespace], int] = options.run
        return command(options)
    except InputError as error:
        place = f"{path_text(error.path)}: " if error.path else ""
        print(f"{options.what}: {place}{error_text(error, words_for(options.lang))}", file=sys.stderr)
    return UNREADABLE


def _deal(options: argparse.Namespace) -> int:
    text: str = options.what
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) not in DEAL:
        raise InputError("out_of_range", low=FEWEST_PLAYERS, high=MOST_PLAYERS)
    row = DEAL[int(text)]
    _print(options, {**asdict(row), "average": round(float(row.average), 2)}, deal_lines(row, words_for(options.lang)))
    return HOLDS


def _check(options: argparse.Namespace) -> int:
    state = saved.checked(_document(options))
    words = words_for(options.lang)
    given = answer(state, words)
    _print(options, given, game_lines(state, given, words))
    judged = [*given["rounds"], *([given["draft"]] if "draft" in given else [])]
    return REFUSED if any(one["state"] == "refused" for one in judged) else HOLDS


def _trick(options: argparse.Namespace) -> int:
    document = trick_file.checked(_document(options))
    given = trick_file.answer(document)
    _print(options, given, trick_lines(document, given, words_for(options.lang)))
    return REFUSED if given["illegal"] else HOLDS


def _replay(options: argparse.Namespace) -> int:
    shown = replay(worked(options.what), options.lang)
    steps = [f"{number}. {step['text']}" for number, step in enumerate(shown["steps"], 1)]
    _print(options, shown, [shown["title"], *steps])
    return HOLDS


def _link(options: argparse.Namespace) -> int:
    document = _document(options)
    if isinstance(document, dict) and document.get("format") == trick_file.FORMAT:
        link = links.encode(links.TRICK, trick_file.checked(document))
    else:
        state = saved.checked(document)
        link = links.encode(links.ROUND if _is_one_round(state) else links.GAME, state)
    _print(options, {"link": link}, [f"calculator/#{link}"])
    return HOLDS


def _is_one_round(state: State) -> bool:
    """Whether a game is nothing but the round that is being entered, by those who sit in it."""
    players = [player["id"] for player in state["players"]]
    return not state["rounds"] and "draft" in state and "id" not in state and seats_of(state, state["draft"]) == players


_MOST_READ: Final = 2 * strict_json.MOST_BYTES


def _document(options: argparse.Namespace) -> Any:
    """The plain JSON of a file, of standard input, or of the link that stands in it."""
    try:
        if options.what == "-":
            content = sys.stdin.buffer.read(_MOST_READ)
        else:
            with open(options.what, "rb") as file:
                content = file.read(_MOST_READ)
    except (OSError, ValueError):
        # ValueError: a name that no file can have. The system's own reason would be in the system's language.
        raise InputError("no_file") from None
    link = links.split(content.decode("utf-8", "replace"))
    if link is None:
        return strict_json.loads(content)
    kind, data = link
    if kind == links.EXAMPLE:
        return example_state(example_of(data), options.lang)
    if kind not in links.KINDS:
        raise links.unknown(kind)
    return links.decode(data)


def _print(options: argparse.Namespace, value: Any, lines: Iterable[str]) -> None:
    print(strict_json.dumps(value) if options.json else "\n".join(lines))

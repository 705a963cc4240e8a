"""What the command lines of all games have in common: options, input, errors, answers, exit codes.

Exit 0: all holds. 1: something does not. 2: what came in cannot be read; one line on standard error says where.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from calculator import strict_json
from calculator.errors import InputError, error_text, path_text
from calculator.words import LANGS, words_for

HOLDS, REFUSED, UNREADABLE = 0, 1, 2

Run = Callable[[argparse.Namespace], int]
_MOST_READ: Final = 2 * strict_json.MOST_BYTES


def add_command(commands: Any, name: str, run: Run, what: str, text: str, *, asks: bool = False) -> None:
    """One command of a game and what it takes ("FILE"); ``text`` says what for, as a question where it ``asks`` one."""
    command: argparse.ArgumentParser = commands.add_parser(name, help=text, description=f"Say {text}." if asks else None)
    command.add_argument("what", metavar=what, help="- is standard input" if what == "FILE" else None)
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.add_argument("--lang", choices=LANGS, default="en", help="language of the answer")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the chosen command; every error of the input is one line on standard error, and 2."""
    try:
        command: Run = options.run
        return command(options)
    except InputError as error:
        place = f"{path_text(error.path)}: " if error.path else ""
        print(f"{options.what}: {place}{error_text(error, words_for(options.lang))}", file=sys.stderr)
    return UNREADABLE


def read_input(name: str) -> bytes:
    """The content of a file, or of standard input for "-", as far as it can be read at all; raises ``InputError``."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(_MOST_READ)
        with open(name, "rb") as file:
            return file.read(_MOST_READ)
    except (OSError, ValueError):
        # ValueError: a name that no file can have. The system's own reason would be in the system's language.
        raise InputError("no_file") from None


def print_answer(options: argparse.Namespace, value: Any, lines: Iterable[str]) -> None:
    """The answer as JSON or as lines, as it was asked for."""
    print(strict_json.dumps(value) if options.json else "\n".join(lines))

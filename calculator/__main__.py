"""``python -m calculator papayoo …``, ``python -m calculator paiute …``: the engine on the command line."""

from __future__ import annotations

import argparse
import io
import os
import sys
from contextlib import redirect_stdout

from calculator import console
from calculator.paiute import command as paiute
from calculator.papayoo import command as papayoo


def main(arguments: list[str] | None = None) -> int:
    """Run one command and give its exit code: 0 all holds, 1 something does not, 2 unreadable."""
    parser = argparse.ArgumentParser(prog="python -m calculator", description="Rules and score check of card games.")
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME")
    papayoo.add_commands(games.add_parser("papayoo", help="the card game Papayoo"))
    paiute.add_commands(games.add_parser("paiute", help="the card game Paiute"))
    options = parser.parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        # Names and suits need more than a narrow console encoding; whatever it cannot show must not stop the answer.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    answer = io.StringIO()
    with redirect_stdout(answer):
        code = console.run(options)
    try:
        sys.stdout.write(answer.getvalue())
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has closed the pipe ("| head"); nothing is left to say, not even at exit. The code still says what was found.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


if __name__ == "__main__":
    sys.exit(main())

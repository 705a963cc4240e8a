"""The command line of Paiute: ``showdown``.

Exit 0: somebody wins. 1: nobody has a winning hand. 2: what came in cannot be read.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from calculator.console import HOLDS, REFUSED, add_command, print_answer, read_input
from calculator.errors import InputError
from calculator.paiute import links, showdown_file
from calculator.paiute.examples import example_document, example_of
from calculator.paiute.showdown_file import answer
from calculator.paiute.showdown_view import build_showdown_view
from calculator.paiute.types_showdown import ShowdownDraft
from calculator.types import RuledText
from calculator.words import Words, words_for


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Give a parser the one command; it leaves its function in ``run``."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add_command(commands, "showdown", _showdown, "FILE", "what each hand is, who wins and what everybody takes", asks=True)


def _showdown(options: argparse.Namespace) -> int:
    document = _document(options.what)
    words = words_for(options.lang)
    given = answer(document, words)
    print_answer(options, given, showdown_lines(document, words))
    return HOLDS if given["winners"] else REFUSED


def showdown_lines(document: ShowdownDraft, words: Words) -> Iterator[str]:
    """A whole showdown as the screen says it: the wild cards, every hand, the outcome."""
    view = build_showdown_view(document, words)
    yield view["wild_text"]
    for one in view["hands"]:
        if one["hand"]:
            yield words.gettext("{name}: {text}", name=one["label"], text=_with_rule(one["hand"]["said"]))
    if view["coins"]["text"]:
        yield view["coins"]["text"]
    yield from map(_with_rule, view["result"])


def _with_rule(said: RuledText) -> str:
    return f"{said['text']} ({said['rule_text']})"


def _document(name: str) -> ShowdownDraft:
    """The whole showdown in a file, on standard input, or in the link that stands there."""
    content = read_input(name)
    link = links.split(content.decode("utf-8", "replace"))
    if link is None:
        return showdown_file.loads(content)
    kind, data = link
    if kind == links.EXAMPLE:
        return example_document(example_of(data))
    if kind != links.SHOWDOWN:
        raise InputError("not_a_showdown")
    return showdown_file.checked(links.decode(data))

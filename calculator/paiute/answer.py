"""The answer to one question about a showdown: what is opened, done and shown."""

from typing import Any

from calculator import strict_json
from calculator.paiute import entering, links, showdown_file
from calculator.paiute.showdown_view import build_showdown_view
from calculator.paiute.types_showdown import Shown
from calculator.words import Words


def answer(document: Any, action: Any, text: str | bytes | None, words: Words) -> Shown:
    """The showdown that ``text`` or ``document`` holds (None: an empty one for two), after ``action`` if there is one.

    Raises InputError where one of them is not what it should be.
    """
    if text is not None:
        document = entering.read(text)
    document = entering.empty_showdown() if document is None else showdown_file.checked_draft(strict_json.plain(document))
    if action is not None:
        document = entering.act(document, strict_json.plain(action))
    return Shown(showdown=document, view=build_showdown_view(document, words), link=links.encode(document))

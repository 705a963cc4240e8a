"""The shapes that every game's answers share: the language, the error, a sentence with its rule."""

from typing import Literal, TypedDict

Lang = Literal["en", "de", "fr", "pl"]


class Error(TypedDict):
    """``code`` is stable, ``path`` says where ("rounds/0/piles/a"), ``text`` is a sentence in the reader's language."""

    code: str
    path: str
    text: str


class Failed(TypedDict):
    error: Error


class RuledText(TypedDict):
    """Whole sentences and the rule they rest on."""

    code: str
    text: str
    rule: str  # "5.6"
    rule_id: str  # "who-takes-the-trick": the anchor on the rules page
    rule_text: str  # "Rule 5.6"

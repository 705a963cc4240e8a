"""What a numbered rule is, in every game."""

from typing import NamedTuple


class Rule(NamedTuple):
    """One citeable rule: its printed number and its anchor on the rules page, equal in all languages."""

    number: str
    id: str

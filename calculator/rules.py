"""What a numbered rule is, in every game, and a sentence that rests on one."""

from typing import NamedTuple

from calculator.types import RuledText
from calculator.words import Words


class Rule(NamedTuple):
    """One citeable rule: its printed number and its anchor on the rules page, equal in all languages."""

    number: str
    id: str


def ruled(code: str, text: str, rule: Rule, words: Words) -> RuledText:
    """Whole sentences with the number and the anchor of their rule; ``code`` says what they are about."""
    number = words.gettext("Rule\u00a0{number}", number=rule.number)
    return {"code": code, "text": text, "rule": rule.number, "rule_id": rule.id, "rule_text": number}

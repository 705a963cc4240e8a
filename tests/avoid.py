"""The avoid lists of the four languages (tests/language/<lang>.toml), read once, for every test that looks at texts."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent / "language"
# What stands in quotation marks is a mistake shown on purpose, or what somebody typed.
_QUOTED = {"en": r"(“)[^”]*(”)", "de": r"(„)[^“]*(“)", "fr": r"(«\s?)[^»]*?(\s?»)", "pl": r"(„)[^”]*(”)"}


@dataclass(frozen=True)
class Avoid:
    """One thing a language avoids; ``scope`` is "all", "papayoo", "paiute" or "catalogue"."""

    lang: str
    pattern: str
    use: str
    example: str
    scope: str = "all"

    def found(self, text: str) -> str | None:
        """What of ``text`` is to be avoided, or None."""
        match = re.search(self.pattern, re.sub(_QUOTED[self.lang], r"\1x\2", text))
        return match[0] if match else None


@cache
def avoid_list(lang: str, *scopes: str) -> tuple[Avoid, ...]:
    """The list of one language: what holds for all texts, and what holds for the scopes named."""
    entries = tomllib.loads((_FOLDER / f"{lang}.toml").read_text(encoding="utf-8"))["avoid"]
    rules = [Avoid(lang, **entry) for entry in entries]
    return tuple(rule for rule in rules if rule.scope == "all" or rule.scope in scopes)

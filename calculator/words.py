"""Sentences in the reader's language: gettext catalogues, plurals, numbers, lists and names.

English is the source: every message in the code is the English sentence itself, so without compiled catalogues the
engine speaks English. Sentences are whole; what varies stands in named placeholders (``{name}``, ``{n}``) that are
filled once, so braces typed into a name stay text.
"""

from __future__ import annotations

import gettext as _gettext
import io
import re
from collections.abc import Sequence
from functools import cache
from os import path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from fractions import Fraction

    Number = int | Fraction

LANGS: tuple[Literal["en", "de", "fr", "pl"], ...] = ("en", "de", "fr", "pl")

#: The plural rule of each catalogue, written into its header and nowhere taken from a library's own table.
PLURAL_FORMS: dict[str, str] = {
    "en": "nplurals=2; plural=(n != 1);",
    "de": "nplurals=2; plural=(n != 1);",
    "fr": "nplurals=2; plural=(n > 1);",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
}

MINUS = "\N{MINUS SIGN}"

# Decimal sign; sign between thousands; the smallest number of digits that is grouped.
_NUMBER_STYLE: dict[str, tuple[str, str, int]] = {
    "en": (".", ",", 4),
    "de": (",", "\N{NO-BREAK SPACE}", 5),
    "fr": (",", "\N{NARROW NO-BREAK SPACE}", 4),
    "pl": (",", "\N{NO-BREAK SPACE}", 5),
}

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_BREAK = re.compile(r"[\t-\r\x1c-\x1f\x85\u2028\u2029]+")
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_BIDI_CONTROL = re.compile(r"[\u202a-\u202e\u2066-\u2069]")
# Blocks whose characters run from right to left, and the two marks that make text do so.
_RIGHT_TO_LEFT = re.compile(r"[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


class Words:
    """The messages of one language. Get one with :func:`words_for`.

    All four message functions take the English text and, by keyword, the values of its placeholders: text is put in
    as it is (give names through :meth:`name`), numbers through :meth:`number`. A placeholder without a value raises
    KeyError, except that a message asked for without any value keeps its placeholders.
    """

    def __init__(self, lang: str, catalogue: _gettext.NullTranslations) -> None:
        self.lang = lang
        self._catalogue = catalogue

    def gettext(self, message: str, /, **values: str | Number) -> str:
        return self.fill(self._catalogue.gettext(message), values)

    def pgettext(self, context: str, message: str, /, **values: str | Number) -> str:
        return self.fill(self._catalogue.pgettext(context, message), values)

    def ngettext(self, one: str, many: str, n: Number, /, **values: str | Number) -> str:
        """The form for ``n``, whose ``{n}`` is the number as this language writes it."""
        return self.fill(self._catalogue.ngettext(one, many, self._plural(n)), {"n": n, **values})

    def npgettext(self, context: str, one: str, many: str, n: Number, /, **values: str | Number) -> str:
        return self.fill(self._catalogue.npgettext(context, one, many, self._plural(n)), {"n": n, **values})

    def fill(self, message: str, values: dict[str, str | Number]) -> str:
        """Put the values into the placeholders, once: a brace inside a value is text."""
        if not values:
            return message

        def value(match: re.Match[str]) -> str:
            found = values[match[1]]
            return found if isinstance(found, str) else self.number(found)

        return _PLACEHOLDER.sub(value, message)

    def points(self, n: Number, /) -> str:
        """ "1 point", "40 points", "62.5 points"; a fraction has a form of its own in Polish."""
        if n.denominator != 1:
            return self.npgettext("fraction", "{n}\u00a0point", "{n}\u00a0points", n)
        return self.ngettext("{n}\u00a0point", "{n}\u00a0points", n)

    def _plural(self, n: Number) -> int:
        """The whole number that chooses the form.

        gettext knows whole numbers from 0 up; what it does with others differs between Python versions, so it never
        sees them. The sign does not count. A fraction is plural, except in French, where everything below 2 is not.
        """
        if n.denominator == 1:
            return abs(n.numerator)
        return abs(n.numerator) // n.denominator if self.lang == "fr" else 2

    def number(self, n: Number, digits: int = 2) -> str:
        """ "62.5" or "62,5", "−50": rounded half away from zero to at most ``digits`` decimals, no zeros at the end."""
        scale = 10**digits
        scaled = (abs(n.numerator) * scale * 2 + n.denominator) // (n.denominator * 2)
        point, group, from_digits = _NUMBER_STYLE[self.lang]
        whole = str(scaled // scale)
        if len(whole) >= from_digits:
            whole = f"{scaled // scale:,}".replace(",", group)
        decimals = str(scaled % scale).rjust(digits, "0").rstrip("0") if digits else ""
        sign = MINUS if n < 0 and scaled else ""
        return sign + whole + (point + decimals if decimals else "")

    def join(self, items: Sequence[str], how: Literal["and", "or"] = "and") -> str:
        """ "A", "A and B", "A, B and C"; nothing for no items."""
        if len(items) < 2:
            return "".join(items)
        first, last = ", ".join(items[:-1]), items[-1]
        if how == "or":
            return self.pgettext("list", "{first} or {last}", first=first, last=last)
        return self.pgettext("list", "{first} and {last}", first=first, last=last)

    def name(self, text: str) -> str:
        """A typed name made safe to stand in a sentence.

        It stays on one line; control characters become visible. A name that runs from right to left, or that tries
        to turn the sentence round, is isolated, so that what follows it keeps its place.
        """
        shown = _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", _BREAK.sub(" ", text))
        plain = _BIDI_CONTROL.sub("", shown)
        if plain == text and not _RIGHT_TO_LEFT.search(plain):
            return text
        return _FIRST_STRONG_ISOLATE + plain + _POP_ISOLATE


@cache
def words_for(lang: str) -> Words:
    """The words of "en", "de", "fr" or "pl"; another language raises ValueError."""
    if lang not in LANGS:
        raise ValueError(f"no words for language {lang!r}")
    return Words(lang, _catalogue(lang))


def _catalogue(lang: str) -> _gettext.NullTranslations:
    compiled = None if lang == "en" else _compiled(lang)
    if compiled is None:
        return _gettext.NullTranslations()
    return _gettext.GNUTranslations(io.BytesIO(compiled))


def _compiled(lang: str) -> bytes | None:
    """The compiled catalogue, read through the loader so that a zipped package works too."""
    loader: Any = globals()["__spec__"].loader
    name = path.join(path.dirname(__file__), "locale", lang, "LC_MESSAGES", "calculator.mo")
    try:
        data: bytes = loader.get_data(name)
    except OSError:
        return None
    return data

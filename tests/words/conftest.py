"""Words as the catalogues in the tree say them, compiled in memory: no test depends on files made earlier."""

import gettext
from collections.abc import Callable
from functools import cache
from io import BytesIO

import pytest

from calculator.catalogues import compiled
from calculator.words import Words


@cache
def _words(lang: str) -> Words:
    return Words(lang, gettext.NullTranslations() if lang == "en" else gettext.GNUTranslations(BytesIO(compiled(lang))))


@pytest.fixture(scope="session")
def words_of() -> Callable[[str], Words]:
    return _words

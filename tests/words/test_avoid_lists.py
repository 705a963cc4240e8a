"""The avoid lists: each entry catches its own example, and no sentence of the catalogues holds anything avoided."""

import avoid
import pytest

from calculator.catalogues import read_catalogue
from calculator.words import LANGS

SCOPES = ("papayoo", "paiute", "catalogue")


@pytest.mark.parametrize("lang", LANGS)
def test_each_entry_catches_its_example(lang: str) -> None:
    asleep = [rule.example for rule in avoid.avoid_list(lang, *SCOPES) if rule.found(rule.example) is None]
    assert asleep == []


@pytest.mark.parametrize("lang", LANGS)
def test_scopes_are_known(lang: str) -> None:
    assert {rule.scope for rule in avoid.avoid_list(lang, *SCOPES)} <= {"all", *SCOPES}
    assert len(avoid.avoid_list(lang, "catalogue")) < len(avoid.avoid_list(lang, *SCOPES))


@pytest.mark.parametrize("lang", LANGS)
def test_catalogue_avoids_what_the_language_avoids(lang: str) -> None:
    faults = []
    for message in read_catalogue(lang):
        forms = message.string if isinstance(message.string, (tuple, list)) else [message.string]
        for form in forms if message.id else []:
            for rule in avoid.avoid_list(lang, "papayoo", "catalogue"):
                found = rule.found(form)
                if found is not None:
                    faults.append(f"{form!r}: {found!r}; use {rule.use}")
    assert faults == []


def test_quoted_mistakes_are_exempt_and_unquoted_ones_are_not() -> None:
    rule = next(rule for rule in avoid.avoid_list("fr") if rule.example == "le Papayou")
    assert rule.found("On lit « Papayou » ailleurs.") is None
    assert rule.found("On lit Papayou ailleurs.") == "Papayou"

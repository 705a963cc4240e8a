"""The avoid lists: each entry catches its own example, and no sentence of the catalogues holds anything avoided."""

import avoid
import pytest
from babel.messages.catalog import Message

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


def scopes_of(message: Message) -> set[str]:
    """Which games' lists a sentence is held to: that of the game it belongs to, both where it belongs to both or to none."""
    games = {game for game in ("papayoo", "paiute") if any(f"calculator/{game}/" in name for name, _ in message.locations)}
    if any("/facts/paiute_" in name for name, _ in message.locations):
        games.add("paiute")
    if (message.context or "").startswith("ui.showdown_"):
        games.add("paiute")
    # A page's own texts and the labels are older than the second game: they speak of Papayoo.
    return {*(games or {"papayoo"}), "catalogue"}


def test_each_game_has_its_own_list() -> None:
    found = {message.id: scopes_of(message) for message in read_catalogue("en") if isinstance(message.id, str)}
    assert found["The sixth card is discarded: {card}."] == {"paiute", "catalogue"}
    assert found["Discarded"] == {"paiute", "catalogue"}
    assert found["Nobody else followed suit."] == {"papayoo", "catalogue"}
    assert found["Name of player\u00a0{n}"] == {"papayoo", "paiute", "catalogue"}


@pytest.mark.parametrize("lang", LANGS)
def test_catalogue_avoids_what_the_language_avoids(lang: str) -> None:
    faults = []
    for message in read_catalogue(lang):
        forms = message.string if isinstance(message.string, (tuple, list)) else [message.string]
        for form in forms if message.id else []:
            for rule in avoid.avoid_list(lang, *scopes_of(message)):
                found = rule.found(form)
                if found is not None:
                    faults.append(f"{form!r}: {found!r}; use {rule.use}")
    assert faults == []


def test_quoted_mistakes_are_exempt_and_unquoted_ones_are_not() -> None:
    rule = next(rule for rule in avoid.avoid_list("fr") if rule.example == "le Papayou")
    assert rule.found("On lit « Papayou » ailleurs.") is None
    assert rule.found("On lit Papayou ailleurs.") == "Papayou"

"""Cards, suits, players and headlines in four languages, word for word."""

from typing import Any

import pytest
from words.table import NAMES, WordsOf, entry, plain

from calculator.papayoo.check import Check, Finding, RoundEntry
from calculator.papayoo.piles import CardsPile
from calculator.papayoo.types import Suit
from calculator.papayoo.wording import card_name, cards_list, headline, more_text, player_label, suit_name
from calculator.words import LANGS


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Payoo 7", "Papayoo (7 of clubs)", "Papayoo", "7 of clubs", "10 of hearts"]),
        ("de", ["Payoo 7", "Papayoo (Kreuz-7)", "Papayoo", "Kreuz-7", "Herz-10"]),
        ("fr", ["Payoo 7", "Papayoo (7 de trèfle)", "Papayoo", "7 de trèfle", "10 de cœur"]),
        ("pl", ["Payoo 7", "Papayoo (7 trefl)", "Papayoo", "7 trefl", "10 kier"]),
    ],
)
def test_names_of_cards(lang: str, names: list[str], words_of: WordsOf) -> None:
    words = words_of(lang)
    assert [
        plain(card_name("P7", words, "clubs")),
        plain(card_name("C7", words, "clubs")),
        plain(card_name("PAPAYOO", words)),
        plain(card_name("C7", words, "spades")),
        plain(card_name("H10", words)),
    ] == names
    assert plain(card_name("PAPAYOO", words, "clubs")) == names[1]


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([], ""),
        (["P7"], "Payoo 7"),
        (["P8", "P3", "P19"], "Payoos 3, 8 and 19"),
        (["C7", "P3"], "Payoo 3 and Papayoo (7 of clubs)"),
        (["H7", "P3", "P8"], "Payoos 3 and 8, and 7 of hearts"),
        ([f"P{n}" for n in (1, 4, *range(6, 21))], "Payoos 1, 4 and 6 to 20"),
        ([f"P{n}" for n in (1, 2, 3, 4, 5, 9)], "Payoos 1, 2, 3, 4, 5 and 9"),
        (["H7", "C7", "P3", "P8"], "Payoos 3 and 8, Papayoo (7 of clubs) and 7 of hearts"),
        (["H10", "H7", "D1"], "1 of diamonds, 7 of hearts and 10 of hearts"),
    ],
)
def test_lists_of_cards(cards: list[str], text: str, words_of: WordsOf) -> None:
    assert plain(cards_list(cards, words_of("en"), "clubs")) == text


@pytest.mark.parametrize(
    ("lang", "suits"),
    [
        ("en", ["spades", "hearts", "diamonds", "clubs"]),
        ("de", ["Pik", "Herz", "Karo", "Kreuz"]),
        ("fr", ["pique", "cœur", "carreau", "trèfle"]),
        ("pl", ["pik", "kier", "karo", "trefl"]),
    ],
)
def test_suits(lang: str, suits: list[str], words_of: WordsOf) -> None:
    order: list[Suit] = ["spades", "hearts", "diamonds", "clubs"]
    assert [suit_name(suit, words_of(lang)) for suit in order] == suits


@pytest.mark.parametrize(("lang", "label"), [("en", "Player 2"), ("de", "Spieler 2"), ("fr", "Joueur 2"), ("pl", "Gracz 2")])
def test_players_without_a_name(lang: str, label: str, words_of: WordsOf) -> None:
    words = words_of(lang)
    assert plain(player_label("", 2, words)) == plain(player_label("  ", 2, words)) == label
    assert player_label(" Emma ", 2, words) == "Emma"


# --- headlines ------------------------------------------------------------------------------------------------


def check(total: int, state: str, findings: tuple[Finding, ...] = (), left_cards: tuple[str, ...] = (), left: str = "") -> Check:
    valid = state == "valid"
    return Check({}, {}, total, 250, state, valid, len(findings), findings, left_cards, tuple(left))  # type: ignore[arg-type]


BY_CARDS = RoundEntry(tuple("abcd"), "clubs", {"a": CardsPile(("P3",)), "b": None, "c": None, "d": None})
HEADLINES: list[tuple[Check, RoundEntry, str, str, str, str]] = [
    (
        check(250, "valid"),
        BY_CARDS,
        "Adds up to 250.",
        "Die Summe stimmt: 250.",
        "Le compte est bon : 250.",
        "Suma się zgadza: 250.",
    ),
    (
        check(3, "open", left_cards=tuple(f"P{n}" for n in range(4, 21))),
        BY_CARDS,
        "17 scoring cards still to find.",
        "Noch 17 Karten mit Punkten zu finden.",
        "Il reste 17 cartes à points à trouver.",
        "Do znalezienia: 17 kart punktowanych.",
    ),
    (
        check(211, "open", left_cards=("P7", "P9", "P11", "P12")),
        BY_CARDS,
        "Still to find: Payoos 7, 9, 11 and 12.",
        "Noch zu finden: Payoo 7, 9, 11 und 12.",
        "Encore à trouver : Payoos 7, 9, 11 et 12.",
        "Do znalezienia: Payoo 7, 9, 11 i 12.",
    ),
    (
        check(228, "open", left="d"),
        entry(a=30, b=30, c=168),
        "No score yet: Lea. 22 points left.",
        "Noch nicht eingegeben: Lea. Übrig: 22 Punkte.",
        "Pas encore de points : Lea. Il reste 22 points.",
        "Jeszcze nie wpisano: Lea. Zostają 22 punkty.",
    ),
    (
        check(260, "open", left="d"),
        entry(a=30, b=30, c=200),
        "No score yet: Lea.",
        "Noch nicht eingegeben: Lea.",
        "Pas encore de points : Lea.",
        "Jeszcze nie wpisano: Lea.",
    ),
    (
        check(243, "refused", (Finding("missing", True, ("P7",)),)),
        BY_CARDS,
        "7 points short.",
        "7 Punkte fehlen.",
        "Il manque 7 points.",
        "Brakuje 7 punktów.",
    ),
    (
        check(250, "refused", (Finding("impossible_split", True),)),
        entry(a=1, b=1, c=248),
        "Adds up to 250, but cannot be right.",
        "Die Summe 250 stimmt, aber die Verteilung ist unmöglich.",
        "Le total de 250 est juste, mais la répartition est impossible.",
        "Suma 250 się zgadza, ale taki podział jest niemożliwy.",
    ),
    (
        check(250, "valid"),
        entry(a=30, b=72, c=68, d=80, filled="d"),
        "Filled up to 250, so the sum proves nothing.",
        "Auf 250 ergänzt: Die Summe beweist nichts.",
        "Complété à 250 : le total ne prouve rien.",
        "Uzupełniono do 250, więc suma niczego nie dowodzi.",
    ),
    (
        check(100, "refused", (Finding("blank", True, players=("a",)),)),
        entry(b=100),
        "The round is not complete.",
        "Die Runde ist noch nicht vollständig.",
        "La manche est incomplète.",
        "Nie wszystko jest jeszcze wpisane.",
    ),
]


@pytest.mark.parametrize("row", HEADLINES, ids=lambda row: f"{row[0].state}-{row[0].total}-{row[1].filled}")
def test_headline(row: tuple[Any, ...], words_of: WordsOf) -> None:
    given, entered, *expected = row
    assert [plain(headline(given, entered, NAMES, words_of(lang))) for lang in LANGS] == expected


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["", "1 other explanation", "4 other explanations", "22 other explanations"]),
        ("de", ["", "1 andere Erklärung", "4 andere Erklärungen", "22 andere Erklärungen"]),
        ("fr", ["", "1 autre explication", "4 autres explications", "22 autres explications"]),
        ("pl", ["", "1 inne wyjaśnienie", "4 inne wyjaśnienia", "22 inne wyjaśnienia"]),
    ],
)
def test_other_explanations(lang: str, texts: list[str], words_of: WordsOf) -> None:
    assert [plain(more_text(n, words_of(lang))) for n in (0, 1, 4, 22)] == texts
    assert more_text(-1, words_of(lang)) == ""

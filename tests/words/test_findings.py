"""What the check found, in four languages, word for word."""

from typing import Any

import pytest
from words.table import NAMES, WordsOf, entry, plain

from calculator.papayoo.check import Finding, RoundEntry
from calculator.papayoo.types import Suit
from calculator.papayoo.wording import finding_text, player_label
from calculator.words import LANGS, Words


def say(words: Words, finding: Finding, given: RoundEntry | None = None) -> str:
    return plain(finding_text(finding, given or entry(), NAMES, words))


# A finding, the round it stands in, and what is said in English, German, French and Polish.
SENTENCES: list[tuple[Finding, RoundEntry, str, str, str, str]] = [
    (
        Finding("missing", True, ("P7",)),
        entry(),
        "Nobody has the Payoo 7.",
        "Niemand hat den Payoo 7.",
        "Personne n’a le Payoo 7.",
        "Nikt nie ma Payoo 7.",
    ),
    (
        Finding("missing", True, ("C7",)),
        entry(),
        "Nobody has the Papayoo, 7 of clubs.",
        "Niemand hat den Papayoo, die Kreuz-7.",
        "Personne n’a le Papayoo, 7 de trèfle.",
        "Nikt nie ma Papayoo, czyli 7 trefl.",
    ),
    (
        Finding("missing", True, ("PAPAYOO",)),
        entry(None),
        "Nobody has the Papayoo.",
        "Niemand hat den Papayoo.",
        "Personne n’a le Papayoo.",
        "Nikt nie ma Papayoo.",
    ),
    (
        Finding("missing", True, ("P8", "P3", "H7")),
        entry("hearts"),
        "Nobody has these cards: Payoos 3 and 8, and Papayoo (7 of hearts).",
        "Diese Karten hat niemand: Payoo 3 und 8 sowie Papayoo (Herz-7).",
        "Personne n’a ces cartes : Payoos 3 et 8, et Papayoo (7 de cœur).",
        "Tych kart nikt nie ma: Payoo 3 i 8 oraz Papayoo (7 kier).",
    ),
    (
        Finding("twice", True, ("P3",), ("a", "c")),
        entry(),
        "The Payoo 3 is counted twice: Emma and Pat.",
        "Der Payoo 3 ist doppelt gezählt: Emma und Pat.",
        "Le Payoo 3 est compté deux fois : Emma et Pat.",
        "Payoo 3 policzono dwa razy: Emma i Pat.",
    ),
    (
        Finding("twice", True, ("C7",), ("a", "c")),
        entry(),
        "The Papayoo, 7 of clubs, is counted twice: Emma and Pat.",
        "Der Papayoo, die Kreuz-7, ist doppelt gezählt: Emma und Pat.",
        "Le Papayoo, 7 de trèfle, est compté deux fois : Emma et Pat.",
        "Papayoo, czyli 7 trefl, policzono dwa razy: Emma i Pat.",
    ),
    (
        Finding("twice", True, ("H7",), ("b", "d")),
        entry(),
        "The 7 of hearts is counted twice: Nico and Lea.",
        "Die Herz-7 ist doppelt gezählt: Nico und Lea.",
        "Le 7 de cœur est compté deux fois : Nico et Lea.",
        "Kartę 7 kier policzono dwa razy: Nico i Lea.",
    ),
    (
        Finding("twice", True, ("P3",), ("a", "b", "c")),
        entry(),
        "More than once: Payoo 3 – Emma, Nico and Pat.",
        "Mehrfach gezählt: Payoo 3 – Emma, Nico und Pat.",
        "Plus d’une fois : Payoo 3 – Emma, Nico et Pat.",
        "Policzono więcej niż raz: Payoo 3 – Emma, Nico i Pat.",
    ),
    (
        Finding("missing", False, ("P7",)),
        entry(),
        "The Payoo 7 may be missing.",
        "Der Payoo 7 fehlt vielleicht.",
        "Le Payoo 7 manque peut-être.",
        "Być może brakuje Payoo 7.",
    ),
    (
        Finding("missing", False, ("P6", "P1")),
        entry(),
        "The Payoos 1 and 6 may be missing.",
        "Die Payoos 1 und 6 fehlen vielleicht.",
        "Les Payoos 1 et 6 manquent peut-être.",
        "Być może brakuje Payoo 1 i 6.",
    ),
    (
        Finding("missing", False, ("PAPAYOO", "P5")),
        entry(),
        "The Payoo 5 and the Papayoo may be missing.",
        "Der Payoo 5 und der Papayoo fehlen vielleicht.",
        "Le Payoo 5 et le Papayoo manquent peut-être.",
        "Być może brakuje Payoo 5 oraz Papayoo.",
    ),
    (
        Finding("missing", False, ("C7", "P8", "P3")),
        entry(),
        "The Payoos 3 and 8, and the Papayoo, may be missing.",
        "Die Payoos 3 und 8 sowie der Papayoo fehlen vielleicht.",
        "Les Payoos 3 et 8, et le Papayoo, manquent peut-être.",
        "Być może brakuje Payoo 3 i 8 oraz Papayoo.",
    ),
    (
        Finding("missing", False, ("P20", "P19", "P18", "P17", "P16", "P15")),
        entry(),
        "6 cards may be missing: Payoos 15 to 20.",
        "6 Karten fehlen vielleicht: Payoo 15 bis 20.",
        "6 cartes manquent peut-être : Payoos 15 à 20.",
        "Być może brakuje 6 kart: Payoo 15–20.",
    ),
    (
        Finding("missing", False, ("P1",)),
        entry(seats="abcdefg"),
        "The Payoo 1 may have been taken out with the four 1s. It stays in play.",
        "Der Payoo 1 wurde vielleicht mit den vier Einsen herausgenommen. Er bleibt im Spiel.",
        "Le Payoo 1 a peut-être été retiré avec les quatre 1. Il reste en jeu.",
        "Być może razem z czterema jedynkami wyjęto Payoo 1. Ta karta zostaje w grze.",
    ),
    (
        Finding("missing", False, ("P1",)),
        entry(),
        "The Payoo 1 may be missing.",
        "Der Payoo 1 fehlt vielleicht.",
        "Le Payoo 1 manque peut-être.",
        "Być może brakuje Payoo 1.",
    ),
    (
        Finding("twice", False, ("P12",)),
        entry(),
        "The Payoo 12 may be counted twice.",
        "Der Payoo 12 ist vielleicht doppelt gezählt.",
        "Le Payoo 12 est peut-être compté deux fois.",
        "Być może Payoo 12 policzono dwa razy.",
    ),
    (
        Finding("twice", False, ("P12", "P2")),
        entry(),
        "The Payoos 2 and 12 may be counted twice.",
        "Die Payoos 2 und 12 sind vielleicht doppelt gezählt.",
        "Les Payoos 2 et 12 sont peut-être comptés deux fois.",
        "Być może Payoo 2 i 12 policzono dwa razy.",
    ),
    (
        Finding("papayoo_forgotten", False, ("C7",)),
        entry(),
        "The Papayoo, 7 of clubs, may have been left out.",
        "Der Papayoo, die Kreuz-7, wurde vielleicht vergessen.",
        "Le Papayoo, 7 de trèfle, a peut-être été oublié.",
        "Być może nie doliczono Papayoo, czyli 7 trefl.",
    ),
    (
        Finding("papayoo_forgotten", False, ("PAPAYOO",)),
        entry(None),
        "The Papayoo may have been left out.",
        "Der Papayoo wurde vielleicht vergessen.",
        "Le Papayoo a peut-être été oublié.",
        "Być może nie doliczono Papayoo.",
    ),
    (
        Finding("papayoo_counted_as_7", False, ("S7",)),
        entry("spades"),
        "The Papayoo, 7 of spades, may have been counted as 7 instead of 40.",
        "Der Papayoo, die Pik-7, wurde vielleicht mit 7 statt mit 40 gezählt.",
        "Le Papayoo, 7 de pique, a peut-être été compté pour 7 au lieu de 40.",
        "Być może Papayoo, czyli 7 pik, policzono jako 7 zamiast 40.",
    ),
    (
        Finding("second_seven_counted", False),
        entry(),
        "A second 7 may have been counted as 40.",
        "Eine zweite 7 wurde vielleicht mit 40 gezählt.",
        "Un autre 7 a peut-être été compté pour 40.",
        "Być może doliczono 40 za drugą siódemkę.",
    ),
    (
        Finding("other_sevens_counted", False),
        entry(),
        "The three other 7s may have been counted as 7 points each. They are worth 0.",
        "Die anderen drei Siebenen wurden vielleicht mit je 7 Punkten gezählt. Sie zählen nichts.",
        "Les trois autres 7 ont peut-être été comptés pour 7 points chacun. Ils valent 0.",
        "Być może trzy pozostałe siódemki policzono po 7 punktów. Są warte 0.",
    ),
    (
        Finding("digits_swapped", False, players=("c",), value=86, meant=68),
        entry(),
        "Pat: perhaps 68 instead of 86.",
        "Pat: vielleicht 68 statt 86.",
        "Pat : peut-être 68 au lieu de 86.",
        "Pat: może 68 zamiast 86.",
    ),
    (
        Finding("not_a_score", True, players=("b",), value=-50),
        entry(b=-50),
        "Nico: −50 is not possible. One player takes 0 to 250 points.",
        "Nico: −50 ist nicht möglich. Möglich sind 0 bis 250 Punkte.",
        "Nico : −50 est impossible. On ramasse de 0 à 250 points.",
        "Nico: −50 to wynik niemożliwy. W rundzie zbiera się od 0 do 250 punktów.",
    ),
    (
        Finding("blank", True, players=("a", "d")),
        entry(b=40),
        "No score yet: Emma and Lea.",
        "Noch nicht eingegeben: Emma und Lea.",
        "Pas encore de points : Emma et Lea.",
        "Jeszcze nie wpisano: Emma i Lea.",
    ),
    (
        Finding("card_not_in_play", True, ("S1",), ("c",)),
        entry(seats="abcdefg"),
        "Pat: 1 of spades. With 7 players the four 1s stay out of the game.",
        "Pat: Pik-1. Bei 7 Spielern bleiben die vier Einsen draußen.",
        "Pat : 1 de pique. À 7 joueurs, les quatre 1 restent hors du jeu.",
        "Pat: 1 pik. Przy 7 graczach cztery jedynki nie biorą udziału w grze.",
    ),
    (
        Finding("impossible_split", True, ("P1",), ("a", "b"), value=1),
        entry(seats="abc", a=1, b=1, c=248),
        (
            "Emma and Nico: 1 and 1 cannot come about together. "
            "Small enough for that: Payoo 1. That makes 1 point, not 2. Count the piles again."
        ),
        (
            "Emma und Nico: 1 und 1 können nicht zusammen zustande kommen. "
            "Klein genug dafür: Payoo 1. Das macht 1 Punkt, nicht 2. Die Stapel noch einmal zählen."
        ),
        (
            "Emma et Nico : 1 et 1, c’est impossible ensemble. "
            "Assez petit pour cela : Payoo 1. Cela fait 1 point, pas 2. Recomptez les piles."
        ),
        (
            "Emma i Nico: 1 i 1 to wyniki niemożliwe razem. "
            "Dość małe na to: Payoo 1. To daje 1 punkt, a nie 2. Trzeba policzyć jeszcze raz."
        ),
    ),
    (
        Finding("impossible_split", True, (), ("b",), value=0),
        entry(b=1, c=248),
        "Nico: 1 cannot come about. No card that is left is worth so little. Count the piles again.",
        "Nico: 1 kann nicht zustande kommen. Keine übrige Karte zählt so wenig. Die Stapel noch einmal zählen.",
        "Nico : 1, c’est impossible. Aucune carte restante ne vaut si peu. Recomptez les piles.",
        "Nico: 1 to wynik niemożliwy. Żadna z pozostałych kart nie jest warta tak mało. Trzeba policzyć jeszcze raz.",
    ),
    (
        Finding("impossible_split", True, (), ("a", "b", "c")),
        entry(a=6, b=6, c=5, d=233),
        (
            "Emma, Nico and Pat: 6, 6 and 5 cannot come about together. "
            "No split of the cards gives these scores. Count the piles again."
        ),
        (
            "Emma, Nico und Pat: 6, 6 und 5 können nicht zusammen zustande kommen. "
            "So lassen sich die Karten nicht verteilen. Die Stapel noch einmal zählen."
        ),
        (
            "Emma, Nico et Pat : 6, 6 et 5, c’est impossible ensemble. "
            "Aucune répartition des cartes ne donne ces points. Recomptez les piles."
        ),
        (
            "Emma, Nico i Pat: 6, 6 i 5 to wyniki niemożliwe razem. "
            "Żaden podział kart nie daje takich wyników. Trzeba policzyć jeszcze raz."
        ),
    ),
]


@pytest.mark.parametrize("row", SENTENCES, ids=lambda row: f"{row[0].code}-{'-'.join(row[0].cards or row[0].players)}")
def test_sentence_of_a_finding(row: tuple[Any, ...], words_of: WordsOf) -> None:
    finding, given, *expected = row
    assert [say(words_of(lang), finding, given) for lang in LANGS] == expected


CODES = {
    "not_a_score", "blank", "card_not_in_play", "missing", "twice", "papayoo_forgotten", "papayoo_counted_as_7",
    "second_seven_counted", "other_sevens_counted", "moon_without_house_rule", "digits_swapped", "sum_differs",
    "impossible_split",
}  # fmt: skip


HANDFULS = (("P7",), ("PAPAYOO",), ("D7",), ("P1", "P2"), ("PAPAYOO", "P2"), ("S1", "H1"), tuple(f"P{n}" for n in range(1, 21)))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", sorted(CODES))
@pytest.mark.parametrize("die", [None, "spades", "hearts", "diamonds", "clubs"])
def test_every_code_of_the_design_is_a_whole_sentence(code: str, die: Suit | None, lang: str, words_of: WordsOf) -> None:
    for certain in (True, False):
        for cards in (
            ("P7",),
            ("PAPAYOO",),
            ("D7",),
            ("P1", "P2"),
            ("PAPAYOO", "P2"),
            ("S1", "H1"),
            tuple(f"P{n}" for n in range(1, 21)),
        ):
            finding = Finding(code, certain, cards, ("a", "b"), value=86, meant=68)
            text = finding_text(finding, entry(die), NAMES, words_of(lang))
            assert text.endswith(".")
            assert text[0].isupper() or text[0].isdigit()
            assert not set("{}") & set(text)


def test_a_code_without_a_sentence_is_an_error(words_of: WordsOf) -> None:
    with pytest.raises(KeyError):
        finding_text(Finding("new_code", True), entry(), NAMES, words_of("en"))


@pytest.mark.parametrize("lang", LANGS)
def test_certain_and_possible_never_sound_alike(lang: str, words_of: WordsOf) -> None:
    words = words_of(lang)
    for code in ("missing", "twice"):
        for cards in (("P7",), ("C7",), ("P3", "P8"), ("P3", "C7"), ("P3", "P8", "C7"), tuple(f"P{n}" for n in range(1, 8))):
            sure = say(words, Finding(code, True, cards, ("a", "b")))
            maybe = say(words, Finding(code, False, cards))
            hedge = {"en": "may ", "de": "vielleicht", "fr": "peut-être", "pl": "Być może"}[lang]
            assert hedge in maybe
            assert hedge not in sure


@pytest.mark.parametrize("lang", LANGS)
def test_names_are_text(lang: str, words_of: WordsOf) -> None:
    words = words_of(lang)
    names = {"a": player_label("{cards}", 1, words), "b": player_label("<b>{n}</b>", 2, words)}
    text = finding_text(Finding("twice", True, ("P3",), ("a", "b")), entry(), names, words)
    assert "{cards}" in text
    assert "<b>{n}</b>" in text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "The Papayoo, 7\u00a0of\u00a0clubs, is counted twice: Emma and Pat."),
        ("de", "Der Papayoo, die Kreuz-7, ist doppelt gezählt: Emma und Pat."),
        ("fr", "Le Papayoo, 7\u00a0de trèfle, est compté deux fois\u00a0: Emma et Pat."),
        ("pl", "Papayoo, czyli 7\u00a0trefl, policzono dwa razy: Emma i\u00a0Pat."),
    ],
)
def test_spaces_that_do_not_break(lang: str, text: str, words_of: WordsOf) -> None:
    assert finding_text(Finding("twice", True, ("C7",), ("a", "c")), entry(), NAMES, words_of(lang)) == text

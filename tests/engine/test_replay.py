"""The worked examples replayed: what every step shows, the same in every language, and whole sentences in each."""

from typing import Any

import pytest

from calculator import service
from calculator.papayoo.examples import EXAMPLES, TRICKS, Example, TrickExample, example_state, trick_document, worked
from calculator.papayoo.links import decode
from calculator.papayoo.replay import replay
from calculator.papayoo.replay_text import count_text, sum_text
from calculator.words import LANGS, words_for

EVERY_ID = pytest.mark.parametrize("name", [*EXAMPLES, *TRICKS])
EACH_LANG = pytest.mark.parametrize("lang", LANGS)

#: The kinds of steps after the die, and the totals after each.
STEPS: dict[str, tuple[str, list[int]]] = {
    "missing-payoo-7": ("pile pile pile pile sum finding mend valid", [30, 102, 163, 243, 243, 243, 250, 250]),
    "papayoo-forgotten": ("pile pile pile sum finding mend valid", [47, 145, 210, 210, 210, 250, 250]),
    "papayoo-as-7": ("pile pile pile pile sum finding mend valid", [54, 84, 172, 217, 217, 217, 250, 250]),
    "other-7s-counted": (
        "pile pile pile pile pile sum finding mend mend valid",
        [39, 90, 148, 210, 271, 271, 271, 264, 250, 250],
    ),
    "second-7-counted": (
        "pile pile pile pile pile pile sum finding mend valid",
        [33, 85, 110, 158, 229, 290, 290, 290, 250, 250],
    ),
    "digits-swapped": (
        "pile pile pile pile pile pile sum finding finding mend valid",
        [23, 64, 150, 150, 207, 268, 268, 268, 268, 250, 250],
    ),
    "payoo-1-out": (
        "pile pile pile pile pile pile pile sum finding mend valid",
        [12, 67, 98, 98, 145, 225, 249, 249, 249, 250, 250],
    ),
    "counted-twice": (
        "pile pile pile pile pile pile pile pile sum finding mend valid",
        [24, 37, 77, 109, 109, 146, 201, 262, 262, 262, 250, 250],
    ),
    "moon": ("pile pile pile pile valid taken scores", [0, 250, 250, 250, 250, 250, 750]),
    "impossible-split": ("pile pile pile sum finding mend mend valid", [1, 2, 250, 250, 250, 249, 250, 250]),
    "all-zero-but-one": ("pile pile pile pile pile valid", [0, 0, 250, 250, 250, 250]),
    "three-players": ("pile pile pile valid", [77, 181, 250, 250]),
    "papayoo-led": ("play play play play play trick cost", [40, 40, 40, 40, 40, 40, 40]),
    "payoo-on-hearts": ("play play play play trick cost", [0, 18, 18, 18, 18, 18]),
    "nobody-follows": ("play play play play trick cost", [0, 18, 38, 78, 78, 78]),
    "papayoo-on-payoos": ("play hand play play play trick cost", [6, 6, 46, 57, 59, 59, 59]),
    "payoo-led-follow": ("play hand finding mend play play trick cost", [5, 5, 5, 8, 19, 21, 21, 21]),
    "papayoo-must-be-played": ("play hand play play play trick cost", [0, 0, 40, 40, 40, 40, 40]),
    "papayoo-under-the-10": ("play play play play trick cost", [0, 40, 40, 40, 40, 40]),
    "payoo-1-led": ("play play play trick cost", [1, 1, 1, 1, 1]),
    "dearest-trick-4": ("play play play play trick cost", [18, 37, 57, 97, 97, 97]),
}


def plain(text: str) -> str:
    """The sentence with ordinary spaces, so that expectations can be read."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def texts(name: str, lang: Any) -> list[str]:
    return [plain(step["text"]) for step in replay(worked(name), lang)["steps"]]


def test_every_example_is_here() -> None:
    assert set(STEPS) == {*EXAMPLES, *TRICKS}


@EVERY_ID
@EACH_LANG
def test_step_by_step(name: str, lang: Any) -> None:
    shown = replay(worked(name), lang)
    kinds, totals = STEPS[name]
    assert [step["kind"] for step in shown["steps"]] == ["die", *kinds.split()]
    assert [step["total"] for step in shown["steps"]] == [0, *totals]


@EVERY_ID
@EACH_LANG
def test_every_step_is_whole_sentences_and_agrees_with_itself(name: str, lang: Any) -> None:
    shown = replay(worked(name), lang)
    players = [player["id"] for player in shown["players"]]
    assert shown["title"]
    assert not shown["title"].endswith(".")
    for step in shown["steps"]:
        assert step["text"].endswith(".")
        assert not {"{", "}"} & set(step["text"])
        assert step.get("player", "a") in players
        assert set(step["points"]) <= set(players) >= set(step["board"])
        if step["points"]:
            assert step["total"] == sum(step["points"].values())
        if shown["kind"] == "round":
            assert step["board"] == {player: str(points) for player, points in step["points"].items()}
    assert len({step["text"] for step in shown["steps"]}) == len(shown["steps"])


@EVERY_ID
def test_no_step_is_the_same_in_two_languages(name: str) -> None:
    """A sentence left in English would be; only names beside figures ("Nico: 30 points.") may agree."""
    by_lang = {lang: replay(worked(name), lang) for lang in LANGS}
    for lang in LANGS:
        for other in LANGS[LANGS.index(lang) + 1 :]:
            assert by_lang[lang]["title"] != by_lang[other]["title"]
            for step, same in zip(by_lang[lang]["steps"], by_lang[other]["steps"], strict=True):
                assert step["kind"] == "pile" or step["text"] != same["text"]


@EVERY_ID
@EACH_LANG
def test_the_players_have_the_names_of_the_language(name: str, lang: Any) -> None:
    shown = replay(worked(name), lang)
    names = list(worked(name).names[lang])
    assert [player["label"] for player in shown["players"]] == names
    assert [player["letter"] for player in shown["players"]] == list("ABCDEFGH"[: len(names)])
    taken = [step for step in shown["steps"] if step["kind"] in ("pile", "play")]
    for step in taken:
        assert names["abcdefgh".index(step["player"])] in step["text"]


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))
@EACH_LANG
def test_a_round_opens_the_same_round(example: Example, lang: Any) -> None:
    shown = replay(example, lang)
    assert shown["kind"] == "round"
    assert service.read(shown["link"], lang) == example_state(example, lang)


@pytest.mark.parametrize("example", TRICKS.values(), ids=list(TRICKS))
@EACH_LANG
def test_a_trick_opens_the_same_trick(example: TrickExample, lang: Any) -> None:
    shown = replay(example, lang)
    assert shown["kind"] == "trick"
    kind, data = shown["link"].split("=")
    assert (kind, decode(data)) == ("t1", trick_document(example))
    last = shown["steps"][-1]
    assert list(last["board"]) == [player["id"] for player in shown["players"]]
    assert last["points"] == {last["player"]: last["total"]}


@EACH_LANG
def test_the_missing_payoo_7(lang: Any) -> None:
    steps = replay(EXAMPLES["missing-payoo-7"], lang)["steps"]
    assert [step.get("player") for step in steps] == [None, "a", "b", "c", "d", None, None, "c", None]
    assert steps[0]["points"] == {}
    assert steps[3]["points"] == {"a": 30, "b": 72, "c": 61}
    assert steps[5]["points"] == {"a": 30, "b": 72, "c": 61, "d": 80}
    assert steps[-1]["points"] == {"a": 30, "b": 72, "c": 68, "d": 80}
    assert steps[6]["cards"] == steps[7]["cards"] == ["P7"]
    for step, number in zip(steps[1:6], ("30", "72", "61", "80", "243"), strict=True):
        assert f"=\u00a0{number}" in step["text"]
    assert "250" in steps[-1]["text"]


def test_what_was_taken_and_what_is_written_under_the_moon_rule() -> None:
    steps = replay(EXAMPLES["moon"], "en")["steps"]
    assert steps[-3]["points"] == steps[-2]["points"] == {"a": 0, "b": 250, "c": 0, "d": 0}
    assert steps[-1]["points"] == {"a": 250, "b": 0, "c": 250, "d": 250}


@pytest.mark.parametrize(
    ("name", "lang", "sentence"),
    [
        ("digits-swapped", "en", "Cleo: perhaps 68 instead of 86. There are 45 other explanations."),
        ("digits-swapped", "de", "Cem: vielleicht 68 statt 86. Es gibt noch 45 andere Erklärungen."),
        ("digits-swapped", "fr", "Claire : peut-être 68 au lieu de 86. Il y a 45 autres explications."),
        ("digits-swapped", "pl", "Cezary: może 68 zamiast 86. Jest jeszcze 45 innych wyjaśnień."),
        ("payoo-1-out", "en", "Found with the four 1s: Payoo 1. By agreement, Max gets it: 24 + 1 = 25."),
        ("payoo-1-out", "de", "Bei den vier Einsen gefunden: Payoo 1. Nach Absprache bekommt Mats die Karte: 24 + 1 = 25."),
        ("counted-twice", "en", "Only Ben has this card: Payoo 12. Grace: 3 + 9 + 15 + 16 = 43."),
        ("counted-twice", "fr", "Bruno a cette carte, et personne d’autre : Payoo 12. Gaëlle : 3 + 9 + 15 + 16 = 43."),
        ("impossible-split", "pl", "Policzono jeszcze raz. Nina: 249 zamiast 248."),
        ("papayoo-as-7", "en", "The Papayoo counts 40 points, not 7. Ravi: 40 + 13 + 10 = 63."),
        ("second-7-counted", "de", "Die anderen drei Siebenen zählen nichts. Maja: 6 + 2 = 8."),
        ("papayoo-forgotten", "pl", "Odnaleziono: Papayoo (7 kier). Olek: 98 + 40 = 138."),
        (
            "moon",
            "en",
            "Written down: Stan 0 points; Rosa, Tara and Ken 250 points each. Sum of the scores: 250 + 0 + 250 + 250 = 750.",
        ),
        (
            "moon",
            "fr",
            (
                "On inscrit : Samir, 0 point ; Rachel, Tessa et Kévin, 250 points par personne. "
                "Total inscrit : 250 + 0 + 250 + 250 = 750."
            ),
        ),
        (
            "nobody-follows",
            "en",
            "Nobody else followed suit. Only card of the suit led: 2 of hearts. Beth takes the trick.",
        ),
        ("nobody-follows", "en", "Beth: Payoos 18 and 20, and Papayoo (7 of spades). 18 + 20 + 40 = 78."),
        ("payoo-led-follow", "de", "Henrik: Herz-9 war nicht erlaubt, eine Karte der angespielten Farbe war auf der Hand."),
        ("payoo-led-follow", "de", "Henrik nimmt die Karte zurück und spielt: Payoo 3."),
        (
            "papayoo-must-be-played",
            "fr",
            "Héloïse doit fournir et n’a que cette carte de la couleur demandée : Papayoo (7 de trèfle).",
        ),
        ("papayoo-on-payoos", "pl", "Henryk nie ma karty w kolorze wyjścia i zrzuca: Papayoo (7 karo)."),
        ("payoo-on-hearts", "pl", "Najwyższa karta w kolorze wyjścia: 9 kier. Lewę bierze Irena."),
        ("papayoo-under-the-10", "en", "Iris: Papayoo (7 of diamonds). 40 points."),
        ("payoo-1-led", "fr", "Basile : Payoo 1. 1 point."),
    ],
)
def test_a_sentence_word_for_word(name: str, lang: Any, sentence: str) -> None:
    assert sentence in texts(name, lang)


def test_a_trick_that_costs_nothing_says_so() -> None:
    example = TrickExample(
        id="nothing", title=lambda words: "", names=TRICKS["nobody-follows"].names, die="clubs", plays=("H2", "H3", "S4", "D1")
    )
    last = replay(example, "en")["steps"][-1]
    assert (plain(last["text"]), last["total"], last["cards"]) == ("Hugh: no card that counts, 0 points.", 0, [])


def test_a_sum_may_break_only_after_a_plus() -> None:
    assert sum_text([3, 8, 19], words_for("en")) == "3\u00a0+ 8\u00a0+ 19\u00a0=\u00a030"
    assert sum_text([0], words_for("pl")) == "0\u00a0=\u00a00"


def test_a_count_of_one_or_nothing_is_just_points() -> None:
    assert plain(count_text([40], words_for("en"))) == "40 points"
    assert plain(count_text([], words_for("fr"))) == "0 point"
    assert plain(count_text([3, 8], words_for("de"))) == "3 + 8 = 11"

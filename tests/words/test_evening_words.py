"""What is said of an evening: counts in every plural form, names only where each language leaves them as they are."""

import re

import pytest
from engine.evening import Evening

from calculator.catalogues import read_catalogue
from calculator.words import LANGS, words_for

ROUNDS_LEFT = {
    "en": ["1 round left.", "2 rounds left.", "5 rounds left.", "22 rounds left."],
    "de": ["Noch 1 Runde.", "Noch 2 Runden.", "Noch 5 Runden.", "Noch 22 Runden."],
    "fr": ["Encore 1 manche.", "Encore 2 manches.", "Encore 5 manches.", "Encore 22 manches."],
    "pl": ["Do końca: 1 runda.", "Do końca: 2 rundy.", "Do końca: 5 rund.", "Do końca: 22 rundy."],
}
AT_MOST = {
    "en": ["At most 1 more round.", "At most 2 more rounds.", "At most 5 more rounds."],
    "de": ["Höchstens noch 1 Runde.", "Höchstens noch 2 Runden.", "Höchstens noch 5 Runden."],
    "fr": ["Encore 1 manche au plus.", "Encore 2 manches au plus.", "Encore 5 manches au plus."],
    "pl": ["Najwyżej jeszcze 1 runda.", "Najwyżej jeszcze 2 rundy.", "Najwyżej jeszcze 5 rund."],
}
TIMES = {
    "en": ["Emma: 1 time", "Emma: 2 times", "Emma: 5 times"],
    "de": ["Emma: 1-mal", "Emma: 2-mal", "Emma: 5-mal"],
    "fr": ["Emma : 1 fois", "Emma : 2 fois", "Emma : 5 fois"],
    "pl": ["Emma: 1 raz", "Emma: 2 razy", "Emma: 5 razy"],
}
#: A name stands as a subject (first, or after a verb in the present), or beside a colon or a comma; never after these.
BEFORE_A_NAME = {
    "en": r"['’]s\b",
    "de": r"\b(des|dem|den|der|mit|von|bei|nach) \{name",
    "fr": r"\b(de|que) \{name|\b[dq]u?['’]\{name",
    "pl": r"\b(dla|od|do|bez|przez|u|z|za|po|na|w|o) \{name|nie ma \{name",
}


def _plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGS)
def test_rounds_left(lang: str) -> None:
    said = []
    for left in (1, 2, 5, 22):
        evening = Evening(lang=lang)
        evening.do("set_end", kind="rounds", value=left)
        said.append(_plain(evening.game["possible"][0]))
    assert said == ROUNDS_LEFT[lang]


@pytest.mark.parametrize("lang", LANGS)
def test_rounds_at_most(lang: str) -> None:
    said = []
    for limit in (60, 125, 313):
        evening = Evening(lang=lang)
        evening.do("set_end", kind="points", value=limit)
        said.append(_plain(evening.game["possible"][0]))
    assert said == AT_MOST[lang]


@pytest.mark.parametrize("lang", LANGS)
def test_how_often(lang: str) -> None:
    words = words_for(lang)
    said = [_plain(words.ngettext("{name}: {n}\u00a0time", "{name}: {n}\u00a0times", n, name="Emma")) for n in (1, 2, 5)]
    assert said == TIMES[lang]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Place 1: Lea, 0 points.", "Place 2, tied: Emma and Nico, 100 points."]),
        ("de", ["Platz 1: Lea, 0 Punkte.", "Platz 2, punktgleich: Emma und Nico, 100 Punkte."]),
        ("fr", ["1re place : Lea, 0 point.", "2e place ex æquo : Emma et Nico, 100 points."]),
        ("pl", ["1. miejsce: Lea, 0 punktów.", "2. miejsce ex aequo: Emma i Nico, 100 punktów."]),
    ],
)
def test_places(lang: str, said: list[str]) -> None:
    evening = Evening(["Emma", "Nico", "Lea", "Pat"], lang)
    evening.write(100, 100, 0, 50)
    evening.write(0, 0, 0, 250)
    assert [_plain(text) for text in evening.game["standings"][:2]] == said


@pytest.mark.parametrize("lang", LANGS)
def test_names_stand_where_they_need_no_case(lang: str) -> None:
    wrong = re.compile(BEFORE_A_NAME[lang].replace(" ", "[ \u00a0]"), re.IGNORECASE)
    forms = [
        form
        for message in read_catalogue(lang)
        for form in (message.string if isinstance(message.string, (tuple, list)) else [message.string])
        if "{name" in form
    ]
    assert len(forms) > 40
    assert [form for form in forms if wrong.search(form)] == []

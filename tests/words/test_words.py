"""Numbers, plural forms, lists and names in four languages."""

import json
import subprocess
import sys
import unicodedata
import zipfile
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from calculator.catalogues import compiled
from calculator.papayoo.wording import difference_text
from calculator.words import LANGS, Words, words_for

WordsOf = Callable[[str], Words]
NB = "\N{NO-BREAK SPACE}"

# Straight from the language sheets: the noun after each number.
POINTS = {
    "en": {0: "points", 1: "point", **dict.fromkeys((2, 5, 12, 14, 21, 22, 25, 102, 112, 250), "points")},
    "de": {0: "Punkte", 1: "Punkt", **dict.fromkeys((2, 5, 12, 14, 21, 22, 25, 102, 112, 250), "Punkte")},
    "fr": {0: "point", 1: "point", **dict.fromkeys((2, 5, 12, 14, 21, 22, 25, 102, 112, 250), "points")},
    "pl": {
        1: "punkt",
        **dict.fromkeys((2, 22, 102), "punkty"),
        **dict.fromkeys((0, 5, 12, 14, 21, 25, 112, 250), "punktów"),
    },
}


@pytest.mark.parametrize("lang", LANGS)
def test_points_by_number(lang: str, words_of: WordsOf) -> None:
    words = words_of(lang)
    assert {n: words.points(n) for n in POINTS[lang]} == {n: f"{n}{NB}{noun}" for n, noun in POINTS[lang].items()}


@pytest.mark.parametrize(
    ("lang", "short"),
    [
        ("en", {1: "1 point short.", 2: "2 points short.", 250: "250 points short."}),
        ("de", {1: "1 Punkt fehlt.", 2: "2 Punkte fehlen.", 21: "21 Punkte fehlen."}),
        ("fr", {1: "Il manque 1 point.", 2: "Il manque 2 points.", 21: "Il manque 21 points."}),
        (
            "pl",
            {
                1: "Brakuje 1 punktu.",
                2: "Brakuje 2 punktów.",
                5: "Brakuje 5 punktów.",
                12: "Brakuje 12 punktów.",
                22: "Brakuje 22 punktów.",
                102: "Brakuje 102 punktów.",
            },
        ),
    ],
)
def test_short_of_the_sum(lang: str, short: dict[int, str], words_of: WordsOf) -> None:
    assert {n: difference_text(-n, words_of(lang)).replace(NB, " ") for n in short} == short


@pytest.mark.parametrize(
    ("lang", "over"),
    [
        ("en", {1: "1 point over.", 22: "22 points over."}),
        ("de", {1: "1 Punkt zu viel.", 22: "22 Punkte zu viel."}),
        ("fr", {1: "1 point de trop.", 22: "22 points de trop."}),
        (
            "pl",
            {
                1: "O 1 punkt za dużo.",
                2: "O 2 punkty za dużo.",
                5: "O 5 punktów za dużo.",
                12: "O 12 punktów za dużo.",
                22: "O 22 punkty za dużo.",
                25: "O 25 punktów za dużo.",
                112: "O 112 punktów za dużo.",
            },
        ),
    ],
)
def test_over_the_sum(lang: str, over: dict[int, str], words_of: WordsOf) -> None:
    assert {n: difference_text(n, words_of(lang)).replace(NB, " ") for n in over} == over


@pytest.mark.parametrize("lang", LANGS)
def test_the_sign_does_not_change_the_form(lang: str, words_of: WordsOf) -> None:
    words = words_of(lang)
    for n in range(300):
        assert words.points(-n) == (f"−{words.points(n)}" if n else words.points(0))


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", {"1/2": "0.5 points", "3/2": "1.5 points", "125/2": "62.5 points", "-3/2": "−1.5 points", "4/2": "2 points"}),
        ("de", {"1/2": "0,5 Punkte", "3/2": "1,5 Punkte", "125/2": "62,5 Punkte", "-3/2": "−1,5 Punkte", "2/2": "1 Punkt"}),
        ("fr", {"1/2": "0,5 point", "3/2": "1,5 point", "125/2": "62,5 points", "-3/2": "−1,5 point", "-1": "−1 point"}),
        ("pl", {"1/2": "0,5 punktu", "3/2": "1,5 punktu", "125/2": "62,5 punktu", "-3/2": "−1,5 punktu", "44/2": "22 punkty"}),
    ],
)
def test_fractions(lang: str, forms: dict[str, str], words_of: WordsOf) -> None:
    assert {n: words_of(lang).points(Fraction(n)).replace(NB, " ") for n in forms} == forms


@pytest.mark.parametrize("lang", LANGS)
def test_forms_agree_with_the_rules_of_unicode(lang: str, words_of: WordsOf) -> None:
    """An outside oracle: Unicode's plural categories. French differs only at whole millions, which cannot occur here."""
    rule = Locale(lang).plural_form
    words = words_of(lang)
    seen: dict[str, set[str]] = {}
    for n in range(2000):
        seen.setdefault(rule(n), set()).add(words.points(n).split(NB)[-1])
    assert all(len(nouns) == 1 for nouns in seen.values())
    assert len(seen) == (3 if lang == "pl" else 2)


def test_gettext_only_ever_sees_whole_numbers_from_zero(words_of: WordsOf) -> None:
    """Python versions differ in what they make of negative and broken numbers, so none may reach the catalogue."""
    seen: list[object] = []

    class Recorder:
        def ngettext(self, one: str, many: str, n: object) -> str:
            seen.append(n)
            return many

        def npgettext(self, context: str, one: str, many: str, n: object) -> str:
            return self.ngettext(one, many, n)

    for lang in LANGS:
        words = Words(lang, Recorder())  # type: ignore[arg-type]
        for n in (-250, -1, 0, 1, 7, Fraction(-3, 2), Fraction(1, 2), Fraction(125, 2), Fraction(6, 3)):
            words.points(n)
    assert len(seen) == 9 * len(LANGS)
    assert all(type(n) is int and n >= 0 for n in seen)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["83.33", "62.5", "50", "41.67", "−50", "1,250", "0"]),
        ("de", ["83,33", "62,5", "50", "41,67", "−50", "1250", "0"]),
        ("fr", ["83,33", "62,5", "50", "41,67", "−50", "1\u202f250", "0"]),
        ("pl", ["83,33", "62,5", "50", "41,67", "−50", "1250", "0"]),
    ],
)
def test_numbers(lang: str, expected: list[str], words_of: WordsOf) -> None:
    numbers: list[int | Fraction] = [Fraction(250, 3), Fraction(250, 4), 50, Fraction(250, 6), -50, 1250, Fraction(-1, 1000)]
    assert [words_of(lang).number(n) for n in numbers] == expected


@pytest.mark.parametrize(
    ("n", "digits", "text"), [(Fraction(5, 2), 0, "3"), (Fraction(-5, 2), 0, "−3"), (Fraction(1, 8), 2, "0.13")]
)
def test_rounding_is_half_away_from_zero(n: Fraction, digits: int, text: str) -> None:
    assert words_for("en").number(n, digits) == text


@pytest.mark.parametrize(
    ("lang", "text"), [("de", "12\u00a0500"), ("pl", "12\u00a0500"), ("fr", "12\u202f500"), ("en", "12,500")]
)
def test_thousands(lang: str, text: str, words_of: WordsOf) -> None:
    assert words_of(lang).number(12500) == text


@given(st.integers(-(10**9), 10**9), st.integers(1, 10**6), st.integers(0, 6))
def test_a_number_reads_back_as_its_rounded_value(numerator: int, denominator: int, digits: int) -> None:
    n = Fraction(numerator, denominator)
    text = words_for("en").number(n, digits)
    assert abs(Fraction(text.replace(",", "").replace("−", "-")) - n) <= Fraction(1, 2 * 10**digits)


@pytest.mark.parametrize(
    ("lang", "two", "three", "either"),
    [
        ("en", "A and B", "A, B and C", "A or B"),
        ("de", "A und B", "A, B und C", "A oder B"),
        ("fr", "A et B", "A, B et C", "A ou B"),
        ("pl", f"A i{NB}B", f"A, B i{NB}C", "A lub B"),
    ],
)
def test_lists(lang: str, two: str, three: str, either: str, words_of: WordsOf) -> None:
    words = words_of(lang)
    assert (words.join([]), words.join(["A"])) == ("", "A")
    assert (words.join(["A", "B"]), words.join(["A", "B", "C"]), words.join(["A", "B"], "or")) == (two, three, either)


@pytest.mark.parametrize("name", ["{n}", "{name}", "{0}", "{", "}}", "%s", "{n!r}", "\\1", "\\g<0>"])
@pytest.mark.parametrize("lang", LANGS)
def test_braces_in_names_are_text(lang: str, name: str, words_of: WordsOf) -> None:
    words = words_of(lang)
    text = words.gettext("No score yet: {names}.", names=words.join([words.name(name), words.name("Lea")]))
    assert name in text
    assert "Lea" in text


def test_a_placeholder_without_a_value_is_an_error_and_no_values_leave_it() -> None:
    words = words_for("en")
    with pytest.raises(KeyError):
        words.gettext("{a} and {b}", a="x")
    assert words.gettext("{a} and {b}") == "{a} and {b}"


@pytest.mark.parametrize(
    "name", ["Emma", "Łukasz", "Zoë O’Neil", "陳大文", "Ümit", "Παύλος", "👩‍👧", "<b>Nico</b>", "a  b", " x "]
)
def test_ordinary_names_stay_as_typed(name: str) -> None:
    assert words_for("en").name(name) == name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("דנה", "\u2068דנה\u2069"),
        ("ليلى", "\u2068ليلى\u2069"),
        ("Pat\u202e", "\u2068Pat\u2069"),
        ("\u2069Pat\u2067", "\u2068Pat\u2069"),
        ("Pat\nLea", "\u2068Pat Lea\u2069"),
        ("Pat\u2028Lea", "\u2068Pat Lea\u2069"),
        ("Pat\x1b[31m", "\u2068Pat\ufffd[31m\u2069"),
        ("Pat\x00", "\u2068Pat\ufffd\u2069"),
    ],
)
def test_names_that_would_disturb_the_sentence_are_isolated(typed: str, shown: str) -> None:
    assert words_for("en").name(typed) == shown


@given(st.text(max_size=30))
def test_a_shown_name_is_one_printable_line_and_closes_what_it_opens(typed: str) -> None:
    shown = words_for("en").name(typed)
    assert len(shown.splitlines()) <= 1
    assert not [char for char in shown if unicodedata.category(char) == "Cc"]
    inner = shown[1:-1] if shown.startswith("\u2068") else shown
    assert not set(inner) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def test_every_character_that_runs_from_right_to_left_is_isolated() -> None:
    words = words_for("en")
    strong = [
        chr(code) for code in range(sys.maxunicode + 1) if unicodedata.bidirectional(chr(code)) in {"R", "AL", "RLE", "RLO"}
    ]
    assert len(strong) > 2000
    assert [hex(ord(char)) for char in strong if not words.name(f"a{char}").startswith("\u2068")] == []


def test_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="de-AT"):
        words_for("de-AT")


def test_catalogues_are_read_from_a_zipped_package_and_english_needs_none(tmp_path: Path, repo: Path) -> None:
    archive = tmp_path / "calculator.zip"
    with zipfile.ZipFile(archive, "w") as zipped:
        for path in [*(repo / "calculator").glob("*.py"), *(repo / "calculator" / "papayoo").glob("*.py")]:
            zipped.write(path, path.relative_to(repo))
        for lang in ("de", "pl"):
            zipped.writestr(f"calculator/locale/{lang}/LC_MESSAGES/calculator.mo", compiled(lang))
    said = "json.dumps([words_for(x).points(5) for x in LANGS])"
    code = f"import json; from calculator.words import LANGS, words_for; print({said})"
    run = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(archive)}, capture_output=True, text=True, cwd=tmp_path
    )
    assert run.stderr == ""
    assert json.loads(run.stdout) == [f"5{NB}{noun}" for noun in ("points", "Punkte", "points", "punktów")]

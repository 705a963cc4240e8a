"""What is said in four languages: whole sentences, nothing left in English, nothing left open, names in their place."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from calculator import service
from calculator.paiute.cards import DECK, RANKS
from calculator.paiute.examples import EXAMPLES, SHOWDOWNS
from calculator.paiute.hand_text import missed_rule, missed_text
from calculator.paiute.hand_view import hand_view
from calculator.paiute.kinds import KINDS
from calculator.paiute.missed import MissId
from calculator.paiute.naming import card_name, face, kind_label, rank_name, rank_plural, stands_for
from calculator.paiute.reading import Laid
from calculator.paiute.rules import BY_ID
from calculator.paiute.showdown_text import coins_text, turns_text
from calculator.words import LANGS, Words, words_for

MISSES: tuple[MissId, ...] = (
    "ace_low",
    "four_of_a_kind",
    "full_house",
    "flush",
    "straight",
    "three_of_a_kind",
    "two_pairs",
    "pair",
    "nothing",
)
OTHERS = [lang for lang in LANGS if lang != "en"]
#: What a reader must never see.
OPEN = re.compile(r"[{}]|  | \.|\.\.|_")


def sentences(lang: str) -> Iterator[str]:
    """Every sentence about hands and showdowns, each at least once."""
    words = words_for(lang)
    yield from (missed_text(miss, words) for miss in MISSES)
    yield from (hand_view(one.cards, one.turned_up, words)["said"]["text"] for one in EXAMPLES.values())
    for name, caller in product(SHOWDOWNS, ("a", "b")):
        shown: Any = service.showdown(None, lang, text=f"example={name}")
        document = {**shown["showdown"], "dealer": "b", "caller": caller}
        for hands in (document["hands"], {**document["hands"], "z": []}):
            view: Any = service.showdown({**document, "hands": hands}, lang)["view"]  # type: ignore[typeddict-item]
            yield from (one["text"] for one in view["result"])
            yield view["wild_text"]
    for pot, players, ante in product((0, 1, 2, 5, 22), (2, 5), (0, 1, 5)):
        yield coins_text(pot, players, ante, words) or "."
    yield turns_text("Zoë", ["Ann", "Bo"], words)["text"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_is_whole(lang: str) -> None:
    for text in sentences(lang):
        assert text.endswith("."), text
        assert not OPEN.search(text), text


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_stays_english(lang: str) -> None:
    english = {text for text in sentences("en") if len(text) > 1}
    assert english & set(sentences(lang)) == set()


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_cards_ranks_and_hands_are_told_apart(lang: str) -> None:
    words = words_for(lang)
    assert len({card_name(card, words) for card in DECK}) == 52
    for name in (rank_name, rank_plural, face):
        assert len({name(rank, words) for rank in RANKS}) == 13
    assert len({kind_label(kind.id, words) for kind in KINDS}) == 6
    assert len({missed_text(miss, words) for miss in MISSES}) == 9
    assert all(kind_label(kind.id, words)[0].isupper() for kind in KINDS)


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_wild_card_stands_for_is_told_apart(lang: str) -> None:
    words = words_for(lang)
    ranks = {stands_for(Laid("S2", value, None, True), words) for value in range(3, 15)}
    cards = {stands_for(Laid("S2", value, suit, True), words) for value in range(2, 15) for suit in ("hearts", "clubs")}
    itself = stands_for(Laid("S2", 2, "spades", True), words)
    assert len({*ranks, *cards, itself}) == 12 + 26 + 1


def test_the_faces_are_those_of_each_countrys_cards() -> None:
    faces = {lang: "".join(face(rank, words_for(lang)) for rank in "AKQJ") for lang in LANGS}
    assert faces == {"en": "AKQJ", "de": "AKDB", "fr": "ARDV", "pl": "AKDW"}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Wild card: king of\u00a0hearts stands for the 9\u00a0of\u00a0diamonds."),
        ("de", "Wilde Karte: Herz-König zählt als Karo-9."),
        ("fr", "Carte joker\u00a0: roi de\u00a0cœur tient lieu de\u00a09\u00a0de\u00a0carreau."),
        ("pl", "Dzika karta: król\u00a0kier zastępuje 9\u00a0karo."),
    ],
)
def test_a_reading_as_a_speaker_would_say_it(lang: str, text: str) -> None:
    said = hand_view(["D5", "D6", "D7", "D8", "HK"], "SK", words_for(lang))["said"]["text"]
    assert said.endswith(text)


@pytest.mark.parametrize(("n", "coins"), [(1, "moneta"), (2, "monety"), (5, "monet"), (12, "monet"), (22, "monety")])
def test_polish_counts_coins_in_three_forms(n: int, coins: str) -> None:
    assert coins_text(n, 2, 0, words_for("pl")) == f"W\u00a0puli: {n}\u00a0{coins}."


def test_every_miss_rests_on_a_rule() -> None:
    assert {BY_ID[missed_rule(miss)].number for miss in MISSES} == {"5.7", "5.8"}


def test_a_name_from_right_to_left_keeps_the_sentence_in_order() -> None:
    words: Words = words_for("en")
    assert (
        turns_text(words.name("עדי"), [words.name("אבי")], words)["text"]
        == "\u2068עדי\u2069 calls. One more turn each: \u2068אבי\u2069."
    )

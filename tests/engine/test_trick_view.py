"""The referee's answer in words: every worked trick in four languages, hands, what was allowed, what it costs."""

from typing import Any

import pytest

from calculator import service
from calculator.papayoo.examples import TRICKS
from calculator.papayoo.opening import open_trick
from calculator.words import LANGS

EACH_LANG = pytest.mark.parametrize("lang", LANGS)
NBSP = "\u00a0"
#: Who takes each worked trick, with which card; for how many points; the rule.
ANSWERS = {
    "papayoo-led": ("D", "C10", 40, "who-takes-the-trick"),
    "payoo-on-hearts": ("C", "H9", 18, "who-takes-the-trick"),
    "nobody-follows": ("A", "H2", 78, "nobody-can-follow"),
    "papayoo-on-payoos": ("C", "P11", 59, "who-takes-the-trick"),
    "payoo-led-follow": ("C", "P11", 18, "who-takes-the-trick"),
    "papayoo-must-be-played": ("C", "C9", 40, "who-takes-the-trick"),
    "papayoo-under-the-10": ("C", "D10", 40, "who-takes-the-trick"),
    "payoo-1-led": ("A", "P1", 1, "nobody-can-follow"),
    "dearest-trick-4": ("C", "P20", 97, "who-takes-the-trick"),
}
#: The player and the words "takes the trick", as each language says them.
TAKES = {
    "en": "Player~{} takes the trick.",
    "de": "Spieler~{} nimmt den Stich.",
    "fr": "Joueur~{} ramasse le pli.",
    "pl": "Lewę bierze Gracz~{}.",
}
LED = {"en": "suit led", "de": "angespielten Farbe", "fr": "couleur demandée", "pl": "kolorze wyjścia"}


def opened(name: str, lang: str = "en") -> Any:
    answer: Any = service.trick(None, lang, text=open_trick(name))
    return answer["view"]


def entered(*cards: str, die: str | None = None, lang: str = "en", hands: dict[str, list[str]] | None = None) -> Any:
    plays = [{"player": player, "card": card} for player, card in zip("abcdefgh", cards, strict=False)]
    document: Any = {"format": "papayoo-trick", "version": 1, "die": die, "plays": plays, "hands": hands or {}}
    answer: Any = service.trick(document, lang)
    return answer["view"]


def said(view: Any, code: str) -> str:
    return " ".join(one["text"] for one in view["result"] if one["code"] == code)


def test_every_worked_trick_has_its_answer_here() -> None:
    assert set(ANSWERS) == set(TRICKS)


@EACH_LANG
@pytest.mark.parametrize("name", TRICKS)
def test_who_takes_a_worked_trick_why_and_for_how_much(name: str, lang: str) -> None:
    letter, card, points, rule = ANSWERS[name]
    view = opened(name, lang)
    (taker,) = [seat for seat in view["seats"] if seat["takes"]]
    assert (taker["letter"], taker["card"]) == (letter, card)
    (takes,) = [one for one in view["result"] if one["code"] == "takes"]
    assert TAKES[lang].format(letter).replace("~", NBSP) in takes["text"]
    assert LED[lang] in takes["text"]
    assert takes["rule_id"] == rule
    cost = said(view, "cost")
    assert str(points) in cost
    assert takes["text"] in view["announce"]
    assert cost in view["announce"]


@EACH_LANG
@pytest.mark.parametrize("name", TRICKS)
def test_only_the_revoke_is_not_allowed(name: str, lang: str) -> None:
    view = opened(name, lang)
    wrong = [seat["letter"] for seat in view["seats"] if seat["allowed"] is False]
    assert wrong == (["B"] if name == "payoo-led-follow" else [])
    known = [seat["letter"] for seat in view["seats"] if seat["allowed"] is not None]
    assert known == (["B"] if TRICKS[name].hands else [])


def test_a_card_that_was_not_allowed_comes_with_the_reason_and_what_was_allowed() -> None:
    view = opened("payoo-led-follow")
    seat = view["seats"][1]
    assert seat["text"] == f"Player{NBSP}B: 9{NBSP}of{NBSP}hearts was not allowed, a card of the suit led was in hand."
    (note,) = [one for one in view["result"] if one["code"] == "not_allowed"]
    assert note["text"].startswith(f"{seat['text']} Allowed: Payoos{NBSP}3 and 16. Not covered by the rulebook:")
    assert (note["rule_id"], note["rule"]) == ("follow-suit", "5.3")
    assert view["announce"].startswith(note["text"])


def test_a_card_that_must_be_played_says_so() -> None:
    seat = opened("papayoo-must-be-played")["seats"][1]
    assert seat["allowed"] is True
    assert "must follow suit and has only this card" in seat["text"]
    assert seat["hand"] == ["P14", "H2", "C7"]
    assert "Payoo" in seat["hand_text"]


def test_payoos_are_a_suit_and_the_papayoo_is_none_of_them() -> None:
    hand = {"b": ["C7", "H3"]}
    assert entered("P5", "H3", die="clubs", hands=hand)["seats"][1]["allowed"] is True
    assert entered("C2", "H3", die="clubs", hands=hand)["seats"][1]["allowed"] is False
    assert entered("C2", "H3", die=None, hands=hand)["seats"][1]["allowed"] is False


def test_nobody_need_play_higher() -> None:
    view = entered("H5", "H2", die="clubs", hands={"b": ["H2", "H9"]})
    assert view["seats"][1]["allowed"] is True
    assert [seat["letter"] for seat in view["seats"] if seat["takes"]] == ["A"]


def test_a_card_that_was_not_in_the_hand_is_named() -> None:
    view = entered("H5", "H2", die="clubs", hands={"b": ["S2"]})
    assert view["seats"][1]["allowed"] is False
    assert view["seats"][1]["text"].endswith("was not in hand.")
    assert said(view, "not_allowed") == view["seats"][1]["text"]


def test_one_card_is_not_yet_a_trick() -> None:
    view = entered("H2", die="clubs")
    assert [one["code"] for one in view["result"]] == ["led"]
    assert not any(seat["takes"] for seat in view["seats"])
    assert said(view, "led").startswith(f"Player{NBSP}A leads: 2{NBSP}of{NBSP}hearts. Whoever holds")


@EACH_LANG
def test_without_the_die_only_a_7_is_in_doubt(lang: str) -> None:
    assert said(entered("H2", "P3", lang=lang), "die") == ""
    view = entered("H2", "H7", "P3", lang=lang)
    (doubt,) = [one for one in view["result"] if one["code"] == "die"]
    assert "40" in doubt["text"]
    assert doubt["rule_id"] == "the-papayoo"
    assert "3" in said(view, "cost")
    assert said(entered("H2", "H7", "P3", die="spades", lang=lang), "die") == ""


@pytest.mark.parametrize(
    ("cards", "rule"),
    [(("H2", "H3"), "the-rest-counts-nothing"), (("H2", "P3"), "payoos-count"), (("H2", "C7"), "papayoo-counts-40")],
)
def test_the_cost_rests_on_the_rule_that_applies(cards: tuple[str, ...], rule: str) -> None:
    view = entered(*cards, die="clubs")
    assert [one["rule_id"] for one in view["result"] if one["code"] == "cost"] == [rule]
    assert ("papayoo" in [one["code"] for one in view["result"]]) == (rule == "papayoo-counts-40")


@EACH_LANG
def test_five_suits_of_sixty_cards_with_the_papayoo_marked(lang: str) -> None:
    view = entered("H2", "P18", die="clubs", lang=lang)
    assert [suit["suit"] for suit in view["suits"]] == ["spades", "hearts", "diamonds", "clubs", "payoo"]
    assert [len(suit["cards"]) for suit in view["suits"]] == [10, 10, 10, 10, 20]
    cards = {card["card"]: card for suit in view["suits"] for card in suit["cards"]}
    assert [card for card, shown in cards.items() if shown["papayoo"]] == ["C7"]
    assert "Papayoo" in cards["C7"]["name"]
    assert cards["P18"]["aria"].endswith(f"{NBSP}B")
    assert cards["P17"]["aria"] == cards["P17"]["name"]


def test_an_empty_trick_says_nothing() -> None:
    view = entered()
    assert view["empty"]
    assert view["result"] == []
    assert view["announce"] == ""
    assert [seat["letter"] for seat in view["seats"]] == list("ABCDEFGH")
    assert not entered(die="clubs")["empty"]

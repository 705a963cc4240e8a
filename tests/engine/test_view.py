"""The view: every word that depends on the state, in each language, and nothing glued together wrongly."""

import re
from typing import Any, get_type_hints

import pytest

from calculator import service
from calculator.papayoo import types as shapes
from calculator.papayoo.actions import fresh
from calculator.papayoo.cards import PAPAYOO
from calculator.papayoo.deal import DEAL
from calculator.words import LANGS


def _view(state: Any, lang: str = "en", *actions: dict[str, Any]) -> Any:
    for action in actions:
        answer: Any = service.apply(state, action, lang)  # type: ignore[arg-type]
        state = answer["state"]
    return service.view(state, lang)


def _points(player: str, text: str) -> dict[str, Any]:
    return {"type": "set_points", "player": player, "text": text}


def _card(card: str, player: str | None) -> dict[str, Any]:
    return {"type": "give_card", "card": card, "player": player}


def _player(shown: Any, player: str) -> Any:
    return next(one for one in shown["players"] if one["id"] == player)


def _fits(value: Any, kind: Any) -> bool:
    """Whether a dict has the keys of its TypedDict, all the way down."""
    if isinstance(value, dict) and hasattr(kind, "__required_keys__"):
        hints = get_type_hints(kind)
        return kind.__required_keys__ <= value.keys() <= hints.keys() and all(_fits(value[key], hints[key]) for key in value)
    if isinstance(value, list):
        (inner,) = kind.__args__
        return all(_fits(item, inner) for item in value)
    return not isinstance(value, dict)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", range(3, 9))
def test_an_empty_table_has_every_word_it_needs(lang: str, count: int) -> None:
    shown = _view(fresh(count), lang)
    assert _fits(shown, shapes.View)
    assert shown["lang"] == lang
    assert shown["empty"]
    assert shown["others"] == []
    assert [one["letter"] for one in shown["players"]] == list("ABCDEFGH")[:count]
    assert [(one["count"], one["chosen"]) for one in shown["counts"]] == [(n, n == count) for n in range(3, 9)]
    assert [one["chosen"] for one in shown["die"]] == [False] * 4
    assert [one["symbol"] for one in shown["die"]] == ["♠\ufe0e", "♥\ufe0e", "♦\ufe0e", "♣\ufe0e"]
    assert len(shown["chips"]) == 21
    assert [chip["face"] for chip in shown["chips"]] == [*map(str, range(1, 21)), "40"]
    assert shown["check"]["state"] == "open"
    assert "21" in shown["check"]["headline"]
    assert str(DEAL[count].cards_each) in shown["deal_line"]
    assert str(DEAL[count].passed) in shown["deal_line"]
    texts = re.findall(r"'([^']*)'", str(shown))
    assert not any("{" in text for text in texts)


@pytest.mark.parametrize("lang", LANGS)
def test_the_four_ones_are_named_only_where_they_come_out(lang: str) -> None:
    lines = {count: _view(fresh(count), lang)["deal_line"] for count in range(3, 9)}
    assert [count for count, line in lines.items() if line.count("·") == 2] == [7, 8]


def test_a_pile_says_how_it_was_entered() -> None:
    shown = _view(None, "en", _card("P3", "a"), _points("b", "3+8 19"), {"type": "set_name", "player": "c", "name": "Pat"})
    assert [one["by"] for one in shown["players"]] == ["cards", "points", "blank", "blank"]
    assert [one["points"] for one in shown["players"]] == [3, 30, None, None]
    assert [one["points_text"] for one in shown["players"]] == ["3", "30", "–", "–"]
    assert _player(shown, "a")["aria"] == "Player\u00a01: 3\u00a0points, by cards"
    assert _player(shown, "b")["text"] == "3+8 19"
    assert _player(shown, "c")["aria"] == "Pat: nothing entered yet"
    assert _player(shown, "c")["name_label"] == "Name of player\u00a03"
    assert not shown["empty"]


def test_a_player_without_a_chip_took_nothing_once_the_round_is_judged() -> None:
    cards = [_card(card, "abc"[place % 3]) for place, card in enumerate([*(f"P{n}" for n in range(1, 21)), PAPAYOO])]
    before = _player(_view(None, "en", *cards[:10]), "d")
    assert (before["points"], before["points_text"], before["by"]) == (None, "–", "blank")
    shown = _view(None, "en", *cards)
    assert shown["check"]["valid"]
    after = _player(shown, "d")
    assert (after["points"], after["points_text"], after["by"]) == (0, "0", "blank")
    assert after["aria"] == "Player\u00a04: 0\u00a0points, by cards"


def test_a_negative_score_is_shown_as_written() -> None:
    shown = _view(None, "en", _points("a", "-50"))
    assert _player(shown, "a")["points_text"] == "−50"


def test_a_chip_says_who_holds_it() -> None:
    cards = [_card(PAPAYOO, "b"), _card("H7", "d"), _card("P7", "a"), _card("P7", None)]
    shown = _view(None, "en", {"type": "set_die", "suit": "clubs"}, *cards)
    chips = {chip["card"]: chip for chip in shown["chips"]}
    assert chips["P7"]["owner"] is None
    assert chips["P7"]["aria"] == "Payoo\u00a07: still free"
    assert chips[PAPAYOO]["aria"] == "Papayoo (7\u00a0of\u00a0clubs): Player\u00a02"
    (other,) = shown["others"]
    assert (other["card"], other["face"], other["owner"]) == ("H7", "7♥\ufe0e", "d")


def test_a_written_7_of_the_die_is_the_papayoo_chip() -> None:
    state: Any = fresh()
    state["draft"].update({"die": "clubs", "piles": {"a": ["C7"]}})
    shown = _view(state)
    assert {chip["card"]: chip["owner"] for chip in shown["chips"]}[PAPAYOO] == "a"
    assert shown["others"] == []
    assert _player(shown, "a")["points"] == 40


@pytest.mark.parametrize("lang", LANGS)
def test_a_filled_pile_is_said_not_to_be_counted(lang: str) -> None:
    shown = _view(None, lang, _points("a", "30"), _points("b", "72"), _points("c", "68"), {"type": "give_rest", "player": "d"})
    assert shown["check"]["valid"]
    assert shown["sum"]["total"] == 250
    assert _player(shown, "d")["filled"]
    assert _player(shown, "d")["note"]
    assert _player(shown, "d")["label"] in shown["check"]["note"]
    assert shown["check"]["note"] in shown["announce"]
    assert [one["chosen"] for one in shown["rest"]] == [False, False, False, True]
    counted = _view(None, lang, _points("a", "30"), _points("b", "72"), _points("c", "68"), _points("d", "80"))
    assert counted["check"]["valid"]
    assert counted["check"]["note"] == ""


def test_an_open_round_says_only_what_is_left() -> None:
    by_points = _view(None, "en", _points("a", "30"), _points("b", "72"), _points("c", "68"))
    assert by_points["check"]["headline"] == "No score yet: Player\u00a04. 80\u00a0points left."
    assert by_points["check"]["findings"] == []
    cards = [_card(f"P{n}", "a") for n in range(1, 16)]
    by_cards = _view(None, "en", *cards)
    assert by_cards["check"]["headline"].startswith("6\u00a0")
    assert by_cards["announce"] == by_cards["check"]["headline"]


def test_findings_name_the_papayoo_by_its_chip() -> None:
    cards = [_card(f"P{n}", "abc"[n % 3]) for n in range(1, 21)]
    shown = _view(None, "en", {"type": "set_die", "suit": "spades"}, *cards)
    assert shown["check"]["findings"][0]["cards"] == [PAPAYOO]


@pytest.mark.parametrize(
    ("lang", "number", "words"),
    [
        ("en", "1", "1\u00a0point,"), ("en", "2", "2\u00a0points,"),
        ("fr", "0", "0\u00a0point,"), ("fr", "1", "1\u00a0point,"), ("fr", "2", "2\u00a0points,"),
        ("de", "1", "1\u00a0Punkt,"), ("de", "0", "0\u00a0Punkte,"),
        ("pl", "1", "1\u00a0punkt,"), ("pl", "2", "2\u00a0punkty,"), ("pl", "5", "5\u00a0punktów,"),
        ("pl", "12", "12\u00a0punktów,"), ("pl", "22", "22\u00a0punkty,"),
    ],
)  # fmt: skip
def test_points_take_the_form_of_their_number(lang: str, number: str, words: str) -> None:
    assert words in _player(_view(None, lang, _points("a", number)), "a")["aria"]


@pytest.mark.parametrize(
    ("last", "headline"),
    [
        (79, "Brakuje 1\u00a0punktu."), (78, "Brakuje 2\u00a0punktów."), (75, "Brakuje 5\u00a0punktów."),
        (68, "Brakuje 12\u00a0punktów."), (58, "Brakuje 22\u00a0punktów."),
        (81, "O\u00a01\u00a0punkt za dużo."), (82, "O\u00a02\u00a0punkty za dużo."), (85, "O\u00a05\u00a0punktów za dużo."),
        (92, "O\u00a012\u00a0punktów za dużo."), (102, "O\u00a022\u00a0punkty za dużo."),
    ],
)  # fmt: skip
def test_short_and_over_in_polish(last: int, headline: str) -> None:
    shown = _view(None, "pl", _points("a", "30"), _points("b", "72"), _points("c", "68"), _points("d", str(last)))
    assert shown["check"]["headline"] == headline


def test_players_who_left_and_a_game_without_a_draft() -> None:
    state: Any = fresh(8)
    del state["draft"]
    state["players"] += [{"id": "i", "name": "Ida"}]
    assert len(_view(state)["players"]) == 8
    for player in state["players"][2:]:
        player["left"] = True
    assert [one["id"] for one in _view(state)["players"]] == ["a", "b", "c"]


def test_shooting_the_moon_is_judged_by_what_was_taken() -> None:
    state: Any = fresh()
    state["house_rules"] = {"shoot_the_moon": True}
    shown = _view(state, "en", *[_points(player, text) for player, text in zip("abcd", ["0", "250", "250", "250"], strict=True)])
    assert shown["check"]["valid"]
    del state["house_rules"]
    shown = _view(state, "en", *[_points(player, text) for player, text in zip("abcd", ["0", "250", "250", "250"], strict=True)])
    assert shown["check"]["findings"][0]["code"] == "moon_without_house_rule"


@pytest.mark.parametrize("lang", LANGS)
def test_a_sum_that_was_filled_up_is_not_called_right(lang: str) -> None:
    piles = [_points(player, text) for player, text in zip("abc", ["30", "72", "68"], strict=True)]
    filled = _view(None, lang, *piles, {"type": "give_rest", "player": "d"})
    counted = _view(None, lang, *piles, _points("d", "80"))
    assert [shown["check"]["state"] for shown in (filled, counted)] == ["valid", "valid"]
    assert [shown["check"]["counted"] for shown in (filled, counted)] == [False, True]
    assert filled["check"]["headline"] != counted["check"]["headline"]
    assert "250" in filled["check"]["headline"]
    assert filled["check"]["headline"] in filled["announce"]


def test_whose_pile_to_look_at_first() -> None:
    assert _view(None)["counting"] == "a"
    # A pile that is not entered, while the round is open.
    assert _view(None, "en", _points("a", "30"), _points("c", "68"))["counting"] == "b"
    # The player whom the likeliest finding names.
    swapped = [_points(player, text) for player, text in zip("abcd", ["30", "72", "84", "100"], strict=True)]
    assert _view(None, "en", *swapped)["counting"] == "c"
    # A card that nobody has belongs to nobody in particular.
    assert _view(service.read("example=missing-payoo-7"))["counting"] == "a"

"""The worked example replayed: the numbers of the round, step by step, the same in every language."""

import pytest

from calculator import service
from calculator.errors import InputError
from calculator.papayoo.cards import parse_card
from calculator.papayoo.check import check_round
from calculator.papayoo.defaults import draft_of, entry_of
from calculator.papayoo.examples import EXAMPLES, example_of, example_state, mended_state
from calculator.papayoo.replay import replay, sum_text
from calculator.papayoo.saved import checked
from calculator.words import LANGS, words_for


@pytest.mark.parametrize("lang", LANGS)
def test_the_missing_payoo_7_step_by_step(lang: str) -> None:
    shown = replay(EXAMPLES["missing-payoo-7"], lang)
    steps = shown["steps"]
    assert [step["kind"] for step in steps] == ["die", "pile", "pile", "pile", "pile", "sum", "finding", "mend", "valid"]
    assert [step["total"] for step in steps] == [0, 30, 102, 163, 243, 243, 243, 250, 250]
    assert [step.get("player") for step in steps] == [None, "a", "b", "c", "d", None, None, "c", None]
    assert steps[0]["points"] == {}
    assert steps[3]["points"] == {"a": 30, "b": 72, "c": 61}
    assert steps[5]["points"] == {"a": 30, "b": 72, "c": 61, "d": 80}
    assert steps[-1]["points"] == {"a": 30, "b": 72, "c": 68, "d": 80}
    assert steps[6]["cards"] == steps[7]["cards"] == ["P7"]
    for step, number in zip(steps[1:6], ("30", "72", "61", "80", "243"), strict=True):
        assert f"=\u00a0{number}" in step["text"]
    assert "250" in steps[-1]["text"]
    for step in steps:
        assert step["text"].endswith(".")
        assert "{" not in step["text"]
        assert step["total"] == sum(step["points"].values())


@pytest.mark.parametrize("lang", LANGS)
def test_the_players_have_the_names_of_the_language(lang: str) -> None:
    shown = replay(EXAMPLES["missing-payoo-7"], lang)
    names = list(EXAMPLES["missing-payoo-7"].names[lang])
    assert [player["label"] for player in shown["players"]] == names
    for name, step in zip(names, shown["steps"][1:5], strict=True):
        assert step["text"].startswith(name)


@pytest.mark.parametrize("lang", LANGS)
def test_the_replay_opens_the_same_round(lang: str) -> None:
    shown = replay(EXAMPLES["missing-payoo-7"], lang)
    assert service.read(shown["link"], lang) == example_state(EXAMPLES["missing-payoo-7"], lang)


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))
@pytest.mark.parametrize("lang", LANGS)
def test_every_example_is_wrong_as_counted_and_right_when_mended(example: object, lang: str) -> None:
    whole = example_of(getattr(example, "id", ""))
    assert set(whole.names) == set(LANGS)
    for names in whole.names.values():
        assert len(set(names)) == len(whole.piles)
    state, mended = example_state(whole, lang), mended_state(whole, lang)
    assert checked(state) == state
    assert not check_round(entry_of(state, draft_of(state))).valid
    assert check_round(entry_of(mended, draft_of(mended))).valid
    cards = [card for pile in whole.piles for card in pile]
    assert len(set(cards)) == len(cards)
    assert whole.found not in cards
    assert all(parse_card(card) for card in cards)


def test_an_unknown_example_is_a_named_error() -> None:
    with pytest.raises(InputError, match="unknown_example"):
        example_of("missing-payoo-8")


def test_a_sum_may_break_only_after_a_plus() -> None:
    assert sum_text([3, 8, 19], words_for("en")) == "3\u00a0+ 8\u00a0+ 19\u00a0=\u00a030"
    assert sum_text([0], words_for("pl")) == "0\u00a0=\u00a00"

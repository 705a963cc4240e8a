"""Links: every published link opens for ever, sizes stay small enough to send, and no fragment does harm."""

import base64
import json
import random
import re
import string
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from engine.evening import BY_CARDS, Evening
from hypothesis import given, settings
from hypothesis import strategies as st

from calculator import service
from calculator.errors import CODES, InputError
from calculator.papayoo import links, saved, trick_file
from calculator.papayoo.actions import fresh
from calculator.papayoo.cards import PAYOOS, SUITS, papayoo_of
from calculator.papayoo.types import State
from calculator.words import LANGS, words_for

CORPUS = Path(__file__).parent.parent / "corpus"
PUBLISHED: list[dict[str, Any]] = json.loads((CORPUS / "links.json").read_text("utf-8"))
REFUSED: list[dict[str, str]] = json.loads((CORPUS / "refused-links.json").read_text("utf-8"))


def _open(text: str) -> Any:
    found = links.split(text)
    assert found is not None
    return links.decode(found[1])


@pytest.mark.parametrize("published", PUBLISHED, ids=lambda published: published["note"])
def test_a_published_link_opens_what_it_was_made_of(published: dict[str, Any]) -> None:
    document = _open(published["link"])
    assert document == published["document"]
    check = trick_file.checked if published["link"].startswith("t1=") else saved.checked
    assert check(document) == document
    kind = published["link"].split("=")[0]
    assert _open(links.encode(kind, document)) == document


def test_the_preset_words_are_frozen() -> None:
    """Changing one byte of them closes every published link."""
    assert len(links.PRESET) == 1445
    assert sha256(links.PRESET).hexdigest() == "5c03c37edcdb0206d645154f5bd396f232915b585635578d4c61fa7960337ee2"


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: refused["note"])
def test_a_refused_link_is_a_named_error(refused: dict[str, str]) -> None:
    answer: Any = service.read(refused["link"])
    assert answer["error"]["code"] == refused["code"]


@pytest.mark.parametrize("before", ["", "#", "https://example.org/papayoo/fr/calculator/#", "  \n#"])
def test_a_link_may_come_with_its_address(before: str) -> None:
    assert _open(before + PUBLISHED[0]["link"]) == PUBLISHED[0]["document"]
    assert _open(before + PUBLISHED[0]["link"].replace("=", "%3D") + "\n") == PUBLISHED[0]["document"]


@pytest.mark.parametrize("text", ["", "Emma", '{"x":"#g1=AAAA"}', "[#g1=A", '"#r1=A"', "=", "#"])
def test_what_is_no_link_is_not_taken_for_one(text: str) -> None:
    assert links.split(text) is None


@pytest.mark.parametrize("fragment", ["#zz", "#R1=AAAA", "#r1", "#{}"])
def test_any_other_fragment_is_a_link_of_no_kind(fragment: str) -> None:
    assert links.split(fragment) == ("", fragment[1:])
    for answer in (service.read(fragment), service.trick(None, text=fragment)):
        assert answer["error"]["code"] == "unknown_link"  # type: ignore[typeddict-item]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", ["g2", "r2", "t2", "g9", "r10", "t99"])
def test_the_link_of_a_later_version_is_named_as_such(kind: str, lang: str) -> None:
    words = words_for(lang)
    for answer in (service.read(f"#{kind}=AAAA", lang), service.trick(None, lang, text=f"{kind}=")):
        error: Any = answer["error"]  # type: ignore[typeddict-item]
        assert error["code"] == "newer_link"
        assert error["text"] == words.gettext("This link was written by a newer version of this page.")


@pytest.mark.parametrize("kind", ["g", "g0", "g01", "x2", "example2", "gr2"])
def test_a_kind_that_no_version_will_write_is_not_called_newer(kind: str) -> None:
    assert links.unknown(kind).code == "unknown_link"


@pytest.mark.parametrize("lang", LANGS)
def test_an_unknown_example_is_told_where_all_of_them_are(repo: Path, lang: str) -> None:
    answer: Any = service.read("#example=missing-payoo-8", lang)
    title = re.search(r"^title: (.+)$", (repo / f"docs/{lang}/examples.md").read_text("utf-8"), re.MULTILINE)
    assert title
    assert title[1] in answer["error"]["text"]
    assert "missing-payoo-8" in answer["error"]["text"]


# --- sizes that can be sent: the limits of the format -------------------------------------------------------------


def _game(players: int, rounds: int, *, by_cards: bool, chance: random.Random) -> State:
    state = fresh(players)
    del state["draft"]
    state["id"] = "".join(chance.choices(string.ascii_lowercase + string.digits, k=8))
    state["started"] = "2026-11-30T20:15:00.000Z"
    for player in state["players"]:
        player["name"] = "".join(chance.choices(string.ascii_lowercase, k=12)).capitalize()
    seats = [player["id"] for player in state["players"]]
    for number in range(rounds):
        die = chance.choice(SUITS)
        owners = {card: chance.choice(seats) for card in (*PAYOOS, papayoo_of(die))}
        cards = {seat: [card for card, owner in owners.items() if owner == seat] for seat in seats}
        points = {seat: sum(40 if card[0] != "P" else int(card[1:]) for card in cards[seat]) for seat in seats}
        state["rounds"].append(
            {"seats": seats, "dealer": seats[number % players], "die": die, "piles": {**cards} if by_cards else {**points}}
        )
    return state


@pytest.mark.parametrize(("by_cards", "most"), [(False, 900), (True, 1300)])
def test_an_evening_of_eight_for_sixteen_rounds_fits_in_a_link(by_cards: bool, most: int) -> None:
    lengths = [len(links.encode("g1", _game(8, 16, by_cards=by_cards, chance=random.Random(seed)))) for seed in range(25)]
    assert max(lengths) < most


@pytest.mark.parametrize("by_cards", [False, True])
def test_a_round_fits_in_a_short_link(by_cards: bool) -> None:
    lengths = []
    for seed in range(25):
        state = _game(8, 1, by_cards=by_cards, chance=random.Random(seed))
        state["draft"] = state["rounds"].pop()
        if not by_cards:
            state["draft"]["piles"] = {seat: str(points) for seat, points in state["draft"]["piles"].items()}
        lengths.append(len(links.encode("r1", links.round_document(state))))
    assert max(lengths) < 400


@pytest.mark.parametrize("by_cards", [False, True])
def test_a_long_game_comes_back_whole(by_cards: bool) -> None:
    state = _game(8, 200, by_cards=by_cards, chance=random.Random(1))
    assert saved.checked(_open(links.encode("g1", state))) == state


# --- what a shared round says ------------------------------------------------------------------------------------


def test_a_shared_round_leaves_out_all_but_the_round() -> None:
    state = _game(5, 3, by_cards=True, chance=random.Random(2))
    state["house_rules"] = {"die_before_pass": False, "shoot_the_moon": True}
    state["draft"] = {
        "seats": ["a", "b", "c"], "die": "clubs", "piles": {"a": ["P3"], "b": None, "e": ["P9"]}, "filled": "e", "dealer": "a",
    }  # fmt: skip
    document = links.round_document(state)
    assert document["rounds"] == []
    assert [player["id"] for player in document["players"]] == ["a", "b", "c"]
    assert document["draft"] == {"seats": ["a", "b", "c"], "die": "clubs", "piles": {"a": ["P3"], "b": None, "c": None}}
    assert document["house_rules"]["shoot_the_moon"]
    assert "id" not in document
    assert saved.checked(document) == document


def test_an_anonymous_round_names_nobody() -> None:
    state = _game(4, 1, by_cards=True, chance=random.Random(3))
    state["draft"] = state["rounds"].pop()
    document = links.round_document(state, anonymous=True)
    assert [player["name"] for player in document["players"]] == ["A", "B", "C", "D"]
    assert document["draft"]["piles"] == state["draft"]["piles"]


# --- what a shared game says -------------------------------------------------------------------------------------


def test_a_shared_game_opens_as_it_was() -> None:
    evening = Evening()
    evening.do("set_end", kind="points", value=500)
    evening.write(*BY_CARDS)
    evening.do("join", start="highest", name="Max")
    evening.do("give_card", card="P7", player="c")
    link = evening.ask("share_game")["link"]
    assert link.startswith("g1=")
    opened: Any = service.read("#" + link)
    assert opened == evening.state
    assert service.view(opened)["game"]["table"] == evening.game["table"]  # type: ignore[typeddict-item]


def test_a_game_is_shared_as_it_stands_without_the_change_under_way() -> None:
    evening = Evening()
    evening.write(30, 72, 68, 80)
    evening.do("set_points", player="a", text="9")
    evening.do("give_rest", player="b")
    drafted = evening.state
    evening.do("edit_round", round=0)
    evening.do("set_points", player="a", text="1")
    opened: Any = service.read(evening.ask("share_game")["link"])
    assert opened == {**drafted, "draft": {key: value for key, value in drafted["draft"].items() if key != "before_rest"}}


def test_a_report_names_nobody_and_cannot_be_taken_for_the_game() -> None:
    evening = Evening()
    evening.do("set_house_rules", die_before_pass=True)
    evening.do("set_end", kind="rounds", value=3)
    evening.write(30, 72, 68, 80)
    evening.do("join", start="highest", name="Max")
    evening.do("leave", player="a")
    evening.state = {**evening.state, "note": "Emma cheats", "rounds": [{**evening.state["rounds"][0], "photo": "emma.jpg"}]}
    evening.state["draft"]["who"] = "Nico"
    opened: Any = service.read(evening.ask("share_game", anonymous=True)["link"])
    assert [player["name"] for player in opened["players"]] == ["A", "B", "C", "D", "E"]
    assert not {"id", "started", "note"} & set(opened)
    text = json.dumps(opened)
    assert not any(word in text for word in ("Emma", "emma", "Nico", "Pat", "Lea", "Max", "photo"))
    view: Any = service.view(opened)
    assert [column["total"] for column in view["game"]["table"]["columns"]] == list(evening.totals.values())
    assert evening.refused("share_game", anonymous=1) == "wrong_type"


@pytest.mark.parametrize(("place", "name"), [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (63, "BL")])
def test_names_of_a_report(place: int, name: str) -> None:
    assert links.letters(place) == name


@pytest.mark.parametrize(("by_cards", "most"), [(False, 900), (True, 1300)])
def test_an_evening_that_was_played_at_the_door_fits_in_a_link(by_cards: bool, most: int) -> None:
    chance = random.Random(7)
    evening = Evening(["".join(chance.choices(string.ascii_lowercase, k=12)) for _ in range(8)])
    for one in _game(8, 16, by_cards=by_cards, chance=chance)["rounds"]:
        evening.state = {**evening.state, "draft": {**evening.state["draft"], "die": one["die"], "piles": one["piles"]}}
        evening.do("write_round")
    assert len(evening.ask("share_game")["link"]) < most


# --- whatever comes in -------------------------------------------------------------------------------------------


def _opened_or_refused(data: str) -> None:
    code = CODES[0]
    try:
        saved.checked(links.decode(data))
    except InputError as error:
        code = error.code
    assert code in CODES


@given(st.text(max_size=60) | st.text("ABCDEFabcdef0123-_", max_size=200))
def test_any_data_is_opened_or_refused(data: str) -> None:
    _opened_or_refused(data)


@settings(max_examples=300)
@given(st.sampled_from(PUBLISHED), st.data())
def test_a_damaged_link_is_opened_or_refused(published: dict[str, Any], data: st.DataObject) -> None:
    link = published["link"].split("=")[1]
    at = data.draw(st.integers(0, len(link) - 1))
    _opened_or_refused(link[:at] + data.draw(st.sampled_from(string.ascii_letters)) + link[at + 1 :])
    _opened_or_refused(link[:at])


@given(st.binary(max_size=300))
def test_anything_well_packed_is_opened_or_refused(content: bytes) -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, links.PRESET)
    packed = packer.compress(content) + packer.flush()
    _opened_or_refused(base64.urlsafe_b64encode(packed).decode().rstrip("="))

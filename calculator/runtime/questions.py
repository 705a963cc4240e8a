"""What the engine is asked to prove that two runtimes think alike: the whole test data of the engine, at its one door.

Every document and link of the corpus, every case, every example, every kind of action, good input and bad, in four languages.
The states in between come from the engine in this Python; whoever is asked answers for itself.
"""

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from calculator import service
from calculator.paiute.examples import SHOWDOWNS
from calculator.paiute.opening import open_showdown
from calculator.papayoo.examples import EXAMPLES, TRICKS
from calculator.papayoo.opening import open_trick
from calculator.words import LANGS

SEATS = "abcdefgh"
FORMAT = {"format": "papayoo-game", "version": 1}
JUDGE = {"type": "judge"}
HOSTILE = ("", "{", "null", "[" * 100_000, '"\\ud800"', "9" * 100_000, '{"do": NaN}', '{"x": "\ud800"}', '{"do":"read"}')


def seats(count: int, names: str = "") -> list[dict[str, str]]:
    return [{"id": seat, "name": name} for seat, name in zip(SEATS[:count], names.split() or [""] * count, strict=True)]


def documents(corpus: Path) -> Iterator[str]:
    """All documents of the corpus, valid and refused, as they lie there."""
    yield from (path.read_bytes().decode("utf-8", "replace") for path in sorted(corpus.glob("*/*.json")))


def links(corpus: Path) -> Iterator[str]:
    """All links of the corpus, valid and refused."""
    for name in ("links.json", "refused-links.json"):
        yield from (entry["link"] for entry in json.loads((corpus / name).read_text(encoding="utf-8")))


def round_of(case: dict[str, Any]) -> dict[str, Any]:
    """The saved game whose draft is the round of a case in check.json."""
    players = seats(len(case["piles"]))
    piles = {}
    for player, pile in zip(players, case["piles"], strict=True):
        by_cards = isinstance(pile, str) and "+" not in pile
        if pile is not None:
            piles[player["id"]] = pile.split() if by_cards else pile
    draft = {"seats": [player["id"] for player in players], "die": case["die"], "piles": piles}
    return {**FORMAT, "players": players, "rounds": [], "draft": draft}


def evening_of(case: dict[str, Any]) -> dict[str, Any]:
    """The saved game with the written rounds of a case in game.json."""
    ids = case["players"].split()
    rounds = [
        {"seats": ids, "die": "clubs", "piles": dict(zip(ids, points, strict=False)), **({"dealer": dealer} if dealer else {})}
        for dealer, *points in case["rounds"]
    ]
    return {**FORMAT, "players": [{"id": player, "name": player.upper()} for player in ids], "rounds": rounds}


def actions() -> Iterator[dict[str, Any]]:
    """One evening with every kind of action in it, some of them refused."""
    yield {"type": "new_game", "players": 4, "id": "k3v9", "started": "2026-11-30T20:15:00+01:00"}
    yield from (
        {"type": "set_name", "player": player, "name": name} for player, name in {"a": "Ewa", "c": "Max", "d": "Zoé"}.items()
    )
    for kind, value in (("rounds", 4), ("points", 500), ("points", -1), ("open", None)):
        yield {"type": "set_end", "kind": kind, "value": value}
    yield {"type": "set_dealer", "player": "b"}
    yield {"type": "set_house_rules", "rules": ["moon"]}
    yield {"type": "set_house_rules", "moon": True}
    yield {"type": "write_round"}
    yield {"type": "roll_die", "entropy": 1_234_567_891}
    yield {"type": "set_die", "suit": "clubs"}
    for player, cards in {"a": "P3 P8 P19", "b": "P20 P12 PAPAYOO", "c": "P1 P2 P4 P5 P6 P9 P10 P11 P13"}.items():
        yield from ({"type": "give_card", "card": card, "player": player} for card in cards.split())
    yield {"type": "give_rest", "player": "d"}
    yield JUDGE
    yield {"type": "give_card", "card": "P7", "player": "c"}
    yield {"type": "give_card", "card": "P21", "player": "c"}
    yield from ({"type": kind} for kind in ("share_round", "write_round", "undo", "redo"))
    for round_ in (("3+8+19", "72", "68", "80"), ("250", "0", "0", "0"), ("300", "-50", "0", "0"), ("60", "70", "40", "40")):
        yield {"type": "set_die", "suit": "hearts"}
        yield from ({"type": "set_points", "player": player, "text": text} for player, text in zip("abcd", round_, strict=True))
        yield from (JUDGE, {"type": "write_round"})
    yield from ({"type": "edit_round", "round": number} for number in (0, 1, 99))
    yield {"type": "clear_pile", "player": "a"}
    yield {"type": "set_points", "player": "a", "text": "30,5"}
    yield from ({"type": kind} for kind in ("cancel_edit", "clear_round", "undo", "undo", "redo"))
    yield {"type": "delete_round", "round": 2}
    for start in ("zero", "highest", "average"):
        yield {"type": "join", "id": start[0], "name": start, "start": start}
    yield {"type": "leave", "player": "z"}
    yield {"type": "leave", "player": "b"}
    yield {"type": "return", "player": "b"}
    yield {"type": "move_player", "player": "b", "by": 1}
    yield {"type": "move_player", "player": "b", "to": 0}
    yield {"type": "set_players", "count": 6}
    yield from ({"type": kind} for kind in ("end_game", "share_game", "play_one_more"))
    yield {"type": "stamp", "id": "q7", "started": "2026-12-01T09:00:00+01:00"}
    yield {"type": "rematch", "id": "r8", "started": "2026-12-01T21:00:00+01:00"}
    yield {"type": "no_such_thing"}


def rounds(cases: Path) -> Iterator[list[dict[str, Any]]]:
    """Short rounds of their own: what can be typed for a pile, and near misses of 250."""
    piles = json.loads((cases / "piles.json").read_text(encoding="utf-8"))
    typed = [*(one["typed"] for one in piles["sums"]), *(one["entered"] for one in piles["refused"])]
    yield [{"type": "set_points", "player": "a", "text": text} for text in typed]
    for total in (210, 217, 243, 249, 251, 264, 271, 290, 500):
        piled = {"a": str(total - 150), "b": "70", "c": "40", "d": "40"}
        yield [{"type": "set_points", "player": player, "text": text} for player, text in piled.items()]
    for facts in json.loads((cases / "deal.json").read_text(encoding="utf-8")):
        yield [{"type": "new_game", "players": facts["players"]}]


def chained(steps: list[dict[str, Any]], lang: str) -> Iterator[dict[str, Any]]:
    """The steps as requests, each on the state that this Python makes of the ones before."""
    state: Any = None
    history: Any = None
    for action in steps:
        yield {"do": "apply", "state": state, "action": action, "lang": lang, "history": history}
        answer: Any = service.apply(state, action, lang, history)  # type: ignore[arg-type]
        if "error" not in answer:
            state, history = answer["state"], answer["history"]
    yield from ({"do": "export", "state": state, "kind": kind, "lang": lang} for kind in ("json", "csv", "pdf"))
    yield {"do": "view", "state": state, "lang": lang, "history": history}


def tricks(cases: Path) -> Iterator[dict[str, Any]]:
    """Requests to the referee: worked tricks, cases and every action, good and bad."""
    for name in TRICKS:
        yield {"do": "trick", "trick": None, "text": open_trick(name)}
    for case in json.loads((cases / "tricks.json").read_text(encoding="utf-8")):
        plays = [dict(zip(("player", "card"), play.split(), strict=True)) for play in case["plays"]]
        trick = {"format": "papayoo-trick", "version": 1, "die": case["die"], "plays": plays}
        yield {"do": "trick", "trick": trick}
        yield {"do": "trick", "trick": {**trick, "hands": {plays[0]["player"]: ["P1", "H3"]}}}
        for kind in ("take_back", "clear_trick", "no_such_thing"):
            yield {"do": "trick", "trick": trick, "action": {"type": kind}}
    yield {"do": "trick", "trick": None, "action": {"type": "set_die", "suit": "hearts"}}
    yield {"do": "trick", "trick": None, "action": {"type": "play_card", "card": "P20"}}
    yield {"do": "trick", "trick": None, "action": {"type": "hold_card", "player": "b", "card": "S2"}}
    yield {"do": "trick", "trick": None, "action": {"type": "clear_hand", "player": "b"}}


def showdowns(corpus: Path) -> Iterator[dict[str, Any]]:
    """Requests to Paiute: worked showdowns in every language, the links of the corpus, actions good and bad."""
    for name in SHOWDOWNS:
        text = open_showdown(name)
        yield from ({"do": "showdown", "showdown": None, "text": text, "lang": lang} for lang in LANGS)
        worked: Any = service.showdown(None, text=text)
        for action in ({"type": "set_ace_low", "on": True}, {"type": "set_pot", "ante": "5", "pot": "1"}, {"type": "next_deal"}):
            yield {"do": "showdown", "showdown": worked["showdown"], "action": action, "lang": "pl"}
    for entry in json.loads((corpus / "showdown-links.json").read_text(encoding="utf-8")):
        yield {"do": "showdown", "showdown": None, "text": entry["link"], "lang": "de"}
    for action in ({"type": "set_hands", "count": 5}, {"type": "set_hands", "count": 9}, {"type": "no_such_thing"}):
        yield {"do": "showdown", "showdown": None, "action": action, "lang": "fr"}


def questions(tests: Path) -> list[str]:
    """All of them as JSON, one for each call of the door; ``tests`` is the folder of that name."""
    cases, corpus = tests / "engine" / "cases", tests / "corpus"
    texts = [*documents(corpus), *links(corpus), *(f"example={name}" for name in (*EXAMPLES, "no-such-example"))]
    for name, saved in (("check", round_of), ("game", evening_of)):
        texts += [json.dumps(saved(case)) for case in json.loads((cases / f"{name}.json").read_text(encoding="utf-8"))]
    asked: list[dict[str, Any]] = []
    langs = cycle(LANGS)
    for text in texts:
        # A document that opens is long to show: in one language by turns. A refusal is short: in all of them.
        opens = "error" not in service.read(text)
        asked += [{"do": "read", "text": text, "lang": lang} for lang in ([next(langs)] if opens else LANGS)]
    for lang in LANGS:
        asked.append({"do": "view", "state": None, "lang": lang})
        asked += chained(list(actions()), lang)
    for steps in rounds(cases):
        asked += chained([*steps, JUDGE], next(langs))
    asked += [{**question, "lang": next(langs)} for question in tricks(cases)]
    asked += showdowns(corpus)
    asked += [{"do": "view", "state": None, "lang": "xx"}, {"do": "apply", "state": {}, "action": {}}, {"do": "dance"}]
    return [*(json.dumps(question) for question in asked), *HOSTILE]

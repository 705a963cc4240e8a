"""The trick as a document, ``papayoo-trick`` version 1: read strictly, judged, answered.

``{"format": "papayoo-trick", "version": 1, "die": "clubs", "plays": [{"player": "a", "card": "H2"}, …],
"hands": {"b": ["P18", "H9"]}}``: the cards in the order played, and, where known, the hands they were played from.
"""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict, cast

from calculator import strict_json
from calculator.errors import InputError, Path
from calculator.fields import as_id, as_list, as_object, check_header, required
from calculator.papayoo.cards import MOST_PLAYERS, resolve
from calculator.papayoo.fields import as_card, as_suit
from calculator.papayoo.tricks import trick
from calculator.papayoo.types import Suit

FORMAT: Final = "papayoo-trick"
MOST_HAND: Final = 60


class Play(TypedDict):
    player: str
    card: str


class Trick(TypedDict):
    format: str
    version: int
    die: Suit
    plays: list[Play]
    hands: NotRequired[dict[str, list[str]]]


def loads(text: str | bytes) -> Trick:
    """A trick from its text; raises ``InputError`` and nothing else."""
    return checked(strict_json.loads(text))


def checked(value: Any) -> Trick:
    """``value`` itself once it has proved to be a trick. It must be plain JSON (``strict_json.plain``)."""
    document = as_object(value, ())
    check_header(document, FORMAT, "not_a_trick")
    die = as_suit(required(document, "die", ()), ("die",))
    check_plays(document, die, fewest=1)
    check_hands(document)
    return cast(Trick, document)


def check_plays(document: dict[str, Any], die: Suit | None, *, fewest: int) -> list[str]:
    """The cards that were played, as written, once every play has proved sound: no player and no card twice."""
    path: Path = ("plays",)
    plays = as_list(required(document, "plays", ()), path)
    if not fewest <= len(plays) <= MOST_PLAYERS:
        raise InputError("plays_count", path)
    seen: set[str] = set()
    cards = []
    for place, item in enumerate(plays):
        here: Path = (*path, place)
        play = as_object(item, here)
        player = as_id(required(play, "player", here), (*here, "player"))
        cards.append(as_card(required(play, "card", here), (*here, "card")))
        # A player's id and a card's code may look alike, so each is kept with its kind.
        for kind, value in (("player", player), ("card", resolve(cards[-1], die))):
            if f"{kind} {value}" in seen:
                raise InputError("duplicate_play", (*here, kind), value=value)
            seen.add(f"{kind} {value}")
    return cards


def check_hands(document: dict[str, Any]) -> list[str]:
    """All cards of all hands, as written; none where no hand is known."""
    cards: list[str] = []
    if "hands" in document:
        for player, hand in as_object(document["hands"], ("hands",)).items():
            here: Path = ("hands", as_id(player, ("hands", player)))
            if len(as_list(hand, here)) > MOST_HAND:
                raise InputError("too_many_cards", here)
            cards += [as_card(one, (*here, place)) for place, one in enumerate(hand)]
    return cards


class IllegalAnswer(TypedDict):
    player: str
    card: str
    code: str  # "must_follow" or "not_in_hand"


class TrickAnswer(TypedDict):
    winner: str
    points: int
    reason: str  # "highest_of_suit_led" or "nobody_followed"
    illegal: list[IllegalAnswer]


def answer(document: Trick) -> TrickAnswer:
    """Who takes a checked trick, for how many points, why, and which plays were not allowed."""
    result = trick([(play["player"], play["card"]) for play in document["plays"]], document["die"], document.get("hands"))
    return {
        "winner": result.winner,
        "points": result.points,
        "reason": result.reason,
        "illegal": [{"player": wrong.player, "card": wrong.card, "code": wrong.code} for wrong in result.illegal],
    }

"""The saved game, ``papayoo-game`` version 1: read strictly, kept as it is, written back unchanged.

Reading checks every value that this version knows and leaves the document itself alone, so unknown keys live on and
defaults stay unwritten. What a round *says* (a card held twice, a score of -50) is for the check to find, not an error here.
"""

from __future__ import annotations

import re
from typing import Any, Final, cast

from calculator import strict_json
from calculator.errors import InputError, Path
from calculator.fields import as_bool, as_id, as_list, as_object, as_text, as_whole, check_header, one_of, required
from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS, UnknownCard, parse_card
from calculator.papayoo.fields import as_suit
from calculator.papayoo.piles import PileError, parse_pile
from calculator.papayoo.types import State

FORMAT: Final = "papayoo-game"
MOST_ROUNDS: Final = 200
MOST_IN_GAME: Final = 64
MOST_NAME: Final = 100
MOST_START: Final = 1_000_000

_HOUSE_RULES: Final = ("die_before_pass", "shoot_the_moon")

_TIME: Final = re.compile(
    r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)"
)


def loads(text: str | bytes) -> State:
    """A saved game from its text; raises ``InputError`` and nothing else."""
    return checked(strict_json.loads(text))


def dumps(state: State) -> str:
    """The canonical text of a saved game, one line without a line end. ``dumps(loads(text)) == text`` for such a text."""
    return strict_json.dumps(state)


def checked(value: Any) -> State:
    """``value`` itself once it has proved to be a saved game. It must be plain JSON (``strict_json.plain``)."""
    game = as_object(value, ())
    check_header(game, FORMAT, "unknown_format")
    players = _check_players(required(game, "players", ()))
    if "id" in game:
        as_id(game["id"], ("id",))
    if "started" in game:
        check_time(game["started"], ("started",))
    if "end" in game:
        check_end(game["end"], ("end",))
    if "house_rules" in game:
        for rule, on in as_object(game["house_rules"], ("house_rules",)).items():
            if rule in _HOUSE_RULES:
                as_bool(on, ("house_rules", rule))
    rounds = as_list(required(game, "rounds", ()), ("rounds",))
    if len(rounds) > MOST_ROUNDS:
        raise InputError("too_many_rounds", ("rounds",))
    staying = [player for player, left in players.items() if not left]
    for place, one in enumerate(rounds):
        _check_round(one, ("rounds", place), players, staying, draft=False)
    for key in ("draft", "aside"):
        if key in game:
            _check_round(game[key], (key,), players, staying, draft=True)
    if "editing" in game:
        editing = as_whole(game["editing"], ("editing",), 0, MOST_ROUNDS - 1)
        if editing >= len(rounds):
            raise InputError("no_round", ("editing",))
    return cast(State, game)


def _check_players(value: Any) -> dict[str, bool]:
    """The ids of the players in their order, and whether they have left."""
    players: dict[str, bool] = {}
    path: Path = ("players",)
    listed = as_list(value, path)
    if len(listed) > MOST_IN_GAME:
        raise InputError("too_many_players", path)
    for place, item in enumerate(listed):
        here: Path = (*path, place)
        fields = as_object(item, here)
        player = as_id(required(fields, "id", here), (*here, "id"))
        if player in players:
            raise InputError("duplicate_player", (*here, "id"), value=player)
        if len(as_text(required(fields, "name", here), (*here, "name"))) > MOST_NAME:
            raise InputError("name_too_long", (*here, "name"))
        if "start" in fields:
            as_whole(fields["start"], (*here, "start"), 0, MOST_START)
        players[player] = as_bool(fields["left"], (*here, "left")) if "left" in fields else False
    if len(players) < FEWEST_PLAYERS:
        raise InputError("too_few_players", path)
    return players


def check_time(value: Any, path: Path) -> str:
    """A date and time with its zone ("2026-11-30T20:15:00Z")."""
    text = as_text(value, path)
    if not _TIME.fullmatch(text) or not text.isascii():
        raise InputError("not_a_time", path, value=text)
    return text


def check_end(value: Any, path: Path) -> None:
    """When a game ends: open, or after so many rounds or points."""
    end = as_object(value, path)
    kind = one_of(required(end, "kind", path), (*path, "kind"), ("open", "rounds", "points"))
    most = MOST_ROUNDS if kind == "rounds" else MOST_START
    if kind != "open" or "value" in end:
        as_whole(required(end, "value", path), (*path, "value"), 1, most)


def _check_round(value: Any, path: Path, players: dict[str, bool], staying: list[str], *, draft: bool) -> None:
    fields = as_object(value, path)
    seats = _check_seats(fields["seats"], (*path, "seats"), players) if "seats" in fields else staying
    if not FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        raise InputError("seats_count", (*path, "seats") if "seats" in fields else path)
    if "dealer" in fields:
        _check_seated(fields["dealer"], (*path, "dealer"), players, seats)
    die = required(fields, "die", path)
    if not (draft and die is None):
        as_suit(die, (*path, "die"))
    piles = as_object(required(fields, "piles", path), (*path, "piles"))
    for player, pile in piles.items():
        here: Path = (*path, "piles", player)
        # In the draft the piles of those who do not sit just now are kept aside; a written round has none.
        _check_seated(player, here, players, players if draft else seats)
        check_pile(pile, here)
    if "before_rest" in fields:
        check_pile(fields["before_rest"], (*path, "before_rest"))
    if "filled" in fields:
        _check_seated(fields["filled"], (*path, "filled"), players, players if draft else seats)


def _check_seats(value: Any, path: Path, players: dict[str, bool]) -> list[str]:
    seats: list[str] = []
    for place, item in enumerate(as_list(value, path)):
        player = one_of(item, (*path, place), players, "unknown_player")
        if player in seats:
            raise InputError("duplicate_seat", (*path, place), value=player)
        seats.append(player)
    return seats


def _check_seated(value: Any, path: Path, players: dict[str, bool], seats: Any) -> None:
    player = one_of(value, path, players, "unknown_player")
    if player not in seats:
        raise InputError("not_seated", path, value=player)


def check_pile(value: Any, path: Path) -> None:
    """A pile as it stands in a document: a list of cards, a whole number, a sum as typed, or None."""
    if isinstance(value, float):
        raise InputError("not_whole", path)
    if isinstance(value, list):
        for place, card in enumerate(value):
            if not isinstance(card, str):
                raise InputError("wrong_type", (*path, place))
            try:
                parse_card(card)
            except UnknownCard:
                raise InputError("unknown_card", (*path, place), value=card) from None
    try:
        parse_pile(value)
    except PileError as error:
        raise InputError(error.code, path, value=value if isinstance(value, str) else "") from None

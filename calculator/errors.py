"""The one error for everything that cannot be read: a stable code, the place, and a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from calculator.types import Error, Failed
from calculator.words import Words

Path = tuple[str | int, ...]

MOST_SHOWN: Final = 40


class InputError(ValueError):
    """Something that came in cannot be read or done. ``code`` is stable, ``path`` says where, ``values`` fill the sentence."""

    def __init__(self, code: str, path: Path = (), **values: str | int) -> None:
        super().__init__(f"{code} at {path_text(path) or 'the top'}")
        self.code = code
        self.path = path
        self.values = values


class RoundRefused(InputError):
    """A round that is not written down; ``why`` says the reasons in the reader's language, whole sentences."""

    def __init__(self, path: Path, why: Callable[[Words], str]) -> None:
        super().__init__("round_refused", path)
        self.why = why


def path_text(path: Path) -> str:
    """ "rounds/0/piles/a"; a place whose name is no plain text is shown shortened, as a name would be."""
    return "/".join(shown(str(step)) for step in path)


def shown(text: str) -> str:
    """Foreign text made fit for a message: one line, at most ``MOST_SHOWN`` characters, nothing that cannot be printed."""
    cut = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    return "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in cut)


def failed(error: InputError, words: Words) -> Failed:
    """The answer of the door: ``{"error": {"code", "path", "text"}}``."""
    return {"error": Error(code=error.code, path=path_text(error.path), text=error_text(error, words))}


def error_text(error: InputError, words: Words) -> str:
    """What is wrong, in whole sentences; the place stands beside it, in ``path``."""
    values: dict[str, str | int] = {
        key: words.name(shown(value)) if isinstance(value, str) else value for key, value in error.values.items()
    }
    text = _TEXTS[error.code](words, values)
    return f"{text} {error.why(words)}" if isinstance(error, RoundRefused) else text


_Values = dict[str, str | int]

# One entry a code. The messages are literal, so that the catalogues can be extracted from them.
_TEXTS: Final[dict[str, Callable[[Words, _Values], str]]] = {
    # --- the text itself
    "not_json": lambda w, v: w.gettext("This is not readable JSON: line {line}, column {column}.", **v),
    "not_text": lambda w, v: w.gettext("This is not text in UTF-8.", **v),
    "too_large": lambda w, v: w.gettext("This is too large: at most 1\u00a0megabyte can be read.", **v),
    "too_deep": lambda w, v: w.gettext("This is nested too deeply.", **v),
    "lone_surrogate": lambda w, v: w.gettext("This holds half a character.", **v),
    "duplicate_key": lambda w, v: w.gettext("The key “{key}” stands here twice.", **v),
    "number_too_large": lambda w, v: w.gettext("This number is too large.", **v),
    "not_a_number": lambda w, v: w.gettext("“{value}” is not a number.", **v),
    "not_whole": lambda w, v: w.gettext("A whole number is needed here.", **v),
    "wrong_type": lambda w, v: w.gettext("A value of another kind is needed here.", **v),
    "missing_key": lambda w, v: w.gettext("The key “{key}” is missing.", **v),
    # --- the saved game
    "unknown_format": lambda w, v: w.gettext("This is not a game of Papayoo.", **v),
    "unknown_version": lambda w, v: w.gettext("This was written by another version, which cannot be read here.", **v),
    "unknown_value": lambda w, v: w.gettext("“{value}” is not known here.", **v),
    "unknown_card": lambda w, v: w.gettext("“{value}” is not a card.", **v),
    "unknown_suit": lambda w, v: w.gettext("“{value}” is not a suit of the die.", **v),
    "unknown_player": lambda w, v: w.gettext("“{value}” is not one of the players.", **v),
    "duplicate_player": lambda w, v: w.gettext("Two players have the id “{value}”.", **v),
    "duplicate_seat": lambda w, v: w.gettext("“{value}” sits at the table twice.", **v),
    "not_seated": lambda w, v: w.gettext("“{value}” does not sit at the table in this round.", **v),
    "too_few_players": lambda w, v: w.gettext("A game needs at least 3\u00a0players.", **v),
    "too_many_players": lambda w, v: w.gettext("A game holds at most 64\u00a0players.", **v),
    "seats_count": lambda w, v: w.gettext("A round is played by 3 to 8\u00a0players.", **v),
    "too_many_rounds": lambda w, v: w.gettext("A game holds at most 200\u00a0rounds.", **v),
    "name_too_long": lambda w, v: w.gettext("A name has at most 100\u00a0characters.", **v),
    "bad_id": lambda w, v: w.gettext("An id has 1 to 100\u00a0characters.", **v),
    "not_a_time": lambda w, v: w.gettext("“{value}” is not a date and time.", **v),
    "out_of_range": lambda w, v: w.gettext("A number from {low} to {high} is needed here.", **v),
    "not_a_pile": lambda w, v: w.gettext("A pile is a list of cards, a whole number or a sum.", **v),
    "not_a_sum": lambda w, v: w.gettext("“{value}” is not a number or a sum such as 3+8+19.", **v),
    "sum_too_long": lambda w, v: w.gettext("This sum is too long.", **v),
    "too_many_cards": lambda w, v: w.gettext("This pile holds too many cards.", **v),
    "no_file": lambda w, v: w.gettext("This file cannot be opened.", **v),
    # --- links
    "broken_link": lambda w, v: w.gettext("This link is damaged or was cut short.", **v),
    "unknown_link": lambda w, v: w.gettext("This is not a link to a game, a round, a trick or an example.", **v),
    "newer_link": lambda w, v: w.gettext("This link was written by a newer version of this page.", **v),
    "unknown_example": lambda w, v: w.gettext("There is no example named “{value}”. The page “Examples” shows all of them.", **v),
    "not_a_trick": lambda w, v: w.gettext("This is not a trick of Papayoo.", **v),
    "duplicate_play": lambda w, v: w.gettext("“{value}” stands in this trick twice.", **v),
    "plays_count": lambda w, v: w.gettext("A trick holds 1 to 8\u00a0cards.", **v),
    "card_played": lambda w, v: w.gettext("Another player has played this card."),
    # --- a showdown of Paiute
    "unknown_showdown": lambda w, v: w.gettext("There is no example named “{value}”.", **v),
    "not_a_showdown": lambda w, v: w.gettext("This is not a showdown of Paiute.", **v),
    "hands_count": lambda w, v: w.gettext("A showdown compares 2 to 5\u00a0hands.", **v),
    "hand_size": lambda w, v: w.gettext("A hand holds 5 or 6\u00a0cards.", **v),
    "hand_full": lambda w, v: w.gettext("A hand holds at most 6\u00a0cards.", **v),
    "hands_open": lambda w, v: w.gettext("The showdown is not complete yet: cards are missing.", **v),
    "duplicate_card": lambda w, v: w.gettext("The card “{value}” stands here twice.", **v),
    "turned_up_in_hand": lambda w, v: w.gettext("The card “{value}” is turned up, so nobody holds it.", **v),
    "too_many_wilds": lambda w, v: w.gettext("At most three wild cards are in play.", **v),
    # --- actions
    "unknown_action": lambda w, v: w.gettext("This step is not known here.", **v),
    "need_die": lambda w, v: w.gettext("The suit rolled is missing.", **v),
    "round_refused": lambda w, v: w.gettext("Not written down.", **v),
    "game_over": lambda w, v: w.gettext("The game is over.", **v),
    "not_over": lambda w, v: w.gettext("The game is not over yet.", **v),
    "no_rounds": lambda w, v: w.gettext("No round is written down yet.", **v),
    "no_round": lambda w, v: w.gettext("There is no such round.", **v),
    "not_editing": lambda w, v: w.gettext("No round is being changed.", **v),
    "table_full": lambda w, v: w.gettext("At most 8\u00a0players sit at the table.", **v),
    "has_left": lambda w, v: w.gettext("This player has already left.", **v),
    "already_seated": lambda w, v: w.gettext("This player already sits at the table.", **v),
    "nothing_to_undo": lambda w, v: w.gettext("There is nothing to undo.", **v),
    "nothing_to_redo": lambda w, v: w.gettext("There is nothing to redo.", **v),
    "unknown_language": lambda w, v: w.gettext("The language “{value}” is not known here.", **v),
    "rest_negative": lambda w, v: w.ngettext(
        "The other piles already hold {n}\u00a0point, so nothing is left.",
        "The other piles already hold {n}\u00a0points, so nothing is left.",
        int(v["total"]),
    ),
}

CODES: Final = tuple(_TEXTS)

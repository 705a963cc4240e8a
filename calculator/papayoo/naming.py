"""What cards, suits and players are called in a sentence, in each language's own way."""

from collections.abc import Iterable
from typing import Final

from calculator.papayoo.cards import PAPAYOO, papayoo_of, parse_card, rank_of, suit_of
from calculator.papayoo.types import State, Suit
from calculator.suits import suit_name
from calculator.words import Words

#: So many Payoos in a row are told by the first and the last.
SHORTEST_RUN: Final = 6


def player_label(name: str, number: int, words: Words) -> str:
    """What a player is called in sentences: the typed name, or "Player 2" when there is none."""
    typed = name.strip()
    return words.name(typed) if typed else words.gettext("Player\u00a0{n}", n=number)


def labels_of(state: State, words: Words) -> dict[str, str]:
    """What each player of a game is called in sentences, by id: the typed name or "Player 2", counted clockwise."""
    return {player["id"]: player_label(player["name"], place, words) for place, player in enumerate(state["players"], 1)}


def card_name(card: str, words: Words, die: Suit | None = None) -> str:
    """A card as a label, without an article: "Payoo 7", "Papayoo (7 of clubs)", "Papayoo", "7 of hearts"."""
    if is_papayoo(card, die):
        if die is None:
            return words.pgettext("card", "Papayoo")
        return words.pgettext("card", "Papayoo (7\u00a0of\u00a0{suit})", suit=suit_name(die, words))
    if is_payoo(card):
        return words.pgettext("card", "Payoo\u00a0{rank}", rank=rank_of(card))
    return words.pgettext("card", "{rank}\u00a0of\u00a0{suit}", rank=rank_of(card), suit=suit_in_name(card, words))


def cards_list(cards: Iterable[str], words: Words, die: Suit | None = None) -> str:
    """Cards as a list to stand after a colon, Payoos first and ascending: "Payoos 3 and 8, and Papayoo (7 of clubs)"."""
    distinct = set(map(parse_card, cards))
    payoos = [card for card in distinct if is_payoo(card)]
    others = sorted(distinct - set(payoos), key=lambda card: (not is_papayoo(card, die), card[0], rank_of(card)))
    names = [card_name(card, words, die) for card in others]
    if len(payoos) < 2:
        return words.join([card_name(card, words, die) for card in payoos] + names)
    group = words.pgettext("cards", "Payoos\u00a0{ranks}", ranks=ranks_text(payoos, words))
    if not names:
        return group
    if len(names) == 1:
        # TRANSLATORS: {group} is itself a list, "Payoos 3 and 8".
        return words.pgettext("cards", "{group}, and {card}", group=group, card=names[0])
    return f"{group}, {words.join(names)}"


def is_payoo(card: str) -> bool:
    """Whether the card is one of the twenty Payoos."""
    return card != PAPAYOO and suit_of(card) == "payoo"


def is_papayoo(card: str, die: Suit | None) -> bool:
    """Whether the card is the Papayoo, under its own name or as the 7 of the die's suit."""
    return card == PAPAYOO or (die is not None and card == papayoo_of(die))


def suit_in_name(card: str, words: Words) -> str:
    """The suit of a card of the four suits, in words; a Payoo raises ValueError."""
    suit = suit_of(card)
    if suit == "payoo":
        raise ValueError(f"{card} has no suit on the die")
    return suit_name(suit, words)


def ranks_text(payoos: Iterable[str], words: Words) -> str:
    """The numbers as a list; a long run is told by its ends: "1, 4 and 6 to 20"."""
    runs: list[list[int]] = []
    for rank in sorted(map(rank_of, payoos)):
        if runs and runs[-1][-1] == rank - 1:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    parts: list[str] = []
    for run in runs:
        if len(run) < SHORTEST_RUN:
            parts += map(words.number, run)
        else:
            parts.append(words.pgettext("ranks", "{first} to\u00a0{last}", first=run[0], last=run[-1]))
    return words.join(parts)

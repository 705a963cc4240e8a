"""What the screen shows of a showdown that is being entered: cards, hands, the outcome, in whole words of one language."""

from __future__ import annotations

from collections.abc import Iterator

from calculator.paiute.cards import DECK, FEWEST_CARDS, FEWEST_PLAYERS, MOST_CARDS, MOST_PLAYERS, is_wild, rank_of, suit_of
from calculator.paiute.entering import is_whole
from calculator.paiute.hand_view import hand_view, in_deck_order, picture
from calculator.paiute.naming import card_name, cards_list, face
from calculator.paiute.reading import best_reading
from calculator.paiute.showdown_file import outcome, turns_in
from calculator.paiute.showdown_text import coins_text, result_texts, so_far_texts, turns_text
from calculator.paiute.types_showdown import (
    CoinsView,
    PadCardView,
    PadSuitView,
    PlayerHandView,
    ShowdownDraft,
    ShowdownView,
)
from calculator.suits import SUITS, SYMBOLS, Suit, suit_name
from calculator.types import RuledText
from calculator.words import LANGS, Words


def build_showdown_view(document: ShowdownDraft, words: Words) -> ShowdownView:
    """The view of a checked showdown."""
    return _Table(document, words).view()


def player_names(document: ShowdownDraft, words: Words) -> dict[str, str]:
    """What each player is called in sentences, by id: the typed name, or "Player A"."""
    typed = {player: name.strip() for player, name in document.get("names", {}).items()}
    return {
        player: words.name(typed[player]) if typed.get(player) else words.gettext("Player\u00a0{n}", n=letter)
        for player, letter in letters_of(document).items()
    }


def letters_of(document: ShowdownDraft) -> dict[str, str]:
    return {player: chr(ord("A") + place) for place, player in enumerate(document["hands"])}


def results_of(document: ShowdownDraft, words: Words) -> list[RuledText]:
    """Everything that is said of the outcome, as far as hands are known."""
    return list(_Table(document, words).result())


class _Table:
    """A showdown, judged as far as it has been entered."""

    def __init__(self, document: ShowdownDraft, words: Words) -> None:
        self.document = document
        self.words = words
        self.turned_up = document.get("turned_up")
        self.ace_low = document.get("ace_low", False)
        self.letters = letters_of(document)
        self.names = player_names(document, words)
        self.whole = is_whole(document)
        self.readings = {
            player: best_reading(cards, self.turned_up, ace_low=self.ace_low)
            for player, cards in document["hands"].items()
            if self.turned_up is not None and len(cards) >= FEWEST_CARDS
        }
        self.outcome = outcome(document) if self.whole else None

    def view(self) -> ShowdownView:
        words, document = self.words, self.document
        result = list(self.result())
        hands = [self._hand(player) for player in document["hands"]]
        said = [one["text"] for one in result] or [self._wild_text()]
        return {
            "lang": next(lang for lang in LANGS if lang == words.lang),
            "turned_up": None if self.turned_up is None else picture(self.turned_up, words),
            "wild_text": self._wild_text(),
            "counts": [
                {
                    "count": count,
                    "label": words.ngettext("{n}\u00a0player", "{n}\u00a0players", count),
                    "chosen": count == len(document["hands"]),
                }
                for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
            ],
            "suits": [self._suit(suit) for suit in SUITS],
            "hands": hands,
            "most_cards": MOST_CARDS,
            "coins": self._coins(),
            "ace_low": self.ace_low,
            "dealer": document.get("dealer"),
            "caller": document.get("caller"),
            "result": result,
            "whole": self.whole,
            "announce": " ".join(said),
            "empty": self.turned_up is None and not any(document["hands"].values()),
        }

    def result(self) -> Iterator[RuledText]:
        if self.outcome is not None:
            yield from result_texts(self.outcome, self.names, self.words)
        elif self.readings:
            yield from so_far_texts(self.readings, self.names, self.words)
        turns, caller = turns_in(self.document), self.document.get("caller")
        if turns is not None and caller is not None:
            yield turns_text(self.names[caller], [self.names[player] for player in turns], self.words)

    # --- the cards to choose from

    def _wild_text(self) -> str:
        if self.turned_up is None:
            return self.words.gettext("The turned-up card is missing: its rank is wild.")
        wild = [card for card in DECK if is_wild(card, self.turned_up)]
        return self.words.gettext("Wild in this deal: {cards}.", cards=cards_list(wild, self.words))

    def _suit(self, suit: Suit) -> PadSuitView:
        cards = [self._card(card) for card in DECK if suit_of(card) == suit]
        return {"suit": suit, "symbol": SYMBOLS[suit], "label": suit_name(suit, self.words), "cards": cards}

    def _card(self, card: str) -> PadCardView:
        words = self.words
        name = card_name(card, words)
        wild = self.turned_up is not None and is_wild(card, self.turned_up)
        aria = words.gettext("{card}, wild card", card=name) if wild else name
        holder = next((player for player, cards in self.document["hands"].items() if card in cards), None)
        if card == self.turned_up:
            aria = words.gettext("{card}: turned up", card=name)
        elif holder is not None:
            aria = words.gettext("{card}: {name}", card=aria, name=self.names[holder])
        return {"card": card, "face": face(rank_of(card), words), "name": name, "aria": aria, "wild": wild}

    # --- the hands

    def _hand(self, player: str) -> PlayerHandView:
        words, cards = self.words, in_deck_order(self.document["hands"][player])
        count = words.ngettext("{n}\u00a0card", "{n}\u00a0cards", len(cards))
        hand = None
        if player in self.readings and self.turned_up is not None:
            hand = hand_view(cards, self.turned_up, words, ace_low=self.ace_low)
        return {
            "player": player,
            "letter": self.letters[player],
            "name": self.document.get("names", {}).get(player, ""),
            "label": self.names[player],
            "name_label": words.gettext("Name of player\u00a0{n}", n=self.letters[player]),
            "cards": cards,
            "count_text": count,
            "hand": hand,
            "pictures": [] if hand else [picture(card, words, self.turned_up) for card in cards],
            "wins": self.outcome is not None and player in self.outcome.winners,
            "aria": f"{self.names[player]}, {count}",
            "empty_label": words.gettext("Clear the hand: {name}", name=self.names[player]),
        }

    def _coins(self) -> CoinsView:
        before, ante = self.document.get("pot", 0), self.document.get("ante", 0)
        return {
            "pot": str(before) if before else "",
            "ante": str(ante) if ante else "",
            "text": coins_text(before, len(self.document["hands"]), ante, self.words),
        }

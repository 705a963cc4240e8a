"""A trick replayed: every card in the order played, who takes the trick and why, what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from calculator.papayoo import links
from calculator.papayoo.examples import TrickExample, mended_trick_document, trick_document
from calculator.papayoo.piling import in_order
from calculator.papayoo.replay_text import die_step, seat_views
from calculator.papayoo.scoring import points_of, points_of_cards
from calculator.papayoo.trick_file import Trick
from calculator.papayoo.trick_text import cost_text, illegal_text, play_text, taker_text
from calculator.papayoo.tricks import TrickResult, trick
from calculator.papayoo.types import Lang, ReplayView, StepView
from calculator.papayoo.wording import card_name, cards_list, player_label
from calculator.words import Words, words_for


def replay_trick(example: TrickExample, lang: Lang) -> ReplayView:
    """The replay of a trick in one language."""
    words = words_for(lang)
    table = _Table(example, lang, words)
    return {
        "id": example.id,
        "kind": "trick",
        "title": example.title(words),
        "players": seat_views(table.names),
        "steps": [die_step(example.die, words), *table.playing(), *table.taking()],
        "link": links.encode(links.TRICK, table.played),
    }


class _Table:
    """The trick as it was played and as it stands once cards that were not allowed are replaced."""

    def __init__(self, example: TrickExample, lang: Lang, words: Words) -> None:
        self.words = words
        self.die = example.die
        self.played = trick_document(example)
        self.mended = mended_trick_document(example)
        self.wrong = {wrong.player: wrong for wrong in _judged(self.played).illegal}
        self.result = _judged(self.mended)
        self.names = {
            play["player"]: player_label(name, place, words)
            for place, (play, name) in enumerate(zip(self.played["plays"], example.names[lang], strict=True), 1)
        }
        self.lies: dict[str, str] = {}

    def playing(self) -> Iterator[StepView]:
        """Every card, with the hand it came from where that is known; one that was not allowed is replaced at once."""
        for first, right in zip(self.played["plays"], self.mended["plays"], strict=True):
            player = first["player"]
            hand = self.played.get("hands", {}).get(player)
            if hand is not None:
                cards = cards_list(hand, self.words, self.die)
                text = self.words.gettext("{name} holds: {cards}.", name=self.names[player], cards=cards)
                yield self._step("hand", text, player, hand)
            wrong = self.wrong.get(player)
            self.lies[player] = first["card"]
            if wrong is None:
                led = None if len(self.lies) == 1 else self.result.led
                text = play_text(self.names[player], first["card"], led, hand, self.die, self.words)
                yield self._step("play", text, player, [first["card"]])
                continue
            text = illegal_text(wrong.code, self.names[player], self._card(first["card"]), self.words)
            yield self._step("finding", text, player, [first["card"]])
            self.lies[player] = right["card"]
            text = self.words.gettext(
                "{name} takes the card back and plays: {card}.", name=self.names[player], card=self._card(right["card"])
            )
            yield self._step("mend", text, player, [right["card"]])

    def taking(self) -> Iterator[StepView]:
        """Who takes the trick and why, then what it costs."""
        winner = self.result.winner
        card = self.lies[winner]
        text = taker_text(self.result, self.names[winner], self._card(card), self.words)
        points = {winner: self.result.points}
        yield {**self._step("trick", text, winner, [card]), "points": points}
        counting = in_order(card for card in self.lies.values() if points_of(card, self.die))
        text = cost_text(self.names[winner], counting, self.die, self.words)
        yield {**self._step("cost", text, winner, counting), "points": points}

    def _card(self, card: str) -> str:
        return card_name(card, self.words, self.die)

    def _step(
        self, kind: Literal["hand", "play", "finding", "mend", "trick", "cost"], text: str, player: str, cards: list[str]
    ) -> StepView:
        """A step that shows what lies on the table."""
        return {
            "kind": kind,
            "text": text,
            "player": player,
            "cards": cards,
            "points": {},
            "total": points_of_cards(self.lies.values(), self.die),
            "board": {one: self._card(card) for one, card in self.lies.items()},
        }


def _judged(document: Trick) -> TrickResult:
    return trick([(play["player"], play["card"]) for play in document["plays"]], document["die"], document.get("hands"))

"""What the screen shows of a trick that is being entered: cards, seats, the referee's answer, in whole words of one language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from calculator.papayoo.cards import PAYOOS, SUIT_CARDS, AnySuit, papayoo_of, rank_of, suit_of
from calculator.papayoo.piling import in_order
from calculator.papayoo.referee import card_of, die_of, hand_of, seats_of
from calculator.papayoo.rules import BY_ID
from calculator.papayoo.scoring import PAPAYOO_POINTS, points_of
from calculator.papayoo.trick_text import cost_text, illegal_text, play_text, taker_text
from calculator.papayoo.tricks import Illegal, TrickResult, legal, trick
from calculator.papayoo.types import Suit
from calculator.papayoo.types_trick import TrickCardView, TrickDraft, TrickSeatView, TrickSuitView, TrickView
from calculator.papayoo.wording import card_name, cards_list, suit_name
from calculator.rules import ruled
from calculator.suits import SUITS, SYMBOLS
from calculator.types import RuledText
from calculator.words import LANGS, Words

_FIVE: Final[tuple[AnySuit, ...]] = (*SUITS, "payoo")


def build_trick_view(document: TrickDraft, words: Words) -> TrickView:
    """The view of a checked trick."""
    return _Referee(document, words).view()


class _Referee:
    """A trick, judged as far as it has been entered."""

    def __init__(self, document: TrickDraft, words: Words) -> None:
        self.document = document
        self.words = words
        self.die: Suit | None = die_of(document)
        self.seats = seats_of(document)
        self.letters = {seat: chr(ord("A") + place) for place, seat in enumerate(self.seats)}
        self.names = {seat: words.gettext("Player\u00a0{n}", n=letter) for seat, letter in self.letters.items()}
        self.cards = {seat: card for seat in self.seats if (card := card_of(document, seat)) is not None}
        self.hands = {seat: hand for seat in self.seats if (hand := hand_of(document, seat)) is not None}
        self.result: TrickResult | None = trick(list(self.cards.items()), self.die, self.hands) if self.cards else None
        self.wrong: dict[str, Illegal] = {wrong.player: wrong for wrong in self.result.illegal} if self.result else {}

    def view(self) -> TrickView:
        seats = [self._seat(seat) for seat in self.seats]
        result = list(self._result())
        return {
            "lang": next(lang for lang in LANGS if lang == self.words.lang),
            "die": [
                {"suit": suit, "symbol": SYMBOLS[suit], "label": suit_name(suit, self.words), "chosen": suit == self.die}
                for suit in SUITS
            ],
            "suits": [self._suit(suit) for suit in _FIVE],
            "seats": seats,
            "result": result,
            "announce": " ".join(one["text"] for one in result),
            "empty": self.die is None and not self.cards and not self.hands,
        }

    # --- the cards to choose from

    def _suit(self, suit: AnySuit) -> TrickSuitView:
        cards = [card for card in (*SUIT_CARDS, *PAYOOS) if suit_of(card) == suit]
        if suit == "payoo":
            return {"suit": suit, "symbol": "", "label": self.words.pgettext("suit", "Payoo"), "cards": self._cards(cards)}
        label = suit_name(suit, self.words)
        return {"suit": suit, "symbol": SYMBOLS[suit], "label": label, "cards": self._cards(cards)}

    def _cards(self, cards: list[str]) -> list[TrickCardView]:
        owners = {card: seat for seat, card in self.cards.items()}
        shown: list[TrickCardView] = []
        for card in cards:
            name = self._name(card)
            aria = self.words.gettext("{card}: {name}", card=name, name=self.names[owners[card]]) if card in owners else name
            papayoo = self.die is not None and card == papayoo_of(self.die)
            shown.append({"card": card, "face": str(rank_of(card)), "name": name, "aria": aria, "papayoo": papayoo})
        return shown

    # --- the cards played

    def _seat(self, seat: str) -> TrickSeatView:
        hand = self.hands.get(seat)
        name = self.names[seat]
        holds = self.words.gettext("{name} holds: {cards}.", name=name, cards=self._list(hand)) if hand else ""
        return {
            "player": seat,
            "letter": self.letters[seat],
            "label": name,
            "card": self.cards.get(seat),
            "text": self._text(seat),
            "takes": self.result is not None and len(self.cards) > 1 and seat == self.result.winner,
            "allowed": seat not in self.wrong if hand is not None and seat in self.cards else None,
            "hand": in_order(hand or []),
            "hand_label": self.words.gettext("{name}: cards in hand", name=name),
            "hand_text": holds,
        }

    def _text(self, seat: str) -> str:
        if self.result is None or seat not in self.cards:
            return ""
        card = self.cards[seat]
        if seat in self.wrong:
            return illegal_text(self.wrong[seat].code, self.names[seat], self._name(card), self.words)
        led = None if seat == next(iter(self.cards)) else self.result.led
        return play_text(self.names[seat], card, led, self.hands.get(seat), self.die, self.words)

    # --- the answer

    def _result(self) -> Iterator[RuledText]:
        if self.result is None:
            return
        words, result, name = self.words, self.result, self.names[self.result.winner]
        for wrong in result.illegal:
            yield self._ruled("not_allowed", self._not_allowed(wrong, result), "follow-suit")
        if len(self.cards) == 1:
            text = words.gettext("Whoever holds a card of the suit led must play one.")
            yield self._ruled("led", f"{self._text(result.winner)} {text}", "follow-suit")
        else:
            text = taker_text(result, name, self._name(self.cards[result.winner]), words)
            discarded = [card for card in self.cards.values() if suit_of(card) != result.led]
            if discarded:
                nothing = words.gettext("A discard takes nothing: {cards}.", cards=self._list(discarded))
                text = f"{text} {nothing}"
            rule = "nobody-can-follow" if result.reason == "nobody_followed" else "who-takes-the-trick"
            yield self._ruled("takes", text, rule)
        if self.die is not None and papayoo_of(self.die) in self.cards.values():
            text = words.gettext("The Papayoo ranks as a 7\u00a0of its suit: {suit}.", suit=suit_name(self.die, words))
            yield self._ruled("papayoo", text, "papayoo-plays-as-a-seven")
        yield from self._cost(result, name)

    def _not_allowed(self, wrong: Illegal, result: TrickResult) -> str:
        """Why a card was not allowed, which cards were, and that the rulebook says no more."""
        if wrong.code == "not_in_hand":
            return self._text(wrong.player)
        allowed = legal(self.hands[wrong.player], result.led, self.die)
        return " ".join(
            [
                self._text(wrong.player),
                # Not a count, but French agrees with it.
                self.words.ngettext("Allowed: {cards}.", "Allowed: {cards}.", len(allowed), cards=self._list(allowed)),
                self.words.gettext("Not covered by the rulebook: what follows from a card that was not allowed."),
            ]
        )

    def _cost(self, result: TrickResult, name: str) -> Iterator[RuledText]:
        counting = in_order(card for card in self.cards.values() if points_of(card, self.die))
        sevens = [card for card in self.cards.values() if suit_of(card) != "payoo" and rank_of(card) == 7]
        if len(self.cards) > 1:
            papayoo = self.die is not None and papayoo_of(self.die) in counting
            rule = "papayoo-counts-40" if papayoo else "payoos-count" if counting else "the-rest-counts-nothing"
            yield self._ruled("cost", cost_text(name, counting, self.die, self.words), rule)
        if self.die is None and sevens:
            text = self.words.gettext(
                "The suit rolled is missing. The 7\u00a0of this suit is the Papayoo and counts {points}.",
                points=self.words.points(PAPAYOO_POINTS),
            )
            yield self._ruled("die", text, "the-papayoo")

    # --- helpers

    def _name(self, card: str) -> str:
        return card_name(card, self.words, self.die)

    def _list(self, cards: list[str] | tuple[str, ...]) -> str:
        return cards_list(cards, self.words, self.die)

    def _ruled(self, code: str, text: str, rule_id: str) -> RuledText:
        return ruled(code, text, BY_ID[rule_id], self.words)

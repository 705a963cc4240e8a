"""One trick: which cards are allowed, who takes it and what it costs (rules 5.2 to 5.7)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from calculator.papayoo.cards import PAPAYOO, PAYOOS, AnySuit, check_players, rank_of, resolve, suit_of
from calculator.papayoo.scoring import points_of_cards
from calculator.papayoo.types import Suit

Reason = Literal["highest_of_suit_led", "nobody_followed"]


@dataclass(frozen=True)
class Illegal:
    """A card that its player was not allowed to play: they held the suit led (must_follow) or not this card (not_in_hand)."""

    player: str
    card: str
    code: Literal["must_follow", "not_in_hand"]


@dataclass(frozen=True)
class TrickResult:
    """Who takes the trick, for how many points, why, the suit led, and what was not allowed as far as hands are known."""

    winner: str
    points: int
    reason: Reason
    led: AnySuit
    illegal: tuple[Illegal, ...]


def legal(hand: Sequence[str], led: AnySuit | None, die: Suit | None) -> tuple[str, ...]:
    """The cards of ``hand`` that may be played, in its order; ``led`` None: the player leads, with any card.

    Whoever has the suit led must play it, never higher than they like; whoever has none may play anything. The Papayoo
    belongs to its own suit, and Payoos are a suit like the others.
    """
    following = tuple(card for card in hand if suit_of(resolve(card, die)) == led)
    return following or tuple(hand)


def trick(plays: Sequence[tuple[str, str]], die: Suit | None, hands: Mapping[str, Sequence[str]] | None = None) -> TrickResult:
    """Judge a trick from its ``plays``, (player, card) in the order played.

    ``hands`` gives, for some or all players, the cards they held before they played. The die changes the points and nothing
    else (rule 4.3); while it is None, no 7 counts. Raises ``ValueError`` when nothing was played, when a player or a card
    comes twice, and for ``PAPAYOO`` without a die.
    """
    cards = {player: resolve(card, die) for player, card in plays}
    if not plays or len(cards) < len(plays) or len(set(cards.values())) < len(plays):
        raise ValueError("a trick is one card each from different players")
    leader = plays[0][0]
    led = suit_of(cards[leader])
    following = [player for player, card in cards.items() if suit_of(card) == led]
    alone = len(plays) > 1 and following == [leader]
    return TrickResult(
        winner=max(following, key=lambda player: rank_of(cards[player])),
        points=points_of_cards(cards.values(), die),
        reason="nobody_followed" if alone else "highest_of_suit_led",
        led=led,
        illegal=tuple(
            wrong
            for player, hand in (hands or {}).items()
            if player in cards and (wrong := _judge(player, cards[player], hand, None if player == leader else led, die))
        ),
    )


def dearest_trick(players: int, *, papayoo: bool = True) -> tuple[str, ...]:
    """The cards of the dearest trick of 3 to 8 players, one each, dearest first: the Papayoo and the highest Payoos.

    Without ``papayoo``, the dearest trick of Payoos alone. Raises ``ValueError`` for another number of players.
    """
    dearest = (*([PAPAYOO] if papayoo else []), *sorted(PAYOOS, key=rank_of, reverse=True))
    return dearest[: check_players(players)]


def _judge(player: str, card: str, hand: Sequence[str], led: AnySuit | None, die: Suit | None) -> Illegal | None:
    held = [resolve(one, die) for one in hand]
    if card not in held:
        return Illegal(player, card, "not_in_hand")
    return None if card in legal(held, led, die) else Illegal(player, card, "must_follow")

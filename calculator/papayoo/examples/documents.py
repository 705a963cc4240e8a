"""Worked examples as documents: a round as the draft of a game, a trick as ``papayoo-trick``, as counted and as mended."""

from __future__ import annotations

from calculator.papayoo.actions import act, fresh
from calculator.papayoo.defaults import draft_of, pile_of
from calculator.papayoo.examples.shape import CardFound, Example, Mend, PileCorrected, TrickExample
from calculator.papayoo.scoring import points_of
from calculator.papayoo.trick_file import FORMAT, Trick, checked
from calculator.papayoo.types import Action, Lang, State


def example_state(example: Example, lang: Lang) -> State:
    """The round as it was counted, as the draft of a game with the language's names."""
    state = fresh(len(example.piles))
    if example.shoot_the_moon:
        state["house_rules"] = {"die_before_pass": False, "shoot_the_moon": True}
    draft = state["draft"]
    draft["die"] = example.die
    for player, name, pile in zip(state["players"], example.names[lang], example.piles, strict=True):
        player["name"] = name
        draft["piles"][player["id"]] = pile if isinstance(pile, str) else list(pile)
    return state


def mended_states(example: Example, lang: Lang) -> list[State]:
    """The round after each mend in turn; nothing for a round that is right as it stands."""
    states = [example_state(example, lang)]
    for mend in example.mends:
        states.append(act(states[-1], _action(mend, states[-1])))
    return states[1:]


def mended_state(example: Example, lang: Lang) -> State:
    """The round put right."""
    return [example_state(example, lang), *mended_states(example, lang)][-1]


def _action(mend: Mend, state: State) -> Action:
    player = state["players"][mend.seat]["id"]
    if isinstance(mend, PileCorrected):
        return {"type": "set_points", "player": player, "text": mend.typed}
    draft = draft_of(state)
    pile = pile_of(draft, player)
    if isinstance(mend, CardFound) and isinstance(pile, str):
        return {"type": "set_points", "player": player, "text": f"{pile}+{points_of(mend.card, draft['die'])}"}
    return {"type": "give_card", "card": mend.card, "player": player}


def trick_document(example: TrickExample) -> Trick:
    """The trick as it was played; its players are "a", "b", … in the order of play, the same in every language."""
    return _trick(example, example.plays)


def mended_trick_document(example: TrickExample) -> Trick:
    """The trick with every card that was not allowed replaced."""
    return _trick(example, tuple(example.instead.get(seat, card) for seat, card in enumerate(example.plays)))


def _trick(example: TrickExample, cards: tuple[str, ...]) -> Trick:
    players = [player["id"] for player in fresh(len(cards))["players"]]
    document: Trick = {
        "format": FORMAT,
        "version": 1,
        "die": example.die,
        "plays": [{"player": player, "card": card} for player, card in zip(players, cards, strict=True)],
    }
    if example.hands:
        document["hands"] = {players[seat]: list(hand) for seat, hand in example.hands.items()}
    return checked(document)

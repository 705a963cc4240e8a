"""Random deals for the tests: a turned-up card and hands, some as they fall, some full of what makes hands interesting."""

from random import Random

from calculator.paiute.cards import DECK, rank_of, suit_of, value_of


def dealt(chance: Random, players: int = 1) -> tuple[str, list[list[str]]]:
    """A turned-up card and hands of five or six cards from one shuffled deck."""
    cards = chance.sample(DECK, len(DECK))
    turned_up = cards.pop()
    return turned_up, [[cards.pop() for _ in range(chance.choice((5, 6)))] for _ in range(players)]


def rich(chance: Random) -> tuple[str, list[str]]:
    """A turned-up card and one hand with wild cards, few ranks or cards close together in one suit."""
    turned_up = chance.choice(DECK)
    wild = [card for card in DECK if rank_of(card) == rank_of(turned_up) and card != turned_up]
    others = [card for card in DECK if rank_of(card) != rank_of(turned_up)]
    held = chance.sample(wild, chance.choice((0, 0, 1, 1, 2, 2, 3)))
    if chance.random() < 0.5:
        ranks = chance.sample(sorted({rank_of(card) for card in others}), chance.choice((2, 3)))
        pool = [card for card in others if rank_of(card) in ranks]
    else:
        suit, low = suit_of(chance.choice(others)), chance.randint(1, 9)
        near = {value if value > 1 else 14 for value in range(low, low + 6)}
        pool = [card for card in others if suit_of(card) == suit and value_of(card) in near]
        pool += chance.sample([card for card in others if card not in pool], 2)
    size = chance.choice((5, 6))
    held += chance.sample(pool, min(size - len(held), len(pool)))
    held += chance.sample([card for card in others if card not in held], size - len(held))
    chance.shuffle(held)
    return turned_up, held

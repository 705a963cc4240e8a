"""The figures that the pages may say, worked out by the engine, by page."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache

from texts.source import Source

from calculator.paiute import cards as paiute_cards
from calculator.paiute.kinds import KINDS
from calculator.paiute.rules import RULES as PAIUTE_RULES
from calculator.papayoo.cards import ONES, PAYOOS, SUIT_CARDS, SUITS, deck, papayoo_of, rank_of, suit_of
from calculator.papayoo.deal import DEAL
from calculator.papayoo.examples import EXAMPLES, TRICKS, worked
from calculator.papayoo.replay import replay
from calculator.papayoo.rules import RULES
from calculator.papayoo.scoring import PAPAYOO_POINTS, ROUND_TOTAL, points_of_cards, round_scores
from calculator.papayoo.tricks import dearest_trick

#: Limits of the common house rule, as the calculator offers them.
LIMITS = (250, 500)


def cards() -> set[int]:
    """Ranks, suits, what counts, how many cards there are."""
    payoos = points_of_cards(PAYOOS, None)
    return {
        *(rank_of(card) for card in (*SUIT_CARDS, *PAYOOS)),
        len(SUITS),
        len(SUITS) + 1,
        len(SUIT_CARDS),
        *(len(deck(players)) for players in DEAL),
        PAPAYOO_POINTS,
        payoos,
        payoos + PAPAYOO_POINTS,
        ROUND_TOTAL,
    }


def deals() -> set[Fraction]:
    """The deal table, its averages exact and rounded."""
    found: set[Fraction] = set()
    for row in DEAL.values():
        numbers = (
            row.players,
            row.deck,
            row.cards_each,
            row.passed,
            row.tricks,
            len(row.removed),
            *row.packets,
            len(row.packets),
        )
        found |= {Fraction(number) for number in numbers}
        found |= {Fraction(round(row.average, digits)) for digits in (0, 1, 2)}
    return found


def wrong_sums() -> set[int]:
    """What a round adds up to after each classical mistake, with clubs rolled."""
    clubs = [card for card in SUIT_CARDS if suit_of(card) == "clubs"]
    papayoo = papayoo_of("clubs")
    sevens = [rank_of(card) for card in SUIT_CARDS if rank_of(card) == 7 and card != papayoo]
    return {
        ROUND_TOTAL - PAPAYOO_POINTS,
        ROUND_TOTAL - PAPAYOO_POINTS + rank_of(papayoo),
        ROUND_TOTAL + sum(sevens),
        ROUND_TOTAL + PAPAYOO_POINTS,
        ROUND_TOTAL + sum(rank_of(card) for card in clubs if card != papayoo),
        *(ROUND_TOTAL - rank_of(card) for card in PAYOOS),
        *(ROUND_TOTAL + rank_of(card) for card in PAYOOS),
    }


def rule_numbers() -> set[Fraction]:
    """The numbers that rules are cited by."""
    return {Fraction(rule.number) for rule in (*RULES, *PAIUTE_RULES) if rule.number.replace(".", "").isdigit()}


def wrong_decks() -> set[int]:
    """Cards left after taking out what must not come out: a single 1, or the Payoo 1 as well."""
    whole = len(deck(min(DEAL)))
    return {whole - 1, whole - len(ONES) - 1}


def dearest() -> set[int]:
    """The dearest trick for each number of players, with the Papayoo in it and without."""
    return {points_of_cards(dearest_trick(players, papayoo=with_it), None) for players in DEAL for with_it in (True, False)}


def moon() -> set[int]:
    """What the written scores add up to under the house rule, and the limits of the other one with the rounds they last."""
    sums = set()
    for players in DEAL:
        taken = {str(player): 0 for player in range(players)} | {"0": ROUND_TOTAL}
        sums.add(sum(round_scores(taken, shoot_the_moon=True).values()))
    return sums | set(LIMITS) | {players * limit // ROUND_TOTAL for players in DEAL for limit in LIMITS}


def examples() -> set[int]:
    """Every number that a replay shows."""
    texts = (step["text"] for name in (*EXAMPLES, *TRICKS) for step in replay(worked(name), "en")["steps"])
    return {int(number) for text in texts for number in re.findall(r"\d+", text)}


def paiute() -> set[int]:
    """Paiute: the pack, its ranks and suits, who plays, how many cards, the stock after the deal."""
    most, fewest = paiute_cards.MOST_PLAYERS, paiute_cards.FEWEST_PLAYERS
    dealt = most * paiute_cards.FEWEST_CARDS
    return {
        len(paiute_cards.DECK),
        len(paiute_cards.SUITS),
        *(int(rank) for rank in paiute_cards.RANKS if rank.isdigit()),
        *range(fewest, most + 1),
        *range(paiute_cards.FEWEST_CARDS, paiute_cards.MOST_CARDS + 1),
        paiute_cards.MOST_WILDS,
        len(KINDS),
        sum(kind.cards == paiute_cards.FEWEST_CARDS for kind in KINDS),
        dealt,
        len(paiute_cards.DECK) - dealt - 2,  # the turned-up card and the first discard
    }


@cache
def known(page: str) -> frozenset[Fraction]:
    """The figures that may stand on a page without being listed in figures.toml."""
    found: set[Fraction] = {Fraction(number) for number in cards()} | deals()
    if page.startswith("paiute/"):
        return frozenset({Fraction(number) for number in paiute()} | rule_numbers())
    families: dict[str, tuple[Callable[[], set[int] | set[Fraction]], ...]] = {
        "deal": (wrong_decks, wrong_sums, rule_numbers),
        "examples": (examples, wrong_sums, wrong_decks),
        "faq": (wrong_sums, wrong_decks, dearest, moon, examples),
        "mistakes": (wrong_sums, wrong_decks),
        "rules": (wrong_sums, rule_numbers),
        "scoring": (wrong_sums, wrong_decks, dearest, examples, rule_numbers),
        "sources": (wrong_decks, moon, paiute),
        "variants": (moon,),
    }
    for family in families.get(page, ()):
        found |= {Fraction(number) for number in family()}
    return frozenset(found)


def counted(pages: Mapping[tuple[str, str], Source], lang: str) -> dict[str, int]:
    """Where a page says how many questions, mistakes, examples or disagreements it has, and how many there are ("page#id";
    no id: title and description)."""

    def number(name: str, level: int, starting: str = "") -> int:
        sections = pages[lang, name].sections if (lang, name) in pages else ()
        return sum(section.level == level and section.id.startswith(starting) for section in sections)

    return {
        "faq#": number("faq", 3),
        "index#where-next": number("faq", 3),
        "mistakes#": number("mistakes", 3),
        "examples#": number("examples", 2),
        "sources#": number("sources", 3, "x"),  # those of Papayoo
        "sources#disagreements": number("sources", 3, "x"),
    }

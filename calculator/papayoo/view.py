"""What the screen shows of a game: everything that depends on its state, in whole words of one language, aria labels included."""

from __future__ import annotations

from calculator.papayoo.answer import finding_answer
from calculator.papayoo.cards import FEWEST_PLAYERS, MOST_PLAYERS, PAPAYOO, rank_of, suit_of
from calculator.papayoo.check import Check, Finding, RoundEntry, check_round
from calculator.papayoo.deal import DEAL
from calculator.papayoo.defaults import draft_of, entry_of, house_rules, seats_of
from calculator.papayoo.game_view import game_view
from calculator.papayoo.piles import CardsPile, PointsPile
from calculator.papayoo.piling import CHIPS, chip_of
from calculator.papayoo.rules import BY_ID
from calculator.papayoo.scoring import PAPAYOO_POINTS
from calculator.papayoo.types import (
    CheckView,
    ChipView,
    CountView,
    FindingView,
    History,
    PlayerView,
    RestView,
    State,
    Suit,
    SuitView,
    View,
)
from calculator.papayoo.wording import card_name, headline, labels_of, more_text, player_label, suit_name
from calculator.suits import SUITS, SYMBOLS
from calculator.words import LANGS, Words


def build_view(state: State, words: Words, *, judged: bool = False, kept: History | None = None, said: str = "") -> View:
    """The view of a checked state: its draft, and the game as it stands.

    ``judged``: the round is judged even while it is open. ``kept``: what can be undone. ``said``: sentences for ``announce``;
    those about the draft follow unless it is empty.
    """
    draft = draft_of(state)
    seats = seats_of(state, draft)
    entry = entry_of(state, draft)
    check = check_round(entry, shoot_the_moon=house_rules(state)["shoot_the_moon"], may_be_open=not judged)
    names = labels_of(state, words)
    owners = _owners(entry)
    checked = _check_view(check, entry, names, words)
    empty = entry.die is None and all(pile is None for pile in draft["piles"].values())
    return {
        "lang": next(lang for lang in LANGS if lang == words.lang),
        "counts": [_count_view(count, len(seats), words) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)],
        "die": [_suit_view(suit, entry.die, words) for suit in SUITS],
        "players": [player_view(state, entry, check, place, words) for place in range(len(seats))],
        "chips": [_chip_view(card, owners.get(card, []), entry, names, words) for card in CHIPS],
        "others": [_chip_view(card, owners[card], entry, names, words) for card in owners if card not in CHIPS],
        "rest": [_rest_view(seat, entry, names) for seat in seats],
        "sum": {
            "total": check.total,
            "expected": check.expected,
            "text": words.gettext("{total} of\u00a0{expected}", total=check.total, expected=check.expected),
        },
        "check": checked,
        "counting": _counting(check, seats),
        "deal_line": deal_line(len(seats), words),
        "announce": _announcement(checked, said, empty),
        "empty": empty,
        "game": game_view(state, check, words, kept),
    }


def _counting(check: Check, seats: list[str]) -> str:
    """Whose pile to look at first: that of a player whom the first finding names, or one not entered, or the first."""
    named = check.findings[0].players if check.findings else ()
    return next(iter((*named, *check.left_players, *seats)))


def deal_line(players: int, words: Words) -> str:
    """How the cards are dealt and passed, in one line of short labels."""
    row = DEAL[players]
    parts = [
        words.npgettext("deal", "{n}\u00a0card each", "{n}\u00a0cards each", row.cards_each),
        words.npgettext("deal", "pass {n}\u00a0card to the left", "pass {n}\u00a0cards to the left", row.passed),
    ]
    if row.removed:
        parts.insert(0, words.pgettext("deal", "take out the four\u00a01s"))
    return " · ".join(parts)


def finding_view(finding: Finding, entry: RoundEntry, names: dict[str, str], words: Words) -> FindingView:
    """A finding with its sentence and the rule it rests on; its cards are chips."""
    rule = BY_ID[finding.rule]
    shown: FindingView = {
        **finding_answer(finding, entry, names, words),
        "rule_id": rule.id,
        "rule_text": words.gettext("Rule\u00a0{number}", number=rule.number),
    }
    if finding.cards:
        shown["cards"] = [chip_of(card, entry.die) for card in finding.cards]
    return shown


def player_view(state: State, entry: RoundEntry, check: Check, place: int, words: Words) -> PlayerView:
    """One player at the table: pile, points, and every label of the controls that belong to them."""
    seat = entry.seats[place]
    number, name = next((at, player["name"]) for at, player in enumerate(state["players"], 1) if player["id"] == seat)
    label = player_label(name, number, words)
    pile = entry.piles.get(seat)
    # Once the round is judged, a player without a chip took nothing where all piles are by cards: the check says 0.
    points = check.points[seat]
    filled = entry.filled == seat
    return {
        "id": seat,
        "name": name,
        "label": label,
        "letter": chr(ord("A") + place),
        "by": "points" if isinstance(pile, PointsPile) else "cards" if isinstance(pile, CardsPile) else "blank",
        "text": str(pile.typed) if isinstance(pile, PointsPile) else "",
        "points": points,
        "points_text": "–" if points is None else words.number(points),
        "filled": filled,
        "aria": _player_aria(label, pile, points, filled, words),
        "points_label": words.gettext("{name}: points", name=label),
        "name_label": words.gettext("Name of player\u00a0{n}", n=number),
        "clear_label": words.gettext("{name}: clear the pile", name=label),
        "note": words.gettext("filled in, not counted") if filled else "",
    }


def _player_aria(label: str, pile: CardsPile | PointsPile | None, points: int | None, filled: bool, words: Words) -> str:
    if points is None:
        return words.gettext("{name}: nothing entered yet", name=label)
    if filled:
        return words.gettext("{name}: {points}, filled in, not counted", name=label, points=words.points(points))
    if isinstance(pile, PointsPile):
        return words.gettext("{name}: {points}, entered as a number", name=label, points=words.points(points))
    return words.gettext("{name}: {points}, by cards", name=label, points=words.points(points))


def _count_view(count: int, chosen: int, words: Words) -> CountView:
    return {
        "count": count,
        "label": words.ngettext("{n}\u00a0player", "{n}\u00a0players", count),
        "chosen": count == chosen,
    }


def _suit_view(suit: Suit, die: Suit | None, words: Words) -> SuitView:
    return {"suit": suit, "symbol": SYMBOLS[suit], "label": suit_name(suit, words), "chosen": suit == die}


def _owners(entry: RoundEntry) -> dict[str, list[str]]:
    """Who holds each recorded chip or card, in the order of the seats."""
    owners: dict[str, list[str]] = {}
    for seat in entry.seats:
        pile = entry.piles.get(seat)
        for card in pile.cards if isinstance(pile, CardsPile) else ():
            holders = owners.setdefault(chip_of(card, entry.die), [])
            if seat not in holders:
                holders.append(seat)
    return owners


def _chip_view(card: str, owners: list[str], entry: RoundEntry, names: dict[str, str], words: Words) -> ChipView:
    named = card_name(card, words, entry.die)
    if owners:
        aria = words.gettext("{card}: {name}", card=named, name=words.join([names[owner] for owner in owners]))
    else:
        aria = words.gettext("{card}: still free", card=named)
    return {"card": card, "face": _face(card), "owner": owners[0] if owners else None, "aria": aria}


def _face(card: str) -> str:
    """What is printed on a chip: the number, 40 for the Papayoo, number and sign for a card of the four suits."""
    if card == PAPAYOO:
        return str(PAPAYOO_POINTS)
    suit = suit_of(card)
    return str(rank_of(card)) if suit == "payoo" else f"{rank_of(card)}{SYMBOLS[suit]}"


def _rest_view(seat: str, entry: RoundEntry, names: dict[str, str]) -> RestView:
    return {"player": seat, "label": names[seat], "chosen": entry.filled == seat}


def _check_view(check: Check, entry: RoundEntry, names: dict[str, str], words: Words) -> CheckView:
    findings = [finding_view(finding, entry, names, words) for finding in check.findings]
    possible = [finding for finding in check.findings if not finding.certain]
    return {
        "state": check.state,
        "valid": check.valid,
        "explanations": check.explanations,
        "counted": entry.filled is None,
        "headline": headline(check, entry, names, words),
        "note": words.gettext("{name}: filled in, not counted.", name=names[entry.filled]) if entry.filled else "",
        "findings": findings,
        "more": more_text(check.explanations - 1, words) if possible else "",
    }


def _announcement(check: CheckView, said: str, empty: bool) -> str:
    if said and empty:
        return said
    first = check["findings"][0]["text"] if check["findings"] else ""
    return " ".join(part for part in (said, check["headline"], first, check["more"], check["note"]) if part)

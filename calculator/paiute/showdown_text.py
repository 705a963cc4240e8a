"""What is said of a showdown: who wins and why, what everybody takes, what stays in the pot, who still has a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from calculator.paiute.cards import rank_with
from calculator.paiute.naming import kind_name, rank_name
from calculator.paiute.reading import Reading
from calculator.paiute.rules import BY_ID
from calculator.paiute.showdown import Showdown, best_of
from calculator.rules import ruled
from calculator.types import RuledText
from calculator.words import Words

Names = Mapping[str, str]


def result_texts(result: Showdown, names: Names, words: Words) -> Iterator[RuledText]:
    """A showdown of which every hand is known."""
    winners = [names[player] for player in result.winners]
    if not winners:
        yield _said("nobody", words.gettext("Nobody has a winning hand, so the pot stays."), "nobody", words)
    elif len(winners) == 1:
        kind = _kind_of(result, words)
        yield _said("wins", words.gettext("{name} wins: {kind}.", name=winners[0], kind=kind), "best-hand", words)
    else:
        text = words.gettext("Equal hands share the pot: {names}.", names=words.join(winners))
        yield _said("wins", text, "equal-hands", words)
    yield from _because(result.readings, words)
    if result.pot:
        yield from _coins(result, names, words)


def so_far_texts(readings: Mapping[str, Reading | None], names: Names, words: Words) -> Iterator[RuledText]:
    """A showdown of which some hands are known: at least one."""
    best = [names[player] for player in best_of(readings)]
    if not best:
        text = words.gettext("No winning hand so far.")
    elif len(best) == 1:
        kind = kind_name(_best(readings).kind.id, words)
        text = words.gettext("Highest hand so far: {name}, {kind}.", name=best[0], kind=kind)
    else:
        text = words.gettext("Highest hands so far, all equal: {names}.", names=words.join(best))
    yield _said("so_far", text, "best-hand", words)
    yield from _because(readings, words)


def turns_text(caller: str, turns: Sequence[str], words: Words) -> RuledText:
    """Who still has a turn after a call; ``caller`` and ``turns`` are what the players are called."""
    if turns:
        text = words.gettext("{caller} calls. One more turn each: {names}.", caller=caller, names=words.join(list(turns)))
    else:
        text = words.gettext("{caller} deals and calls: nobody has another turn.", caller=caller)
    return _said("turns", text, "after-the-call", words)


def coins_text(before: int, players: int, ante: int, words: Words) -> str:
    """What lies in the pot and how it came together: "In the pot: 20 + 3 × 5 = 35 coins."; "" for an empty pot."""
    total = before + players * ante
    if not total:
        return ""
    antes = f"{words.number(players)}\u00a0× {words.number(ante)}"
    parts = [*([words.number(before)] if before else []), *([antes] if ante else [])]
    coins = words.ngettext("{n}\u00a0coin", "{n}\u00a0coins", total)
    if ante:
        coins = "\u00a0+ ".join(parts) + f"\u00a0= {coins}"
    return words.gettext("In the pot: {coins}.", coins=coins)


# --- parts -------------------------------------------------------------------------------------------------------


def _because(readings: Mapping[str, Reading | None], words: Words) -> Iterator[RuledText]:
    """Why the best hand is the best: the kind, else the first rank that differs; nothing where there is no second."""
    found = [reading for reading in readings.values() if reading is not None]
    if len(found) < 2:
        return
    first, second, *_ = sorted(found, key=lambda reading: reading.strength, reverse=True)
    if first.strength == second.strength:
        yield _said("because", words.gettext("Suits and wild cards make no difference."), "same-kind", words)
    elif first.kind == second.kind:
        high, low = next(pair for pair in zip(first.values, second.values, strict=True) if pair[0] != pair[1])
        ranks = {"high": rank_name(rank_with(high), words), "low": rank_name(rank_with(low), words)}
        text = words.gettext("Same kind of hand, so the higher rank decides: {high} before {low}.", **ranks)
        yield _said("because", text, "same-kind", words)
    else:
        kinds = {"kind": kind_name(first.kind.id, words), "other": kind_name(second.kind.id, words)}
        text = words.gettext("Order of hands: {kind} before {other}.", **kinds)
        yield _said("because", text, "best-hand", words)


def _coins(result: Showdown, names: Names, words: Words) -> Iterator[RuledText]:
    if len(result.winners) == 1:
        winner = result.winners[0]
        text = words.ngettext(
            "{name} takes {n}\u00a0coin.", "{name} takes {n}\u00a0coins.", result.shares[winner], name=names[winner]
        )
        yield _said("takes", text, "best-hand", words)
    elif result.winners:
        text = words.ngettext("Each takes {n}\u00a0coin.", "Each takes {n}\u00a0coins.", result.shares[result.winners[0]])
        yield _said("takes", text, "equal-hands", words)
    if result.left_in_pot:
        left = words.ngettext(
            "{n}\u00a0coin stays in the pot for the next deal.",
            "{n}\u00a0coins stay in the pot for the next deal.",
            result.left_in_pot,
        )
        yield _said("left", left, "odd-coins" if result.winners else "nobody", words)


def _best(readings: Mapping[str, Reading | None]) -> Reading:
    return max((reading for reading in readings.values() if reading), key=lambda reading: reading.strength)


def _kind_of(result: Showdown, words: Words) -> str:
    return kind_name(_best(result.readings).kind.id, words)


def _said(code: str, text: str, rule: str, words: Words) -> RuledText:
    return ruled(code, text, BY_ID[rule], words)

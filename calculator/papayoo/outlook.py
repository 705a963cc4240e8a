"""What is still possible: how many rounds are left, and with how many points whoever leads surely goes on leading."""

from __future__ import annotations

from collections.abc import Mapping

from calculator.papayoo.scoring import ROUND_TOTAL
from calculator.papayoo.sheet import Sheet


def safe_score(totals: Mapping[str, int]) -> tuple[str, int] | None:
    """Who leads alone, and the highest score with which they surely lead alone after the next round.

    ``totals`` are those of all who are ranked. The nearest rival may always score 0, since somebody else can take the rest
    (rule 6.4), so the score must be smaller than the lead; 250 or more means: whatever happens. This holds with shooting the
    moon too, where scores are 0 and 250. None while the lead is shared, or with nobody to compare with.
    """
    if len(totals) < 2:
        return None
    leader, rival = sorted(totals, key=lambda player: totals[player])[:2]
    lead = totals[rival] - totals[leader]
    return (leader, lead - 1) if lead > 0 else None


def outlook_of(sheet: Sheet) -> list[str]:
    """Whole sentences; none once the game is finished, and none about who leads while a refused round is left out."""
    if sheet.over:
        return [] if sheet.stands.finished else [sheet.words.gettext("A round does not count, so nobody has won yet.")]
    return [*_rounds_left(sheet), *_lead(sheet)]


def _rounds_left(sheet: Sheet) -> list[str]:
    words, left = sheet.words, sheet.stands.rounds_at_most
    if left is None:
        return []
    if sheet.game.end.kind == "rounds":
        return [words.ngettext("{n}\u00a0round left.", "{n}\u00a0rounds left.", left)]
    return [words.ngettext("At most {n}\u00a0more round.", "At most {n}\u00a0more rounds.", left)]


def _lead(sheet: Sheet) -> list[str]:
    words, stands = sheet.words, sheet.stands
    if not stands.checks or not all(check.valid for check in stands.checks):
        return []
    found = safe_score({player: stands.totals[player] for player in stands.places})
    if found is None:
        return []
    leader, score = found
    name = sheet.names[leader]
    if score >= ROUND_TOTAL:
        return [words.gettext("{name} stays in front whatever the next round brings.", name=name)]
    if score == 0:
        return [words.gettext("{name} stays in front only with 0\u00a0points.", name=name)]
    return [words.gettext("{name} stays in front with {points} or fewer.", name=name, points=words.points(score))]

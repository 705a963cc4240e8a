"""What has been published stays: addresses on the pages, and the numbers that rules are cited by."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from texts.source import Source

from calculator.papayoo.rules import Rule

SITE_TESTS = Path(__file__).resolve().parents[1] / "site"
#: "page#id", one a line, sorted. New ones are added, none is ever removed or renamed.
IDS = SITE_TESTS / "published_ids.txt"
#: "5.3 follow-suit", one a line, sorted by number. A number keeps its id and an id its number.
RULES = SITE_TESTS / "published_rules.txt"
PAIUTE_RULES = SITE_TESTS / "published_paiute_rules.txt"


def published(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def ids(pages: Mapping[tuple[str, str], Source], rows: Mapping[str, set[str]], registry: Iterable[str]) -> list[str]:
    """Every published id stands on the page of every language, and every id is published."""
    registry, faults = set(registry), []
    for lang in sorted({lang for lang, _ in pages}):
        here = {f"{name}#{section.id}" for (one, name), page in pages.items() if one == lang for section in page.sections}
        here |= {f"{name}#{anchor}" for name, anchors in rows.items() for anchor in anchors}
        for gone in sorted(registry - here):
            faults.append(f"docs/{lang}/{gone.replace('#', '.md: #')} has been published and is gone: links to it would break")
        for new in sorted(here - registry):
            faults.append(f"docs/{lang}/{new.replace('#', '.md: #')} is new: add “{new}” to {IDS.name}")
    return faults


def rules(now: Iterable[Rule], registry: Iterable[str]) -> list[str]:
    """No published rule has changed its number or its id; a new one is registered."""
    lines = {f"{rule.number} {rule.id}" for rule in now}
    faults = [f"rules.py: “{line}” has been published and is gone or renumbered" for line in registry if line not in lines]
    return faults + [f"rules.py: “{line}” is new: add it to {RULES.name}" for line in sorted(lines - set(registry))]

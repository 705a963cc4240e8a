"""What axe finds on a page, said so that the element can be found: inside shadow roots too."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def assert_accessible(page: Page, what: str = "") -> None:
    """Fails with every rule that is broken and where; ``what`` says in which state the page is."""
    violations = Axe().run(page).response["violations"]
    assert not violations, "\n".join([f"{what}:", *map(violation_text, violations)])


def violation_text(violation: dict[str, Any]) -> str:
    """One broken rule: its id, what it wants, and each element with the reason."""
    lines = [f"{violation['id']} ({violation['impact']}): {violation['help']}"]
    for node in violation["nodes"]:
        lines.append(f"  {target_text(node['target'])}: {node['html'][:160]}")
        lines.extend(f"    {line}" for line in node.get("failureSummary", "").splitlines())
    return "\n".join(lines)


def target_text(target: list[Any]) -> str:
    """The way to an element: one selector for each frame, and of a shadow root a list of selectors."""
    return " > ".join(" >> ".join(step) if isinstance(step, list) else str(step) for step in target)

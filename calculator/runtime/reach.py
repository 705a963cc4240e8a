"""Which modules of the calculator the browser can come to need: those that the door leads to, however deep an import stands.

The command line and what only the pages are built with stay behind.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

#: The engine's one door.
DOOR = "calculator.service"


class NoModule(Exception):
    """The door, or a package on the way to it, is not in the wheel."""


def file_of(module: str, tree: Path) -> Path | None:
    """The source of a module ("calculator.words") under ``tree``, or None where there is no such module."""
    place = tree.joinpath(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def imported(source: Path, module: str) -> Iterator[str]:
    """The names that a module imports anywhere in its code; "from a import b" may mean the module a.b, so it names both."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".") if source.name == "__init__.py" else module.split(".")[:-1]
            above = parts[: len(parts) - (node.level - 1)] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def reached(tree: Path, door: str = DOOR) -> list[str]:
    """All modules under ``tree`` that ``door`` leads to, itself and the packages around them included, by name."""
    if file_of(door, tree) is None:
        raise NoModule(f"the wheel holds no {door}")
    found: set[str] = set()
    waiting = [door]
    while waiting:
        module = waiting.pop()
        source = file_of(module, tree)
        if source is None or module in found:
            continue
        found.add(module)
        waiting += [module.rpartition(".")[0], *imported(source, module)]
    return sorted(found)

"""Write the TypeScript types of the door from the Python ones, so that the browser and the engine cannot differ.

``python -m calculator.typescript`` writes ``calculator/web/src/generated/types.ts``; with ``--check`` it only compares
(exit 1 when the file is stale). Docstrings and end-of-line comments of the Python file come along.
"""

import argparse
import ast
import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, is_typeddict

from calculator.paiute import types_showdown as showdown
from calculator.papayoo import types as door
from calculator.papayoo import types_trick as referee

TARGET = Path(__file__).parent / "web" / "src" / "generated" / "types.ts"
HEADER = "// Generated from the games’ types*.py by `python -m calculator.typescript`. Do not edit.\n"
SHAPES = (door, referee, showdown)
_UNIONS = (typing.Literal, typing.Union, types.UnionType)
_PLAIN = {str: "string", int: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def type_text(kind: Any, names: dict[str, Any]) -> str:
    """One type in TypeScript. ``names`` are the aliases of the module: a type equal to one is written by its name."""
    for name, alias in names.items():
        if kind == alias:
            return name
    if kind in _PLAIN:
        return _PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Required, typing.NotRequired):
        return type_text(args[0], names)
    if origin is typing.Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(type_text(arg, names) for arg in args)
    if origin is list:
        inner = type_text(args[0], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict and args[0] is str:
        return f"Record<string, {type_text(args[1], names)}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def _comments(source: str) -> dict[tuple[str, str], str]:
    """End-of-line comments of the fields, by class and field name."""
    lines = source.splitlines()
    found: dict[tuple[str, str], str] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                rest = lines[(field.end_lineno or 1) - 1][field.end_col_offset or 0 :].strip()
                if rest.startswith("#"):
                    found[node.name, field.target.id] = rest.lstrip("# ")
    return found


def _comments_of(kinds: Iterable[Any]) -> dict[tuple[str, str], str]:
    """The comments of all files in which these kinds are written."""
    found: dict[tuple[str, str], str] = {}
    for name in dict.fromkeys(kind.__module__ for kind in kinds):
        found |= _comments(inspect.getsource(sys.modules[name]))
    return found


def _interface(name: str, kind: Any, names: dict[str, Any], comments: dict[tuple[str, str], str]) -> Iterator[str]:
    doc = inspect.cleandoc(kind.__doc__) if kind.__doc__ and not kind.__doc__.startswith("dict(") else ""
    if doc:
        text = doc.replace("``", "`").splitlines()
        yield f"/** {text[0]} */" if len(text) == 1 else "\n".join(["/**", *(f" * {line}".rstrip() for line in text), " */"])
    yield f"export interface {name} {{"
    for field, hint in typing.get_type_hints(kind, include_extras=True).items():
        optional = "?" if field in kind.__optional_keys__ else ""
        comment = comments.get((name, field))
        yield f"  {field}{optional}: {type_text(hint, names)};" + (f" // {comment}" if comment else "")
    yield "}\n"


def generate(*modules: types.ModuleType) -> str:
    """The whole TypeScript file for the TypedDicts and the type aliases of ``modules``, each once, in their order."""
    known = {name: value for module in modules or SHAPES for name, value in vars(module).items()}
    comments = _comments_of(value for value in known.values() if is_typeddict(value))
    parts: list[str] = [HEADER]
    shown = {name: value for name, value in known.items() if not name.startswith("_") and name not in vars(typing)}
    names = {name: value for name, value in shown.items() if typing.get_origin(value) in _UNIONS}
    for name, value in shown.items():
        if is_typeddict(value):
            parts.extend(_interface(name, value, names, comments))
        elif name in names:
            others = {other: alias for other, alias in names.items() if other != name}
            parts.append(f"export type {name} = {type_text(value, others)};\n")
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m calculator.typescript")
    parser.add_argument("--check", action="store_true", help="compare only; exit 1 when the file is stale")
    parser.add_argument("--output", type=Path, default=TARGET)
    options = parser.parse_args(arguments)
    text = generate()
    if options.check:
        current = options.output.read_text("utf-8") if options.output.exists() else ""
        if current != text:
            print(f"{options.output.name} is stale: run python -m calculator.typescript", file=sys.stderr)
            return 1
        return 0
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""JSON read strictly: what Python's own reader would swallow or guess is a named error with its place.

Refused: duplicate keys, NaN and Infinity, numbers beyond 2**53 (a browser could not keep them), half characters, deep
nesting, more than 1 MB. What is read holds only dicts with text keys, lists, text, int, finite float, bool and None.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from typing import Any, Final

from calculator.errors import InputError

MOST_BYTES: Final = 1_000_000
MOST_DEPTH: Final = 32
LARGEST: Final = 2**53 - 1

_SURROGATE: Final = re.compile("[\ud800-\udfff]")
# A whole string, closed or not, or one bracket: what decides how deep a text goes, found without recursion.
_STRUCTURE: Final = re.compile(r'"(?:[^"\\]+|\\.)*"?|[\[{]|[\]}]', re.DOTALL)


class _Refused:
    """Stands where something refused was read, until the walk knows its place."""

    def __init__(self, code: str, **values: str) -> None:
        self.code = code
        self.values = values


def loads(text: str | bytes, *, most_bytes: int = MOST_BYTES, most_depth: int = MOST_DEPTH) -> Any:
    """The value of a JSON text; raises ``InputError`` and nothing else, whatever comes in."""
    decoded = _decoded(text, most_bytes)
    _check_depth(decoded, most_depth)
    try:
        value = json.loads(
            decoded.removeprefix("\ufeff"),
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        raise InputError("not_json", line=error.lineno, column=error.colno) from None
    return plain(value, most_bytes=most_bytes, most_depth=most_depth)


def dumps(value: Any) -> str:
    """The canonical text: one line, keys in their order, characters as they are, a space after comma and colon."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def compact(value: Any) -> str:
    """The shortest text, for links."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def plain(value: Any, *, most_bytes: int = MOST_BYTES, most_depth: int = MOST_DEPTH) -> Any:
    """``value`` itself if it is plain JSON within the limits; else ``InputError`` with the place."""
    # A walk without recursion. ``path`` follows it, one step a level, so that no path is built before there is an error.
    path: list[str | int] = [""]
    levels: list[Iterator[tuple[str | int, Any]]] = [iter([("", value)])]
    size = 0
    while levels:
        for key, item in levels[-1]:
            path[-1] = key
            size += 2
            if isinstance(item, str):
                size += _text(item, path)
            elif isinstance(item, (dict, list)):
                if len(path) > most_depth:
                    raise InputError("too_deep")
                if isinstance(item, dict):
                    size += sum(_key(key, path) for key in item)
                path.append("")
                levels.append(iter(item.items() if isinstance(item, dict) else enumerate(item)))
            else:
                _scalar(item, path)
            if size > most_bytes:
                raise InputError("too_large")
            if isinstance(item, (dict, list)):
                break
        else:
            levels.pop()
            path.pop()
    return value


def _scalar(item: Any, path: list[str | int]) -> None:
    if item is None or isinstance(item, bool):
        return
    if isinstance(item, int):
        if not -LARGEST <= item <= LARGEST:
            raise InputError("number_too_large", tuple(path[1:]))
    elif isinstance(item, float):
        if not math.isfinite(item):
            raise InputError("not_a_number", tuple(path[1:]), value=str(item))
    elif isinstance(item, _Refused):
        raise InputError(item.code, tuple(path[1:]), **item.values)
    else:
        raise InputError("wrong_type", tuple(path[1:]))


def _text(text: str, path: list[str | int]) -> int:
    if not text.isascii() and _SURROGATE.search(text):
        raise InputError("lone_surrogate", tuple(path[1:]))
    return len(text)


def _key(key: Any, path: list[str | int]) -> int:
    if not isinstance(key, str):
        raise InputError("wrong_type", tuple(path[1:]))
    return _text(key, path)


def _decoded(text: str | bytes, most_bytes: int) -> str:
    if len(text) > most_bytes:
        raise InputError("too_large")
    if isinstance(text, bytes):
        try:
            return text.decode("utf-8")
        except UnicodeDecodeError:
            raise InputError("not_text") from None
    if _SURROGATE.search(text):
        raise InputError("lone_surrogate")
    if len(text.encode("utf-8")) > most_bytes:
        raise InputError("too_large")
    return text


def _check_depth(text: str, most_depth: int) -> None:
    """Refuse deep nesting before the reader recurses into it."""
    depth = 0
    for match in _STRUCTURE.finditer(text):
        sign = text[match.start()]
        if sign in "[{":
            depth += 1
            if depth > most_depth:
                raise InputError("too_deep")
        elif sign in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> Any:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            return _Refused("duplicate_key", key=key)
        seen.add(key)
    raise AssertionError("unreachable")


def _whole(digits: str) -> Any:
    # The length first: turning very many digits into a number takes long, and Python refuses it in its own way.
    if len(digits) > 17 or abs(int(digits)) > LARGEST:
        return _Refused("number_too_large")
    return int(digits)


def _fraction(text: str) -> Any:
    value = float(text)
    return value if math.isfinite(value) else _Refused("number_too_large")


def _constant(name: str) -> Any:
    return _Refused("not_a_number", value=name)

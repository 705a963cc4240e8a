"""Small steps of strict reading, shared by the documents and actions of all games: each names the place that is wrong."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from calculator.errors import InputError, Path

MOST_ID: Final = 100
_MISSING: Final = object()


def as_object(value: Any, path: Path) -> dict[str, Any]:
    """An object (text keys are certain: only plain JSON comes here)."""
    if not isinstance(value, dict):
        raise InputError("wrong_type", path)
    return value


def as_list(value: Any, path: Path) -> list[Any]:
    if not isinstance(value, list):
        raise InputError("wrong_type", path)
    return value


def as_text(value: Any, path: Path) -> str:
    if not isinstance(value, str):
        raise InputError("wrong_type", path)
    return value


def as_bool(value: Any, path: Path) -> bool:
    if not isinstance(value, bool):
        raise InputError("wrong_type", path)
    return value


def as_whole(value: Any, path: Path, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``: neither a boolean nor 30.0 is one."""
    if isinstance(value, float):
        raise InputError("not_whole", path)
    if isinstance(value, bool) or not isinstance(value, int):
        raise InputError("wrong_type", path)
    if not low <= value <= high:
        raise InputError("out_of_range", path, low=low, high=high)
    return value


def as_id(value: Any, path: Path) -> str:
    text = as_text(value, path)
    if not 1 <= len(text) <= MOST_ID:
        raise InputError("bad_id", path)
    return text


def one_of(value: Any, path: Path, known: Collection[str], code: str = "unknown_value") -> str:
    """A text that is one of ``known``; another text is the error ``code``."""
    text = as_text(value, path)
    if text not in known:
        raise InputError(code, path, value=text)
    return text


def required(fields: dict[str, Any], key: str, path: Path) -> Any:
    """The value of a key that must be there."""
    value = fields.get(key, _MISSING)
    if value is _MISSING:
        raise InputError("missing_key", path, key=key)
    return value


def check_header(fields: dict[str, Any], name: str, code: str) -> None:
    """The first two keys of every document: ``format`` must be ``name`` (else the error ``code``), ``version`` 1."""
    if required(fields, "format", ()) != name:
        raise InputError(code, ("format",))
    version = required(fields, "version", ())
    if isinstance(version, (bool, float)) or not isinstance(version, int):
        as_whole(version, ("version",), 1, 1)
    if version != 1:
        raise InputError("unknown_version", ("version",))

"""Address fragments ("g1=…"): a document packed into a link, and taken out again without trust.

The document's shortest JSON goes through raw deflate with a preset dictionary and base64url without padding. Each game has
its own kinds of links and its own preset, both frozen: a published link must open for ever.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Any, Final

from calculator import strict_json
from calculator.errors import InputError

#: The kind of the fragments that name a worked example, in every game.
EXAMPLE: Final = "example"

# An address may stand before the "#"; no JSON text can match.
_FRAGMENT: Final = re.compile(r"(?:[^\s\[{\"]*#)?(?P<kind>[a-z]+[0-9]*)(?:=|%3[Dd])(?P<data>.*)", re.DOTALL)
_LATER: Final = re.compile(r"([a-z])(?:[2-9]|[1-9][0-9]+)")
_BASE64URL: Final = re.compile(r"[A-Za-z0-9_-]+")


def split(text: str) -> tuple[str, str] | None:
    """The kind and the data of a link ("#r1=…", "example=…", a whole address), or None if the text is none at all.

    Any other fragment ("#zz") is a link of no kind: "".
    """
    text = text.strip()
    match = _FRAGMENT.fullmatch(text)
    if match:
        return match["kind"], match["data"]
    return ("", text[1:]) if text.startswith("#") and len(text) > 1 else None


def unknown(kind: str, kinds: tuple[str, ...], code: str) -> InputError:
    """The error for a link that a game cannot open: newer_link if it is a later one of the game's ``kinds``, else ``code``."""
    match = _LATER.fullmatch(kind)
    return InputError("newer_link" if match and f"{match[1]}1" in kinds else code)


def pack(kind: str, document: Any, preset: bytes) -> str:
    """The fragment, without "#", that ``unpack`` turns back into ``document``."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, preset)
    packed = packer.compress(strict_json.compact(document).encode("utf-8")) + packer.flush()
    return f"{kind}={base64.urlsafe_b64encode(packed).decode('ascii').rstrip('=')}"


def unpack(data: str, preset: bytes) -> Any:
    """The plain JSON packed in the data of a link, still to be checked for what it means.

    Raises ``InputError``: broken_link for what is cut short or no packing, too_large beyond 1 MB unpacked, and all errors
    of strict reading.
    """
    if len(data) > 2 * strict_json.MOST_BYTES:
        raise InputError("too_large")
    if not _BASE64URL.fullmatch(data):
        raise InputError("broken_link")
    try:
        packed = base64.urlsafe_b64decode(data + "=" * (-len(data) % 4))
        unpacker = zlib.decompressobj(-15, preset)
        text = unpacker.decompress(packed, strict_json.MOST_BYTES + 1)
    except (binascii.Error, zlib.error):
        raise InputError("broken_link") from None
    if len(text) > strict_json.MOST_BYTES:
        raise InputError("too_large")
    if not unpacker.eof or unpacker.unused_data:
        raise InputError("broken_link")
    return strict_json.loads(text)

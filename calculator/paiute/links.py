"""Links: a showdown packed into an address fragment ("s1=…"). The packing is the one that all games use.

``PRESET`` is frozen: a published link must open for ever. A new packing gets a new letter and digit beside it.
"""

from typing import Any, Final

from calculator import fragments
from calculator.errors import InputError
from calculator.fragments import EXAMPLE, pack, split, unpack

__all__ = ["EXAMPLE", "PRESET", "SHOWDOWN", "decode", "encode", "split", "unknown"]

SHOWDOWN: Final = "s1"

#: What deflate may point back to from the first byte on: the words of the format, the likeliest last. Never change it.
PRESET: Final = (
    b'"caller":null,"dealer":null,"dealer":"a","caller":"b","dealer":"e","names":{"a":"Emma","b":"Nico","c":"Pat","d":"Lea","e":""},'
    b'"C2","C3","C4","C5","C6","C7","C8","C9","C10","CJ","CQ","CK","CA","D2","D3","D4","D5","D6","D7","D8","D9","D10","DJ","DQ","DK",'
    b'"DA","H2","H3","H4","H5","H6","H7","H8","H9","H10","HJ","HQ","HK","HA","S2","S3","S4","S5","S6","S7","S8","S9","S10","SJ","SQ",'
    b'"SK","SA"],"e":["],"d":["],"c":["],"b":[]}}{"format":"paiute-showdown","version":1,"turned_up":null,"pot":0,"ante":5,'
    b'"ace_low":true,"hands":{"a":["{"format":"paiute-showdown","version":1,"turned_up":"S8","pot":20,"hands":{"a":["S'
)


def encode(document: Any) -> str:
    """The fragment, without "#", that ``decode`` turns back into ``document``."""
    return pack(SHOWDOWN, document, PRESET)


def decode(data: str) -> Any:
    """The plain JSON packed in the data of an "s1" link, still to be checked; raises what ``unpack`` does."""
    return unpack(data, PRESET)


def unknown(kind: str) -> InputError:
    """The error for a link that is no showdown: newer_link for the kind of a later version, else not_a_showdown."""
    return fragments.unknown(kind, (SHOWDOWN,), "not_a_showdown")

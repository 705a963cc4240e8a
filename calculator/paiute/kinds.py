"""The six winning hands, high to low (rules 5.1 to 5.6), each of five or of six cards (rule 4.2)."""

from types import MappingProxyType
from typing import Final, Literal, NamedTuple

KindId = Literal["five_of_a_kind", "royal_flush", "straight_flush", "four_two", "three_three", "two_two_two"]


class Kind(NamedTuple):
    """One kind of winning hand: its id, of how many cards it is made, and the id of the rule that names it."""

    id: KindId
    cards: int
    rule: str


#: High to low; nothing else wins (rule 5.7).
KINDS: Final[tuple[Kind, ...]] = (
    Kind("five_of_a_kind", 5, "five-of-a-kind"),
    Kind("royal_flush", 5, "royal-flush"),
    Kind("straight_flush", 5, "straight-flush"),
    Kind("four_two", 6, "four-and-two"),
    Kind("three_three", 6, "three-and-three"),
    Kind("two_two_two", 6, "two-and-two-and-two"),
)

BY_ID: Final = MappingProxyType[str, Kind]({kind.id: kind for kind in KINDS})

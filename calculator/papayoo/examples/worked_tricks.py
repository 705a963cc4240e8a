"""Tricks that settle a dispute, in the order of the questions they answer."""

from typing import Final

from calculator.papayoo.examples.shape import TrickExample, names
from calculator.papayoo.tricks import dearest_trick

_FOUR: Final = names(
    en="Beth Hugh Iris Jack", de="Birgit Henrik Ida Jonas", fr="Basile Héloïse Isaac Jeanne", pl="Bożena Henryk Irena Janek"
)
_FIVE: Final = names(
    en="Beth Hugh Iris Jack Mona",
    de="Birgit Henrik Ida Jonas Merle",
    fr="Basile Héloïse Isaac Jeanne Marius",
    pl="Bożena Henryk Irena Janek Mirka",
)
_THREE: Final = names(en="Beth Hugh Iris", de="Birgit Henrik Ida", fr="Basile Héloïse Isaac", pl="Bożena Henryk Irena")

PAPAYOO_LED: Final = TrickExample(
    id="papayoo-led",
    title=lambda words: words.gettext("The Papayoo is led"),
    names=_FIVE,
    die="clubs",
    # Both the 8 and the 10 are higher: the 40 points go to the 10.
    plays=("PAPAYOO", "C8", "C3", "C10", "H1"),
)

PAYOO_ON_HEARTS: Final = TrickExample(
    id="payoo-on-hearts",
    title=lambda words: words.gettext("A Payoo\u00a018 falls on hearts"),
    names=_FOUR,
    die="clubs",
    plays=("H2", "P18", "H9", "H4"),
)

NOBODY_FOLLOWS: Final = TrickExample(
    id="nobody-follows",
    title=lambda words: words.gettext("Nobody follows suit"),
    names=_FOUR,
    die="spades",
    plays=("H2", "P18", "P20", "PAPAYOO"),
)

PAPAYOO_ON_PAYOOS: Final = TrickExample(
    id="papayoo-on-payoos",
    title=lambda words: words.gettext("The Papayoo is discarded on Payoos"),
    names=_FOUR,
    die="diamonds",
    plays=("P6", "PAPAYOO", "P11", "P2"),
    hands={1: ("PAPAYOO", "D2", "S9")},
)

PAYOO_LED_FOLLOW: Final = TrickExample(
    id="payoo-led-follow",
    title=lambda words: words.gettext("Payoos must be followed"),
    names=_FOUR,
    die="clubs",
    plays=("P5", "H9", "P11", "P2"),
    hands={1: ("P3", "P16", "H9")},
    instead={1: "P3"},
)

PAPAYOO_MUST_BE_PLAYED: Final = TrickExample(
    id="papayoo-must-be-played",
    title=lambda words: words.gettext("The Papayoo must be played"),
    names=_FOUR,
    die="clubs",
    plays=("C4", "PAPAYOO", "C9", "C2"),
    hands={1: ("P14", "PAPAYOO", "H2")},
)

PAPAYOO_UNDER_THE_10: Final = TrickExample(
    id="papayoo-under-the-10",
    title=lambda words: words.gettext("The 10\u00a0of its suit takes the Papayoo"),
    names=_FOUR,
    die="diamonds",
    plays=("D4", "PAPAYOO", "D10", "D6"),
)

PAYOO_1_LED: Final = TrickExample(
    id="payoo-1-led",
    title=lambda words: words.gettext("The Payoo\u00a01 takes a trick"),
    names=_THREE,
    die="hearts",
    plays=("P1", "S10", "D3"),
)

DEAREST_TRICK_4: Final = TrickExample(
    id="dearest-trick-4",
    title=lambda words: words.gettext("The dearest trick of four players"),
    names=_FOUR,
    die="hearts",
    # The lowest of its Payoos leads, the Papayoo is discarded last.
    plays=tuple(reversed(dearest_trick(4))),
)

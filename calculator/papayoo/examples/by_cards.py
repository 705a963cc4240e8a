"""Rounds that were counted card by card."""

from typing import Final

from calculator.papayoo.cards import PAPAYOO, PAYOOS
from calculator.papayoo.examples.shape import CardBelongs, CardFound, Example, names

MISSING_PAYOO_7: Final = Example(
    id="missing-payoo-7",
    title=lambda words: words.gettext("The Payoo\u00a07 is missing"),
    names=names(
        en="Emma Nico Pat Lea",
        de="Emma Nico Pat Lea",
        fr="Manon Nico Patou Léa",
        pl="Ewa Nikodem Patryk Lena",
    ),
    die="clubs",
    piles=(
        ("P3", "P8", "P19"),
        ("P20", "P12", "PAPAYOO"),
        ("P1", "P2", "P4", "P5", "P6", "P9", "P10", "P11", "P13"),
        # The 7 of hearts was counted with the rest; with clubs rolled it is worth nothing.
        ("P14", "P15", "P16", "P17", "P18", "H7"),
    ),
    slip="missing",
    mends=(CardFound("P7", seat=2),),
)

COUNTED_TWICE: Final = Example(
    id="counted-twice",
    title=lambda words: words.gettext("A card is counted twice"),
    names=names(
        en="Alice Ben Chloe Dan Ella Finn Grace Harry",
        de="Anna Bernd Clara David Eva Felix Greta Hannes",
        fr="Aline Bruno Chloé Denis Élise Fabien Gaëlle Hugo",
        pl="Ala Bartek Celina Darek Ela Filip Gosia Hubert",
    ),
    die="hearts",
    piles=(
        ("P4", "P20"),
        ("P1", "P12"),
        ("PAPAYOO",),
        ("P5", "P8", "P19"),
        (),
        ("P2", "P17", "P18"),
        ("P3", "P9", "P12", "P15", "P16"),
        ("P6", "P7", "P10", "P11", "P13", "P14"),
    ),
    slip="twice",
    mends=(CardBelongs("P12", seat=1),),
)

ALL_ZERO_BUT_ONE: Final = Example(
    id="all-zero-but-one",
    title=lambda words: words.gettext("One player has 250\u00a0points, the others\u00a00"),
    names=names(
        en="Carl Daisy Ed Fran Gus",
        de="Carsten Doris Erik Frida Gero",
        fr="Camille Damien Édith Franck Gisèle",
        pl="Cyryl Danka Edek Fela Gienek",
    ),
    die="spades",
    piles=((), (), (*PAYOOS, PAPAYOO), (), ()),
)

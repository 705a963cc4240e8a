"""Rounds that were entered by points: numbers called out, or sums as they were typed."""

from typing import Final

from calculator.papayoo.examples.shape import CardFound, Example, PileCorrected, names

PAPAYOO_FORGOTTEN: Final = Example(
    id="papayoo-forgotten",
    title=lambda words: words.gettext("The Papayoo was forgotten"),
    names=names(en="Ruth Owen Mia", de="Rita Oskar Mila", fr="Rose Octave Maud", pl="Róża Olek Marta"),
    die="hearts",
    piles=("47", "98", "65"),
    slip="papayoo_forgotten",
    mends=(CardFound("PAPAYOO", seat=1),),
)

PAPAYOO_AS_7: Final = Example(
    id="papayoo-as-7",
    title=lambda words: words.gettext("The Papayoo was counted as\u00a07"),
    names=names(
        en="Priya Ravi Sue Tim", de="Paula Ralf Susi Timo", fr="Paul Romane Simon Tania", pl="Piotr Renata Szymon Teresa"
    ),
    die="hearts",
    piles=("54", "7+13+10", "88", "45"),
    slip="papayoo_counted_as_7",
    mends=(PileCorrected(seat=1, typed="40+13+10", why="papayoo_counts_40"),),
)

OTHER_7S_COUNTED: Final = Example(
    id="other-7s-counted",
    title=lambda words: words.gettext("The other 7s were counted"),
    names=names(
        en="Sam Tess Uma Vic Will",
        de="Sina Tom Ute Vera Willi",
        fr="Sacha Théo Ugo Véra Yann",
        pl="Sara Tomek Ula Wiktor Zosia",
    ),
    die="spades",
    piles=("20+9+3+7", "51", "19+18+5+2+7+7", "62", "61"),
    slip="other_sevens_counted",
    mends=(
        PileCorrected(seat=0, typed="20+9+3", why="other_sevens_count_nothing"),
        PileCorrected(seat=2, typed="19+18+5+2", why="other_sevens_count_nothing"),
    ),
)

SECOND_7_COUNTED: Final = Example(
    id="second-7-counted",
    title=lambda words: words.gettext("A second\u00a07 was counted as\u00a040"),
    names=names(
        en="Joe Kate Liam Maya Noah Olive",
        de="Jan Katrin Lukas Maja Nils Olga",
        fr="Jules Karine Léo Maya Noé Odile",
        pl="Jacek Kasia Leon Maja Natan Ola",
    ),
    die="diamonds",
    piles=("33", "40+12", "25", "40+6+2", "71", "61"),
    slip="second_seven_counted",
    mends=(PileCorrected(seat=3, typed="6+2", why="other_sevens_count_nothing"),),
)

DIGITS_SWAPPED: Final = Example(
    id="digits-swapped",
    title=lambda words: words.gettext("Two digits in the wrong order"),
    names=names(
        en="Amy Bob Cleo Dora Eric Faye",
        de="Arno Britta Cem Dörte Emil Fatma",
        fr="Anaïs Benoît Claire Diego Emma Farid",
        pl="Adam Beata Cezary Dorota Emil Franka",
    ),
    die="clubs",
    piles=("23", "41", "86", "0", "57", "61"),
    slip="digits_swapped",
    mends=(PileCorrected(seat=2, typed="68", why="written_wrongly"),),
)

PAYOO_1_OUT: Final = Example(
    id="payoo-1-out",
    title=lambda words: words.gettext("The Payoo\u00a01 was taken out"),
    names=names(
        en="George Holly Ian Jess Kit Lucy Max",
        de="Georg Heike Ingo Jana Kai Lotte Mats",
        fr="Gilles Hélène Iris Jean Katia Luc Margot",
        pl="Grzegorz Hania Igor Julia Kuba Lidka Marek",
    ),
    die="spades",
    piles=("12", "55", "31", "0", "47", "80", "24"),
    slip="missing",
    # With 55 cards somebody was one card short: whom the Payoo 1 counts for is for the table to agree.
    mends=(CardFound("P1", seat=6, among_the_ones=True),),
)

IMPOSSIBLE_SPLIT: Final = Example(
    id="impossible-split",
    title=lambda words: words.gettext("The sum is right, the scores cannot be"),
    names=names(en="Zoe Yusuf Nora", de="Zita Yannik Nele", fr="Zoé Yves Nadia", pl="Zuza Witek Nina"),
    die="diamonds",
    piles=("1", "1", "248"),
    slip="impossible_split",
    mends=(
        PileCorrected(seat=1, typed="0", why="counted_again"),
        PileCorrected(seat=2, typed="249", why="counted_again"),
    ),
)

THREE_PLAYERS: Final = Example(
    id="three-players",
    title=lambda words: words.gettext("A round of three players"),
    names=names(en="Ada Leo Ivy", de="Antje Lars Inga", fr="Agathe Loïc Inès", pl="Agata Lech Iwona"),
    die="clubs",
    piles=("77", "104", "69"),
)

MOON: Final = Example(
    id="moon",
    title=lambda words: words.gettext("One player takes everything"),
    names=names(
        en="Rosa Stan Tara Ken", de="Rosi Sven Tanja Knut", fr="Rachel Samir Tessa Kévin", pl="Roman Sylwia Tadek Krysia"
    ),
    die="diamonds",
    piles=("0", "210+40", "0", "0"),
    shoot_the_moon=True,
)

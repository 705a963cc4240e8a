"""Showdown documents as strategies, and one to start from."""

from typing import Any

from hypothesis import strategies as st

from calculator.paiute.cards import DECK

SHOWDOWN: dict[str, Any] = {
    "format": "paiute-showdown",
    "version": 1,
    "turned_up": "S8",
    "pot": 20,
    "hands": {"a": ["SK", "HA", "D10", "C3", "C4"], "b": ["S2", "H2", "D2", "C2", "H8", "S5"]},
}


@st.composite
def drafts(draw: st.DrawFn) -> dict[str, Any]:
    """Any showdown that can be entered: two to five players, hands of none to six cards, everything else there or not."""
    cards = list(draw(st.permutations(DECK)))
    players = draw(st.lists(st.text(min_size=1, max_size=4), min_size=2, max_size=5, unique=True))
    turned_up = draw(st.sampled_from([None, cards.pop()]))
    document: dict[str, Any] = {
        "format": "paiute-showdown",
        "version": 1,
        "turned_up": turned_up,
        "hands": {player: [cards.pop() for _ in range(draw(st.integers(0, 6)))] for player in players},
    }
    some = st.sampled_from([None, *players])
    optional: dict[str, st.SearchStrategy[Any]] = {
        "pot": st.integers(0, 1_000_000),
        "ante": st.integers(0, 1_000_000),
        "ace_low": st.booleans(),
        "names": st.dictionaries(st.sampled_from(players), st.text(max_size=100)),
        "dealer": some,
        "caller": some,
        "note": st.text(),
    }
    for key, values in optional.items():
        if draw(st.booleans()):
            document[key] = draw(values)
    return document

"""Fixed labels of the screens: what is on the page before the engine answers, and what never depends on its state.

Each stands in the catalogues under the context ``ui.<key>``. Placeholders are named (``{percent}``) and filled by the
page; there are no plurals here, since whatever is counted comes from the engine as a whole sentence.
"""

from typing import Final

from calculator.words import words_for

LABELS: Final[dict[str, str]] = {
    # Starting the calculator.
    "loading": "Loading the calculator…",
    "loading_part": "Loading the calculator… {percent}%",
    "could_not_start": "The calculator could not start",
    "could_not_start_hint": "What was entered is kept. Check the connection, then try again.",
    "retry": "Try again",
    "old_browser": "This browser is too old for the calculator. Safari or Chrome from spring 2023 or later can run it.",
    "no_script": "The calculator needs JavaScript. The rules and the worked example can be read without it.",
    # Entering a round.
    "players": "Players",
    "names": "Names",
    "die": "Suit rolled",
    "roll": "Roll for me",
    "whose_pile": "Whose pile is counted?",
    "by_cards": "By cards",
    "by_points": "By points",
    "cards": "Cards",
    "points": "Points",
    "plus": "Plus",
    "rest_to": "The rest goes to…",
    "check": "Check the round",
    "clear_round": "Clear the round",
    "sum": "Sum",
    # Sharing a round, and coming back from one that was opened.
    "copy_link": "Copy link",
    "copied": "Link copied",
    "share_names_note": "The names are in the link.",
    "back_to_mine": "Back to my round",
    # The trick referee.
    "trick_hint": "Tap the cards in the order played.",
    "trick_suit": "Suit of the card",
    "take_back": "Take back",
    "clear_trick": "Clear the trick",
    "trick_plays": "Cards played",
    "hand_hint": "Tap the other cards this player held. They decide whether the card was allowed.",
    "clear_hand": "Clear the hand",
    # A worked example, step by step.
    "step_back": "One step back",
    "step_forward": "One step on",
    "show_all": "Show all steps",
    "step_of": "Step\u00a0{n} of\u00a0{all}",
    "open_in_calculator": "Open in the calculator",
    # Everywhere.
    "open_rule": "Open the rule",
    "close": "Close",
}


def labels(lang: str) -> dict[str, str]:
    """All labels in one language, by key, placeholders left in; an unknown language raises ValueError."""
    words = words_for(lang)
    return {key: words.pgettext(label_context(key), text) for key, text in LABELS.items()}


def label_context(key: str) -> str:
    """The context under which a label stands in the catalogues."""
    return f"ui.{key}"

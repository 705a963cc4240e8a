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
    "not_written": "Not written down.",
    "clear_round": "Clear the round",
    "sum": "Sum",
    # The table: who sits, who deals, how the evening ends.
    "table": "At the table",
    "who_deals": "Who deals?",
    "seats": "Seats, joining and leaving",
    "join": "One more player",
    "end": "End of the game",
    "other_rounds": "Another number of rounds",
    "other_limit": "Another limit in points",
    "end_now": "End the game",
    "house_rules": "House rules",
    # The score sheet of the evening.
    "score_sheet": "Score sheet",
    "place": "Place",
    "large_digits": "Large digits",
    "print": "Print",
    "chart_in_words": "The chart in words",
    "statistics": "Statistics of the evening",
    "one_more": "Play one more round",
    "rematch": "Same players again",
    # Sharing a round, and coming back from one that was opened.
    "copy_link": "Copy link",
    "copied": "Link copied",
    "share_names_note": "The names are in the link.",
    "back_to_mine": "Back to my round",
    # Keeping games on the device, and what stands in the way of it.
    "keeping": "Keep and pass on",
    "games": "Games on this device",
    "new_game": "New game",
    "delete_game": "Delete: {game}",
    "deleted_games": "Deleted in the last 30\u00a0days",
    "bring_back": "Bring back",
    "unreadable": "Not readable here",
    "unreadable_note": "It is damaged or comes from another version. It stays as it is until it is thrown away.",
    "discard": "Throw away",
    "save_file": "Save as file",
    "save_table": "Save as table (CSV)",
    "open_file": "Open a file",
    "share_game": "Share",
    "share": "Send to…",
    "link": "Link",
    "letters_for_names": "A, B, C instead of names",
    "report_note": "The link has A, B, C instead of the names. It is fit for the report of a wrong result.",
    "qr": "QR code of the link",
    "qr_too_long": "The link is too long for a QR code on this screen.",
    "keep_awake": "Keep screen on",
    "where_kept": "All games stay in this browser, on this device. A phone may clear them after some weeks without a visit. "
    "A file lasts.",
    "behind": "This game goes on in another tab. What stands here is older.",
    "go_on_here": "Continue here",
    "storage_refused": "Not saved on this device: the browser does not allow it. A file keeps the game.",
    "storage_full": "Not saved on this device: there is no room left. A file keeps the game.",
    "clash": "This game is on the device already, and it stands differently there.",
    "clash_mine": "On the device: {game}",
    "clash_theirs": "Opened: {game}",
    "take_mine": "Continue with the one on the device",
    "take_theirs": "Take the opened one",
    # The trick referee.
    "trick_hint": "Tap the cards in the order played.",
    "trick_suit": "Suit of the card",
    "take_back": "Take back",
    "clear_trick": "Clear the trick",
    "trick_plays": "Cards played",
    "hand_hint": "Tap the other cards this player held. They decide whether the card was allowed.",
    "clear_hand": "Clear the hand",
    # The showdown of Paiute.
    "showdown_hint": "Choose where the cards go, then tap them.",
    "showdown_places": "Where do the cards go?",
    "showdown_turned_up": "Turned-up card",
    "showdown_hands": "Hands",
    "showdown_left_out": "Discarded",
    "showdown_undo": "Undo",
    "showdown_clear_cards": "Clear the cards",
    "showdown_next_deal": "Next deal",
    "showdown_more": "Names, pot, call, low ace",
    "showdown_pot_before": "In the pot before the deal",
    "showdown_ante": "Ante of each player",
    "showdown_ace_low": "The ace may be low",
    "showdown_dealer": "Dealer",
    "showdown_caller": "Who calls?",
    "showdown_not_known": "Not known",
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

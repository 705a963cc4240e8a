"""The numbered rules of Paiute, as its rules page prints them: number and id. Published: both only ever grow."""

from calculator.rules import Rule

RULES: tuple[Rule, ...] = (
    Rule("1.1", "deck"),
    Rule("1.2", "wild-rank"),
    Rule("1.3", "turned-up-card"),
    Rule("1.4", "three-wilds"),
    Rule("2.1", "deal"),
    Rule("2.2", "ante"),
    Rule("2.3", "first-discard"),
    Rule("3.1", "order"),
    Rule("3.2", "turn"),
    Rule("3.3", "draw-and-discard"),
    Rule("3.4", "hand-size"),
    Rule("3.5", "stock-runs-out"),
    Rule("4.1", "call"),
    Rule("4.2", "five-or-six-cards"),
    Rule("4.3", "calling-is-optional"),
    Rule("4.4", "after-the-call"),
    Rule("5.1", "five-of-a-kind"),
    Rule("5.2", "royal-flush"),
    Rule("5.3", "straight-flush"),
    Rule("5.4", "four-and-two"),
    Rule("5.5", "three-and-three"),
    Rule("5.6", "two-and-two-and-two"),
    Rule("5.7", "not-winning"),
    Rule("5.8", "ace-high"),
    Rule("6.1", "best-hand"),
    Rule("6.2", "same-kind"),
    Rule("6.3", "equal-hands"),
    Rule("6.4", "odd-coins"),
    Rule("6.5", "nobody"),
)

BY_ID: dict[str, Rule] = {rule.id: rule for rule in RULES}

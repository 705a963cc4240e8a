"""The numbered rules, as the rules page prints them: number and id. Published: numbers and ids only ever grow."""

from calculator.rules import Rule

__all__ = ["BY_ID", "RULES", "Rule"]

RULES: tuple[Rule, ...] = (
    Rule("1.1", "the-cards"),
    Rule("1.2", "five-suits"),
    Rule("1.3", "players"),
    Rule("1.4", "take-out-the-ones"),
    Rule("2.1", "dealer"),
    Rule("2.2", "deal-in-packets"),
    Rule("2.3", "cards-each"),
    Rule("3.1", "pass-to-the-left"),
    Rule("3.2", "pass-before-looking"),
    Rule("3.3", "pass-any-cards"),
    Rule("3.4", "passed-cards-stay-in-play"),
    Rule("4.1", "roll-after-the-pass"),
    Rule("4.2", "the-papayoo"),
    Rule("4.3", "papayoo-plays-as-a-seven"),
    Rule("5.1", "dealer-leads"),
    Rule("5.2", "clockwise"),
    Rule("5.3", "follow-suit"),
    Rule("5.4", "need-not-play-higher"),
    Rule("5.5", "cannot-follow"),
    Rule("5.6", "who-takes-the-trick"),
    Rule("5.7", "nobody-can-follow"),
    Rule("6.1", "payoos-count"),
    Rule("6.2", "papayoo-counts-40"),
    Rule("6.3", "the-rest-counts-nothing"),
    Rule("6.4", "sum-250"),
    Rule("6.5", "running-total"),
    Rule("7.1", "agree-the-rounds"),
    Rule("7.2", "lowest-total-wins"),
    Rule("7.3", "ties"),
)

BY_ID: dict[str, Rule] = {rule.id: rule for rule in RULES}

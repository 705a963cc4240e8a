"""A worked example, step by step: a round from the die to the sum that holds, a trick from the lead to what it costs."""

from __future__ import annotations

from calculator.papayoo.examples import Example, TrickExample
from calculator.papayoo.replay_round import replay_round
from calculator.papayoo.replay_trick import replay_trick
from calculator.papayoo.types import Lang, ReplayView


def replay(example: Example | TrickExample, lang: Lang) -> ReplayView:
    """The whole replay in one language. Every step carries what is known so far, so that each can be shown alone."""
    return replay_trick(example, lang) if isinstance(example, TrickExample) else replay_round(example, lang)

"""Papayoo: cards, deal, tricks, scoring, the check of a round, saved games and links."""

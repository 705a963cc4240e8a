"""The card game Paiute: cards, winning hands, wild cards, showdown."""

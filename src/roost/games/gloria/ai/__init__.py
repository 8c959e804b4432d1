"""Bots, and what they evaluate positions with."""

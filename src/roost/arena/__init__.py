"""Matches between bots: many games, the same luck for everybody, and how sure the outcome is."""

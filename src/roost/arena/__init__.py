"""Matches of many games between bots, with the same chance for all players, and intervals for the results."""

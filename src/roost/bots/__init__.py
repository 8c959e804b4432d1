"""Bots, the tree search, the coach and reviews."""

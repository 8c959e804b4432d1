"""Bots and their evaluations."""

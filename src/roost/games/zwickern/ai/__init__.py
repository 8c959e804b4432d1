"""Bots and their evaluation."""

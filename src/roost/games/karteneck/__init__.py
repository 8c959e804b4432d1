"""Heckmeck am Karteneck: cards laid out for a place in the queue at the grill."""

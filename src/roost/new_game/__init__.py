"""`roost new-game`: the beginning of a game of one's own."""

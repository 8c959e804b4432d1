"""The contract of all games; it knows no game, no input or output, and no clock except for bots."""

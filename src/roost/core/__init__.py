"""The contract that every game meets; it knows no game, no input or output, and no clock but for bots."""

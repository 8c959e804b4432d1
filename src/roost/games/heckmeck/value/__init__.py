"""What a position is worth: who will probably win."""

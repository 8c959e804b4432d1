"""What a seat can know: its memory, and random deals that fit it."""

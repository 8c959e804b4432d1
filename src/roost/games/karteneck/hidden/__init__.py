"""What a seat can know, and random deals that fit it."""

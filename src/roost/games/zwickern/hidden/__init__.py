"""Random deals that fit what a seat knows."""

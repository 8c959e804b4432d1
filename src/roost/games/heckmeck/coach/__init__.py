"""The coach: what moves do, and how good they are."""

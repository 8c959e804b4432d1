"""The coach: effects and values of moves."""

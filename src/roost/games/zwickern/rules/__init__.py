"""The rules: states, moves, setup, scoring, illegal moves and positions."""

"""Parts of terminal drawings that the painters of all games share."""

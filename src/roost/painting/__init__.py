"""What tables are drawn with in a terminal: the same for every game, so that each one's painter has only its own."""

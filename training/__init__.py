"""Where numbers that bots rely on come from."""

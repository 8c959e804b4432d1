"""How fast the engine is, always as a ratio to something measured in the same run."""

"""What leaves the engine: views and events."""

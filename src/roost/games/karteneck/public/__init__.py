"""Views and events."""

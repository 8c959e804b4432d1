"""Views, events and their messages."""

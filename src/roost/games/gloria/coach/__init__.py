"""The coach: reasons for moves."""

"""Bots and the coach in worker processes, so that slow, hanging or crashing ones do not block the server."""

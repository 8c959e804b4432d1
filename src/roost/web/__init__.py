"""The server: HTTP for tables, lobby, records, rules and coach, and WebSockets for live tables."""

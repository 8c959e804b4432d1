"""An append-only log of every table: in SQLite by default, in PostgreSQL for many nodes."""

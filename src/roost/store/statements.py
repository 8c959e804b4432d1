"""The SQL statements, in SQL that both databases understand; `:name` is a parameter."""

from __future__ import annotations

from typing import Final

_LISTING: Final = "l.table_id, l.game, l.phase, l.public, l.changed, l.guests, l.summary"
_RATING: Final = "player, name, mu, sigma, games"

LAST_ENTRY_AND_GUESTS: Final = """
    SELECT (SELECT max(seq) FROM entries WHERE table_id = :table), (SELECT guests FROM listings WHERE table_id = :table)
"""
"""Selects the number of the last entry and the guests of the listing, for an append."""
LAST: Final = "SELECT last FROM listings WHERE table_id = :table"
ENTRIES: Final = "SELECT seq, body, mark FROM entries WHERE table_id = :table AND seq > :after ORDER BY seq"
ENTRY: Final = "SELECT seq, body, mark FROM entries WHERE table_id = :table AND seq = :seq"
ADD_ENTRY: Final = "INSERT INTO entries (table_id, seq, body, mark) VALUES (:table, :seq, :body, :mark)"

ADD_LISTING: Final = """
    INSERT INTO listings (table_id, game, phase, public, changed, last, guests, summary, mark)
    VALUES (:table, :game, :phase, :public, :changed, :last, :guests, :summary, :mark)
    ON CONFLICT (table_id) DO UPDATE SET
        game = excluded.game, phase = excluded.phase, public = excluded.public, changed = excluded.changed,
        last = excluded.last, guests = excluded.guests, summary = excluded.summary,
        mark = excluded.mark
"""
DROP_GUESTS: Final = "DELETE FROM guests WHERE table_id = :table"
ADD_GUEST: Final = "INSERT INTO guests (guest, table_id) VALUES (:guest, :table) ON CONFLICT DO NOTHING"

LOBBY: Final = f"""
    SELECT {_LISTING} FROM listings AS l WHERE l.public AND l.phase = 'waiting'
    ORDER BY l.changed DESC, l.table_id LIMIT :limit
"""  # noqa: S608
GAMES_OF: Final = f"""
    SELECT {_LISTING} FROM guests AS g JOIN listings AS l ON l.table_id = g.table_id WHERE g.guest = :guest
    ORDER BY l.changed DESC, l.table_id LIMIT :limit
"""  # noqa: S608
PLAYING: Final = f"""
    SELECT {_LISTING} FROM listings AS l WHERE l.phase = 'playing' ORDER BY l.changed DESC, l.table_id
"""  # noqa: S608
TOUCH: Final = "UPDATE meta SET touched = touched + 1"
"""Changes a value, so that the database really writes."""
COUNTS: Final = "SELECT phase, count(*) FROM listings GROUP BY phase"

RATING: Final = f"SELECT {_RATING} FROM ratings WHERE game = :game AND player = :player"  # noqa: S608
RATINGS: Final = f"""
    SELECT {_RATING} FROM ratings WHERE game = :game ORDER BY mu - 3 * sigma DESC, player LIMIT :limit
"""  # noqa: S608
ADD_RATING: Final = """
    INSERT INTO ratings (game, player, name, mu, sigma, games) VALUES (:game, :player, :name, :mu, :sigma, :games)
    ON CONFLICT (game, player) DO UPDATE SET
        name = excluded.name, mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
"""

# For backups and checks.
LISTED_TABLES: Final = "SELECT table_id FROM listings ORDER BY table_id"
TABLES: Final = "SELECT table_id FROM listings UNION SELECT table_id FROM entries ORDER BY table_id"
LISTING: Final = f"SELECT l.last, l.mark, {_LISTING} FROM listings AS l WHERE l.table_id = :table"  # noqa: S608
ALL_RATINGS: Final = f"SELECT game, {_RATING} FROM ratings ORDER BY game, player"  # noqa: S608
HAS_ROWS: Final = """
    SELECT EXISTS (SELECT 1 FROM entries) OR EXISTS (SELECT 1 FROM listings) OR EXISTS (SELECT 1 FROM ratings)
"""
"""Selects whether the database has any rows."""

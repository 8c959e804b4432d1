"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from roost.tables.log_entries import Entry, Moved

__all__ = ["Metrics"]

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("roost_tables", "Tables in the database.", ["phase"], registry=self.registry)
        self.live = Gauge("roost_live_tables", "Tables in the memory of this server.", registry=self.registry)
        self.sockets = Gauge("roost_sockets", "Open connections to tables.", registry=self.registry)
        self.moves = Counter("roost_moves", "Moves made.", ["by"], registry=self.registry)
        self.latency = Histogram(
            "roost_move_seconds",
            "From the arrival of a move to its acknowledgement.",
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self.commits = Histogram(
            "roost_commit_seconds", "Time to write into the log.", buckets=_BUCKETS, registry=self.registry
        )
        self.conflicts = Counter(
            "roost_conflicts", "Entries that another server had written first.", registry=self.registry
        )
        self.refusals = Counter("roost_refusals", "Refusals by reason.", ["reason"], registry=self.registry)
        self.waiting = Gauge("roost_bot_queue", "Jobs waiting for a worker.", ["lane"], registry=self.registry)
        self.busy = Gauge("roost_bot_busy", "Jobs being computed.", ["lane"], registry=self.registry)
        self.troubles = Gauge(
            "roost_worker_troubles",
            "Workers replaced, deadlines missed, moves made without them.",
            ["kind"],
            registry=self.registry,
        )

    def commit(self, seconds: float, entries: Sequence[Entry]) -> None:
        """Count entries that were written into a log."""
        self.commits.observe(seconds)
        for entry in entries:
            if isinstance(entry, Moved):
                self.moves.labels("bot" if entry.bot else "person").inc()

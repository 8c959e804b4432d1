"""Limits on the requests, messages and connections of one client."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address
from typing import Final

from roost.web.errors import RateLimitError
from roost.web.server_addresses import ipv6_network, parse_address

__all__ = ["MAX_MESSAGE_BYTES", "ConnectionLimit", "RateLimits", "TokenBucket"]

MAX_MESSAGE_BYTES: Final = 8 * 1024
"""For a WebSocket message and for the body of an HTTP request."""


class TokenBucket:
    """A rate limit: `burst` at once, `rate` per second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> None:
        """Take a token; raises `RateLimitError` with the milliseconds to wait when there is none."""
        at = time.monotonic()
        self._level = min(self._burst, self._level + (at - self._at) * self._rate)
        self._at = at
        if self._level < 1:
            wait = 1 + int(1000 * (1 - self._level) / self._rate)
            raise RateLimitError(f"too much at once; wait for {wait} ms", "web-too-often", wait=wait)
        self._level -= 1


class RateLimits:
    """A token bucket per client network. The least recently used ones are dropped, which only favours their clients."""

    def __init__(self, burst: float, rate: float, max_buckets: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._max_buckets = max_buckets
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take a token for a client address; raises `RateLimitError`."""
        network = _client_network(address)
        bucket = self._buckets.pop(network, None) or TokenBucket(self._burst, self._rate)
        self._buckets[network] = bucket
        if len(self._buckets) > self._max_buckets:
            self._buckets.popitem(last=False)
        bucket.take()


class ConnectionLimit:
    """A limit on the simultaneous connections of a client network."""

    def __init__(self, max_connections: int) -> None:
        self._max_connections = max_connections
        self._open: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Count a connection inside the `with` block; raises `RateLimitError` at the limit."""
        network = _client_network(address)
        if self._open[network] >= self._max_connections:
            limit = self._max_connections
            raise RateLimitError(f"an address can have {limit} connections at most", "web-crowd", most=limit)
        self._open[network] += 1
        try:
            yield
        finally:
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]


def _client_network(address: str) -> str:
    """Return the key that limits count by: an IPv6 customer has a whole network of addresses."""
    found = parse_address(address)
    return f"{ipv6_network(found):x}" if isinstance(found, IPv6Address) else str(found or address)

"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from roost.web.errors import TooOftenError

__all__ = ["LARGEST", "ConnectionLimit", "RateLimits", "TokenBucket"]

LARGEST: Final = 8 * 1024
"""Bytes of a message or of the body of a request."""
_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that belong to one customer; the others are theirs to choose."""


class TokenBucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> None:
        """Take one; raises `TooOftenError`, which says after how many milliseconds there is one again."""
        at = time.monotonic()
        self._level = min(self._burst, self._level + (at - self._at) * self._rate)
        self._at = at
        if self._level < 1:
            wait = 1 + int(1000 * (1 - self._level) / self._rate)
            raise TooOftenError(f"too much at once; wait for {wait} ms", "web-too-often", wait=wait)
        self._level -= 1


class RateLimits:
    """A bucket for each address. The ones not used for longest are forgotten, which can only be in their favour."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take one for an address; raises `TooOftenError`."""
        whose = _household(address)
        bucket = self._buckets.pop(whose, None) or TokenBucket(self._burst, self._rate)
        self._buckets[whose] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        bucket.take()


class ConnectionLimit:
    """So many of one address may be here at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def enter(self, address: str) -> Iterator[None]:
        """Be here meanwhile; raises `TooOftenError`."""
        whose = _household(address)
        if self._here[whose] >= self._most:
            raise TooOftenError(f"{self._most} connections are enough", "web-crowd", most=self._most)
        self._here[whose] += 1
        try:
            yield
        finally:
            self._here[whose] -= 1
            if not self._here[whose]:
                del self._here[whose]


def _household(address: str) -> str:
    """Whose address it is: whoever has one of IPv6 has a great many of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{int(found) >> 128 - _HOUSEHOLD:x}"

"""Pages of others may not use a visitor's browser to play here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from roost.web.errors import ForeignOriginError

__all__ = ["check_origin", "is_origin"]

_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")


def is_origin(text: str) -> bool:
    """Whether it looks like what browsers send: a scheme, a host, and a port where it is not the usual one."""
    return _ORIGIN.fullmatch(text) is not None


def check_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> None:
    """Raises if a browser says that a page of another host sent this. Programs that are no browsers say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    host = headers.get("host", "").lower()
    if not is_origin(origin) or origin.partition("://")[2] != host:
        raise ForeignOriginError("this page belongs to somebody else", "web-origin")

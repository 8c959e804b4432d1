"""The check of the `Origin` header, which keeps foreign pages from acting through a visitor's browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from roost.web.errors import ForeignOriginError

__all__ = ["check_origin", "is_origin"]

_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")


def is_origin(text: str) -> bool:
    """Return whether a text is an origin as browsers send it: scheme, host, and a port unless it is the default."""
    return _ORIGIN.fullmatch(text) is not None


def check_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> None:
    """Raise `ForeignOriginError` for a request of a foreign page. Programs that are not browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    host = headers.get("host", "").lower()
    if not is_origin(origin) or origin.partition("://")[2] != host:
        raise ForeignOriginError("pages of this origin may not use the server", "web-origin")

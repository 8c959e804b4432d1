"""Keys of Karteneck messages with a computed part, and its possible values."""

from __future__ import annotations

FAMILIES = {
    "ending": ("supply",),
    "score": ("portions",),
    "tie": ("break",),
}

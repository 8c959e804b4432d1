"""How messages follow each other in a pipe: each with its length before it."""

from __future__ import annotations

from typing import Final

__all__ = ["HEAD", "LONGEST", "FrameError", "frame", "length"]

HEAD: Final = 4
"""So many bytes tell the length of the message after them."""
LONGEST: Final = 1 << 20
"""No message is longer: the largest advice has a few kilobytes, so whatever claims more is none."""


class FrameError(ValueError):
    """A message that is too long, or no message at all."""


def frame(message: bytes) -> bytes:
    """A message as it is sent."""
    if len(message) > LONGEST:
        raise FrameError(f"a message has at most {LONGEST} bytes, not {len(message)}")
    return len(message).to_bytes(HEAD, "big") + message


def length(head: bytes) -> int:
    """How long the message is that follows."""
    size = int.from_bytes(head, "big")
    if size > LONGEST:
        raise FrameError(f"a message has at most {LONGEST} bytes, not {size}")
    return size

"""The framing of messages in a pipe: each message follows its length."""

from __future__ import annotations

from typing import Final

__all__ = ["LENGTH_BYTES", "MAX_MESSAGE_BYTES", "FrameError", "frame", "message_length"]

LENGTH_BYTES: Final = 4
MAX_MESSAGE_BYTES: Final = 1 << 20
"""The longest advice takes a few kilobytes, so longer messages are errors."""


class FrameError(ValueError):
    """A message that is too long or malformed."""


def frame(message: bytes) -> bytes:
    """Return the message after its length."""
    return _checked(len(message)).to_bytes(LENGTH_BYTES, "big") + message


def message_length(head: bytes) -> int:
    """Return the length of the message that follows these `LENGTH_BYTES` bytes."""
    return _checked(int.from_bytes(head, "big"))


def _checked(length: int) -> int:
    if length > MAX_MESSAGE_BYTES:
        raise FrameError(f"a message has at most {MAX_MESSAGE_BYTES} bytes, not {length}")
    return length

"""Secrets that say who somebody is: 128 random bits, of which only a hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

__all__ = ["is_table_name", "is_token", "new_table_name", "new_token", "rematch_name", "token_hash"]

_BITS: Final = 128
_TOKEN: Final = re.compile(r"[0-9a-f]{32}")
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look alike, so that the name of a table can be read out."""
_LENGTH: Final = 10


def new_token() -> str:
    """A new secret."""
    return secrets.token_hex(_BITS // 8)


def is_token(text: str) -> bool:
    """Whether it looks like one of ours."""
    return _TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> str:
    """What is kept of a token. It has as many bits as the token, so nobody can find one by trying."""
    return hashlib.sha256(b"roost token " + token.encode()).hexdigest()[: _BITS // 4]


def new_table_name() -> str:
    """The name of a new table: part of its link, and hard to guess, since whoever has the link may watch."""
    return _table_name(secrets.token_bytes(32))


def is_table_name(text: str) -> bool:
    """Whether a table could be called that. Nothing else has to be looked up, whatever it is made of."""
    return len(text) == _LENGTH and set(text) <= set(_LETTERS)


def rematch_name(secret: str) -> str:
    """The name of a table's rematch: the same for all who ask at once, and known to nobody before."""
    return _table_name(hashlib.sha256(b"roost rematch " + secret.encode()).digest())


def _table_name(random: bytes) -> str:
    number = int.from_bytes(random, "big")
    letters = []
    for _ in range(_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)

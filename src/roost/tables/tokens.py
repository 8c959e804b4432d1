"""Tokens of guests and seats (128 random bits, stored as hashes) and names of tables."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

__all__ = ["is_table_name", "is_token", "new_table_name", "new_token", "rematch_name", "token_hash"]

_TOKEN_BITS: Final = 128
_TOKEN: Final = re.compile(r"[0-9a-f]{32}")
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters that look alike, so that the name of a table can be read out."""
_NAME_LENGTH: Final = 10


def new_token() -> str:
    """Return a new random token."""
    return secrets.token_hex(_TOKEN_BITS // 8)


def is_token(text: str) -> bool:
    """Return whether a text has the form of a token."""
    return _TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> str:
    """Return the hash to store: with as many bits as the token, it is as hard to guess."""
    return hashlib.sha256(b"roost token " + token.encode()).hexdigest()[: _TOKEN_BITS // 4]


def new_table_name() -> str:
    """Return a random name: it is hard to guess, since everybody with the link may watch."""
    return _table_name(secrets.token_bytes(32))


def is_table_name(text: str) -> bool:
    """Return whether a text has the form of a table's name; nothing else is looked up."""
    return len(text) == _NAME_LENGTH and set(text) <= set(_LETTERS)


def rematch_name(secret: str) -> str:
    """Return the name of a table's rematch: the same for all who ask at once, secret before."""
    return _table_name(hashlib.sha256(b"roost rematch " + secret.encode()).digest())


def _table_name(random: bytes) -> str:
    number = int.from_bytes(random, "big")
    letters = []
    for _ in range(_NAME_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)

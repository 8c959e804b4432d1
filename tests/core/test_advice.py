"""Advice is plain data."""

from __future__ import annotations

import msgspec
import pytest

from roost.core.advice import Advice
from roost.core.message import Message


def test_advice_survives_encoding() -> None:
    advice = Advice(3, "steal", 0.58, 0.01, 0.0, 27.5, (0.58, 0.42), Message("reason-steal", {"portion": 27}, {"v": 1}))
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice


def test_advice_cannot_be_changed() -> None:
    advice = Advice(3, "steal", 0.58, 0.01, 0.0, 27.5, (0.58, 0.42))
    with pytest.raises(AttributeError):
        advice.win = 1.0  # type: ignore[misc]

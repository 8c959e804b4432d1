"""Advice is plain data."""

from __future__ import annotations

import msgspec
import pytest

from roost.core.advice import Advice, Reason


def test_advice_survives_encoding() -> None:
    advice = Advice(3, "steal", 0.58, 0.01, 0.0, 27.5, (0.58, 0.42), Reason("reason-steal", {"portion": 27}, {"v": 1}))
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice


def test_reasons_share_nothing() -> None:
    one, other = Reason("one"), Reason("other")
    one.data["x"] = 1
    assert (other.data, other.seats) == ({}, {})


def test_advice_cannot_be_changed() -> None:
    advice = Advice(3, "steal", 0.58, 0.01, 0.0, 27.5, (0.58, 0.42))
    with pytest.raises(AttributeError):
        advice.win = 1.0  # type: ignore[misc]

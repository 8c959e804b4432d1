"""Colours of seats and names in them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from roost.painting.symbols import Symbols

__all__ = ["seat_name", "seat_style"]

_STYLES: Final = ("cyan", "green", "magenta", "blue", "red", "yellow", "white")


def seat_style(seat: int) -> str:
    """Return the colour of a seat's name."""
    return _STYLES[seat % len(_STYLES)]


def seat_name(name: str, seat: int, turn: int, marks: Symbols, before: str = "") -> Text:
    """Return a name for a list of all seats, in which the seat on turn stands out."""
    mark, style = (marks.turn, " bold") if seat == turn else (" ", "")
    return Text(f"{mark} {before}").append(name, style=seat_style(seat) + style)

"""The menu of legal moves. Moves of one topic share a line, which opens a menu of their own."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.table import Table

from roost.core.state import State
from roost.terminal.painter import Painter

__all__ = ["MenuLine", "draw_menu", "menu_lines"]

_ELLIPSIS = "..."
_MAX_NOTATION_WIDTH = 36


class MenuLine(NamedTuple):
    """A line of the menu: a move, or the moves of a topic."""

    keys: tuple[str, ...]
    """The texts that select the line; the menu shows the first."""
    description: str
    moves: tuple[int, ...]
    notation: str


def menu_lines(state: State, painter: Painter, topic: str = "") -> list[MenuLine]:
    """Return the lines for the moves of a topic, or for all moves with one line per topic."""
    view = state.view(int(state.turn))
    grouped: dict[str, list[int]] = {}
    for move in state.moves():
        notation = state.text(move)
        about = painter.topic(view, notation)
        if not topic:
            grouped.setdefault(about or notation, []).append(move)
        elif about == topic:
            grouped[notation] = [move]
    found = []
    for position, (about, moves) in enumerate(grouped.items(), 1):
        if len(moves) > 1:
            found.append(MenuLine((str(position),), f"{about} {_ELLIPSIS}", tuple(moves), ""))
        else:
            notation = state.text(moves[0])
            words = painter.move(view, notation)
            keys = painter.keys(view, notation, position)
            found.append(MenuLine(keys, words, tuple(moves), notation if words != notation else ""))
    return found


def draw_menu(offered: list[MenuLine]) -> Table:
    """Return the menu as a table: key, description and notation."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
    # On a narrow screen descriptions wrap, so that the notation stays readable. Very long notations wrap too.
    grid.add_column()
    longest = max(cell_len(choice.notation) for choice in offered)
    grid.add_column(style="dim", width=min(longest, _MAX_NOTATION_WIDTH), overflow="fold")
    for choice in offered:
        grid.add_row(choice.keys[0], choice.description, choice.notation)
    return grid

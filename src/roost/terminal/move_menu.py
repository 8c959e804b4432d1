"""The legal moves as a person chooses among them: a list, and behind some of its lines a list of their own."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.table import Table

from roost.core.state import State
from roost.terminal.painter import Painter

__all__ = ["MenuLine", "draw_menu", "menu_lines"]

_BEHIND = "..."
_WIDEST = 36
"""What a notation may take of a line."""


class MenuLine(NamedTuple):
    """A line of the list: a move, or several that are told apart in a second step."""

    keys: tuple[str, ...]
    """What can be typed for it; the list shows the first."""
    description: str
    moves: tuple[int, ...]
    notation: str


def menu_lines(state: State, painter: Painter, topic: str = "") -> list[MenuLine]:
    """The moves of a topic, or all of them, with one line for each topic that has several."""
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
            found.append(MenuLine((str(position),), f"{about} {_BEHIND}", tuple(moves), ""))
        else:
            notation = state.text(moves[0])
            words = painter.move(view, notation)
            keys = painter.keys(view, notation, position)
            found.append(MenuLine(keys, words, tuple(moves), notation if words != notation else ""))
    return found


def draw_menu(offered: list[MenuLine]) -> Table:
    """What to type for each choice, what it would do, and the notation where it is a move."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
    # On a narrow screen the words go on in the next line, so that the notation can always be read. A notation longer
    # than most goes on in the next line itself, so that there is room for words at all.
    grid.add_column()
    longest = max(cell_len(choice.notation) for choice in offered)
    grid.add_column(style="dim", width=min(longest, _WIDEST), overflow="fold")
    for choice in offered:
        grid.add_row(choice.keys[0], choice.description, choice.notation)
    return grid

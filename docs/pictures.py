"""Writes the pictures of the documentation from real positions: `python docs/pictures.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from roost.core.game import Game
from roost.terminal.choices import choices, drawn
from roost.terminal.gamefile import load
from roost.terminal.painter import painter
from roost.terminal.screen import WIDTH
from roost.words import Words

FOLDER = Path(__file__).parent / "pictures"
NAMES = ("Anna", "Ben", "Clara", "simple")
POSITION = (
    "heckmeck variant=deluxe seats=4 turn=0 turns=19 phase=choose stacks=22.27/21.30/-/24.31.28 turned=36.35"
    " aside=444 rolled=1145WW golden-die=shows-W supply=3 worms=1/2/0/1"
    " can=11 hen=seat-1 raven=13 weasel=23 golden=seat-0 apple=seat-3"
)


def terminal(game: Game) -> str:
    """A turn in the middle of a game, as a person sees it."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    words = Words("en", game)
    artist = painter(game, words, NAMES, plain=False)
    state = game.read(POSITION)
    view = state.view(0)
    console.print(artist.table(view), Text(), Text(f"  {artist.question(view)}", style="bold"), sep="\n")
    console.print(drawn(choices(state, artist)))
    # A fixed id: without it, rich makes one up from the time. And no fonts from elsewhere: the reader has one.
    picture = console.export_svg(title="roost play", unique_id="roost")
    return re.sub(r"\s*@font-face {.*?}", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "terminal.svg").write_text(terminal(load("heckmeck")), encoding="utf-8")

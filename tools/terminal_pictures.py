"""Draw the terminal pictures of README and docs: `python -m tools.terminal_pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from roost.game_file import load
from roost.terminal.move_menu import draw_menu, menu_lines
from roost.terminal.painter import painter
from roost.terminal.screen import WIDTH
from roost.words import Words

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Anna", "Ben", "Clara", "simple")
POSITIONS = (
    (
        "heckmeck variant=deluxe seats=4 turn=0 turns=19 phase=choose stacks=22.27/21.30/-/24.31.28 turned=36.35"
        " aside=444 rolled=1145WW golden-die=shows-W supply=3 worms=1/2/0/1"
        " can=11 hen=seat-1 raven=13 weasel=23 golden=seat-0 apple=seat-3"
    ),
    (
        "karteneck seats=4 turn=0 passed=2 grill=27.30.34.39 stacks=35.18/19.25/23.33/32.17"
        " hands=1134W2W12/22335555W3/1344W4/11123W20 displays=444W9/225555/1W7W15/3355"
        " discard=111112222333344445555W5W6W8W11"
    ),
    (
        "gloria seats=3 turn=0 points=2 open=vanes.joker.eggs visitors=5 fox=1:teeth"
        " hands=eggs.combs.vanes.joker.doubler/showcases.combs/combs.vanes.doubler known=eggs/showcases/-"
        " rows=rings:3+1.tails:2.eggs:2/teeth:3.showcases:2x.eggs:1/grains:2.rugs:1.tails:1+1.combs:3"
        " chests=rugs.grains.teeth.perches/combs.vanes.tails/rings.teeth.perches.eggs"
        " first=rings:sole.tails:longest/teeth:sole/grains:sole.tails:second"
    ),
    (
        "zwickern seats=4 dealer=1 round=2 turn=0"
        " hands=1/11.2/12.10c3|2.5.8|1/11.30|15.25 table=6,2c1,[12:9.3@3!],[4:9.5@1],4/14"
        " taken=2.2/12.4.8.8.9.10.10c1|1/11.3.3.3/13.4/14.4/14.6.6.7.7.8 zwicks=2|0 bought=1"
    ),
)
"""A position from the middle of each game."""


def picture(position: str) -> str:
    """Return the SVG of what the person on turn sees."""
    game = load(position.split()[0])
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    state = game.read(position)
    artist = painter(game, Words("en", game), NAMES[: int(state.seats)], plain=False)
    view = state.view(int(state.turn))
    console.print(artist.table(view), Text(), Text(f"  {artist.question(view)}", style="bold"), sep="\n")
    console.print(draw_menu(menu_lines(state, artist)))
    # Without a fixed id rich would use the time. Fonts from other hosts are removed.
    svg = console.export_svg(title=f"roost play {game.key}", unique_id="roost")
    return re.sub(r"\s*@font-face {.*?}", "", svg, flags=re.DOTALL)


def path(position: str) -> Path:
    """Return the path of the picture, which is named after its game."""
    return FOLDER / f"{position.split()[0]}.svg"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for shown in POSITIONS:
        path(shown).write_text(picture(shown), encoding="utf-8")

"""The odds of a turn as a table: a column for each choice, a line for each portion, bars for the best choice."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roost.core.extras import Speaker
from roost.games.heckmeck.ai.turn_odds_bot import SPECIALIST_WORMS
from roost.games.heckmeck.coach.turn_advice import PortionChance, TurnAdvice
from roost.games.heckmeck.components import RAVEN, SPECIALISTS, VALUES, WORMS
from roost.games.heckmeck.rules.position import read
from roost.games.heckmeck.terminal.drawing import WORM_STYLE
from roost.games.heckmeck.terminal.painter import Painter

_MARGIN: Final = (0, 0, 0, 2)
_BEST_STYLE: Final = "bold green"
_BAR_STYLE: Final = "green"
_NEVER_STYLE: Final = "dim"
_MIN_BAR_WIDTH: Final = 4
_MAX_BAR_WIDTH: Final = 30
_EIGHTH_BLOCKS: Final = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
_FULL_BLOCK: Final = "█"
_ASCII_BAR: Final = "#"
_MIN_SHOWN_CHANCE: Final = 0.0005
"""Smaller chances are shown as 0."""
_MIN_SHOWN_LEAD: Final = 0.005
"""Smaller differences in worms are not shown."""


class _Bar:
    def __init__(self, share: float, plain: bool) -> None:
        self._share = share
        self._plain = plain

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, _MAX_BAR_WIDTH)
        if self._plain:
            yield Text(_ASCII_BAR * round(self._share * width), style=_BAR_STYLE)
            return
        full, eighths = divmod(round(self._share * width * 8), 8)
        yield Text(_FULL_BLOCK * full + _EIGHTH_BLOCKS[eighths], style=_BAR_STYLE)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(_MIN_BAR_WIDTH, _MAX_BAR_WIDTH)


class Chart:
    """Draws a `TurnAdvice`."""

    def __init__(self, advice: TurnAdvice, words: Speaker, plain: bool) -> None:
        state = read(advice.position)
        self._choices = advice.choices
        self._say = say = words.say
        self._plain = plain
        self._names = [
            say("odds-you") if seat == state.turn else say("odds-opponent", number=(seat - state.turn) % state.seats)
            for seat in range(state.seats)
        ]
        self._view = state.view(None)
        self._painter = Painter(words, self._names, plain)

    def drawn(self) -> RenderableType:
        """Return the dice, the table and the advice."""
        parts: list[RenderableType] = [self._painter.dice(self._view), Text(), self._table(), Text()]
        if len(self._choices) > 1:
            parts += [self._advice(), Text()]
        parts.append(Text(self._say("odds-note"), style="dim"))
        if self._costs_others():
            parts.append(Text(self._say("odds-note-ahead"), style="dim"))
        if self._view.variant == "deluxe":
            parts.append(Text(self._say("odds-note-deluxe", specialists=self._specialists()), style="dim"))
        return Padding(Group(*parts), _MARGIN, expand=False)

    def _costs_others(self) -> bool:
        return any(choice.lead - choice.worms > _MIN_SHOWN_LEAD for choice in self._choices)

    def _table(self) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(no_wrap=True)
        for choice in self._choices:
            best = choice is self._choices[0]
            label = Text(self._label(choice.move), style=_BEST_STYLE if best else "bold")
            table.add_column(label, justify="right", no_wrap=True, style=_BEST_STYLE if best else "")
        table.add_column(min_width=_MIN_BAR_WIDTH)
        table.add_row(
            self._say("odds-worms"), *(self._number(choice.worms, 2) for choice in self._choices), style="bold"
        )
        if self._costs_others():
            table.add_row(self._say("odds-ahead"), *(self._number(choice.lead, 2) for choice in self._choices))
        self._add(table, self._say("odds-fails"), [choice.fails for choice in self._choices])
        if any(choice.hen for choice in self._choices):
            self._add(table, self._say("odds-hen"), [choice.hen for choice in self._choices])
        if any(choice.roast_worm for choice in self._choices):
            self._add(table, self._say("odds-roast-worm"), [choice.roast_worm for choice in self._choices])
        # Portions without a line need no heading.
        heading = [Text(self._say("odds-at-least"), style="dim")]
        for prospects in zip(*(choice.prospects for choice in self._choices), strict=True):
            shares = [prospect.at_least for prospect in prospects]
            if max(shares) < _MIN_SHOWN_CHANCE:
                break
            while heading:
                table.add_row(heading.pop())
            self._add(table, self._portion(prospects[0]), shares, _Bar(shares[0], self._plain))
        return table

    def _add(self, table: Table, label: str | Text, shares: list[float], bar: RenderableType = "") -> None:
        table.add_row(label, *(self._share(share) for share in shares), bar)

    def _label(self, move: str) -> str:
        kind, _, what = move.partition(" ")
        if kind == "take":
            return what
        if kind == "return":
            return self._say(f"specialist-{what}")
        if kind == "worm":
            return self._names[int(what)]
        return self._say(f"odds-move-{kind}")

    def _portion(self, prospect: PortionChance) -> Text:
        """Return the label of a portion, `27 ~~`, with the seat from which it is stolen."""
        text = Text(f"{prospect.portion} ", style="bold")
        text.append("~" * WORMS[VALUES.index(prospect.portion)], style=WORM_STYLE)
        if prospect.victim is not None:
            text.append(f" {self._names[prospect.victim]}", style="not bold")
        return text

    def _advice(self) -> Text:
        best, second = self._choices[:2]
        lead = best.lead - second.lead
        text = Text(self._say("odds-advice", move=self._painter.move(self._view, best.move)), style="bold")
        if lead < _MIN_SHOWN_LEAD:
            return text.append(f" {self._say('odds-even')}", style="not bold")
        return text.append(f" {self._say('odds-lead', worms=self._number(lead, 2))}", style="not bold")

    def _specialists(self) -> str:
        """Return the values of specialists: `can 1; hen 1.5`. A French semicolon has a space before it."""
        return self._say("advice-joint").join(
            f"{self._say(f'specialist-{name}')} {self._number(SPECIALIST_WORMS[number], 1)}"
            for number, name in enumerate(SPECIALISTS)
            if number not in (0, RAVEN)
        )

    def _share(self, share: float) -> Text:
        if share < _MIN_SHOWN_CHANCE:
            return Text(self._say("odds-percent", number="0"), style=_NEVER_STYLE)
        number = "100" if share > 1 - _MIN_SHOWN_CHANCE else self._number(100 * share, 1)
        return Text(self._say("odds-percent", number=number))

    def _number(self, number: float, places: int) -> str:
        whole, _, part = f"{number:.{places}f}".partition(".")
        return self._say("odds-number", whole=whole, part=part)

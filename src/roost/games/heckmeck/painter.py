"""Draws a table of Heckmeck with characters, in 80 columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roost.core.event import Event
from roost.core.view import View
from roost.games.heckmeck import events
from roost.games.heckmeck.components import CLASSIC, DELUXE, SYMBOLS, VALUES, WORMS
from roost.games.heckmeck.view import HeckmeckView, Owner, Portion

_SEAT_STYLES: Final = ("cyan", "green", "magenta", "blue", "red", "yellow", "white")
_WORM_STYLE: Final = "bold magenta"
_TILE_STYLE: Final = "bold #3b2a1a on #f3e3bd"
_TILE_WORM_STYLE: Final = "bold #a83262 on #f3e3bd"
_TILE_SPECIALIST_STYLE: Final = "#1c5f7a on #f3e3bd"
_GOLD_STYLE: Final = "bold yellow"
_SPECIALIST_STYLE: Final = "yellow"
_LINE_STYLE: Final = "dim"
_GONE_STYLE: Final = "dim"
_WORM: Final = "W"
_TILE: Final = 7
_MARGIN: Final = (0, 0, 0, 2)


class _Edge(NamedTuple):
    """A horizontal line of the grill."""

    left: str
    line: str
    cross: str
    right: str

    def across(self, columns: int) -> str:
        return self.left + self.cross.join([self.line * _TILE] * columns) + self.right


class _Marks(NamedTuple):
    """What lines and things are drawn with."""

    grill: tuple[_Edge, _Edge, _Edge]
    """Its upper, middle and lower edge."""
    side: str
    """Between two portions."""
    die: tuple[str, str, str]
    turned: str
    taken: str
    turn: str
    rule: str


_DRAWN: Final = _Marks(
    grill=(_Edge(*"╭─┬╮"), _Edge(*"├─┼┤"), _Edge(*"╰─┴╯")),
    side="│",
    die=("╭───╮", "│", "╰───╯"),
    turned="▒",
    taken="·",
    turn="▸",
    rule="─",
)
_ASCII: Final = _Marks(
    grill=(_Edge(*"+-++"), _Edge(*"+-++"), _Edge(*"+-++")),
    side="|",
    die=(".---.", "|", "'---'"),
    turned="#",
    taken=".",
    turn=">",
    rule="-",
)


class Painter:
    """What `roost.terminal` asks of a game's painter."""

    def __init__(self, say: Callable[..., str], names: Sequence[str], plain: bool) -> None:
        self._say = say
        self._names = names
        self._marks = _ASCII if plain else _DRAWN

    # The table

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, HeckmeckView)
        parts: list[RenderableType] = [self._heading(view), self._grill(view), self._seats(view)]
        if view.turn >= 0:
            parts += [Text(), self._dice(view), *self._prize(view)]
        return Padding(Group(*parts), _MARGIN, expand=False)

    def _heading(self, view: HeckmeckView) -> Text:
        text = Text(self._say("grill"), style="bold")
        if view.variant == "deluxe":
            text.append(f"   {self._say('supply', count=view.supply)}", style="not bold dim")
        return text

    def _grill(self, view: HeckmeckView) -> Text:
        """Two rows of portions, every one always at its place; those that were taken leave a gap."""
        lying = {portion.value: portion for portion in view.grill}
        mask = DELUXE if view.variant == "deluxe" else CLASSIC
        values = [value for number, value in enumerate(VALUES) if mask >> number & 1]
        half = len(values) // 2
        upper, middle, lower = self._marks.grill
        text = Text()
        for edge, row in ((upper, values[:half]), (middle, values[half:])):
            text.append(f"{edge.across(half)}\n", _LINE_STYLE)
            for draw in (self._worth, self._standing)[: 2 if view.variant == "deluxe" else 1]:
                for value in row:
                    text.append(self._marks.side, _LINE_STYLE).append_text(draw(lying.get(value)))
                text.append(f"{self._marks.side}\n", _LINE_STYLE)
        return text.append(lower.across(half), _LINE_STYLE)

    def _worth(self, portion: Portion | None) -> Text:
        """`27 ~~`, the value and the worms."""
        if portion is None:
            return Text(self._marks.taken.center(_TILE), style=_GONE_STYLE)
        if not portion.open:
            return Text(self._marks.turned * _TILE, style=_GONE_STYLE)
        worms = ("~" * portion.worms).ljust(_TILE - 3)
        return Text(f"{portion.value} ", style=_TILE_STYLE).append(worms, style=_TILE_WORM_STYLE)

    def _standing(self, portion: Portion | None) -> Text:
        if portion is None:
            return Text(" " * _TILE)
        if not portion.open:
            return Text(self._marks.turned * _TILE, style=_GONE_STYLE)
        name = self._say(f"specialist-{portion.specialist}") if portion.specialist else ""
        return Text(name.ljust(_TILE), style=_TILE_SPECIALIST_STYLE)

    def _seats(self, view: HeckmeckView) -> Table:
        table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
        table.add_column(no_wrap=True)
        table.add_column(self._say("column-worms"), justify="right", no_wrap=True)
        table.add_column(self._say("column-top"), no_wrap=True)
        table.add_column(self._say("column-stack"), justify="right", no_wrap=True)
        if view.variant == "deluxe":
            table.add_column(self._say("column-specialist"), no_wrap=True)
            table.add_column(self._say("column-roast-worms"), no_wrap=True)
        for seat, owner in enumerate(view.seats):
            cells = [self._owner_name(seat, view.turn), Text(str(owner.worms), style="bold"), *_stack(owner)]
            if view.variant == "deluxe":
                specialist = self._say(f"specialist-{owner.specialist}") if owner.specialist else ""
                cells += [Text(specialist, style=_SPECIALIST_STYLE), Text("~" * owner.roast_worms, style=_WORM_STYLE)]
            table.add_row(*cells)
        return table

    def _owner_name(self, seat: int, turn: int) -> Text:
        mark = self._marks.turn if seat == turn else " "
        return Text(f"{mark} ").append(self._names[seat], style=_seat_style(seat) + (" bold" if seat == turn else ""))

    def _dice(self, view: HeckmeckView) -> Table:
        """On the left the dice just rolled, or blank ones for those still to roll; on the right those set aside."""
        if view.rolled or view.rolled_golden:
            dice = [(symbol, self._die_style(symbol, view)) for symbol in view.rolled]
            dice += [(symbol, _GOLD_STYLE) for symbol in view.rolled_golden]
            label = self._say("dice-rolled")
        else:
            dice = [(" ", "dim")] * view.dice
            label = self._say("dice-left", count=view.dice)
        aside = [(symbol, _WORM_STYLE if symbol == _WORM else "bold") for symbol in view.aside]
        aside += [(symbol, _GOLD_STYLE) for symbol in view.aside_golden]
        table = Table.grid(padding=(0, 4, 0, 0))
        table.add_row(Text(label, style="dim"), self._aside_label(view) if aside else "")
        table.add_row(self._boxes(dice), self._boxes(aside))
        return table

    def _aside_label(self, view: HeckmeckView) -> Text:
        if view.prize is not None and view.prize.total != view.total:
            return Text(self._say("dice-aside-can", total=view.total, reached=view.prize.total), style="dim")
        return Text(self._say("dice-aside", total=view.total), style="dim")

    def _die_style(self, symbol: str, view: HeckmeckView) -> str:
        if symbol in view.aside + view.aside_golden:
            return "dim"
        return _WORM_STYLE if symbol == _WORM else "bold"

    def _boxes(self, dice: Sequence[tuple[str, str]]) -> Text:
        top, side, bottom = self._marks.die
        text = Text(no_wrap=True)
        for row in (top, None, bottom):
            for symbol, style in dice:
                face = f"~{symbol}~" if symbol == _WORM else f" {symbol} "
                text.append(row or f"{side}{face}{side}", style)
            text.append("\n")
        text.right_crop(1)
        return text

    def _prize(self, view: HeckmeckView) -> list[Text]:
        prize = view.prize
        if prize is None:
            return []
        failed = prize.portion is None
        text = self._say(
            f"prize-{prize.kind}",
            total=prize.total,
            portion=prize.portion or 0,
            worms=prize.worms,
            victim=self._names[prize.victim] if prize.victim is not None else "",
        )
        if prize.loses is not None:
            text += " " + self._say("prize-loses", portion=prize.loses)
        return [Text(text, style="red" if failed else "green")]

    # Decisions

    def question(self, view: View) -> str:
        assert isinstance(view, HeckmeckView)
        offered = self._say(f"the-{view.offered}") if view.offered else ""
        return self._say(f"phase-{view.phase}", name=self._names[view.turn], specialist=offered)

    def move(self, view: View, move: str) -> str:
        assert isinstance(view, HeckmeckView)
        kind, _, what = move.partition(" ")
        if kind == "take":
            return self._take(view, what)
        if kind == "stop":
            assert view.prize is not None
            return self._say("move-stop", kind=view.prize.kind, portion=view.prize.portion or 0)
        if kind == "return":
            return self._say("move-return", specialist=self._say(f"the-{what}"))
        if kind == "worm":
            return self._say("move-worm", victim=self._names[int(what)])
        return self._say(f"move-{kind}", count=view.dice + (kind == "golden"))

    def _take(self, view: HeckmeckView, symbol: str) -> str:
        count = (view.rolled + view.rolled_golden).count(symbol)
        points = count * min(SYMBOLS.index(symbol) + 1, 5)
        return self._say(
            "move-take-worm" if symbol == _WORM else "move-take-number",
            symbol=symbol,
            count=count,
            many=self._say("number", count=count),
            points=points,
            total=view.total + points,
        )

    # What happened

    def event(self, event: Event) -> Text | None:
        match event:
            case events.TurnBegan(seat):
                return Text(f"\n{self._marks.rule * 2} ", style=_seat_style(seat)).append(self._names[seat])
            case events.Rolled(seat, dice, golden) if golden:
                return self._told("event-rolled-golden", seat, dice=" ".join(dice), golden=golden)
            case events.Rolled(seat, dice, _):
                return self._told("event-rolled", seat, dice=" ".join(dice))
            case events.WeaselUsed(seat):
                return self._told("event-weasel-used", seat)
            case events.SetAside(seat, symbol, count, total):
                return self._told(
                    "event-set-aside-worm" if symbol == _WORM else "event-set-aside-number",
                    seat,
                    symbol=symbol,
                    count=count,
                    many=self._say("number", count=count),
                    total=total,
                )
            case events.Stopped(seat, total, can):
                return self._told("event-stopped-can" if can else "event-stopped", seat, total=total)
            case events.TurnFailed(seat, why):
                return self._told("event-turn-failed", seat, "red", why=why)
            case events.PortionMoved():
                return self._portion_moved(event)
            case events.PortionTurned(value):
                return Text(self._say("event-portion-turned", portion=value), style="red")
            case events.SpecialistMoved():
                return self._specialist_moved(event)
            case events.RoastWormMoved(source, target):
                thief = _seat(target)
                if source == events.SUPPLY:
                    return self._told("event-roast-worm-earned", thief, "green")
                return self._told("event-roast-worm-stolen", thief, "green", victim=self._names[_seat(source)])
            case _:
                # The score sheet says how the game ended.
                return None

    def _portion_moved(self, event: events.PortionMoved) -> Text:
        if event.target == events.GRILL:
            return self._told("event-portion-returned", _seat(event.source), portion=event.value)
        if event.source == events.GRILL:
            return self._told("event-portion-taken", _seat(event.target), "green", portion=event.value)
        victim = self._names[_seat(event.source)]
        return self._told("event-portion-stolen", _seat(event.target), "green", portion=event.value, victim=victim)

    def _specialist_moved(self, event: events.SpecialistMoved) -> Text:
        who = self._say(f"the-{event.specialist}")
        if event.target == events.BOX:
            return Text(self._say("event-specialist-left", specialist=who))
        if event.target.startswith("grill"):
            portion = _number(event.target)
            if event.source.startswith("seat"):
                return self._told("event-specialist-returned", _seat(event.source), specialist=who, portion=portion)
            return Text(self._say("event-specialist-moved", specialist=who, portion=portion))
        seat = _seat(event.target)
        if event.source.startswith("seat"):
            victim = self._names[_seat(event.source)]
            return self._told("event-specialist-stolen", seat, "green", specialist=who, victim=victim)
        return self._told("event-specialist-taken", seat, "green", specialist=who)

    def _told(self, key: str, seat: int, style: str = "", **data: str | int) -> Text:
        """A sentence about a seat; every language begins it with the name."""
        name = self._names[seat]
        text = Text(self._say(key, name=name, **data), style=style)
        text.stylize(f"not bold {_seat_style(seat)}", 0, len(name))
        return text


def _stack(owner: Owner) -> tuple[Text, Text]:
    if owner.top is None:
        return Text("-", style="dim"), Text("0", style="dim")
    top = Text(f"{owner.top} ", style="bold").append("~" * WORMS[VALUES.index(owner.top)], style=_WORM_STYLE)
    return top, Text(str(owner.height))


def _seat_style(seat: int) -> str:
    return _SEAT_STYLES[seat % len(_SEAT_STYLES)]


def _number(place: str) -> int:
    return int(place.rpartition("-")[2])


def _seat(place: str) -> int:
    return _number(place)

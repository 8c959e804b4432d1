"""Draws a table of Heckmeck and says what happens at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roost.core.event import Event
from roost.games.heckmeck.components import SYMBOLS
from roost.games.heckmeck.public import events
from roost.games.heckmeck.public.view import HeckmeckView, Prize
from roost.games.heckmeck.terminal.drawing import WORM_STYLE, Grill, Marks, Seats
from roost.painting.painter import TablePainter

_GOLD_STYLE: Final = "bold yellow"
_WORM: Final = "W"
_RAVEN: Final = "raven"
_HEN: Final = "hen"
_DIE: Final = 3


class Painter(TablePainter[Marks, HeckmeckView]):
    """What `roost.terminal` asks of a game's painter."""

    def __init__(self, say: Callable[..., str], names: Sequence[str], plain: bool) -> None:
        super().__init__(say, names, Marks(plain))

    # The table

    def table(self, view: HeckmeckView) -> RenderableType:
        parts: list[RenderableType] = [
            self._heading(view),
            Grill(view, self._say, self._marks),
            *self._away(view),
            Seats(view, self._say, self._names, self._marks),
        ]
        if view.turn >= 0:
            parts += [Text(), self.dice(view), *self._prize(view)]
        return self._indented(parts)

    def _heading(self, view: HeckmeckView) -> Text:
        text = Text(self._say("grill"), style="bold")
        if view.variant == "deluxe":
            text.append(f"   {self._say('supply', count=view.supply)}", style="not bold dim")
        return text

    def _away(self, view: HeckmeckView) -> list[Text]:
        if not view.away:
            return []
        specialists = ", ".join(self._say(f"specialist-{specialist}") for specialist in view.away)
        return [Text(self._say("away", specialists=specialists), style="dim")]

    def dice(self, view: HeckmeckView) -> Table:
        """On the left the dice just rolled, or blank ones for those still to roll; on the right those set aside."""
        if view.rolled or view.rolled_golden:
            dice = [(symbol, self._die_style(symbol, view)) for symbol in view.rolled]
            dice += [(symbol, _GOLD_STYLE) for symbol in view.rolled_golden]
            label = self._say("dice-rolled")
        else:
            dice = [(" ", "dim")] * view.dice
            label = self._say("dice-left", count=view.dice)
        aside = [(symbol, WORM_STYLE if symbol == _WORM else "bold") for symbol in view.aside]
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
        return WORM_STYLE if symbol == _WORM else "bold"

    def _boxes(self, dice: Sequence[tuple[str, str]]) -> Text:
        box = self._marks.box
        text = Text(no_wrap=True)
        for row in (box.upper(_DIE), None, box.lower(_DIE)):
            for symbol, style in dice:
                # The golden die is told from a white one without colours, too.
                edge = "*" if style == _GOLD_STYLE else "~" if symbol == _WORM else " "
                face = f"{edge}{symbol}{edge}"
                text.append(row or f"{box.side}{face}{box.side}", style)
            text.append("\n")
        text.right_crop(1)
        return text

    def _prize(self, view: HeckmeckView) -> list[Text]:
        """What stopping would bring, and below it what would come along or be lost."""
        prize = view.prize
        if prize is None:
            return []
        text = self._say(
            f"prize-{prize.kind}",
            total=prize.total,
            portion=prize.portion or 0,
            worms=prize.worms,
            victim=self._names[prize.victim] if prize.victim is not None else "",
        )
        more = " ".join(filter(None, [self._gains(prize), self._losses(prize), self._turns(prize)]))
        style = "red" if prize.portion is None else "green"
        return [Text(line, style=style) for line in (text, more) if line]

    def _gains(self, prize: Prize) -> str:
        # That the hen comes instead of the portion is said already.
        if prize.gains is None or prize.kind == _HEN:
            return ""
        if prize.gains == _RAVEN:
            return self._say("prize-gains-raven")
        return self._say("prize-gains", specialist=self._say(f"the-{prize.gains}"))

    def _losses(self, prize: Prize) -> str:
        specialist = self._say(f"the-{prize.returns}") if prize.returns is not None else ""
        if prize.loses is None:
            return self._say("prize-returns", specialist=specialist) if specialist else ""
        if specialist:
            return self._say("prize-loses-both", portion=prize.loses, specialist=specialist)
        return self._say("prize-loses", portion=prize.loses)

    def _turns(self, prize: Prize) -> str:
        return self._say("prize-turns", portion=prize.turns) if prize.turns is not None else ""

    # Decisions

    def question(self, view: HeckmeckView) -> str:
        offered = self._say(f"the-{view.offered}") if view.offered else ""
        return self._say(f"phase-{view.phase}", name=self._names[view.turn], specialist=offered)

    def keys(self, view: HeckmeckView, move: str, position: int) -> tuple[str, ...]:
        """Dice are taken by what they show, with 6 or w for the worm; a move that takes none comes after them."""
        kind, _, symbol = move.partition(" ")
        if kind == "take":
            number = str(SYMBOLS.index(symbol) + 1)
            return (number, symbol.lower()) if symbol == _WORM else (number,)
        return (str(len(SYMBOLS) + 1 if view.phase == "choose" else position),)

    def move(self, view: HeckmeckView, move: str) -> str:
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
            symbol=_spoken(symbol),
            count=count,
            many=self._say("number", count=count),
            points=points,
            total=view.total + points,
        )

    # What happened

    def event(self, event: Event) -> Text | None:
        match event:
            case events.TurnBegan(seat):
                return self._turn_heading(seat)
            case events.Rolled(seat, "", golden):
                return self._told("event-rolled-only-golden", seat, golden=golden)
            case events.Rolled(seat, dice, golden) if golden:
                return self._told("event-rolled-golden", seat, dice=" ".join(dice), golden=golden)
            case events.Rolled(seat, dice, _):
                return self._told("event-rolled", seat, dice=" ".join(dice))
            case events.WeaselUsed(seat):
                return self._told("event-weasel-used", seat)
            case events.SetAside():
                return self._set_aside(event)
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
            case events.RoastWormMoved(events.SUPPLY, target, why):
                return self._told("event-roast-worm-earned", _seat(target), "green", why=why)
            case events.RoastWormMoved(source, target, why):
                victim = self._names[_seat(source)]
                return self._told("event-roast-worm-stolen", _seat(target), "green", victim=victim, why=why)
            case events.RoastWormMissed(seat, why):
                return self._told("event-roast-worm-missed", seat, "yellow", why=why)
            case _:
                # The score sheet says how the game ended.
                return None

    def _set_aside(self, event: events.SetAside) -> Text:
        golden = self._say("event-golden-among", count=event.count) if event.golden else ""
        return self._told(
            "event-set-aside-worm" if event.symbol == _WORM else "event-set-aside-number",
            event.seat,
            symbol=_spoken(event.symbol),
            count=event.count,
            many=self._say("number", count=event.count),
            golden=f" {golden}" if golden else "",
            total=event.total,
        )

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
            if event.specialist == _HEN:
                return self._told("event-hen-stolen", seat, "green", victim=victim)
            return self._told("event-specialist-stolen", seat, "green", specialist=who, victim=victim)
        return self._told("event-specialist-taken", seat, "green", specialist=who)


def _spoken(symbol: str) -> str | int:
    """A symbol for a message: a language may choose its words by the number, as Italian must for a 1."""
    return int(symbol) if symbol.isdecimal() else symbol


def _number(place: str) -> int:
    return int(place.rpartition("-")[2])


def _seat(place: str) -> int:
    return _number(place)

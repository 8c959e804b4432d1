"""What a game may offer besides its rules. Every part is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

from roost.core.advice import Adviser
from roost.core.bot import Bot
from roost.core.event import Event
from roost.core.guide import Guide
from roost.core.message import Message
from roost.core.result import ScoreLine
from roost.core.type_parameters import StateT_contra, ViewT_contra

if TYPE_CHECKING:
    import argparse

    import msgspec
    from rich.console import RenderableType
    from rich.text import Text

__all__ = [
    "BotMaker",
    "CReference",
    "Extras",
    "OddsBenchmark",
    "OddsCommand",
    "Painter",
    "PainterMaker",
    "ReasonMaker",
    "SearchSettings",
    "Speaker",
]

BotMaker = Callable[[], Bot[StateT_contra]]
ReasonMaker = Callable[[StateT_contra, int], Message]
"""Says what a move does at once."""


class SearchSettings(NamedTuple, Generic[StateT_contra]):
    """How bots without a program of their own search a game."""

    guide: Guide[StateT_contra]
    steps: Mapping[str, int] = {}
    """How much each level searches, where that is not the usual number."""
    chick_temperature: float | None = None
    """How chicks err (see `SearchBot`), where that is not the usual number."""


class Painter(Protocol[ViewT_contra]):
    """Turns views, moves and events of one game into drawings and words. It knows no rules beyond what a view says."""

    def table(self, view: ViewT_contra) -> RenderableType:
        """Everything that lies before the players, fitting into 80 columns, and into 60 where that can be done."""

    def question(self, view: ViewT_contra) -> str:
        """What the seat on turn has to decide."""

    def keys(self, view: ViewT_contra, move: str, position: int) -> tuple[str, ...]:
        """What can be typed for a move that stands at that position (from 1) of the list; the list shows the first."""

    def topic(self, view: ViewT_contra, move: str) -> str:
        """What a move is about, where there are too many to list at once: those of one topic make one line at first.

        Nothing for a move that always has a line of its own.
        """

    def move(self, view: ViewT_contra, move: str) -> str:
        """What a move, given in its notation, would do."""

    def event(self, event: Event) -> Text | None:
        """What happened, in a sentence; None for what needs no words."""


class Speaker(Protocol):
    """Says messages in one language."""

    def say(self, key: str, **data: str | int | float) -> str:
        """Return the message of a key."""

    def message(self, message: Message, names: Sequence[str], sides: Sequence[int] = ()) -> str:
        """Return a message with the names of its seats and sides."""


PainterMaker = Callable[[Speaker, Sequence[str], bool], Painter[ViewT_contra]]
"""Makes a painter from a speaker, the names of the seats, and whether only ASCII can be shown."""


class OddsCommand(Protocol):
    """What `roost odds` asks of a game that knows the odds of a turn."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments that describe a turn."""

    def advise(self, arguments: argparse.Namespace) -> msgspec.Struct:
        """Return what can be said about the turn as plain data; raise a `RoostError` where it is impossible."""

    def draw(self, advice: Any, words: Speaker, plain: bool) -> RenderableType:
        """Draw the same for people."""


class CReference(Protocol[StateT_contra]):
    """What the hand-written C playout counts too, so that the two can be seen to play the same game."""

    @property
    def VARIANT(self) -> str:  # noqa: N802 modules meet this protocol
        """The only variant that the C program plays."""

    def observe(self, state: StateT_contra) -> dict[str, int]:
        """Return the statistics of a finished game."""


class OddsBenchmark(Protocol):
    """Whole turns whose odds `roost bench odds` computes."""

    @property
    def TURNS(self) -> Mapping[str, str]:  # noqa: N802 modules meet this protocol
        """The positions of the turns by their names."""

    def Turn(self, name: str) -> Any:  # noqa: N802 modules meet this protocol
        """Return the turn of that name; its method `solve` computes the odds and returns what the turn is worth."""


class Extras(Generic[StateT_contra, ViewT_contra]):
    """A game's offers. This base is for a game that has nothing but its rules."""

    def bots(self) -> Mapping[str, BotMaker[StateT_contra]]:
        """Bots by their names. A bot named like a level takes the place of that level's search."""
        return {}

    def search(self) -> SearchSettings[StateT_contra] | None:
        """What search and the general adviser need to know."""
        return None

    def adviser(self) -> Adviser[StateT_contra] | None:
        """The game's own coach."""
        return None

    def reasons(self) -> ReasonMaker[StateT_contra] | None:
        """What the general adviser says about a move besides its chances."""
        return None

    def painter(self) -> PainterMaker[ViewT_contra] | None:
        """How the game is drawn in a terminal."""
        return None

    def score_detail(self, line: ScoreLine) -> Message | None:
        """Return what a line of the score sheet was counted from; None to list its detail as it is."""
        del line
        return None

    def odds_command(self) -> OddsCommand | None:
        """The odds of a turn at a real table."""
        return None

    def c_reference(self) -> CReference[StateT_contra] | None:
        """What `roost bench engine` compares with the C playout."""
        return None

    def odds_benchmark(self) -> OddsBenchmark | None:
        """What `roost bench odds` measures."""
        return None

"""The painter of Karteneck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from roost.core.event import Event
from roost.core.extras import Speaker
from roost.core.message import Message
from roost.games.karteneck.public.events import WORM, RoundOpened
from roost.games.karteneck.public.view import KarteneckView, Pass, Theft
from roost.games.karteneck.terminal.drawing import (
    Grill,
    Hand,
    Heading,
    Seats,
    Symbols,
    by_kind,
    kind,
    stacks_note,
    unseen_note,
)
from roost.painting.painter import TablePainter

_MOST_AT_ONCE: Final = 9
"""Up to this number of moves, all are listed at once."""
_MOST_LINES: Final = 12
"""Up to this number of lines, at least the number cards are."""


class Painter(TablePainter[Symbols, KarteneckView]):
    """The painter that `roost.terminal` uses."""

    def __init__(self, words: Speaker, names: Sequence[str], plain: bool) -> None:
        super().__init__(words, names, Symbols(plain))

    # The table

    def table(self, view: KarteneckView) -> RenderableType:
        seats = Seats(view, self._say, self._names, self._marks)
        parts: list[RenderableType] = [seats]
        if view.passing is not None:
            parts = [self._heading(view), Grill(view.grill, self._marks), seats]
            if any(player.stack for player in view.seats):
                parts.append(stacks_note(view, self._say, self._names, self._marks))
            if view.unseen.size:
                parts.append(unseen_note(view, self._say, self._marks))
            parts.append(Text())
            if view.hand:
                parts.append(Hand(*view.sorted_hand(), self._say, self._marks))
            parts += self._passing(view, view.passing)
        return self._indented(parts)

    def _heading(self, view: KarteneckView) -> Heading:
        return Heading(
            self._say("round", round=view.round, rounds=view.rounds),
            self._say("supply", count=view.supply),
            self._say("piles", pile=view.pile, discard=view.discard.size),
        )

    def _passing(self, view: KarteneckView, passing: Pass) -> list[Text]:
        """Return what passing would bring, and whom the seat on turn could steal from."""
        gained = passing.takes or view.seats[view.turn].menu
        assert gained is not None
        text = self._say(
            "pass-menu" if passing.valid else "pass-lowest",
            last=_yes(passing.last),
            portion=gained.value,
            worms=self._worms(gained.worms),
            cards=self._say("cards", count=passing.draws),
        )
        lines = [Text(text, style="green" if passing.valid else "yellow")]
        if passing.theft is not None:
            lines.append(Text(self._say("pass-steal", **self._robbed(passing.theft)), style="bold green"))
        for seat, player in enumerate(view.seats):
            if player.theft is not None and seat != view.turn:
                lines.append(Text(self._say("would-steal", name=self._names[seat], **self._robbed(player.theft))))
        return lines

    def _robbed(self, theft: Theft) -> dict[str, str | int]:
        portion = theft.portion
        return {"portion": portion.value, "worms": self._worms(portion.worms), "victim": self._names[theft.victim]}

    def _worms(self, count: int) -> str:
        return self._say("worms", count=count)

    # Decisions

    def topic(self, view: KarteneckView, move: str) -> str:
        """Return the topic of a move: none for few moves; otherwise worms by number, then numbers by kind."""
        cards = _cards(move)
        if not cards:
            return ""
        fans = by_kind(view.sorted_hand()[0])
        worms = sum(len(fan) for fan in fans if kind(fan[0]) == WORM)
        numbers = sum(map(len, fans)) - worms
        if 1 + numbers + 2**worms <= _MOST_AT_ONCE:
            return ""
        if kind(cards[0]) == WORM:
            worm_cards = Message("worm-cards", {"count": len(cards)})
            return self._words.message(view.lay_message(cards, worm_cards), self._names)
        if 2 + numbers + worms <= _MOST_LINES:
            return ""
        held = next(len(fan) for fan in fans if fan[0] == cards[0])
        return self._say("topic-number", kind=cards[0], held=held)

    def event(self, event: Event) -> Text | None:
        return self._round_opened(event) if isinstance(event, RoundOpened) else super().event(event)

    def _round_opened(self, event: RoundOpened) -> Text:
        heading, began = (self._words.message(message, self._names) for message in event.messages())
        rule = self._marks.rule * 2
        return Text(f"\n{rule} ", style="bold").append(heading).append(f" {rule} {began}", style="not bold")


def _cards(move: str) -> list[str]:
    """Return the cards that a move lays; none for a pass."""
    return move.split()[1:]


def _yes(said: bool) -> str:
    return "yes" if said else "no"

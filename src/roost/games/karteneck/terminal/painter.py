"""Draws a table of Karteneck and says what happens at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from roost.core.event import Event
from roost.core.extras import Speaker
from roost.core.view import View
from roost.games.karteneck.components import WORM_POINTS
from roost.games.karteneck.public import events
from roost.games.karteneck.public.view import KarteneckView, Pass, Theft
from roost.games.karteneck.terminal.drawing import (
    Grill,
    Hand,
    Heading,
    Marks,
    Seats,
    by_kind,
    kind,
    stacks_note,
    unseen_note,
)
from roost.painting.painter import TablePainter

_WORM: Final = "W"
_MOST_AT_ONCE: Final = 9
"""Up to so many moves are all listed at once ..."""
_MOST_LINES: Final = 12
"""... and up to so many lines, the number cards at least."""


class Painter(TablePainter[Marks]):
    """What `roost.terminal` asks of a game's painter."""

    def __init__(self, words: Speaker, names: Sequence[str], plain: bool) -> None:
        super().__init__(words, names, Marks(plain))

    # The table

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, KarteneckView)
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
                parts.append(Hand(*_sorted(view), self._say, self._marks))
            parts += self._passing(view, view.passing)
        return self._indented(parts)

    def _heading(self, view: KarteneckView) -> Heading:
        return Heading(
            self._say("round", round=view.round, rounds=view.rounds),
            self._say("supply", count=view.supply),
            self._say("piles", pile=view.pile, discard=view.discard.size),
        )

    def _passing(self, view: KarteneckView, passing: Pass) -> list[Text]:
        """What passing would bring to the seat on turn, and whom it could steal from."""
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
        return {
            "portion": portion.value,
            "worms": self._worms(portion.worms),
            "victim": self._names[theft.victim],
        }

    def _worms(self, count: int) -> str:
        return self._say("worms", count=count)

    # Decisions

    def question(self, view: View) -> str:
        assert isinstance(view, KarteneckView)
        assert view.passing is not None
        name = self._names[view.turn]
        if not _sorted(view)[0]:
            return self._say("question-stuck", name=name)
        if view.passing.last:
            return self._say("question-last", name=name)
        return self._say("question", name=name)

    def topic(self, view: View, move: str) -> str:
        """Few moves are all listed; of many, the worms go by their number, and then the number cards by their kind."""
        assert isinstance(view, KarteneckView)
        cards = _cards(move)
        if not cards:
            return ""
        fans = by_kind(_sorted(view)[0])
        worms = sum(len(fan) for fan in fans if kind(fan[0]) == _WORM)
        numbers = sum(map(len, fans)) - worms
        if 1 + numbers + 2**worms <= _MOST_AT_ONCE:
            return ""
        if kind(cards[0]) == _WORM:
            return self._lay_worms(view, cards, self._say("worm-cards", count=len(cards)))
        if 2 + numbers + worms <= _MOST_LINES:
            return ""
        held = next(len(fan) for fan in fans if fan[0] == cards[0])
        return self._say("topic-number", kind=cards[0], held=held)

    def move(self, view: View, move: str) -> str:
        assert isinstance(view, KarteneckView)
        cards = _cards(move)
        if not cards:
            assert view.passing is not None
            return self._steal(view, view.passing) if move == "steal" else self._pass(view, view.passing)
        if kind(cards[0]) == _WORM:
            return self._lay_worms(view, cards, self._worms_named(cards))
        many = self._say("number-cards", kind=cards[0], count=len(cards))
        return self._say("move-lay", cards=many, total=_total(view, cards), match=self._match(view, cards))

    def _lay_worms(self, view: KarteneckView, cards: Sequence[str], named: str) -> str:
        return self._say("move-lay", cards=named, total=_total(view, cards), match=self._match(view, cards))

    def _match(self, view: KarteneckView, cards: Sequence[str]) -> str:
        """A word about whose top portion the display would be worth, if it is valid then."""
        if not (view.seats[view.turn].display.valid or kind(cards[0]) == _WORM):
            return ""
        total = _total(view, cards)
        for seat, player in enumerate(view.seats):
            if seat != view.turn and player.top == total:
                return self._say("move-lay-match", victim=self._names[seat])
        return ""

    def _pass(self, view: KarteneckView, passing: Pass) -> str:
        if passing.takes is not None:
            worms = self._worms(passing.takes.worms)
            return self._say("move-pass-lowest", portion=passing.takes.value, worms=worms)
        portion = _served(view)
        last = _yes(passing.last)
        if passing.theft is not None:
            return self._say("move-pass-no-steal", portion=portion, last=last)
        return self._say("move-pass", total=passing.total, portion=portion, last=last)

    def _steal(self, view: KarteneckView, passing: Pass) -> str:
        """Both portions: a stolen one comes on top of what the menu brings, K9."""
        assert passing.theft is not None
        return self._say("move-steal", menu=_served(view), last=_yes(passing.last), **self._robbed(passing.theft))

    # What happened

    def event(self, event: Event) -> Text | None:
        match event:
            case events.RoundOpened():
                return self._round_opened(event)
            case events.Laid():
                return self._laid(event)
            case events.Drew(seat, count, cards) if cards is not None:
                number = self._say("cards", count=count)
                named = ", ".join(map(self._card, cards))
                return self._told("event-drew", seat, "dim", number=number, cards=named)
            case events.NothingToDraw(seat):
                return self._told("event-nothing-to-draw", seat)
            case events.Reshuffled(count):
                return Text(self._say("event-reshuffled", count=count), style="dim")
            case events.Passed(seat, total, True):
                return self._told("event-passed", seat, total=total)
            case events.Passed(seat, total):
                return self._told("event-passed-invalid", seat, "yellow", total=total)
            case events.PortionTaken(seat, value, worms, "menu"):
                return self._told("event-portion-served", seat, "green", portion=value, worms=self._worms(worms))
            case events.PortionTaken(seat, value, worms):
                return self._told("event-portion-lowest", seat, "yellow", portion=value, worms=self._worms(worms))
            case events.PortionStolen(seat, victim, value, worms):
                robbed = self._names[victim]
                return self._told(
                    "event-portion-stolen", seat, "green", portion=value, worms=self._worms(worms), victim=robbed
                )
            case _:
                # Hands and displays are seen on the table, and the score sheet says how the game ended.
                return None

    def _round_opened(self, event: events.RoundOpened) -> Text:
        text = Text(f"\n{self._marks.rule * 2} ", style="bold")
        text.append(self._say("round", round=event.round, rounds=event.rounds))
        portions = ", ".join(map(str, event.portions))
        began = self._say("event-round-opened", portions=portions, name=self._names[event.seat])
        return text.append(f" {self._marks.rule * 2} {began}", style="not bold")

    def _laid(self, event: events.Laid) -> Text:
        if kind(event.cards[0]) == _WORM:
            cards = self._worms_named(event.cards)
        else:
            cards = self._say("number-cards", kind=event.cards[0], count=len(event.cards))
        return self._told(
            "event-laid" if event.valid else "event-laid-invalid", event.seat, cards=cards, total=event.total
        )

    def _worms_named(self, cards: Sequence[str]) -> str:
        return self._say("worms-named", cards=", ".join(map(_signpost, cards)), count=len(cards))

    def _card(self, card: str) -> str:
        return self._say("worm-card", number=_signpost(card)) if kind(card) == _WORM else card


def _signpost(card: str) -> str:
    return card.removeprefix(_WORM)


def _cards(move: str) -> list[str]:
    """The cards that a move lays out; none for a pass."""
    return move.split()[1:]


def _sorted(view: KarteneckView) -> tuple[list[str], list[str]]:
    """The cards in the hand that may be laid out, and those of kinds that lie in the display already."""
    assert view.viewer is not None
    shown = {kind(card) for card in view.seats[view.viewer].display.cards}
    free = [card for card in view.hand if kind(card) not in shown]
    return free, [card for card in view.hand if kind(card) in shown]


def _total(view: KarteneckView, cards: Sequence[str]) -> int:
    """What the display would add up to with these cards in it."""
    each = WORM_POINTS if kind(cards[0]) == _WORM else int(cards[0])
    return view.seats[view.turn].display.total + len(cards) * each


def _served(view: KarteneckView) -> int:
    """The portion that the menu would bring to the valid display of the seat on turn."""
    menu = view.seats[view.turn].menu
    assert menu is not None
    return menu.value


def _yes(said: bool) -> str:
    """As the words ask for it."""
    return "yes" if said else "no"

"""The view of Heckmeck. Nothing is hidden, so all seats and spectators get the same."""

from __future__ import annotations

from typing import Literal

import msgspec

from roost.core.masks import highest_bit
from roost.core.message import Message
from roost.core.view import View
from roost.games.heckmeck.components import HEN, SPECIALISTS, SYMBOLS, VALUES, WEASEL, WORMS
from roost.games.heckmeck.public import events
from roost.games.heckmeck.rules.phases import CUP, DECIDE, KEPT_ONE, KEPT_WORM, PHASES
from roost.games.heckmeck.rules.state import HeckmeckState
from roost.games.heckmeck.rules.stop_outcome import (
    GRILL,
    HEN_THEFT,
    NO_WORM,
    NOTHING_FITS,
    THEFT,
    counted_total,
    stop_outcome,
)


class Portion(msgspec.Struct, frozen=True):
    """A portion on the grill."""

    value: int
    worms: int
    open: bool
    specialist: str | None


class Owner(msgspec.Struct, frozen=True):
    """A seat and its belongings."""

    stack: tuple[int, ...]
    """From bottom to top; only the top one can be stolen or lost."""
    top: int | None
    height: int
    specialist: str | None
    roast_worms: int
    worms: int
    """The score if the game ended now."""


class Prize(msgspec.Struct, frozen=True):
    """What stopping now would bring."""

    kind: Literal["grill", "theft", "hen", "no-worm", "nothing-fits"]
    """`no-worm` and `nothing-fits` are failures."""
    total: int
    """The total that counts, with the can's worm."""
    portion: int | None
    worms: int
    victim: int | None
    loses: int | None
    """The portion that a failure would return to the grill."""
    returns: str | None = None
    """The specialist that a failure would return."""
    turns: int | None = None
    """The portion that a failure would turn face down."""
    gains: str | None = None
    """The specialist that comes with the portion; the raven only brings a roast worm."""

    def messages(self) -> tuple[Message, ...]:
        """Return what stopping would bring, and what would come along or be lost."""
        data = {"total": self.total, "portion": self.portion or 0, "worms": self.worms}
        messages = [Message(f"prize-{self.kind}", data, {} if self.victim is None else {"victim": self.victim})]
        # The hen is in the first message already.
        if self.gains == "raven":
            messages.append(Message("prize-gains-raven"))
        elif self.gains is not None and self.kind != "hen":
            messages.append(Message("prize-gains", parts={"specialist": Message(f"the-{self.gains}")}))
        who = {} if self.returns is None else {"specialist": Message(f"the-{self.returns}")}
        if self.loses is not None:
            messages.append(Message("prize-loses-both" if who else "prize-loses", {"portion": self.loses}, parts=who))
        elif who:
            messages.append(Message("prize-returns", parts=who))
        if self.turns is not None:
            messages.append(Message("prize-turns", {"portion": self.turns}))
        return tuple(messages)


class HeckmeckView(View, frozen=True, tag="heckmeck"):
    """The whole table."""

    variant: Literal["classic", "deluxe"]
    phase: str
    """The decision: begin, choose, bust, decide, double, visit (the raven's worm), swap or over."""
    turns: int
    grill: tuple[Portion, ...]
    seats: tuple[Owner, ...]
    supply: int
    """Roast worms that nobody owns."""
    rolled: str
    """The white dice just rolled."""
    rolled_golden: str
    """The face of the golden die among them, or an empty string."""
    aside: str
    """The white dice set aside in this turn."""
    aside_golden: str
    dice: int
    """The number of dice in the next roll, the golden one included."""
    total: int
    weasel: Literal["none", "ready", "spent"]
    """Whether the seat on turn can roll again."""
    offered: str | None
    """The second specialist, while one must be returned."""
    prize: Prize | None
    """What stopping would bring, while that is a choice."""
    away: tuple[str, ...]
    """Specialists that left the game."""

    def question(self) -> Message:
        offered = {"specialist": Message(f"the-{self.offered}")} if self.offered else {}
        return Message(f"phase-{self.phase}", {}, {"name": self.turn}, offered)

    def move_message(self, move: str) -> Message:
        kind, _, what = move.partition(" ")
        if kind == "take":
            return self._take(what)
        if kind == "stop":
            assert self.prize is not None
            return Message("move-stop", {"kind": self.prize.kind, "portion": self.prize.portion or 0})
        if kind == "return":
            return Message("move-return", parts={"specialist": Message(f"the-{what}")})
        if kind == "worm":
            return Message("move-worm", seats={"victim": int(what)})
        return Message(f"move-{kind}", {"count": self.dice + (kind == "golden")})

    def _take(self, symbol: str) -> Message:
        count = (self.rolled + self.rolled_golden).count(symbol)
        points = count * min(SYMBOLS.index(symbol) + 1, 5)
        return Message(
            "move-take-worm" if symbol == events.WORM else "move-take-number",
            {"symbol": events.symbol_data(symbol), "count": count, "points": points, "total": self.total + points},
            parts={"many": events.count_message(count)},
        )

    def preview(self) -> tuple[Message, ...]:
        return () if self.prize is None else self.prize.messages()

    def aim(self, seat: int) -> Message | None:
        """Return the aim until the first portion is taken, and whenever a worm is still to come."""
        worm = events.WORM in self.aside + self.aside_golden
        lacks_worm = self.turn == seat and self.aside != "" and not worm
        return Message("aim", {"variant": self.variant}) if lacks_worm or not self.seats[seat].height else None


def view(state: HeckmeckState) -> HeckmeckView:
    """Return the view, which is the same for everybody."""
    kept_golden = {KEPT_ONE: "1", KEPT_WORM: "W"}.get(state.golden, "")
    return HeckmeckView(
        turn=state.turn,
        variant="deluxe" if state.deluxe else "classic",
        phase=PHASES[state.phase],
        turns=state.turns,
        grill=tuple(
            Portion(
                VALUES[portion], WORMS[portion], bool(state.open >> portion & 1), _name(state.specialist_on(portion))
            )
            for portion in range(len(VALUES))
            if (state.open | state.turned) >> portion & 1
        ),
        seats=tuple(_owner(state, seat) for seat in range(state.seats)),
        supply=state.supply,
        rolled=events.white_dice(state.rolled, state.golden),
        rolled_golden=events.golden_face(state.golden),
        aside="".join(
            symbol * ((state.aside >> 4 * i & 15) - (symbol == kept_golden)) for i, symbol in enumerate(SYMBOLS)
        ),
        aside_golden=kept_golden,
        dice=0 if state.over else state.dice + (CUP <= state.golden < KEPT_ONE),
        total=state.total,
        weasel=_weasel(state),
        offered=_name(state.offered),
        prize=_prize(state) if state.phase == DECIDE else None,
        away=tuple(name for specialist, name in enumerate(SPECIALISTS) if state.boxed >> specialist & 1),
    )


def _name(specialist: int) -> str | None:
    return SPECIALISTS[specialist] if specialist else None


def _weasel(state: HeckmeckState) -> Literal["none", "ready", "spent"]:
    if state.over or state.specialist_of(state.turn) != WEASEL:
        return "none"
    return "spent" if state.rolled_again else "ready"


def _owner(state: HeckmeckState, seat: int) -> Owner:
    stack = tuple(VALUES[portion] for portion in state.stack(seat))
    return Owner(
        stack=stack,
        top=stack[-1] if stack else None,
        height=len(stack),
        specialist=_name(state.specialist_of(seat)),
        roast_worms=state.worms_of(seat),
        worms=state.score(seat),
    )


def _prize(state: HeckmeckState) -> Prize:
    kind, portion, victim = stop_outcome(state)
    if portion < 0:
        returned, turned = _failure(state)
        specialist = state.specialist_of(state.turn)
        return Prize(
            kind=_KINDS[kind],
            total=counted_total(state),
            portion=None,
            worms=0,
            victim=None,
            loses=_value(returned),
            # The hen returns instead of a portion, and stays where there is none.
            returns=None if specialist == HEN and state.top_of(state.turn) < 0 else _name(specialist),
            turns=_value(turned),
        )
    gained = state.specialist_on(portion) if victim < 0 else state.specialist_of(victim)
    return Prize(
        kind=_KINDS[kind],
        total=counted_total(state),
        portion=VALUES[portion],
        worms=0 if kind == HEN_THEFT else WORMS[portion],
        victim=victim if victim >= 0 else None,
        loses=None,
        gains=_name(gained),
    )


def _failure(state: HeckmeckState) -> tuple[int, int]:
    """Return the portions that a failure would return and turn, or -1, by failing on a copy."""
    after = state.copy()
    after.fail()
    returned = after.open & ~state.open
    return highest_bit(returned) if returned else -1, highest_bit(turned) if (
        turned := after.turned & ~state.turned
    ) else -1


def _value(portion: int) -> int | None:
    return VALUES[portion] if portion >= 0 else None


_KINDS: dict[int, Literal["grill", "theft", "hen", "no-worm", "nothing-fits"]] = {
    GRILL: "grill",
    THEFT: "theft",
    HEN_THEFT: "hen",
    NO_WORM: "no-worm",
    NOTHING_FITS: "nothing-fits",
}

"""The coach's reasons: what a move does at once, as its seat can see."""

from __future__ import annotations

from roost.core.masks import bit_count
from roost.core.message import Message
from roost.games.karteneck.components import VALUES, WORMS
from roost.games.karteneck.public.view import KarteneckView, Pass
from roost.games.karteneck.rules.cards import DISPLAY, NUMBER_CARDS, total, worms
from roost.games.karteneck.rules.moves import PASS, STEAL, cards_of
from roost.games.karteneck.rules.serving_order import servings
from roost.games.karteneck.rules.state import KarteneckState


def reason(state: KarteneckState, move: int) -> Message:
    """Return the reason of a move: the portion of a pass or theft, or the total of a lay."""
    if move not in (PASS, STEAL):
        return _lay(state, cards_of(move))
    view = state.view(int(state.turn))
    assert view.passing is not None
    return _steal(view, view.passing) if move == STEAL else _pass(view, view.passing)


def _steal(view: KarteneckView, passing: Pass) -> Message:
    menu = view.seats[view.turn].menu
    assert passing.theft is not None
    assert menu is not None
    portion = passing.theft.portion
    return Message(
        "reason-steal",
        {"portion": portion.value, "count": portion.worms, "menu": menu.value, "rivals": _rivals(view)},
        {"victim": passing.theft.victim},
    )


def _pass(view: KarteneckView, passing: Pass) -> Message:
    if passing.takes is not None:
        portion = passing.takes
        return Message("reason-pass-lowest", {"portion": portion.value, "count": portion.worms, "draws": passing.draws})
    menu = view.seats[view.turn].menu
    assert menu is not None
    return Message("reason-pass", {"portion": menu.value, "count": menu.worms, "rivals": _rivals(view)})


def _rivals(view: KarteneckView) -> int:
    """Return the number of other seats still in the round."""
    return sum(not player.passed for seat, player in enumerate(view.seats) if seat != view.turn)


def _lay(state: KarteneckState, cards: int) -> Message:
    seat = int(state.turn)
    # `play` would draw a card, which nobody knows yet.
    after = state.copy()
    after.cards[seat] -= cards
    after.cards[DISPLAY + seat] += cards
    display = after.cards[DISPLAY + seat]
    reached = int(total(display))
    if display <= NUMBER_CARDS:
        return Message("reason-lay-bare", {"total": reached, "worms": int(bit_count(worms(after.cards[seat])))})
    portion = next(portion for server, portion in servings(after) if server == seat)
    data: dict[str, str | int | float] = {"total": reached, "portion": VALUES[portion], "count": WORMS[portion]}
    victim = int(after.victim())
    if victim >= 0:
        return Message("reason-lay-match", data, {"victim": victim})
    return Message("reason-lay", data)

"""Events, moves, questions and score lines of all games have messages that the catalogue can say."""

from __future__ import annotations

import pytest

from examples.pig import GAME as PIG
from roost.core.event import Event, OpenEvent
from roost.core.game import Game
from roost.core.message import Message
from roost.core.random_stream import SeededChance
from roost.core.recording import Recording
from roost.core.result import ScoreLine
from roost.core.view import View
from roost.games.karteneck.public.events import NothingToDraw
from roost.games.zwickern.public.events import ZwicksCancelled
from roost.words import Words
from tests.variants import VARIANTS, GameVariant

NAMES = ("Anna", "Ben", "Carla", "Dora")
MAX_MOVES = 400
"""Random games of Heckmeck are longer; those of the games with details of scores are not."""


def said(game: Game, seats: int, messages: tuple[Message, ...]) -> None:
    """Check that messages can be said."""
    words = Words("en", game)
    for message in messages:
        text = words.message(message, NAMES[:seats], game.sides(seats))
        assert text.strip()
        assert "{" not in text, "data is missing"
        assert text != message.key


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.parametrize("luck", range(2))
def test_all_messages_of_random_games_can_be_said(variant: GameVariant, luck: int) -> None:
    game = variant.game
    seats = min(4, game.seats[-1]) if luck else game.seats[0]
    chance = SeededChance(f"messages {luck}")
    recording = Recording(game, NAMES[:seats], chance, variant.options)
    events = list(recording.opening)
    for _ in range(MAX_MOVES):
        state = recording.state
        for event in events:
            chapter = event.rules_chapter()
            assert chapter is None or 0 <= chapter < 12
            for seen in (event, event.seen_by(None)):
                said(game, seats, () if seen is None else seen.messages())
        if state.over:
            break
        seat = int(state.turn)
        view = state.view(seat)
        aims = [aim for each in range(seats) if (aim := view.aim(each)) is not None]
        moves = [view.move_message(state.text(move)) for move in state.moves()[:6]]
        said(game, seats, (view.question(), *moves, *view.preview(), *aims))
        events = list(recording.play(seat, int(state.pick(chance))))
    result = recording.state.result()
    assert result is not None or game.key == "heckmeck"
    details = [game.extras.score_detail(line) for line in (result.sheet if result else ()) if line.detail]
    said(game, seats, tuple(detail for detail in details if detail is not None))


@pytest.mark.parametrize(
    ("key", "seats", "event"),
    [
        ("karteneck", 3, NothingToDraw(1, 2)),
        ("zwickern", 4, ZwicksCancelled((0, 1))),
        ("zwickern", 3, ZwicksCancelled((0, 1, 2))),
    ],
)
def test_what_hardly_ever_happens_can_be_said_too(key: str, seats: int, event: Event) -> None:
    said(next(variant.game for variant in VARIANTS if variant.game.key == key), seats, event.messages())


class Moved(OpenEvent, frozen=True, tag="moved"):
    seat: int
    cards: tuple[str, ...]
    places: tuple[tuple[int, ...], ...] = ()
    left: dict[str, int] | None = None
    why: str | None = None


class Rained(OpenEvent, frozen=True, tag="rained"):
    drops: int


def test_games_without_messages_are_told_by_their_data() -> None:
    words = Words("en")
    texts = [
        words.message(message, NAMES)
        for event in (Moved(1, ("a", "b"), ((1,), (2, 3)), {"x": 1}), Rained(3))
        for message in event.messages()
    ]
    assert texts == ["Ben: moved, cards a b, places 1 / 2 3, left x 1, why -", "rained, drops 3"]
    view = View(turn=0)
    assert words.message(view.question(), NAMES) == "Anna, it is your turn."
    assert words.message(view.move_message("roll 2"), NAMES) == "roll 2"
    assert (view.preview(), view.aim(0), Rained(1).rules_chapter()) == ((), None, None)
    assert PIG.extras.score_detail(ScoreLine(0, "points", 3)) is None

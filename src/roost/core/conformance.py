"""The conformance test of games, for those of Roost and your own.

    from roost.testing import check_game
    check_game(MyGame())

It plays random games. Each is checked as a whole, and all laws are checked at a few random positions. The first broken
law raises a `ConformanceError`, which names the law, the position and the seed.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Mapping

import msgspec

from roost.core.chance import FastChance
from roost.core.errors import RecordError, RoostError
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.core.playout import play_random_moves, playout
from roost.core.random_stream import SeededChance
from roost.core.record import UNDO, Record
from roost.core.recording import Recording
from roost.core.registry import games as registered
from roost.core.registry import register
from roost.core.state import State

__all__ = ["LAWS", "ConformanceError", "check_game", "check_position", "check_record"]

_encode = msgspec.json.Encoder(order="deterministic").encode
_MAX_ILLEGAL_MOVES_TRIED = 64
_MAX_MOVES_TRIED = 24
_IMAGINING = "imagining keeps what is known"
_MOVES_PLAYED_ON = 20
_MIN_POSITIONS_WITH_SECRETS = 5
_HANDS_COMPARED = 3
_MAX_MOVES_PER_HAND = 12


class ConformanceError(RoostError):
    """A law that a game broke, and where."""

    def __init__(self, law: str, detail: str, where: str) -> None:
        super().__init__(f"{law}: {detail}\n  at: {where}", "law", law=law, detail=detail, where=where)
        self.law = law


def check_game(
    game: Game,
    *,
    games: int = 10,
    seats: Iterable[int] | None = None,
    options: Iterable[Options | Mapping[str, object]] | None = None,
    seed: int = 0,
    positions: int = 5,
    every: int = 1,
    records: int = 1,
    most_moves: int = 10_000_000,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Check random games against the laws, and return how many positions were checked.

    Args:
        game: The game to check. It is registered if it is not yet.
        games: How many games are played for each number of seats and set of options.
        seats: The numbers of seats to play with; by default all that the game allows.
        options: The sets of options to play with; by default only the game's defaults.
        seed: The seed of the first game.
        positions: How many random positions of a game are checked with all laws, besides its end.
        every: Positions are checked in every n-th game only.
        records: How many games, for each number of seats and set of options, are recorded and read again.
        most_moves: A game with more moves counts as endless.
        progress: A function that is called with the number of games played so far.
    """
    if game not in registered():
        register(game)
    looked_at = 0
    played = 0
    for chosen in options if options is not None else [game.options()]:
        checked = chosen if isinstance(chosen, Options) else game.choose(chosen)
        for count in seats if seats is not None else game.seats:
            secrets = _Secrets()
            for number in range(games):
                trial = _Trial(game, count, checked, seed + number, most_moves)
                trial.play()
                looked_at += trial.look(positions, secrets) if number % every == 0 else trial.repeat()
                if number < records:
                    check_record(game, count, checked, f"{seed + number}")
                played += 1
                if progress is not None:
                    progress(played)
            secrets.check(f"{game.key} with {count} seats, {checked}")
    return looked_at


class _Trial:
    """One random game, which must end, conserve its components and be reproducible."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int, most_moves: int) -> None:
        self._game = game
        self._seed = seed
        self._most_moves = most_moves
        self._where = f"{game.key} with {seats} seats, {options}, seed {seed}"
        self._chance, self._state = self._begin(seats, options)
        self._twin_chance, self._twin = self._begin(seats, options)
        self._census = self._state.census()
        self._length = 0

    def _begin(self, seats: int, options: Options) -> tuple[FastChance, State]:
        chance = FastChance(self._seed)
        return chance, self._game.start(seats, chance, options)

    def play(self) -> None:
        try:
            self._length = play_random_moves(self._state, self._chance, self._most_moves)
        except Exception as error:
            check_position(self._game, self._state, FastChance(self._seed), self._where)
            raise ConformanceError("moves exist exactly while the game goes on", _said(error), self._where) from error
        if not self._state.over:
            raise ConformanceError("every game ends", f"still going on after {self._most_moves} moves", self._where)
        self._conserve(self._state)

    def look(self, positions: int, secrets: _Secrets) -> int:
        """Check the end and some random positions, and return how many."""
        check_position(self._game, self._state, FastChance(self._seed), self._where)
        drawn = FastChance(self._seed + 1)
        chosen_moves = sorted({drawn.below(self._length) for _ in range(positions)} if self._length else set())
        reached = 0
        for move_number in chosen_moves:
            reached += play_random_moves(self._twin, self._twin_chance, move_number - reached)
            self._conserve(self._twin)
            check_position(self._game, self._twin, FastChance(self._seed + move_number), self._where)
            secrets.look(self._twin, FastChance(self._seed + move_number))
        return len(chosen_moves) + 1 + self.repeat()

    def repeat(self) -> int:
        """Play the game again and compare its end; return 0, the number of positions checked."""
        playout(self._twin, self._twin_chance)
        ends = [state.position() for state in (self._state, self._twin)]
        if ends[0] != ends[1]:
            raise ConformanceError("the same chance and moves give the same game", " != ".join(ends), self._where)
        return 0

    def _conserve(self, state: State) -> None:
        if state.census() != self._census:
            raise ConformanceError(
                "components are conserved",
                f"{self._census} became {state.census()}",
                f"{self._where}\n      {state.position()}",
            )


class _Secrets:
    """Finds games with hidden information whose `imagine` does nothing."""

    def __init__(self) -> None:
        self.kept = 0
        self.imagined = False

    def look(self, state: State, chance: FastChance) -> None:
        if len({_encode(state.view(seat)) for seat in range(state.seats)}) == 1:
            return
        self.kept += 1
        for seat in range(state.seats):
            other = state.copy()
            other.imagine(seat, chance)
            self.imagined = self.imagined or other.position() != state.position()

    def check(self, where: str) -> None:
        # One position proves nothing: near the end of a game a seat may know everything.
        if self.kept >= _MIN_POSITIONS_WITH_SECRETS and not self.imagined:
            raise ConformanceError(_IMAGINING, "seats see different things, but imagine changes nothing", where)


def check_record(game: Game, seats: int, options: Options, seed: str) -> None:
    """Record a random game, read the record and compare both."""
    where = f"{game.key} with {seats} seats, {options}, seed {seed!r}"
    recording = Recording(game, [f"seat {seat}" for seat in range(seats)], SeededChance(seed), options)
    chance = FastChance(seats)
    while not recording.state.over:
        recording.play(int(recording.state.turn), recording.state.pick(chance))
    text = recording.record.write()
    try:
        record = Record.read(text)
    except RecordError as error:
        raise ConformanceError("records round-trip", _said(error), where) from error
    *_, last = record.replay()
    if record.write() != text or last.state.position() != recording.state.position():
        raise ConformanceError("records round-trip", "the record read again is another one", where)


def check_position(game: Game, state: State, chance: FastChance, where: str = "") -> None:
    """Check all laws at one position."""
    where = f"{where}\n      {state.position()}"
    for law, holds in LAWS.items():
        try:
            fault = holds(game, state, chance)
        except Exception as error:
            # A game under development may raise anything.
            raise ConformanceError(law, _said(error), where) from error
        if fault:
            raise ConformanceError(law, fault, where)


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _moves_exist(game: Game, state: State, chance: FastChance) -> str:
    moves = state.moves()
    if bool(moves) == state.over:
        return f"over is {state.over}, with {len(moves)} moves"
    if state.over != (state.turn < 0) or state.turn >= state.seats:
        return f"turn is {state.turn}"
    if len(set(moves)) != len(moves) or state.moves() != moves:
        return "the list of moves is not stable, or names a move twice"
    if not all(state.is_legal(move) for move in moves):
        return "is_legal denies a listed move"
    if moves and not state.is_legal(state.pick(chance)):
        return "pick picks an illegal move"
    return ""


def _notation_is_exact(game: Game, state: State, chance: FastChance) -> str:
    texts = [state.text(move) for move in state.moves()]
    if len(set(texts)) != len(texts):
        return f"two moves have the same text: {texts}"
    for move, text in zip(state.moves(), texts, strict=True):
        if state.parse(text) != move:
            return f"{text!r} is read as another move"
        if text != " ".join(text.split()) or not text.isprintable():
            return f"{text!r} is not one clean line"
        if text == UNDO:
            return f"{text!r} is what records call a move that is taken back"
    return ""


def _illegal_moves_are_refused(game: Game, state: State, chance: FastChance) -> str:
    before = state.position()
    victim = state.copy()
    listed = set(state.moves())
    near = [move ^ (1 << bit) for move in _some(state, chance, 3) for bit in range(62)]
    tried = [move for move in (*range(-2, _MAX_ILLEGAL_MOVES_TRIED), *near) if move not in listed]
    if not state.truncated and any(state.is_legal(move) for move in tried):
        return "is_legal allows a move that is not listed, although the list is not cut"
    tried = [move for move in tried if not state.is_legal(move)]
    for move in tried:
        try:
            victim.play(move, chance)
        except RoostError as error:
            if not str(error):
                return f"move {move} is refused without a reason"
        else:
            return f"move {move} is not legal and was carried out"
    if victim.position() != before:
        return f"refusing one of the moves {tried} changed the state"
    return ""


def _copies_are_independent(game: Game, state: State, chance: FastChance) -> str:
    before = state.position()
    kept, state.log = state.log, []
    other, sibling = state.copy(), state.copy()
    state.log = kept
    if other.position() != before or other.log is not None:
        return "a copy is not equal, or took the log along"
    play_random_moves(other, chance, _MOVES_PLAYED_ON)
    if state.position() != before:
        return "playing on in a copy changed the state"
    if sibling.position() != before:
        return "playing on in a copy changed another copy"
    # Check a state that was itself made by copying, too.
    play_random_moves(sibling, chance, 1)
    third, before = sibling.copy(), sibling.position()
    play_random_moves(sibling, chance, _MOVES_PLAYED_ON)
    if third.position() != before:
        return "playing on in the state changed a copy"
    return ""


def _chance_decides(game: Game, state: State, chance: FastChance) -> str:
    seed = chance.below(1 << 30)
    looked_at = False
    for move in _some(state, chance, _MAX_MOVES_TRIED):
        one, two, silent = state.copy(), state.copy(), state.copy()
        one.log, two.log = [], []
        for copy in (one, two, silent):
            copy.play(move, FastChance(seed))
        if one.position() != two.position() or one.position() != silent.position():
            return f"{state.text(move)!r} leads to different states, or the log matters"
        for seat in (None, *range(state.seats)) if not looked_at else ():
            looked_at = True
            if _seen(one, seat, one.log) != _seen(two, seat, two.log):
                return f"{state.text(move)!r} gives seat {seat} different views or events"
    return ""


def _some(state: State, chance: FastChance, most: int) -> list[int]:
    """Return at most `most` moves, always with the first and the last."""
    moves = list(state.moves())
    while len(moves) > most:
        del moves[1 + chance.below(len(moves) - 2)]
    return moves


def _seen(state: State, seat: int | None, log: list[Event]) -> bytes:
    events = [event.seen_by(seat) for event in log]
    return _encode([state.view(seat), *(event for event in events if event is not None)])


def _positions_round_trip(game: Game, state: State, chance: FastChance) -> str:
    text = state.position()
    if not text.isprintable():
        return "a position is not one line"
    for other in (pickle.loads(pickle.dumps(state)), game.read(text)):  # noqa: S301 these bytes are our own
        if other.position() != text or other.moves() != state.moves() or other.turn != state.turn:
            return f"it is read again as {other.position()}"
    for seat in (None, *range(state.seats)):
        if _encode(other.view(seat)) != _encode(state.view(seat)):
            return f"read again, seat {seat} sees something else"
    return ""


def _imagining_keeps_what_is_known(game: Game, state: State, chance: FastChance) -> str:
    for seat in range(state.seats):
        other = _imagined(state, seat, chance.below(1 << 30))
        if other.position() == state.position():
            continue
        # Seats see everything that spectators see.
        for observer in (seat, None):
            if _encode(other.view(observer)) != _encode(state.view(observer)):
                return f"imagined for seat {seat}, seat {observer} sees a difference"
        if other.census() != state.census():
            return f"imagining for seat {seat} changed the components"
        seed = chance.below(1 << 30)
        again = [_imagined(true, seat, seed).position() for true in (state, other)]
        if again[0] != again[1]:
            return f"what seat {seat} imagines depends on what it cannot know"
        if seat == state.turn and [other.text(m) for m in other.moves()] != [state.text(m) for m in state.moves()]:
            return f"seat {seat} has other moves, so it could tell"
        if state.over or not other.is_legal(move := state.pick(chance)):
            continue
        seed = chance.below(1 << 30)
        true, imagined = state.copy(), other.copy()
        true.log, imagined.log = [], []
        true.play(move, FastChance(seed))
        imagined.play(move, FastChance(seed))
        for observer in (seat, None):
            views_alike = _encode(true.view(observer)) == _encode(imagined.view(observer))
            if views_alike and _seen(true, observer, true.log) != _seen(imagined, observer, imagined.log):
                return f"after {state.text(move)!r} seat {observer} sees events that its view does not show"
    return ""


def _imagined(state: State, seat: int, seed: int) -> State:
    other = state.copy()
    other.imagine(seat, FastChance(seed))
    return other


def _errors_keep_secrets(game: Game, state: State, chance: FastChance) -> str:
    """Check that errors, which end up in logs, do not depend on hidden cards."""
    if state.over:
        return ""
    following = (int(state.turn) + 1) % int(state.seats)
    # The same table where the seat on turn holds other cards.
    hands = [state, *(_imagined(state, following, chance.below(1 << 30)) for _ in range(_HANDS_COMPARED))]
    if len({hand.position() for hand in hands}) == 1:
        return ""
    for text in dict.fromkeys(hand.text(move) for hand in hands for move in _some(hand, chance, _MAX_MOVES_PER_HAND)):
        errors = [error for hand in hands if (error := _refused(hand, text)) is not None]
        for error in errors[1:]:
            if (error.reason, str(error), error.data) != (errors[0].reason, str(errors[0]), errors[0].data):
                return f"about {text!r} it says {str(errors[0])!r}, but with another hand {str(error)!r}"
    return ""


def _refused(state: State, text: str) -> RoostError | None:
    """Return the error that a move raises, if any."""
    try:
        state.copy().play(state.parse(text), FastChance(0))
    except RoostError as error:
        return error
    return None


def _results_explain_themselves(game: Game, state: State, chance: FastChance) -> str:
    result = state.result()
    if (result is None) == state.over:
        return f"over is {state.over}, and the result is {result}"
    if result is not None:
        if len(result.places) != state.seats or len(result.scores) != state.seats or not result.winners:
            return f"{result} is not complete"
        for seat in range(state.seats):
            side = result.side(seat)
            shared = {(result.places[other], result.scores[other]) for other in side}
            if sum(line.points for line in result.sheet if line.seat in side) != result.scores[seat]:
                return f"the score sheet of seat {seat} does not add up"
            if len(shared) != 1:
                return f"seat {seat} and its partners do not share their place"
        sides = game.sides(int(state.seats))
        if (result.sides or tuple(range(state.seats))) != sides:
            return f"the sides are {result.sides}, not {sides}"
    return ""


LAWS: dict[str, Callable[[Game, State, FastChance], str]] = {
    "moves exist exactly while the game goes on": _moves_exist,
    "every move has one text": _notation_is_exact,
    "copies are independent": _copies_are_independent,
    "an illegal move raises and changes nothing": _illegal_moves_are_refused,
    "the same chance and moves give the same game": _chance_decides,
    "positions round-trip": _positions_round_trip,
    _IMAGINING: _imagining_keeps_what_is_known,
    "errors keep secrets": _errors_keep_secrets,
    "results explain themselves": _results_explain_themselves,
}
"""Checks by the name of the law; each returns a description of the fault, or nothing."""

"""Golden playthroughs: whole games as text, with moves, events and the views of all seats.

`tests/playthroughs` has one for each game, variant and number of seats. After an intended change of rules,
`make playthroughs` writes them again, and a reviewer reads the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from roost.bench.engine_timing import game_setups
from roost.bots.registry import make_bot
from roost.core.chance import FastChance
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.core.random_stream import SeededChance
from roost.core.recording import Recording
from roost.core.state import State
from roost.core.view import View

FOLDER = Path(__file__).parent / "playthroughs"
PLAYERS = ("simple", "random")
"""In turn: one plays as people do, the other reaches corner cases of the rules."""
MAX_LISTED_MOVES = 6

_encode = msgspec.json.Encoder(order="deterministic").encode


def cases() -> Iterator[tuple[Path, Game, Options, int]]:
    """Yield each file with its game, options and number of seats."""
    for game, options, setup in game_setups():
        for seats in game.seats:
            parts = [part for part in (game.key, setup.variant, str(seats)) if part != "-"]
            yield FOLDER / f"{'-'.join(parts)}.txt", game, options, seats


def playthrough(game: Game, options: Options, seats: int) -> Iterator[str]:
    """Yield the lines of one game."""
    recording = Recording(game, [PLAYERS[seat % 2] for seat in range(seats)], SeededChance("playthrough"), options)
    bots = [make_bot(name, game) for name in recording.record.names]
    chance = FastChance(seats)
    seen = _Seen()
    yield f"{game.key} rules {game.rules}, {seats} seats, {options}"
    yield f"start -> {' '.join(recording.record.start)}"
    yield from _told(recording.opening, seats)
    yield from seen.changes(recording.state)
    while not recording.state.over:
        seat = int(recording.state.turn)
        imagined = recording.state.copy()
        imagined.imagine(seat, chance)
        happened = recording.play(seat, bots[seat].choose(imagined, chance))
        step = recording.record.steps[-1]
        yield f"{seat} {step.move}" + (f" -> {' '.join(step.outcomes)}" if step.outcomes else "")
        yield from _told(happened, seats)
        yield from seen.changes(recording.state)
    yield f"result {_encode(recording.state.result()).decode()}"


def _told(events: tuple[Event, ...], seats: int) -> Iterator[str]:
    for event in events:
        yield from _by_observer("  ! ", [(seat, _json(event.seen_by(seat))) for seat in (None, *range(seats))])


def _json(thing: object) -> str:
    return _encode(thing).decode() if thing is not None else "-"


def _by_observer(mark: str, texts: list[tuple[int | None, str]]) -> Iterator[str]:
    """Yield the spectators' text, and that of each seat that gets another one."""
    (_spectator, common), *others = texts
    yield f"{mark}{common}"
    yield from (f"{mark}seat {seat}: {text}" for seat, text in others if text != common)


class _Seen:
    """The last views of all observers, so that only changes are written."""

    def __init__(self) -> None:
        self._before: dict[int | None, dict[str, str]] = {}

    def changes(self, state: State) -> Iterator[str]:
        """Yield the changed fields of the views, and the legal moves."""
        now = {seat: dict(_fields(state.view(seat))) for seat in (None, *range(state.seats))}
        common, before = now[None], self._before.get(None, {})
        yield from _changed("  . ", before, common)
        for seat in range(state.seats):
            own = {name: text for name, text in now[seat].items() if common.get(name) != text}
            known = self._before.get(seat, {})
            yield from _changed(f"  . seat {seat}: ", {n: t for n, t in known.items() if before.get(n) != t}, own)
        self._before = now
        moves = [state.text(move) for move in state.moves()]
        more = [f"... {len(moves)}"] if len(moves) > MAX_LISTED_MOVES else []
        yield f"  ? {', '.join([*moves[:MAX_LISTED_MOVES], *more])}"


def _changed(mark: str, before: dict[str, str], now: dict[str, str]) -> Iterator[str]:
    yield from (f"{mark}{name} = {text}" for name, text in now.items() if before.get(name) != text)
    yield from (f"{mark}{name} is gone" for name in before if name not in now)


def _fields(view: View) -> Iterator[tuple[str, str]]:
    """Yield the fields of a view, with each item of a list of structs, such as seats, by itself."""
    for field in view.__struct_fields__:
        value = getattr(view, field)
        if isinstance(value, tuple) and any(isinstance(inner, msgspec.Struct) for inner in value):
            yield from ((f"{field}.{place}", _json(inner)) for place, inner in enumerate(value))
        else:
            yield field, _json(value)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = set()
    for path, game, options, seats in cases():
        path.write_text("".join(f"{line}\n" for line in playthrough(game, options, seats)), encoding="utf-8")
        wanted.add(path)
        print(f"{path.name}: {path.stat().st_size:,} bytes")
    for path in set(FOLDER.iterdir()) - wanted:
        path.unlink()


if __name__ == "__main__":
    main()

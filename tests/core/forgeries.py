"""Records of live tables, edited by somebody who puts all checks right."""

from __future__ import annotations

from collections.abc import Iterator

from roost.core.record import UNDO, Record

__all__ = ["KINDS", "forgeries"]

Lines = list[str]


def forgeries(record: Record, kind: str) -> Iterator[Lines]:
    """The lines of the record with one thing in them changed, in several ways and places."""
    lines = record.lines()
    for edited in KINDS[kind](record, lines):
        assert edited != lines
        yield edited


def _places(record: Record, *, drawn: bool = False) -> list[int]:
    """Where moves stand among the lines: at the beginning, in the middle and at the end."""
    places = [place for place, step in enumerate(record.steps) if step.move != UNDO and (step.outcomes or not drawn)]
    middle = len(places) // 2
    return [record.first_line + place for place in (*places[:3], *places[middle : middle + 2], *places[-3:])]


def _put(lines: Lines, place: int, *new: str) -> Lines:
    return [*lines[:place], *new, *lines[place + 1 :]]


def _outcomes(record: Record, lines: Lines) -> Iterator[Lines]:
    """A roll or a card that lies elsewhere in the game, in the place of another."""
    known = list(dict.fromkeys(outcome for step in record.steps for outcome in step.outcomes))
    for place in (record.first_line - 1, *_places(record, drawn=True)):
        what, _, written = lines[place].partition(" -> ")
        drawn = written.split()
        for number in {0, len(drawn) - 1}:
            alike = [other for other in known if other != drawn[number] and len(other) == len(drawn[number])]
            for other in alike[:4]:
                yield _put(lines, place, f"{what} -> {' '.join([*drawn[:number], other, *drawn[number + 1 :]])}")


def _moves(record: Record, lines: Lines) -> Iterator[Lines]:
    """Another legal move."""
    wanted = set(_places(record))
    for turn in record.replay():
        # The line after that of the turn, since lines are numbered from 1.
        place = turn.number
        if place in wanted:
            step = record.steps[place - record.first_line]
            others = [text for text in map(turn.state.text, turn.state.moves()) if text != step.move]
            for other in others[:6]:
                yield _put(lines, place, lines[place].replace(f"{step.seat} {step.move}", f"{step.seat} {other}", 1))


def _names(record: Record, lines: Lines) -> Iterator[Lines]:
    yield _put(lines, 3, "seat 0 Anne")
    yield _put(_put(lines, 3, "seat 0 Ben"), 4, "seat 1 Anna")


def _options(record: Record, lines: Lines) -> Iterator[Lines]:
    yield _put(lines, 1, lines[1].replace("rules 1", "rules 2"))
    yield _put(lines, 2, lines[2] + " speed=3")
    other = {"classic": "deluxe", "deluxe": "classic"}
    for name in other:
        if name in lines[2]:
            yield _put(lines, 2, lines[2].replace(name, other[name]))


def _seats(record: Record, lines: Lines) -> Iterator[Lines]:
    last = 2 + len(record.names)
    yield _put(lines, last)
    yield _put(lines, last, lines[last], f"seat {len(record.names)} Zoe")
    for place in _places(record):
        seat, _, rest = lines[place].partition(" ")
        yield _put(lines, place, f"{(int(seat) + 1) % len(record.names)} {rest}")


def _entropies(record: Record, lines: Lines) -> Iterator[Lines]:
    first = record.commitment_line
    yield _put(lines, first, "entropy 0 93af0d")
    yield _put(lines, first, "entropy 0 93af0c00")
    yield _put(lines, first)
    yield _put(lines, first + 1)
    yield _put(lines, first + 1, lines[first + 1], "entropy 2 ab")
    yield _put(_put(lines, first, lines[first + 1].replace(" 1 ", " 0 ")), first + 1, "entropy 1 93af0c")


def _digits(line: int) -> Iterator[int]:
    yield from (0, line // 2, line - 1)


def _told(word: str, record: Record, lines: Lines) -> Iterator[Lines]:
    place = next(place for place, line in enumerate(lines) if line.startswith(f"{word} "))
    digits = lines[place].removeprefix(f"{word} ")
    for number in _digits(len(digits)):
        other = "0" if digits[number] != "0" else "1"
        yield _put(lines, place, f"{word} {digits[:number]}{other}{digits[number + 1 :]}")
    yield _put(lines, place, f"{word} {digits[::-1]}")
    yield _put(lines, place)


def _commitments(record: Record, lines: Lines) -> Iterator[Lines]:
    yield from _told("commitment", record, lines)


def _keys(record: Record, lines: Lines) -> Iterator[Lines]:
    yield from _told("key", record, lines)


def _signatures(record: Record, lines: Lines) -> Iterator[Lines]:
    yield from _told("signature", record, lines)


def _results(record: Record, lines: Lines) -> Iterator[Lines]:
    assert record.result is not None
    places, scores = record.result.places, record.result.scores
    turned = f"end places={_listed(places[::-1])} scores={_listed(scores[::-1])}"
    if turned != lines[-1]:
        yield _put(lines, len(lines) - 1, turned)
    yield _put(lines, len(lines) - 1, f"end places={_listed(places)} scores={_listed((scores[0] + 1, *scores[1:]))}")
    yield _put(lines, len(lines) - 1, "unfinished")
    yield [*lines[:-2], "unfinished"]


def _listed(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _removed(record: Record, lines: Lines) -> Iterator[Lines]:
    for place in (*range(record.first_line), *_places(record), len(lines) - 1):
        yield _put(lines, place)
    undo = next(place for place, line in enumerate(lines) if line.endswith(f" {UNDO}"))
    yield _put(lines, undo)
    yield [*lines[: undo - 1], *lines[undo + 1 :]]


def _added(record: Record, lines: Lines) -> Iterator[Lines]:
    for place in _places(record):
        seat = lines[place].split()[0]
        bare = lines[place].partition(" -> ")[0]
        yield _put(lines, place, lines[place], lines[place])
        yield _put(lines, place, lines[place], f"{seat} {UNDO}")
        yield _put(lines, place, lines[place], f"{seat} {UNDO}", lines[place])
        yield _put(lines, place, bare, f"{seat} {UNDO}", lines[place])
    yield [*lines, lines[-1]]


def _swapped(record: Record, lines: Lines) -> Iterator[Lines]:
    for place in (*range(record.first_line), *_places(record)):
        if lines[place] != lines[place + 1]:
            yield [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]


KINDS = {
    "a roll or a card": _outcomes,
    "a move": _moves,
    "a name": _names,
    "an option": _options,
    "a seat": _seats,
    "entropy": _entropies,
    "the commitment": _commitments,
    "the key": _keys,
    "the signature": _signatures,
    "the result": _results,
    "a line removed": _removed,
    "a line added": _added,
    "lines swapped": _swapped,
}

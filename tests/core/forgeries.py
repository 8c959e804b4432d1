"""Edited records of live tables, to be given valid checksums."""

from __future__ import annotations

from collections.abc import Iterator

from roost.core.record import UNDO, Record

__all__ = ["KINDS", "forgeries"]

Lines = list[str]


def forgeries(record: Record, kind: str) -> Iterator[Lines]:
    """Yield the lines of the record with edits of one kind, in several places."""
    lines = record.lines()
    for edited in KINDS[kind](record, lines):
        assert edited != lines
        yield edited


def _move_lines(record: Record, *, drawn: bool = False) -> list[int]:
    """Return the indices of the lines of some moves at the beginning, in the middle and at the end."""
    steps = [index for index, step in enumerate(record.steps) if step.move != UNDO and (step.outcomes or not drawn)]
    middle = len(steps) // 2
    return [record.first_line + index for index in (*steps[:3], *steps[middle : middle + 2], *steps[-3:])]


def _replace(lines: Lines, index: int, *new: str) -> Lines:
    return [*lines[:index], *new, *lines[index + 1 :]]


def _outcomes(record: Record, lines: Lines) -> Iterator[Lines]:
    """Replace a roll or card by another one of the same game."""
    known = list(dict.fromkeys(outcome for step in record.steps for outcome in step.outcomes))
    for place in (record.first_line - 1, *_move_lines(record, drawn=True)):
        what, _, written = lines[place].partition(" -> ")
        drawn = written.split()
        for number in {0, len(drawn) - 1}:
            alike = [other for other in known if other != drawn[number] and len(other) == len(drawn[number])]
            for other in alike[:4]:
                yield _replace(lines, place, f"{what} -> {' '.join([*drawn[:number], other, *drawn[number + 1 :]])}")


def _moves(record: Record, lines: Lines) -> Iterator[Lines]:
    """Replace a move by another legal one."""
    wanted = set(_move_lines(record))
    for turn in record.replay():
        # The index of the next line, since `number` counts from 1.
        place = turn.number
        if place in wanted:
            step = record.steps[place - record.first_line]
            others = [text for text in map(turn.state.text, turn.state.moves()) if text != step.move]
            for other in others[:6]:
                yield _replace(
                    lines, place, lines[place].replace(f"{step.seat} {step.move}", f"{step.seat} {other}", 1)
                )


def _names(record: Record, lines: Lines) -> Iterator[Lines]:
    yield _replace(lines, 3, "seat 0 Anne")
    yield _replace(_replace(lines, 3, "seat 0 Ben"), 4, "seat 1 Anna")


def _options(record: Record, lines: Lines) -> Iterator[Lines]:
    yield _replace(lines, 1, lines[1].replace("rules 1", "rules 2"))
    yield _replace(lines, 2, lines[2] + " speed=3")
    other = {"classic": "deluxe", "deluxe": "classic"}
    for name in other:
        if name in lines[2]:
            yield _replace(lines, 2, lines[2].replace(name, other[name]))


def _seats(record: Record, lines: Lines) -> Iterator[Lines]:
    last = 2 + len(record.names)
    yield _replace(lines, last)
    yield _replace(lines, last, lines[last], f"seat {len(record.names)} Zoe")
    for place in _move_lines(record):
        seat, _, rest = lines[place].partition(" ")
        yield _replace(lines, place, f"{(int(seat) + 1) % len(record.names)} {rest}")


def _entropies(record: Record, lines: Lines) -> Iterator[Lines]:
    first = record.commitment_line
    yield _replace(lines, first, "entropy 0 93af0d")
    yield _replace(lines, first, "entropy 0 93af0c00")
    yield _replace(lines, first)
    yield _replace(lines, first + 1)
    yield _replace(lines, first + 1, lines[first + 1], "entropy 2 ab")
    yield _replace(_replace(lines, first, lines[first + 1].replace(" 1 ", " 0 ")), first + 1, "entropy 1 93af0c")


def _digits(line: int) -> Iterator[int]:
    yield from (0, line // 2, line - 1)


def _digits_of(word: str, record: Record, lines: Lines) -> Iterator[Lines]:
    place = next(place for place, line in enumerate(lines) if line.startswith(f"{word} "))
    digits = lines[place].removeprefix(f"{word} ")
    for number in _digits(len(digits)):
        other = "0" if digits[number] != "0" else "1"
        yield _replace(lines, place, f"{word} {digits[:number]}{other}{digits[number + 1 :]}")
    yield _replace(lines, place, f"{word} {digits[::-1]}")
    yield _replace(lines, place)


def _commitments(record: Record, lines: Lines) -> Iterator[Lines]:
    yield from _digits_of("commitment", record, lines)


def _keys(record: Record, lines: Lines) -> Iterator[Lines]:
    yield from _digits_of("key", record, lines)


def _signatures(record: Record, lines: Lines) -> Iterator[Lines]:
    yield from _digits_of("signature", record, lines)


def _results(record: Record, lines: Lines) -> Iterator[Lines]:
    assert record.result is not None
    places, scores = record.result.places, record.result.scores
    turned = f"end places={_listed(places[::-1])} scores={_listed(scores[::-1])}"
    if turned != lines[-1]:
        yield _replace(lines, len(lines) - 1, turned)
    yield _replace(
        lines, len(lines) - 1, f"end places={_listed(places)} scores={_listed((scores[0] + 1, *scores[1:]))}"
    )
    yield _replace(lines, len(lines) - 1, "unfinished")
    yield [*lines[:-2], "unfinished"]


def _listed(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _removed(record: Record, lines: Lines) -> Iterator[Lines]:
    for place in (*range(record.first_line), *_move_lines(record), len(lines) - 1):
        yield _replace(lines, place)
    undo = next(place for place, line in enumerate(lines) if line.endswith(f" {UNDO}"))
    yield _replace(lines, undo)
    yield [*lines[: undo - 1], *lines[undo + 1 :]]


def _added(record: Record, lines: Lines) -> Iterator[Lines]:
    for place in _move_lines(record):
        seat = lines[place].split()[0]
        bare = lines[place].partition(" -> ")[0]
        yield _replace(lines, place, lines[place], lines[place])
        yield _replace(lines, place, lines[place], f"{seat} {UNDO}")
        yield _replace(lines, place, lines[place], f"{seat} {UNDO}", lines[place])
        yield _replace(lines, place, bare, f"{seat} {UNDO}", lines[place])
    yield [*lines, lines[-1]]


def _swapped(record: Record, lines: Lines) -> Iterator[Lines]:
    for place in (*range(record.first_line), *_move_lines(record)):
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

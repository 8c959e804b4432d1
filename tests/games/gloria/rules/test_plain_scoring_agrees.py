"""The scoring of the rules agrees with the plain implementation on random tables."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.games.gloria.components import NAMES
from roost.games.gloria.game import GAME
from roost.games.gloria.rules.packed_fields import CLOSED, DERIVED, PACKED_LENGTH, ROWS
from roost.games.gloria.rules.row_scoring import row_outcomes, total_points
from tests.games.gloria.plain_scoring import Row, reckon
from tests.games.repetitions import repetitions

TABLES = repetitions(compiled=6_000, plain=500, soak=100_000)
"""The number of tables for each number of seats."""


@pytest.mark.parametrize("seats", range(2, 6))
def test_P12_scoring_agrees_with_its_definition_on_random_tables(seats: int) -> None:
    chance = FastChance(seats)
    for _number in range(TABLES):
        own = [0] * PACKED_LENGTH
        rows: list[Row] = []
        most = 2 + chance.below(4)  # few lengths, so that ties are common
        for motif in range(10):
            for seat in range(seats):
                length = int(chance.below(most))
                if length:
                    doubled = chance.below(4) == 0
                    own[ROWS + seat] |= length << 4 * motif
                    own[DERIVED + seat] |= 1 << motif | doubled << CLOSED + motif
                    rows.append((seat, NAMES[motif], length, doubled))
        fox = -1
        place = None
        if rows and chance.below(4):
            seat, name, _length, _doubled = rows[chance.below(len(rows))]
            fox, place = seat << 4 | NAMES.index(name), (seat, name)
        found = row_outcomes(vec[i64](own), seats, fox)
        assert [total_points(found[seat]) for seat in range(seats)] == reckon(rows, place, seats), (rows, place)


def test_P12_scoring_agrees_with_its_definition_in_random_games() -> None:
    for seed in range(repetitions(compiled=40, plain=4)):
        chance = FastChance(seed)
        state = GAME.new(2 + seed % 4, Options(), chance)
        while not state.over:
            state.play(state.pick(chance), chance)
            view = state.view(None)
            rows = [
                (seat, row.motif, row.length, row.doubled)
                for seat, collector in enumerate(view.seats)
                for row in collector.rows
            ]
            fox = (view.fox.seat, view.fox.motif) if view.fox else None
            expected = reckon(rows, fox, len(view.seats))
            assert [sum(row.points for row in collector.rows) for collector in view.seats] == expected

"""Systems of linear equations, small enough for plain Python."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["solve"]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution for a symmetric positive definite matrix, whose pivots are never 0."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for column in range(at, len(row)):
                row[column] -= factor * pivot[column]
    solution = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][column] * solution[column] for column in range(at + 1, len(rows)))
        solution[at] = (rows[at][-1] - known) / rows[at][at]
    return solution

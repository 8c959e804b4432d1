"""Positions with one sensible move."""

from __future__ import annotations

SITUATIONS = [
    # A chest for a motif without rows, from the least useful card.
    ("hands=rings.rugs/- rows=-/rugs:3", "chest rugs"),
    ("hands=rings/- chests=eggs/-", "place rings"),
    # The card that makes the row the longest.
    (
        (
            "seats=3 hands=rings.eggs/-/- rows=rings:2.eggs:5/rings:2/rugs:1 fox=2:rugs "
            "chests=combs.doubler/perches/vanes open=rugs.rugs.rugs"
        ),
        "place rings",
    ),
    # A joker extends the row whose rank it changes.
    (
        (
            "seats=3 hands=joker/-/- rows=rings:2.eggs:5/rings:2/rugs:1 fox=2:rugs "
            "chests=combs.doubler/perches/vanes open=rugs.rugs.rugs"
        ),
        "place joker rings",
    ),
    # The doubler on a row with a safe lead.
    ("hands=-/- rows=rings:4.eggs:1/eggs:2 fox=1:eggs", "place doubler rings"),
    ("visitors=9 hands=-/- rows=rings:4.eggs:1/eggs:2 fox=1:eggs", "place doubler rings"),
    # A card of a motif without rows is preferred.
    ("rows=rings:1/rugs:4 fox=1:rugs chests=2combs/perches open=rugs.teeth.rugs", "take teeth"),
    # The fox is passed to the most valuable row of the neighbour.
    ("phase=pass rows=rings:1.eggs:3/eggs:1.teeth:2 fox=0:rings", "pass teeth"),
    # Before a scoring, moving the fox is worth two points.
    ("visitors=9 rows=rings:4x/teeth:2x fox=0:rings points=2", "fox left teeth"),
    ("visitors=5 rows=rings:4x/teeth:2x fox=0:rings points=2 open=eggs.eggs.eggs", "take eggs"),
]
"""A position and its move."""

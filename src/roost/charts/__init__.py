"""Small charts as SVG: curves, matrices and intervals. The caller provides all texts."""

from roost.charts.curves import Curve, draw_curves
from roost.charts.intervals import Interval, draw_intervals
from roost.charts.matrix import Cell, draw_matrix

__all__ = ["Cell", "Curve", "Interval", "draw_curves", "draw_intervals", "draw_matrix"]

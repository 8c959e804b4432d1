"""Small charts as SVG: curves, matrices and intervals. Every word in them is the caller's."""

from roost.charts.curves import Curve, curves
from roost.charts.matrix import Cell, matrix
from roost.charts.whiskers import Whisker, whiskers

__all__ = ["Cell", "Curve", "Whisker", "curves", "matrix", "whiskers"]

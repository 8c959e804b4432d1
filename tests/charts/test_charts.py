"""Charts are valid SVG, show their data, and draw nothing beyond the edges."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from roost.charts import Cell, Curve, Interval, draw_curves, draw_intervals, draw_matrix
from roost.charts.scale import Scale

SVG = "{http://www.w3.org/2000/svg}"


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in read(svg).iter(f"{SVG}text")]


def inside(svg: str) -> bool:
    """Return whether each point lies inside the picture."""
    root = read(svg)
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    for element in root.iter():
        for name, most in (("x", width), ("x1", width), ("x2", width), ("cx", width), ("y", height), ("cy", height)):
            if not 0 <= float(element.attrib.get(name, 0)) <= most:
                return False
        for pair in element.attrib.get("points", "").split():
            x, y = map(float, pair.split(","))
            if not (0 <= x <= width and 0 <= y <= height):
                return False
    return True


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (0.2, 0.41, [0.2, 0.25, 0.3, 0.35, 0.4, 0.45]),
        (-7, 3, [-8, -6, -4, -2, 0, 2, 4]),
        (5, 5, [5, 5.2, 5.4, 5.6, 5.8, 6]),
        (-1400, 160, [-1500, -1000, -500, 0, 500]),
    ],
)
def test_a_scale_begins_and_ends_with_round_values(low: float, high: float, ticks: list[float]) -> None:
    scale = Scale.around([low, high], 0, 1)
    assert scale.ticks() == pytest.approx(ticks)
    assert scale.low <= low
    assert high <= scale.high


def test_a_scale_puts_values_in_proportion() -> None:
    scale = Scale(0, 10, 100, 200)
    assert [scale.at(value) for value in (0, 5, 10)] == [100, 150, 200]
    turned = Scale(0, 10, 200, 100)
    assert [turned.at(value) for value in (0, 2.5, 10)] == [200, 175, 100]


def test_a_logarithmic_scale_has_powers_of_ten() -> None:
    scale = Scale.around([3, 450], 0, 300, logarithmic=True)
    assert scale.ticks() == [1, 10, 100, 1000]
    assert [scale.at(value) for value in (1, 10, 100, 1000)] == pytest.approx([0, 100, 200, 300])
    assert Scale.around([10], 0, 1, logarithmic=True).ticks() == [10, 100]


def test_curves_are_drawn_with_their_bands_and_labels() -> None:
    drawn = [
        Curve("wolf & fox", [(1, 10), (10, 40), (100, 55)], [(5, 15), (30, 50), (50, 60)], dots=True),
        Curve("hen <2>", [(1, 20), (100, 25)]),
    ]
    svg = draw_curves("Strength", "ms", "% wins", drawn, logarithmic=True, y_range=(0, 100), level=50)
    root = read(svg)
    assert len(list(root.iter(f"{SVG}polyline"))) == 2
    assert len(list(root.iter(f"{SVG}polygon"))) == 1
    assert len(list(root.iter(f"{SVG}circle"))) == 3
    assert {"Strength", "ms", "% wins", "wolf & fox", "hen <2>", "100", "0"} <= set(texts(svg))
    assert root.attrib["aria-label"] == "Strength"
    assert inside(svg)
    line = next(root.iter(f"{SVG}polyline")).attrib["points"]
    heights = [float(y) for y in re.findall(r",(\S+)", line)]
    assert heights == sorted(heights, reverse=True), "higher values are higher up"


def test_a_long_title_is_not_truncated() -> None:
    title = "Ratings: " + "a long way down in the yard/" * 4
    for svg in (
        draw_intervals(title, "points", [Interval("fox", 30, 25, 35)]),
        draw_curves(title, "x", "y", [Curve("c", [(0, 1), (5, 2)])]),
        draw_matrix(title, "", ["a", "b"], {("a", "b"): Cell(0.5, "x")}),
    ):
        assert float(read(svg).attrib["viewBox"].split()[2]) > 8 * len(title)
        assert inside(svg)


def test_axes_fit_the_values() -> None:
    svg = draw_curves("a", "x", "y", [Curve("c", [(0, -3.5), (5, 12)])])
    assert {"-5", "0", "5", "10", "15"} <= set(texts(svg))
    assert inside(svg)
    assert inside(draw_curves("a", "x", "y", [Curve("c", [(2, 7)])])), "also with a single point"


def test_a_matrix_has_a_cell_for_each_pair() -> None:
    cells = {("a", "b"): Cell(0.9, "90 %", "85-94"), ("b", "a"): Cell(0.1, "10 %")}
    svg = draw_matrix("Who beats whom", "row", ["a", "b"], cells)
    assert {"90 %", "85-94", "10 %", "row", "Who beats whom"} <= set(texts(svg))
    boxes = [float(box.attrib["fill-opacity"]) for box in read(svg).iter(f"{SVG}rect") if "fill-opacity" in box.attrib]
    assert len(boxes) == 2
    assert boxes[0] > boxes[1], "higher values have stronger colours"
    assert inside(svg)


def test_intervals_are_drawn_from_low_to_high() -> None:
    svg = draw_intervals("Ratings", "points", [Interval("fox", 30, 25, 35), Interval("hen", 20, 18, 22)], level=25)
    root = read(svg)
    assert {"fox", "hen", "Ratings", "points"} <= set(texts(svg))
    dots = [float(dot.attrib["cx"]) for dot in root.iter(f"{SVG}circle")]
    assert dots[0] > dots[1]
    ends = [line for line in root.iter(f"{SVG}line") if "stroke" in line.attrib]
    assert len(ends) == 6
    across = ends[0].attrib
    assert float(across["x1"]) < dots[0] < float(across["x2"])
    assert inside(svg)

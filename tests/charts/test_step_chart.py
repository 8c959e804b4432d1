"""Step charts: curves and numbered markers."""

from __future__ import annotations

from xml.etree import ElementTree

from roost.charts.curves import Curve
from roost.charts.step_chart import Marker, draw_steps

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*curves: Curve, markers: tuple[Marker, ...] = ()) -> ElementTree.Element:
    return ElementTree.fromstring(draw_steps("Title & more", "Step", "Chance", curves, markers))


def texts(picture: ElementTree.Element) -> list[str | None]:
    return [text.text for text in picture.iter(f"{SVG}text")]


def places(picture: ElementTree.Element) -> list[list[tuple[float, float]]]:
    lines = [str(line.get("points")) for line in picture.iter(f"{SVG}polyline")]
    return [[(float(x), float(y)) for x, y in (place.split(",") for place in line.split())] for line in lines]


def test_curves_run_from_left_to_right_and_from_0_to_100() -> None:
    picture = drawn(Curve("Anna", [(0, 0.0), (1, 50.0), (2, 100.0)]), Curve("Ben <3", [(0, 100.0), (2, 0.0)]))
    (first, second) = places(picture)
    assert first[0][0] < first[1][0] < first[2][0]
    assert first[0][1] > first[1][1] > first[2][1], "y grows downwards in SVG"
    assert first[1][1] == (first[0][1] + first[2][1]) / 2
    assert (second[0][1], second[1][1]) == (first[2][1], first[0][1])
    assert {"Anna", "Ben <3", "Title & more", "Step", "Chance", "0", "100"} <= set(texts(picture))


def test_markers_have_numbers_and_notes() -> None:
    curve = Curve("Anna", [(0, 20.0), (10, 80.0)])
    picture = drawn(curve, markers=(Marker(1, 0, 10, 80.0, "Anna: roll"),))
    (dot,) = picture.iter(f"{SVG}circle")
    assert (float(str(dot.get("cx"))), float(str(dot.get("cy")))) == places(picture)[0][1]
    assert [title.text for title in dot.iter(f"{SVG}title")] == ["Anna: roll"]
    assert "1" in texts(picture)


def test_numbers_of_close_markers_do_not_overlap() -> None:
    curve = Curve("Anna", [(0, 50.0), (200, 50.0)])
    crowd = tuple(Marker(number, 0, 40 + 1.5 * number, 50.0, "") for number in range(1, 6))
    picture = drawn(curve, markers=crowd)
    digits = [text for text in picture.iter(f"{SVG}text") if text.text in {"1", "2", "3", "4", "5"}]
    middles = [(float(str(text.get("x"))), float(str(text.get("y"))) - 4.5) for text in digits]
    dots = [(float(str(dot.get("cx"))), float(str(dot.get("cy")))) for dot in picture.iter(f"{SVG}circle")]
    for number, (x, y) in enumerate(middles):
        assert abs(x - dots[number][0]) < 40
        assert all(abs(x - other) >= 7 or abs(y - height) >= 9 for other, height in middles[:number])
        assert all(abs(x - other) >= 7 or abs(y - height) >= 8 for other, height in dots)


def test_a_single_point_can_be_drawn() -> None:
    assert places(drawn(Curve("Anna", [(0, 50.0)])))[0]

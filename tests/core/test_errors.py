"""Errors have a reason and data, and can be pickled."""

from __future__ import annotations

import pickle

import pytest

from roost.core import errors
from roost.core.conformance import ConformanceError
from roost.core.errors import IllegalMoveError, RecordError, RoostError

KINDS = [getattr(errors, name) for name in errors.__all__ if name != "RecordError"]


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_has_a_message_a_reason_and_data(kind: type[RoostError]) -> None:
    error = kind("the die is lost", "lost", die=3, where="under the table")
    assert isinstance(error, RoostError)
    assert isinstance(error, Exception)
    assert str(error) == "the die is lost"
    assert error.reason == "lost"
    assert error.data == {"die": 3, "where": "under the table"}
    assert kind("alone", "alone").data == {}


def test_a_record_error_names_the_line_and_the_cause() -> None:
    cause = IllegalMoveError("no die shows 4", "not-rolled", symbol="4")
    error = RecordError("line 7: no die shows 4", "record-line", 7, cause, seat=1)
    assert error.line == 7
    assert error.cause is cause
    assert error.data == {"line": 7, "seat": 1}
    assert RecordError("line 1: damaged", "record-check", 1).cause is None


def test_an_error_survives_pickling() -> None:
    error = IllegalMoveError("no die shows 4", "not-rolled", symbol="4")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalMoveError
    assert (str(again), again.reason, again.data) == (str(error), error.reason, error.data)


def test_a_record_error_survives_pickling_with_its_cause() -> None:
    error = RecordError("line 7: no", "record-line", 7, IllegalMoveError("no", "not-rolled", symbol="4"))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is RecordError
    assert (str(again), again.line, again.data) == ("line 7: no", 7, {"line": 7})
    assert type(again.cause) is IllegalMoveError
    assert again.cause.data == {"symbol": "4"}


def test_a_law_error_survives_pickling() -> None:
    again = pickle.loads(pickle.dumps(ConformanceError("every game ends", "it did not", "somewhere")))
    assert type(again) is ConformanceError
    assert again.law == "every game ends"
    assert str(again) == "every game ends: it did not\n  at: somewhere"


def test_all_errors_are_listed_in_order() -> None:
    assert errors.__all__ == sorted(errors.__all__)
    defined = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}
    assert set(errors.__all__) == defined

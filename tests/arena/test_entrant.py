"""Entrants: a bot and its allowance as text."""

from __future__ import annotations

import math

import pytest

from roost.arena.entrant import ENDLESS, Allowance, Entrant, read_entrant
from roost.arena.errors import ArenaError


def test_a_name_alone_gets_the_default_allowance() -> None:
    usual = Allowance(effort=7)
    assert read_entrant("fox", usual) == Entrant("fox", "fox", usual)


def test_steps_or_time_can_follow_a_name() -> None:
    assert read_entrant("fox@500", Allowance()) == Entrant("fox@500", "fox", Allowance(500, None))
    assert read_entrant("fox@0.25s", Allowance(9)) == Entrant("fox@0.25s", "fox", Allowance(ENDLESS, 0.25))
    assert read_entrant("fox@0s", Allowance(9)).allowance == Allowance(0, 0.0)


@pytest.mark.parametrize("word", ["", "@5", "fox@", "fox@x", "fox@-1", "fox@5m", "fox@1e3", "fox@s", "fox@1@2", "a b"])
def test_malformed_entrants_are_explained(word: str) -> None:
    with pytest.raises(ArenaError, match="is no bot; write NAME"):
        read_entrant(word, Allowance())


@pytest.mark.parametrize("effort", [0, -1, ENDLESS + 1])
def test_an_effort_is_a_number_of_steps(effort: int) -> None:
    with pytest.raises(ArenaError, match="an effort is a number of steps from 1"):
        Allowance.of(effort, None)


@pytest.mark.parametrize("seconds", [-0.1, 3601.0, math.inf, math.nan])
def test_a_time_limit_is_bounded(seconds: float) -> None:
    with pytest.raises(ArenaError, match="a time limit is from 0"):
        Allowance.of(None, seconds)


def test_the_default_is_the_effort_of_the_level_without_a_time_limit() -> None:
    budget = Allowance.of(None, None).budget
    assert budget.steps(123) == 123
    assert budget.deadline(1.0) == math.inf


def test_a_time_alone_removes_the_limit_on_steps() -> None:
    budget = Allowance.of(None, 2.0).budget
    assert (budget.steps(123), budget.seconds) == (ENDLESS, 2.0)


def test_zero_seconds_mean_the_time_of_the_level() -> None:
    budget = Allowance.of(None, 0.0).budget
    assert (budget.steps(123), budget.seconds) == (123, 0.0)


def test_steps_and_time_can_be_combined() -> None:
    assert Allowance.of(10, 2.0) == Allowance(10, 2.0)

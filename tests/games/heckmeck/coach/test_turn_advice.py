"""The advice for a turn."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.games.heckmeck.ai.turn_odds_bot import SPECIALIST_WORMS, TurnOddsBot
from roost.games.heckmeck.coach.turn_advice import Choice, advise
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import classic, deluxe


def choices(state: HeckmeckState) -> dict[str, Choice]:
    return {choice.move: choice for choice in advise(state).choices}


def at_least(choice: Choice) -> dict[int, float]:
    return {prospect.portion: prospect.at_least for prospect in choice.prospects}


def test_choices_are_ranked_with_the_best_first() -> None:
    advice = advise(classic("aside=333 rolled=1344W"))
    assert [choice.move for choice in advice.choices] == ["take W", "take 4", "take 1"]
    assert advice.choices[0].worms == pytest.approx(1.00077398643, abs=1e-11)
    assert advice.choices[1].worms == pytest.approx(0.85776748971, abs=1e-11)
    assert classic("aside=333 rolled=1344W").position() == advice.position


def test_certain_results_have_chance_1() -> None:
    stop = choices(classic("aside=4555W stacks=21/- "))["stop"]
    assert stop.worms == 1.0
    assert stop.fails == 0.0
    assert at_least(stop)[24] == 1.0
    assert at_least(stop)[25] == 0.0
    fail = choices(classic("aside=11 stacks=25.36/-"))["stop"]
    assert (fail.worms, fail.fails) == (-4.0, 1.0)


@pytest.mark.parametrize("position", ["aside=55W", "rolled=1124445W", "aside=3555W stacks=22/27"])
def test_chances_add_up(position: str) -> None:
    for choice in choices(classic(position)).values():
        exactly = [prospect.exactly for prospect in choice.prospects]
        assert sum(exactly) + choice.fails == pytest.approx(1, abs=1e-12)
        assert choice.prospects[0].at_least == pytest.approx(1 - choice.fails, abs=1e-12)
        portions = [prospect.portion for prospect in choice.prospects]
        assert portions == sorted(portions)
        for lower, higher in zip(choice.prospects, choice.prospects[1:], strict=False):
            assert lower.at_least == pytest.approx(lower.exactly + higher.at_least, abs=1e-12)
        assert choice.prospects[-1].at_least == choice.prospects[-1].exactly


def test_only_reachable_portions_are_listed() -> None:
    assert at_least(choices(classic("aside=44455W"))["roll"]).keys() == {27, 28, 29, 30, 31, 33}


def test_a_theft_counts_its_worms_and_names_the_victim() -> None:
    stop = choices(classic("seats=3 turn=1 aside=4555WW stacks=33/-/29"))["stop"]
    assert stop.worms == 3.0
    assert stop.lead == 3.0 + 3.0 / 2, "what one of two opponents loses"
    assert [(p.portion, p.victim) for p in stop.prospects if p.exactly == 1.0] == [(29, 2)]


@pytest.mark.parametrize("position", ["aside=5W5W5W stacks=-/30", "seats=3 aside=555WW stacks=-/24/25"])
def test_the_advice_is_the_move_of_the_turn_odds_bot(position: str) -> None:
    state = classic(position)
    advice = advise(state)
    assert advice.choices[0].move == state.text(TurnOddsBot().choose(state, FastChance(1)))
    leads = [choice.lead for choice in advice.choices]
    assert leads == sorted(leads, reverse=True)


def test_a_portion_that_can_be_stolen_is_worth_more_than_its_worms() -> None:
    stop, roll = (choices(classic("aside=5W5W5W stacks=-/30"))[move] for move in ("stop", "roll"))
    assert stop.worms < roll.worms
    assert stop.lead == 2 * stop.worms > roll.lead > roll.worms


def test_without_thefts_the_lead_equals_the_worms() -> None:
    for choice in choices(classic("aside=333 rolled=1344W stacks=22/-")).values():
        assert choice.lead == pytest.approx(choice.worms, abs=1e-12)


def test_a_guarded_portion_is_not_listed() -> None:
    stop = choices(deluxe("aside=4555WW stacks=33/29 hen=seat-1"))["stop"]
    assert stop.hen == 1.0
    assert stop.worms == SPECIALIST_WORMS[2]
    assert all(prospect.at_least == 0.0 for prospect in stop.prospects)


def test_roast_worms_count_in_the_advice() -> None:
    found = choices(deluxe("aside=455 rolled=113WW"))
    assert found["take 1"].roast_worm == 1.0
    assert 0 < found["take W"].roast_worm < 0.1
    assert choices(deluxe("aside=455 rolled=113WW worms=7/0"))["take 1"].roast_worm == 0.0
    raven = choices(deluxe("aside=4555W raven=24"))["stop"]
    assert (raven.worms, raven.roast_worm) == (2.0, 0.0)


def test_a_failure_costs_the_specialist_too() -> None:
    fail = choices(deluxe("aside=11 stacks=25.36/- golden=seat-0"))["stop"]
    assert fail.worms == -4.0 - SPECIALIST_WORMS[5]


def test_choices_after_the_dice_have_no_odds() -> None:
    advice = advise(deluxe("can=seat-0 apple=offered aside=W"))
    assert [choice.move for choice in advice.choices] == ["return can", "return apple"]
    assert [choice.worms for choice in advice.choices] == [SPECIALIST_WORMS[6] - SPECIALIST_WORMS[1], 0.0]
    assert all(choice.prospects == () for choice in advice.choices)

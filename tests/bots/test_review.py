"""Reviews: the costs of decisions, luck and skill add up, and no decision is judged by hidden information."""

from __future__ import annotations

import msgspec
import pytest

from examples.pig import Pig
from roost.bots.review import Review, ReviewedDecision, SeatReview, default_effort, review
from roost.core.advice import Advice
from roost.core.chance import Chance, FastChance
from roost.core.game import Game
from roost.core.random_stream import SeededChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.result import Result
from roost.core.scripted_chance import ScriptedChance
from tests.core.fives_game import Fives, FivesState


def recorded(game: Game, names: tuple[str, ...], chance: Chance, *moves: str, **options: object) -> Record:
    """Record a game with these moves, or with random ones to its end."""
    recording = Recording(game, names, chance, options)
    luck = FastChance(5)
    for move in moves:
        recording.play(int(recording.state.turn), recording.state.parse(move))
    while not moves and not recording.state.over:
        recording.play(int(recording.state.turn), int(recording.state.pick(luck)))
    return recording.record


def adds_up(account: SeatReview) -> bool:
    return account.start + account.own + account.others + account.luck == pytest.approx(account.end, abs=1e-12)


RISKY_OUTCOMES = ("0", "6", "6", "6")
"""The outcomes of the start and of three rolls; the third roll is a mistake, since a hold would win with 12 points."""


def test_a_worse_move_costs_the_difference_to_the_best_move() -> None:
    record = recorded(Pig(), ("Anna", "Ben"), ScriptedChance(RISKY_OUTCOMES), "roll", "roll", "roll", "hold", target=12)
    found = review(record, 100)
    (costly,) = found.costly_decisions(5)
    assert (costly.step, costly.seat) == (3, 0)
    assert (costly.played.notation, costly.best.notation) == ("roll", "hold")
    # A 1 comes up every sixth time, and then the game is not yet lost.
    assert 0.03 < costly.cost < 1 / 6 + 3 * costly.error
    assert costly.change[1] == pytest.approx(costly.cost), "the other seat gains the same"
    assert costly.best.verdict is not None
    assert costly.best.verdict.data["move"] == "roll"


def test_positions_with_a_single_move_are_no_decisions() -> None:
    record = recorded(Pig(), ("Anna", "Ben"), ScriptedChance(RISKY_OUTCOMES), "roll", "roll", "roll", "hold", target=12)
    assert [decision.step for decision in review(record, 5).decisions] == [2, 3, 4]


def test_moves_that_were_taken_back_are_not_reviewed() -> None:
    recording = Recording(Pig(), ("Anna", "Ben"), ScriptedChance([*RISKY_OUTCOMES, "5"]), {"target": 12})
    for move in ("roll", "roll", "roll"):
        recording.play(0, recording.state.parse(move))
    recording.take_back()
    recording.play(0, recording.state.parse("hold"))
    found = review(recording.record, 20)
    assert [decision.step for decision in found.decisions] == [2, 5], "neither the roll nor the way back"
    assert [decision.played.notation for decision in found.decisions] == ["roll", "hold"]
    assert len(found.curve) == 6, "the curve shows the way there and back"
    assert all(adds_up(account) for account in found.accounts)
    assert found.accounts[0].end == 1.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_luck_and_skill_add_up_to_the_result(seats: int) -> None:
    record = recorded(Fives(), ("Anna", "Ben", "Eve", "Ida")[:seats], SeededChance("a"))
    found = review(record, 20)
    assert all(adds_up(account) for account in found.accounts)
    assert record.result is not None
    assert [account.end for account in found.accounts] == [record.result.share(seat) for seat in range(seats)]
    assert {account.start for account in found.accounts} == {1 / seats}
    # The others gain the cost of a decision.
    assert sum(account.own + account.others for account in found.accounts) == pytest.approx(0.0, abs=1e-9)
    assert sum(account.luck for account in found.accounts) == pytest.approx(0.0, abs=1e-9)


def test_the_curve_goes_from_the_start_to_the_result() -> None:
    record = recorded(Fives(), ("Anna", "Ben"), SeededChance("b"))
    found = review(record, 30)
    assert len(found.curve) == len(record.steps) + 1
    assert all(sum(wins) == pytest.approx(1.0) for wins in found.curve)
    assert record.result is not None
    assert found.curve[-1] == (record.result.share(0), record.result.share(1))


def test_an_unfinished_game_ends_with_the_chances_to_win() -> None:
    record = recorded(Pig(), ("Anna", "Ben"), ScriptedChance(["1", "5", "4"]), "roll", "roll", target=40)
    found = review(record, 40)
    assert not found.finished
    assert len(found.curve) == 3
    assert all(adds_up(account) for account in found.accounts)
    assert 0.5 < found.accounts[1].end < 1.0, "nine points in the pot"


def test_a_game_without_moves_has_no_decisions() -> None:
    record = Recording(Pig(), ("Anna", "Ben"), ScriptedChance(["0"])).record
    found = review(record, 40)
    assert found.decisions == ()
    assert len(found.curve) == 1
    assert all(adds_up(account) for account in found.accounts)


class PairedState(FivesState):
    """Opposite seats play together."""

    def result(self) -> Result | None:
        if not self.over:
            return None
        sums = [sum(self.played[0] + self.played[2]), sum(self.played[1] + self.played[3])]
        places = tuple(1 + (sums[seat % 2] < max(sums)) for seat in range(4))
        return Result("no-cards", places, tuple(sums * 2), (), (0, 1, 0, 1))


class Pairs(Fives):
    key = "pairs"
    seats = range(4, 5)

    def __init__(self) -> None:
        super().__init__(PairedState)

    def sides(self, seats: int) -> tuple[int, ...]:
        return (0, 1, 0, 1)


@pytest.mark.compiled_only
def test_partners_share_the_result_but_not_their_decisions() -> None:
    found = review(recorded(Pairs(), ("Anna", "Ben", "Eve", "Ida"), SeededChance("f")), 200)
    one, two, three, four = found.accounts
    assert one.start == 1 / 2
    assert one.end == three.end != two.end == four.end
    assert one.own != three.own
    # The sum over all decisions is the same for both partners.
    assert one.own + one.others == pytest.approx(three.own + three.others)
    assert one.luck == pytest.approx(three.luck)
    assert all(adds_up(account) for account in found.accounts)
    assert found.sides == (0, 1, 0, 1)


def dealt(other: str, *moves: str) -> Record:
    """Record a game in which seat 0 is dealt a 1, a 2 and a 5, and the other seat the given cards."""
    names = {"1": "one", "2": "two", "3": "three", "4": "four", "5": "five"}
    cards = [names[card] for card in f"125{other}33"]
    return recorded(Fives(), ("Anna", "Ben"), ScriptedChance(cards), *moves)


def test_a_decision_is_judged_by_the_knowledge_of_its_seat() -> None:
    one, other = (review(dealt(hand, "play 1", f"play {hand[0]}"), 30) for hand in ("555", "111"))
    assert one.decisions[0] == other.decisions[0]
    assert one.curve[0] != other.curve[0], "the curve knows all cards"


@pytest.mark.compiled_only
def test_the_same_record_effort_and_seed_give_the_same_review() -> None:
    record = recorded(Fives(), ("Anna", "Ben"), SeededChance("c"))
    found = review(record, 15, "x")
    assert found == review(record, 15, "x")
    assert found.curve != review(record, 15, "y").curve


def test_progress_is_reported_for_each_step() -> None:
    record = recorded(Fives(), ("Anna", "Ben"), SeededChance("d"))
    steps: list[int] = []
    review(record, 2, "", steps.append)
    assert steps == list(range(len(record.steps) + 1))


@pytest.mark.compiled_only
def test_only_significant_costs_are_listed() -> None:
    found = review(recorded(Pig(), ("Anna", "Ben"), SeededChance("f"), target=25), 100)
    listed = found.costly_decisions(5)
    assert len(listed) == 3
    assert found.costly_decisions(2) == listed[:2]
    assert all(decision.cost > 2 * decision.error for decision in listed)
    assert [decision.cost for decision in listed] == sorted((d.cost for d in listed), reverse=True)
    unsure = [decision for decision in found.decisions if decision.cost and decision not in listed]
    assert unsure
    assert all(decision.cost <= 2 * decision.error for decision in unsure)


def test_invisibly_small_costs_are_not_listed() -> None:
    def cost(much: float) -> ReviewedDecision:
        best = Advice(1, "hold", 0.5, 0.0, 0.0, 1.0, (0.5, 0.5))
        return ReviewedDecision(1, 0, best, best, (-much, much), 0.0)

    found = Review("pig", ("Anna", "Ben"), (0, 1), True, 1, "", (), (cost(0.0004), cost(0.002)), ())
    assert [decision.cost for decision in found.costly_decisions(5)] == [0.002]


def test_a_review_is_plain_data() -> None:
    found = review(recorded(Pig(), ("Anna", "Ben"), ScriptedChance(["1", "5"]), "roll", target=40), 4)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_the_default_effort_is_that_of_a_level() -> None:
    record = recorded(Pig(), ("Anna", "Ben"), ScriptedChance(["1", "5"]), "roll", target=40)
    assert default_effort(record) > 100

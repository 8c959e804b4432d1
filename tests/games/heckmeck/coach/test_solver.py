"""The solver compared with expectimax and with turns that are played."""

from __future__ import annotations

import os
from math import sqrt

import pytest
from _pytest.mark import ParameterSet
from librt.vecs import vec

from roost.core.chance import FastChance
from roost.core.errors import GameOverError
from roost.games.heckmeck.ai.bots import SimpleBot
from roost.games.heckmeck.coach.odds import (
    Policy,
    TurnSolver,
    end_probabilities,
    evaluate_ends,
    evaluate_policy,
    positions_after,
)
from roost.games.heckmeck.coach.odds.turn_ends import ENDS
from roost.games.heckmeck.rules.moves import TEXTS
from roost.games.heckmeck.rules.phases import DOUBLE, SWAP, VISIT
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.coach.end_names import end_name
from tests.games.heckmeck.coach.expectimax import (
    ArbitraryEvaluator,
    Expectimax,
    ScriptedDice,
    TurnOverError,
    arbitrary_value,
    end_position_chances,
)
from tests.games.heckmeck.positions import FirstResultChance, classic, deluxe

PURE = bool(os.environ.get("ROOST_PURE"))
WHIM = ArbitraryEvaluator()

CLASSIC = [
    "aside=5555",
    "aside=33W",
    "aside=123 rolled=4455W",
    "aside=5W rolled=55WW11 stacks=24/25",
    "seats=3 turn=1 aside=44455 stacks=-/22.30/27.31 turned=36",
    "seats=7 turn=6 aside=44WWW stacks=21/22/23/24/25/26/27 turned=35.36",
    "aside=1235W turned=21.22.23.24.25.26.27.28.29.30.31.32.33.34.35",
]
DELUXE = [
    # Double 1s: from the supply, from a chosen seat, never from the hen's owner, from nobody.
    "aside=555W",
    "aside=55W rolled=11244",
    "seats=4 worms=0/2/3/2 aside=555W",
    "seats=4 worms=0/2/3/2 hen=seat-2 aside=55W rolled=11244",
    "seats=5 turn=4 worms=1/2/2/1/1 aside=11WW phase=double",
    "seats=2 worms=7/0 aside=555W",
    "seats=2 worms=0/7 hen=seat-1 aside=555W",
    "worms=3/1 aside=11W55",
    "aside=4455WW",
    "seats=3 worms=0/4/3 aside=4WW5",
    # The 11 and the 13.
    "aside=12W",
    "aside=2222 stacks=13/11",
    # The can.
    "can=seat-0 aside=4444",
    "can=seat-0 aside=445 rolled=22355",
    "can=seat-1 aside=4444",
    # The weasel: ready, spent, owned by another seat, after a bust, with all other symbols used.
    "weasel=seat-0 aside=55555",
    "weasel=seat-0 aside=4455 rolled=2235",
    "weasel=seat-0 again=spent aside=4455 rolled=2235",
    "weasel=seat-1 aside=4455 rolled=2235",
    "weasel=seat-0 aside=4455 rolled=4455",
    "weasel=seat-0 aside=123W rolled=12WW",
    "weasel=seat-0 aside=2345W",
    "weasel=seat-0 aside=555WW seats=3 worms=0/4/3",
    # The golden die: in the cup, shown, set aside, alone, and without use.
    "golden=seat-0 golden-die=cup aside=5555",
    "golden=seat-0 golden-die=cup aside=4444 seats=3 worms=0/4/3",
    "golden=seat-0 golden-die=cup aside=1155W",
    "golden=seat-0 golden-die=cup aside=11555",
    "golden=seat-0 golden-die=cup aside=WW455",
    "golden=seat-0 golden-die=cup aside=33444455",
    "golden=seat-0 golden-die=shows-W aside=4455 rolled=1225W",
    "golden=seat-0 golden-die=shows-1 aside=4455 rolled=1225W",
    "golden=seat-0 golden-die=shows-1 aside=4455 rolled=11225",
    "golden=seat-0 golden-die=kept-1 aside=11555",
    "golden=seat-0 golden-die=kept-W aside=WWW555",
    "golden=seat-0 aside=5555",
    "golden=seat-1 aside=5555",
    # Ends with a choice: two specialists, the raven without a supply, the hen; and the last portion.
    "apple=seat-0 hen=25 can=27 weasel=seat-1 stacks=21/24.29 aside=555W",
    "raven=26 hen=11 seats=4 worms=0/2/3/2 aside=555W",
    "raven=26 seats=4 worms=0/0/7/0 aside=555W",
    "raven=25 worms=0/7 hen=seat-1 stacks=-/27 aside=555W",
    "hen=seat-0 golden=26 stacks=22.30/27 aside=555W",
    "hen=seat-0 apple=26 stacks=-/27 aside=555W",
    "can=seat-0 apple=offered aside=W",
    "seats=4 worms=0/2/3/2 stacks=23/-/-/- raven=flying aside=3555W",
    "can=seat-0 apple=26 aside=2555 stacks=29/28",
]
LAST = [("can=seat-0 apple=26 aside=455W", "26"), ("raven=22 worms=1/4/2 seats=3 aside=455", "11.22")]
"""Positions with their open portions."""
LONG = {
    *("classic aside=5555", "classic aside=33W", "deluxe aside=12W", "deluxe golden=seat-0 aside=5555"),
    *("deluxe golden=seat-1 aside=5555", "deluxe golden=seat-0 golden-die=cup aside=5555"),
    "deluxe golden=seat-0 golden-die=cup aside=4444 seats=3 worms=0/4/3",
    *("deluxe can=seat-0 aside=4444", "deluxe can=seat-1 aside=4444"),
    "deluxe can=seat-0 apple=26 aside=2555 stacks=29/28",
    *("deluxe weasel=seat-0 aside=55555", "deluxe weasel=seat-0 aside=4455 rolled=2235"),
    "deluxe weasel=seat-0 aside=555WW seats=3 worms=0/4/3",
    "deluxe seats=5 turn=4 worms=1/2/2/1/1 aside=11WW phase=double",
    "deluxe raven=26 hen=11 seats=4 worms=0/2/3/2 aside=555W",
    "deluxe raven=22 worms=1/4/2 seats=3 aside=455 11.22",
    *("deluxe aside=555W", "deluxe seats=4 worms=0/2/3/2 aside=555W", "deluxe seats=2 worms=7/0 aside=555W"),
    *("deluxe aside=2222 stacks=13/11", "deluxe can=seat-0 aside=445 rolled=22355"),
    *("deluxe weasel=seat-0 aside=2345W", "deluxe weasel=seat-0 aside=4455 rolled=4455"),
    "deluxe golden=seat-0 golden-die=cup aside=11555",
    "deluxe apple=seat-0 hen=25 can=27 weasel=seat-1 stacks=21/24.29 aside=555W",
    "deluxe raven=25 worms=0/7 hen=seat-1 stacks=-/27 aside=555W",
    *("deluxe hen=seat-0 golden=26 stacks=22.30/27 aside=555W", "deluxe hen=seat-0 apple=26 stacks=-/27 aside=555W"),
    "deluxe can=seat-0 apple=26 aside=455W 26",
}
"""Turns with most rolls left, which take seconds in interpreted mode; shorter turns are tested there."""


def param(state: HeckmeckState, title: str, long: bool) -> ParameterSet:
    return pytest.param(state, id=title, marks=[pytest.mark.compiled_only] if long else [])


TURNS = {
    **{f"classic {position}": classic(position) for position in CLASSIC},
    **{f"deluxe {position}": deluxe(position) for position in DELUXE},
    **{f"deluxe {position} {grill}": deluxe(position, grill) for position, grill in LAST},
}
assert TURNS.keys() >= LONG
POSITIONS = [param(state, title, title in LONG) for title, state in TURNS.items()]
BEGINNINGS = [
    param(classic(), "classic 2", long=False),
    param(classic("seats=3 stacks=22.33/27/24.30 turned=36"), "classic 3", long=True),
    param(classic("seats=7 turn=3 stacks=21/22/23/24/25/26/27 turned=35.36"), "classic 7", long=True),
    param(deluxe("seats=2 can=seat-0 apple=29 hen=21 stacks=22/-"), "can", long=True),
    param(deluxe("seats=4 worms=2/2/2/1 raven=23 weasel=seat-0 hen=seat-1 stacks=22/28/-/-"), "weasel", long=True),
    param(deluxe("seats=3 golden=seat-0 raven=23 stacks=21/26/-"), "golden die", long=True),
    param(deluxe("seats=7 worms=0/2/1/1/1/1/1 hen=seat-6 apple=seat-3 stacks=-/-/-/25/-/-/31"), "seven", long=True),
]


def solved(state: HeckmeckState) -> TurnSolver:
    solver = TurnSolver()
    solver.solve(state, evaluate_ends(state, WHIM))
    return solver


class SolverPolicy(Policy):
    """Policy of the solver. The values of ends stay the same during the turn, but for the roast worms."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], tuple[TurnSolver, vec[float]]] = {}

    def choose(self, state: HeckmeckState) -> int:
        asked = state.position() if state.phase in (SWAP, VISIT) else state.phase == DOUBLE
        key = (state.worms, state.used & 1, asked)
        if key not in self.known:
            wide = state.copy()
            wide.total, wide.dice = 0, 8
            self.known[key] = TurnSolver(), evaluate_ends(wide, WHIM)
        solver, values = self.known[key]
        solver.solve(state, values)
        return solver.best_move()


class SimpleBotPolicy(Policy):
    """Policy of the simple bot."""

    def choose(self, state: HeckmeckState) -> int:
        return SimpleBot().choose(state, FirstResultChance())


class ArbitraryPolicy(Policy):
    """Policy with arbitrary moves, which depend only on the position."""

    def choose(self, state: HeckmeckState) -> int:
        moves = state.moves()
        return moves[int((arbitrary_value(state.position()) + 3) * 1000) % len(moves)]


class Ends:
    """Which end a position after the turn comes from.

    Two ends can lead to the same position, where a double 1 and the raven rob two seats in either order: they count as
    one then.
    """

    def __init__(self, state: HeckmeckState) -> None:
        self.same = list(range(ENDS))
        self.known: dict[str, int] = {}
        for outcome in positions_after(state):
            other = self.known.setdefault(outcome.state.position(), outcome.end)
            joined, kept = self.same[outcome.end], self.same[other]
            self.same = [kept if end == joined else end for end in self.same]

    def of(self, position: str) -> int:
        return self.same[self.known[position]]

    def from_positions(self, chances: dict[str, float]) -> list[float]:
        """Return the chances of ends from those of positions."""
        found = [0.0] * ENDS
        for position, chance in chances.items():
            found[self.of(position)] += chance
        return found

    def joined(self, chances: vec[float]) -> list[float]:
        """Return the chances of ends, where some count as one."""
        found = [0.0] * ENDS
        for end, chance in enumerate(chances):
            found[self.same[end]] += chance
        return found


@pytest.mark.parametrize("state", POSITIONS)
def test_move_values_are_those_of_expectimax(state: HeckmeckState) -> None:
    solver, slow = solved(state), Expectimax(state)
    for move in state.moves():
        assert solver.move_value(move) == pytest.approx(slow.worth(state, move), abs=1e-12), TEXTS[move]
    assert solver.value() == pytest.approx(slow.best(state), abs=1e-12)
    assert solver.move_value(solver.best_move()) == solver.value()


@pytest.mark.parametrize("state", POSITIONS)
def test_end_probabilities_are_those_of_following_the_best_moves(state: HeckmeckState) -> None:
    solver = solved(state)
    best = SolverPolicy()
    ends = Ends(state)
    played = ends.from_positions(end_position_chances(state, best.choose))
    assert ends.joined(end_probabilities(solver)) == pytest.approx(played, abs=1e-12)
    for move in state.moves():
        chances = end_probabilities(solver, move)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        mean = sum(chance * value for chance, value in zip(chances, solver.end_values, strict=True))
        assert mean == pytest.approx(solver.move_value(move), abs=1e-12)


@pytest.mark.parametrize("policy", [SimpleBotPolicy(), ArbitraryPolicy()], ids=["simple", "fickle"])
@pytest.mark.parametrize("state", POSITIONS)
def test_end_probabilities_under_another_policy(state: HeckmeckState, policy: Policy) -> None:
    ends = Ends(state)
    chances = evaluate_policy(state, policy)
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    assert ends.joined(chances) == pytest.approx(
        ends.from_positions(end_position_chances(state, policy.choose)), abs=1e-12
    )


@pytest.mark.parametrize("state", POSITIONS[::7] if PURE else [*POSITIONS, *BEGINNINGS])
def test_policy_evaluation_agrees_with_end_probabilities(state: HeckmeckState) -> None:
    assert list(evaluate_policy(state, SolverPolicy())) == pytest.approx(
        list(end_probabilities(solved(state))), abs=1e-12
    )


@pytest.mark.parametrize("state", BEGINNINGS)
def test_played_turns_end_as_often_as_predicted(state: HeckmeckState) -> None:
    turns = 60 if PURE else 4000
    best, chance = SolverPolicy(), FastChance(7)
    solver = solved(state)
    ends = Ends(state)
    chances = ends.joined(end_probabilities(solver))
    seen = [0] * ENDS
    for _ in range(turns):
        seen[ends.of(ended(state, best, chance))] += 1
    assert all(count == 0 for count, likely in zip(seen, chances, strict=True) if likely == 0)
    for count, likely in zip(seen, chances, strict=True):
        assert abs(count - turns * likely) <= 4.5 * sqrt(turns * likely * (1 - likely)) + 1


def ended(state: HeckmeckState, policy: Policy, chance: FastChance) -> str:
    """Return the position after a turn played by a policy."""
    copy = state.copy()
    lucky = LuckyDice(copy, chance)
    try:
        copy.play_forced_moves(lucky)
        while copy.turns == state.turns:
            copy.play(policy.choose(copy.copy()), lucky)
    except TurnOverError:
        pass
    return copy.position()


class LuckyDice(ScriptedDice):
    """Chance with the rolls of one turn."""

    def __init__(self, state: HeckmeckState, chance: FastChance) -> None:
        super().__init__(state, ())
        self.chance = chance

    def roll(self, dice: int, faces: str) -> int:
        if self.state.turns != self.turns:
            raise TurnOverError
        return self.chance.roll(dice, faces)


def flat(value: float = 0.0, **others: float) -> vec[float]:
    """Return equal values for all ends but some."""
    values = vec[float]([value] * ENDS)
    for key, worth in others.items():
        values[ENDS_BY_NAME[key.replace("_", " ")]] = worth
    return values


ENDS_BY_NAME = {end_name(end): end for end in range(ENDS)}


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("rolled=1124445W", "take W"),
        ("rolled=11244455", "take 5"),
        ("aside=555W", "stop"),
        pytest.param("golden=seat-0", "roll", marks=pytest.mark.compiled_only),
        ("weasel=seat-0 aside=4455 rolled=4455", "fail"),
        ("weasel=seat-0 aside=4455 rolled=1455", "take 1"),
        ("seats=4 worms=0/2/3/2 aside=11W phase=double", "worm 1"),
        ("can=seat-0 apple=offered aside=W", "return can"),
    ],
)
def test_it_chooses_the_same_one_of_equally_good_moves(position: str, move: str) -> None:
    solver = TurnSolver()
    solver.solve(deluxe(position), flat(1.0))
    assert TEXTS[solver.best_move()] == move


def test_rounding_differences_do_not_count() -> None:
    solver = TurnSolver()
    for better, move in ((1.0 + 1e-13, "stop"), (1.0 + 1e-9, "roll")):
        solver.solve(classic("aside=5555W"), flat(1.0, take_36=better))
        assert TEXTS[solver.best_move()] == move
        assert end_probabilities(solver)[ENDS_BY_NAME["take 25"]] == (1.0 if move == "stop" else 0.0)


def test_results_are_kept_for_the_whole_turn() -> None:
    solver = TurnSolver()
    begun = deluxe("supply=7")
    solver.solve(begun, evaluate_ends(begun, WHIM))
    solver.value()
    runs = solver.generation
    for position in ("rolled=11234455", "aside=44 rolled=11355W", "aside=44", "aside=55W4 rolled=1123"):
        state = deluxe(position)
        solver.solve(state, evaluate_ends(state, WHIM))
        assert solver.value() == solved(state).value()
    # With the roast worm of a double 1 owned, the ends have no bonus.
    for position in ("worms=1/0 aside=11", "worms=1/0 aside=1144 rolled=455W", "worms=1/0 aside=11W"):
        state = deluxe(position)
        solver.solve(state, evaluate_ends(state, WHIM))
        assert solver.value() == solved(state).value()
        assert list(end_probabilities(solver)) == list(end_probabilities(solved(state)))
    assert solver.generation == runs


@pytest.mark.parametrize(
    "position",
    [
        *("aside=44 turned=36", "worms=1/0 aside=44", "seats=3 worms=0/4/3 aside=114 phase=double"),
        *(
            pytest.param(position, marks=pytest.mark.compiled_only)
            for position in (
                *("worms=2/0 aside=11", "can=seat-0 aside=44", "aside=11", "stacks=-/24 aside=44"),
                *("seats=3 worms=0/4/3 aside=44", "seats=3 worms=0/7/0 aside=44", "worms=7/0 aside=44"),
                "hen=seat-1 worms=0/7 aside=44",
            )
        ),
    ],
)
def test_results_for_another_table_are_discarded(position: str) -> None:
    solver = TurnSolver()
    begun = deluxe("")
    solver.solve(begun, evaluate_ends(begun, WHIM))
    solver.value()
    state = deluxe(position)
    solver.solve(state, evaluate_ends(state, WHIM))
    assert [solver.move_value(move) for move in state.moves()] == [
        solved(state).move_value(move) for move in state.moves()
    ]


def test_the_seats_to_rob_are_updated_even_if_all_ends_have_the_same_value() -> None:
    solver = TurnSolver()
    for worms, seat in (("0/7/0", 1), ("0/0/7", 2)):
        solver.solve(deluxe(f"seats=3 worms={worms} aside=WW4 rolled=11224"), flat(1.0))
        named = {end_name(end) for end, chance in enumerate(end_probabilities(solver, 0)) if chance > 0}
        assert all(text.endswith(f"roast worm from {seat}") for text in named), named


def test_a_turn_can_ask_twice_whom_to_rob() -> None:
    # The second request finds the results of the first.
    solver = TurnSolver()
    for position in ("seats=4 worms=0/2/3/2 aside=114", "seats=4 worms=0/2/3/2 aside=114W"):
        state = deluxe(f"{position} phase=double")
        solver.solve(state, evaluate_ends(state, WHIM))
        assert [solver.move_value(move) for move in state.moves()] == [
            solved(state).move_value(move) for move in state.moves()
        ]


def test_impossible_requests_are_errors() -> None:
    solver = TurnSolver()
    with pytest.raises(GameOverError, match="no turn to solve"):
        solver.solve(classic("turn=- turns=2000"), flat())
    with pytest.raises(ValueError, match="258 ends need as many values, not 3"):
        solver.solve(classic("aside=5"), vec[float]([0.0, 1.0, 2.0]))
    solver.solve(classic("aside=5"), flat())
    for move, text in ((2, "take 3 is"), (-1, "-1 is"), (24, "24 is")):
        with pytest.raises(ValueError, match=f"{text} not possible here"):
            solver.move_value(move)
    with pytest.raises(ValueError, match="take 3 is not possible here"):
        end_probabilities(solver, 2)

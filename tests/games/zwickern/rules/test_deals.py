"""Z1-Z4, Z11, Z12: cards, deals, rounds, and the score."""

from __future__ import annotations

from collections import Counter

import pytest

from roost.core.chance import FastChance
from roost.core.errors import GameOverError, OptionsError
from roost.core.event import Event
from roost.core.game import Options
from roost.core.result import ScoreLine
from roost.core.scripted_chance import ScriptedChance
from roost.games.zwickern import components
from roost.games.zwickern.components import ALL_CARDS, CARDS, NAMES, heap_card, heap_claws, heap_place, heap_size
from roost.games.zwickern.game import GAME
from roost.games.zwickern.public import events
from tests.games.repetitions import field, play
from tests.games.zwickern.positions import read


def test_Z1_55_cards() -> None:
    values = Counter({"/".join(map(str, v)): 0 for v, _, _ in CARDS})
    for own, _, count in CARDS:
        values["/".join(map(str, own))] += count
    twos = {"1/11": 4, "2/12": 4, "3/13": 4, "4/14": 4}
    assert values == {**twos, **{str(n): 4 for n in range(2, 11)}, "15": 1, "25": 1, "30": 1}
    assert (heap_size(ALL_CARDS), components.CARD_COUNT, components.MAX_VALUE) == (55, 55, 30)
    for place in range(55):
        kind = heap_card(ALL_CARDS, place)
        assert heap_place(ALL_CARDS, kind) <= place < heap_place(ALL_CARDS, kind) + CARDS[kind][2]
    assert heap_place(0, 3) == -1


def test_Z2_31_claws() -> None:
    claws = {name: (claw, count) for name, (_, claw, count) in zip(NAMES, CARDS, strict=True) if claw}
    assert claws == {
        "1/11": (2, 4), "2c1": (1, 1), "10c1": (1, 1), "10c3": (3, 1), "15": (5, 1), "25": (6, 1), "30": (7, 1),
    }  # fmt: skip
    assert heap_claws(ALL_CARDS) == 31


@pytest.mark.parametrize(("seats", "deals", "rounds", "left"), [(3, 3, 4, 1), (4, 4, 3, 0)])
def test_Z3_deals_rounds_dealers_and_starters(seats: int, deals: int, rounds: int, left: int) -> None:
    chance = FastChance(7)
    log: list[Event] = []
    state = GAME.new(seats, Options(), chance, log)
    state.log = log
    while not state.over:
        if state.round == rounds and not state.over:
            assert heap_size(state.pile) == left
        state.play(state.pick(chance), chance)
    began = [event for event in log if isinstance(event, events.DealBegan)]
    first = began[0].dealer
    assert began == [events.DealBegan(deal + 1, (first + deal) % seats) for deal in range(deals)]
    started = [event for event in log if isinstance(event, events.RoundBegan)]
    assert started == [
        events.RoundBegan(deal + 1, number + 1, (first + deal + 1) % seats)
        for deal in range(deals)
        for number in range(rounds)
    ]
    dealt = [event for event in log if isinstance(event, events.Dealt)]
    assert [event.count for event in dealt] == ([5] * seats + [4] * seats * (rounds - 1)) * deals
    assert [event.seat for event in dealt[:seats]] == [(first + 1 + offset) % seats for offset in range(seats)]
    opened = [event for event in log if isinstance(event, events.TableOpened)]
    assert [len(event.cards) for event in opened] == [3] * deals
    assert log[-1] == events.GameEnded("last-deal")
    with pytest.raises(GameOverError, match="the game is over"):
        state.play(0, chance)
    assert (state.moves(), state.truncated, state.is_legal(0)) == ((), False, False)


def test_Z3_a_game_begins_with_named_cards() -> None:
    hands = "1/11 2 2 3 4 5 5 6 6 7 7 8 8 9 10c3"
    log: list[Event] = []
    state = GAME.new(3, Options(), ScriptedChance(["1", *hands.split(), "30", "2c1", "4/14"]), log)
    assert state.position() == (
        "zwickern seats=3 deal=1 round=1 dealer=0 turn=1 hands=7.8.8.9.10c3|1/11.2.2.3.4|5.5.6.6.7 table=30,2c1,4/14"
        " taken=-|-|- zwicks=0|0|0 penalties=0|0|0 bought=- sheet=-"
    )
    assert log == [
        events.DealBegan(1, 0),
        events.RoundBegan(1, 1, 1),
        events.Dealt(1, 5, ("1/11", "2", "2", "3", "4")),
        events.Dealt(2, 5, ("5", "5", "6", "6", "7")),
        events.Dealt(0, 5, ("7", "8", "8", "9", "10c3")),
        events.TableOpened(("30", "2c1", "4/14")),
    ]
    assert (state.card(0, 0), state.place(0, "1/11"), state.place(0, "11"), state.place(0, "30")) == ("1/11", 0, -1, -1)


def test_G1_the_start_seat_is_drawn() -> None:
    starts = Counter(GAME.new(4, Options(), FastChance(seed)).turn for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    with pytest.raises(OptionsError):
        GAME.start(2, FastChance(0))
    assert (GAME.sides(3), GAME.sides(4)) == ((0, 1, 2), (0, 1, 0, 1))


def test_Z4_a_turn_plays_one_card_and_draws_none() -> None:
    state = read("hands=5.5.6|8.8.8|6.6.9 table=3 dealer=2")
    play(state, "lay 5")
    assert (field(state, "hands"), state.turn) == ("5.6|8.8.8|6.6.9", 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_G2_play_goes_clockwise(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.new(seats, Options(), chance)
    first = int(state.turn)
    for turn in range(5 * seats):
        assert state.turn == (first + turn) % seats
        state.play(state.pick(chance), chance)
    assert (state.round, state.turn) == (2, first)


LAST = "sheet=0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|3+1+9-30|0+0+0-0"


def test_Z11_the_last_buyer_takes_the_rest_and_the_deal_is_scored() -> None:
    state = read(
        f"{LAST} round=4 dealer=2 turn=2 hands=-|-|15 table=4,30,[9:4.5@0!] "
        "taken=1/11.1/11.6|7.7.7|10c3.10c1 bought=0 zwicks=1|0|0 penalties=0|0|2"
    )
    happened = play(state, "lay 15")
    lines = (
        ScoreLine(0, "cards", 3, (8,), part=3),
        ScoreLine(0, "zwicks", 1, (1,), part=3),
        ScoreLine(0, "claws", 16, ("1/11", "1/11", "15", "30"), part=3),
        ScoreLine(0, "penalties", -30, ("[9]",), part=3),
        ScoreLine(1, "cards", 0, (3,), part=3),
        ScoreLine(1, "zwicks", 0, part=3),
        ScoreLine(1, "claws", 0, part=3),
        ScoreLine(1, "penalties", 0, part=3),
        ScoreLine(2, "cards", 0, (2,), part=3),
        ScoreLine(2, "zwicks", 0, part=3),
        ScoreLine(2, "claws", 4, ("10c1", "10c3"), part=3),
        # Which piles those were, the position did not say.
        ScoreLine(2, "penalties", -60, part=3),
    )
    assert happened == [
        events.Laid(2, "15", None),
        events.RoundEnded(3, 4),
        events.Penalised(0, "[9]", -30),
        events.RestTaken(0, ("4", "30", "4", "5", "15")),
        events.DealScored(3, lines, (-10, -17, -56)),
        events.GameEnded("last-deal"),
    ]
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.ending, result.sides) == ((-10, -17, -56), (1, 2, 3), "last-deal", ())
    assert result.sheet[-12:] == lines
    assert field(state, "sheet").split(";")[-1] == "3+1+16-30|0+0+0-0|0+0+4-60"
    assert field(state, "taken") == "-|-|-"
    assert field(state, "heaps") == "?;?;1/11.1/11.4.4.5.6.15.30|7.7.7|10c1.10c3"
    assert field(state, "piles") == "-|-|-;-|-|-;9|-|-"
    assert GAME.read(state.position()).result() == result


def test_Z11_most_cards_tied_earn_nothing_and_nobody_bought_leaves_the_rest() -> None:
    state = read(f"{LAST} round=4 dealer=2 turn=2 hands=-|-|8 table=3 taken=6.6.6|7.7.7|- bought=1")
    happened = play(state, "lay 8")
    assert field(state, "sheet").split(";")[-1] == "0+0+0-0|3+0+0-0|0+0+0-0"
    assert events.RestTaken(1, ("3", "8")) in happened
    state = read(f"{LAST} round=4 dealer=2 turn=2 hands=-|-|8 table=8 taken=6.6|7.7|- bought=1")
    play(state, "buy 8: 8")
    assert field(state, "sheet").split(";")[-1] == "0+0+0-0|0+0+0-0|0+1+0-0"
    state = read(f"{LAST} round=4 dealer=2 turn=2 hands=-|-|8 table=30")
    assert events.RestTaken(None, ("30", "8")) in play(state, "lay 8")
    assert field(state, "sheet").split(";")[-1] == "0+0+0-0|0+0+0-0|0+0+0-0"
    assert field(state, "heaps") == "?;?;-|-|-"
    result = state.result()
    assert result is not None
    counted = [line.detail for line in result.sheet if line.key == "cards"]
    assert counted == [()] * 6 + [(0,)] * 3, "no cards are something else than nobody knows how many"
    assert GAME.read(state.position()).result() == result


def test_Z6_buying_everything_with_the_last_card_of_a_deal_is_a_Zwick_and_leaves_no_rest() -> None:
    state = read(f"{LAST} round=4 dealer=2 turn=2 hands=-|-|8 table=8 taken=6.6|7.7|- bought=1")
    happened = play(state, "buy 8: 8")
    assert happened[1] == events.Zwicked(2)
    assert not any(isinstance(event, events.RestTaken) for event in happened)


def test_Z11_partners_score_together_and_the_next_deal_begins() -> None:
    state = read("seats=4 round=3 dealer=3 turn=3 hands=-|-|-|8 table=8,3 taken=6.6.25|7.7.7.7 bought=2")
    cards = "1/11 1/11 1/11 1/11 2 2 2 2c1 2/12 2/12 2/12 2/12 3 3 3 3 4 4 4 4 5 5 5"
    happened = play(state, f"buy 8: 8 -> {cards}")
    assert field(state, "sheet") == "0+0+6-0|3+0+0-0"
    assert (state.deal, state.round, state.dealer, state.turn) == (2, 1, 0, 1)
    assert field(state, "table") == "5,5,5"
    assert [field(state, key) for key in ("taken", "zwicks", "penalties", "bought")] == ["-|-", "0|0", "0|0", "-"]
    assert events.RestTaken(3, ("3",)) in happened
    chance = FastChance(3)
    while not state.over:
        state.play(state.pick(chance), chance)
    result = state.result()
    assert result is not None
    assert result.sides == (0, 1, 0, 1)
    assert result.scores[:2] == result.scores[2:]
    assert result.places[:2] == result.places[2:]
    assert sorted(result.places) == [1, 1, 2, 2]
    assert {line.seat for line in result.sheet} == {0, 1}
    assert [line.part for line in result.sheet] == [part for part in range(1, 5) for _ in range(8)]


@pytest.mark.parametrize(
    ("claws", "scores", "places"),
    [((6, 5, 7), (6, 5, 7), (2, 3, 1)), ((12, 10, 9), (12, 10, 9), (1, 2, 3)), ((0, 2, 0), (0, 2, 0), (2, 1, 2))],
)
def test_Z12_after_the_last_deal_the_most_points_win(
    claws: tuple[int, ...], scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    line = "|".join(f"0+0+{claw}-0" for claw in claws)
    nothing = "0+0+0-0|0+0+0-0|0+0+0-0"
    state = read(f"turn=- sheet={nothing};{line};{nothing}")
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.ending) == (scores, places, "last-deal")
    assert read(f"sheet={nothing};{line} hands=5|6|7 table=3").result() is None


def test_Z12_penalties_can_cost_the_win_and_partners_share_it() -> None:
    state = read("seats=4 turn=- sheet=3+2+12-30|0+0+9-0;0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0")
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.winners) == ((-13, 9, -13, 9), (2, 1, 2, 1), (1, 3))


def test_G3_equal_points_share_a_place() -> None:
    state = read("turn=- sheet=0+0+6-0|3+0+3-0|0+1+0-30;0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0")
    result = state.result()
    assert result is not None
    assert (result.scores, result.places) == ((6, 6, -29), (1, 1, 3))

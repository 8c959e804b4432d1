"""Imagined states of small games, compared with all histories that fit (`all_histories`)."""

from __future__ import annotations

from collections import Counter

import pytest

from roost.core.chance import FastChance
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.karteneck.hidden.all_histories import Histories, World, world_of
from tests.games.karteneck.positions import all_but, positions_imagined, table
from tests.games.repetitions import play, repetitions

DEALS = repetitions(compiled=3000, plain=250)
GAMES = repetitions(compiled=40, plain=6)
MOST_WORLDS = 400
GRILL = ("16", "17", "18", "19", "20", "21")


def worlds_imagined(state: KarteneckState, observer: int, deals: int) -> Counter[World]:
    found: Counter[World] = Counter()
    for position, number in positions_imagined(state, observer, deals).items():
        found[world_of(position, observer)] += number
    return found


def check_worlds(state: KarteneckState, observer: int, worlds: Counter[World], deals: int = DEALS) -> None:
    """Check that exactly the possible worlds appear, each in proportion to its histories."""
    found = worlds_imagined(state, observer, deals)
    assert set(found) <= set(worlds)
    chi, freedom, expected, seen = 0.0, -1, 0.0, 0
    for world, number in sorted(worlds.items(), key=lambda item: (item[1], item[0])):
        likely = deals * number / worlds.total()
        assert found[world] or likely < 20
        expected += likely
        seen += found[world]
        # Rare worlds are merged.
        if expected >= 8:
            chi += (seen - expected) ** 2 / expected
            freedom, expected, seen = freedom + 1, 0.0, 0
    assert chi < limit(max(freedom, 1)), (chi, freedom, state.position())


def limit(freedom: int) -> float:
    """Return what chi-square exceeds about once in 100,000 cases, by Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.3 * spread**0.5) ** 3)


def small_table(seats: int, observer: int, luck: FastChance) -> KarteneckState:
    """Return a state in which the observer holds all but a few cards of a few kinds."""
    kinds = ("12", "123", "112")[luck.below(3)]
    worms = ["W1", "W2", "W3", "W4"]

    def some(number: int) -> str:
        drawn = [worms.pop() if luck.below(6) == 0 and worms else kinds[luck.below(len(kinds))] for _ in range(number)]
        return "".join(sorted(drawn, key=lambda card: (card[0] == "W", card))) or "-"

    hands = [some(1 + luck.below(3)) if seat != observer else "-" for seat in range(seats)]
    pile, discard = some(luck.below(3)), some(1 + luck.below(5))
    hands[observer] = all_but(*hands, pile, discard)
    return table(
        f"seats={seats} turn={luck.below(seats)} grill={'.'.join(GRILL[:seats])} hands={'/'.join(hands)}"
        f" discard={discard}"
    )


def small_move(state: KarteneckState, luck: FastChance) -> int:
    """Return mostly a lay of one or two cards, otherwise a pass."""
    lays = [move for move in state.moves() if len(state.text(move).split()) in (2, 3)]
    return lays[luck.below(len(lays))] if lays and luck.below(4) else 0


@pytest.mark.parametrize(
    "seats", [pytest.param(2, marks=pytest.mark.compiled_only), 3, pytest.param(4, marks=pytest.mark.compiled_only)]
)
def test_K13_imagined_states_follow_all_histories_that_fit(seats: int) -> None:
    checked: Counter[int] = Counter()
    for seed in range(GAMES):
        luck, chance = FastChance(100 * seats + seed), FastChance(seed)
        observer = luck.below(seats)
        state = small_table(seats, observer, luck)
        histories = Histories(state, observer)
        while not state.over and histories.shuffles <= 2 and len(histories.worlds) <= MOST_WORLDS:
            assert world_of(state.position(), observer) in histories.worlds
            if histories.shuffles and len(histories.worlds) > 1 and luck.below(4) == 0:
                check_worlds(state, observer, histories.worlds)
                checked[histories.shuffles] += 1
            state.log = []
            state.play(small_move(state, luck), chance)
            histories.see(state.log)
            state.log = None
    assert min(checked[1], checked[2]) > GAMES // 10


def test_K13_before_any_shuffle_lays_reveal_nothing_else() -> None:
    state = table(f"seats=3 turn=1 grill=16.17.18 hands={all_but('112', '23', '13W1')}/112/23 discard=-")
    histories = Histories(state, 0)
    histories.see(play(state, "lay 1 1 -> 3", "lay 2 -> W1"))
    assert len(histories.worlds) > 5
    check_worlds(state, 0, histories.worlds)


def test_K13_no_seat_laid_more_new_cards_than_it_had_drawn() -> None:
    """Seat 1 had drawn two cards when it laid two 3s, and three when it laid two 4s: one of the four was old, although
    it has drawn four by now."""
    state = table(f"seats=3 turn=1 grill=16.17.18 hands={all_but('1345', '34', '11223344')}/1345/34 discard=11223344")
    histories = Histories(state, 0)
    steps = ("lay 5 -> 3", "pass -> 1 1", "pass -> 2 2", "lay 1 -> 4", "lay 3 3 -> 4", "lay 4 4 -> 3")
    histories.see(play(state, *steps))
    check_worlds(state, 0, histories.worlds)
    for world in worlds_imagined(state, 0, 300):
        assert world.drawn[1].count("3") + world.drawn[1].count("4") - sum(card in "34" for card in world.hands[1]) <= 3


def test_K13_forgetting_a_third_shuffle_only_adds_possibilities() -> None:
    """Knowledge from an earlier shuffle is forgotten then, but nothing possible is ruled out."""
    checked = 0
    for seed in range(GAMES):
        luck, chance = FastChance(500 + seed), FastChance(seed)
        state = small_table(3, 0, luck)
        histories = Histories(state, 0)
        while not state.over and histories.shuffles < 3 and len(histories.worlds) <= MOST_WORLDS:
            state.log = []
            state.play(small_move(state, luck), chance)
            histories.see(state.log)
            state.log = None
        if histories.shuffles == 3 and len(histories.worlds) < 10:
            found = worlds_imagined(state, 0, DEALS)
            assert set(histories.worlds) <= set(found)
            checked += 1
    assert checked > 1

"""P1, P2 and G1: the cards and the deal."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from roost.core.chance import FastChance
from roost.core.errors import OptionsError, ScriptError
from roost.core.event import Event
from roost.core.game import Options
from roost.core.registry import find
from roost.core.scripted_chance import ScriptedChance
from roost.games.gloria.components import DOUBLER, JOKER, KINDS, MAX_SEATS, MOTIFS, NAMES, SCORINGS, VISITOR
from roost.games.gloria.game import GAME
from roost.games.gloria.public.events import Dealt, OpenDealt, TurnBegan
from tests.games.gloria.positions import CuriousChance, fields, seat, table


def test_P1_the_cards_of_the_box() -> None:
    assert (
        *("grains", "rings", "rugs", "tails", "teeth", "showcases", "eggs", "combs", "perches", "vanes"),
        *("joker", "doubler", "visitor"),
    ) == NAMES
    assert [count for _name, count in KINDS] == [9] * 10 + [5, 5, 10]
    assert (NAMES[JOKER], NAMES[DOUBLER], NAMES[VISITOR], MOTIFS) == ("joker", "doubler", "visitor", 10)
    assert KINDS[VISITOR][1] == SCORINGS[-1]


def test_the_game_is_in_the_registry() -> None:
    assert find("gloria") is GAME
    assert (GAME.key, GAME.seats, GAME.rules, GAME.folder) == ("gloria", range(2, 6), 1, "roost.games.gloria")
    assert MAX_SEATS == 5
    with pytest.raises(OptionsError, match="2 to 5 seats"):
        GAME.start(6, FastChance(0))


def test_P2_a_deal_from_the_first_card_to_the_first_turn() -> None:
    log: list[Event] = []
    cards = "rings joker rings grains grains eggs tails vanes joker rugs vanes"
    state = GAME.new(2, Options(), ScriptedChance(f"1 {cards}".split()), log)
    assert state.position() == (
        "gloria seats=2 turn=1 phase=act points=3 used=- open=rings.joker.rings visitors=0 fox=- "
        "hands=2grains.tails.eggs.doubler/rugs.2vanes.joker.doubler known=-/- rows=-/- chests=-/-"
    )
    assert log == [
        OpenDealt(("rings", "joker", "rings")),
        Dealt(0, 5, ("grains", "grains", "tails", "eggs", "doubler")),
        Dealt(1, 5, ("rugs", "vanes", "vanes", "joker", "doubler")),
        TurnBegan(1),
    ]
    assert seat(state, 0).known == seat(state, 1).known == ("doubler",)
    assert state.view(None).pile == 95 - 11 + 10


@pytest.mark.parametrize("seats", range(2, 6))
def test_P2_the_visitors_are_shuffled_in_after_the_deal(seats: int) -> None:
    chance = CuriousChance()
    state = GAME.new(seats, Options(), chance)
    assert chance.asked == [seats, *range(95, 95 - 3 - 4 * seats, -1)]
    assert state.view(0).pile == 95 - 3 - 4 * seats + 10
    assert (state.card(0, state.pile_size - 10), state.card(0, state.pile_size - 1)) == ("visitor", "visitor")
    assert state.card(0, state.pile_size - 11) == "joker"
    assert [collector.hand for collector in state.view(None).seats] == [5] * seats
    assert fields(state, "turn", "points", "fox", "visitors") == ("0", "3", "-", "0")


@pytest.mark.parametrize("seats", range(2, 6))
def test_P2_a_new_game_has_every_component(seats: int) -> None:
    state = GAME.new(seats, Options(), FastChance(seats))
    assert state.census() == dict(KINDS)


def test_records_name_the_cards_of_the_pile() -> None:
    state = table("hands=8grains/- rows=rings:7/- chests=2rings/-")
    assert [state.place(0, name) for name in ("grains", "rings", "rugs", "visitor")] == [0, -1, 1, state.pile_size - 10]
    assert [state.place(0, name) for name in ("doubler", "rooster", "")] == [-1, -1, -1]
    assert [state.card(0, place) for place in (0, 1, 9, 10)] == ["grains", "rugs", "rugs", "tails"]
    with pytest.raises(ScriptError, match="'rings', which is not among the cards"):
        state.play(state.parse("blind"), ScriptedChance(["rings"]))


def test_G1_the_start_seat_is_drawn() -> None:
    first = Counter(int(GAME.new(4, Options(), FastChance(seed)).turn) for seed in range(400))
    assert sorted(first) == [0, 1, 2, 3]
    assert min(first.values()) > 60


def test_a_state_is_pickled_as_its_position() -> None:
    state = GAME.new(3, Options(), FastChance(7))
    assert pickle.loads(pickle.dumps(state)).position() == state.position()

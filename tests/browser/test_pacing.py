"""Events are shown in order and for long enough, and people decide for longer than they wait."""

from __future__ import annotations

import json
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.browser.stage_simulation import (
    ENVIRONMENT,
    FEWEST,
    PERSON_S,
    RECORDS,
    ShownGame,
    messages,
    plan,
    recorded,
    simulate,
)
from tests.browser.visitor import Speed

PROGRAM = """
globalThis.navigator ??= { languages: [] };
const { CHOSEN_SHARE, mustSumUp, shareOfOthers } = await import(process.argv[1]);
const waiting = JSON.parse(process.argv[2]);
const summing = mustSumUp(waiting, 0);
const shown = [];
let elapsed = 0;
waiting.forEach(({ timing, others, chosen }, at) => {
    if (summing && others && !timing.result) return;
    const share = others ? shareOfOthers(waiting.slice(at), elapsed, summing) : chosen ? CHOSEN_SHARE : 1;
    elapsed += share * (timing.motionMs + timing.lookMs);
    shown.push({ share, result: timing.result, others });
});
process.stdout.write(JSON.stringify({ elapsed, summing, shown }));
"""
"""Shows the waiting events, without real time."""
ROLL = {"motionMs": 850, "lookMs": 650}
"""A roll, and dice set aside."""
RESULT = {"motionMs": 600, "lookMs": 400, "result": True}
THEFT = {"timing": {"motionMs": 1_100, "lookMs": 400, "result": True}, "others": False}
"""An event that is done to the person."""
CHOSEN_LONG = {"timing": {"motionMs": 3_000, "lookMs": 1_000}, "others": False, "chosen": True}
"""An event that the person has chosen."""
MAX_SHARE_OF_OTHERS, MIN_SHARE, CHOSEN_SHARE, MAX_LOOKING_ON_MS = 0.65, 0.4, 0.45, 4_500


def shown(stage_module: Path, waiting: list[dict[str, Any]]) -> dict[str, Any]:
    """Return how events are shown if all wait at once."""
    command = ["node", "--input-type=module", "-e", PROGRAM, stage_module.as_uri(), json.dumps(waiting)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=ENVIRONMENT)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def turns(count: int, rolls: int) -> list[dict[str, Any]]:
    """Return turns of others."""
    return [{"timing": timing, "others": True} for timing in ([ROLL] * rolls + [RESULT]) * count]


def test_a_single_turn_is_shown_briskly_and_completely(stage_module: Path) -> None:
    found = shown(stage_module, turns(1, rolls=2))
    assert not found["summing"]
    assert [event["share"] for event in found["shown"]] == pytest.approx([MAX_SHARE_OF_OTHERS] * 3)


def test_a_long_turn_is_shown_faster_and_ends_in_time(stage_module: Path) -> None:
    found = shown(stage_module, turns(1, rolls=5))
    assert not found["summing"]
    assert len(found["shown"]) == 6
    assert found["elapsed"] == pytest.approx(MAX_LOOKING_ON_MS)


@pytest.mark.parametrize("count", [3, 6, 12])
def test_many_turns_are_summed_up_by_their_results(stage_module: Path, count: int) -> None:
    found = shown(stage_module, turns(count, rolls=4))
    assert found["summing"]
    assert [event["result"] for event in found["shown"]] == [True] * count, "none is dropped"
    assert all(event["share"] >= MIN_SHARE for event in found["shown"]), "each can be read"
    assert found["elapsed"] <= max(MAX_LOOKING_ON_MS, count * MIN_SHARE * 1_000) + 1


def test_events_that_concern_the_person_leave_less_time_for_others(stage_module: Path) -> None:
    waiting = turns(1, rolls=3)
    alone = shown(stage_module, waiting)
    robbed = shown(stage_module, [*waiting, THEFT])
    assert robbed["shown"][-1]["share"] == 1
    assert robbed["shown"][0]["share"] < alone["shown"][0]["share"]
    assert robbed["elapsed"] == pytest.approx(MAX_LOOKING_ON_MS)


def test_events_that_the_person_chose_are_quick(stage_module: Path) -> None:
    found = shown(stage_module, [CHOSEN_LONG, *turns(1, rolls=1)])
    assert found["shown"][0]["share"] == CHOSEN_SHARE
    assert not found["summing"]
    assert [event["share"] for event in found["shown"][1:]] == pytest.approx([MAX_SHARE_OF_OTHERS] * 2)


# Recorded games of hens. The person is at seat 0.

MAX_SHARE_WAITED = 1 / 3
MAX_WAIT_MS = 6_000
GAMES = 3
"""For each kind: any game, and of twenty others those with the longest total and the longest single wait."""


@pytest.mark.parametrize("name", FEWEST)
def test_a_person_waits_for_less_than_a_third_of_a_game_and_never_long(stage_module: Path, name: str) -> None:
    records = [recorded(path.stem) for path in RECORDS.glob(f"{name}*.txt")]
    assert len(records) == GAMES
    plans = [plan(record, list(messages(record)), speed="normal", person_s=PERSON_S) for record in records]
    for game in simulate(stage_module, plans):
        assert game.deciding > 60_000, "a whole game"
        assert game.share_waited < MAX_SHARE_WAITED
        assert max(game.waits) <= MAX_WAIT_MS


class Setting(NamedTuple):
    speed: Speed
    reduced_motion: bool = False


SETTINGS = [Setting("slow"), Setting("normal"), Setting("fast"), Setting("normal", True), Setting("slow", True)]
PACES: dict[Speed, float] = {"slow": 1.8, "normal": 1, "fast": 0.45}
MIN_RESULT_MS = 0.99 * MIN_SHARE * 400
"""Every result takes at least 0.4 s at its own pace."""
MIN_PERSON_S = 0.5
"""A person who hardly thinks, so that many events wait to be shown."""
RESULTS: dict[str, set[str]] = {
    "heckmeck": {"turn-failed", "portion-moved", "portion-turned", "specialist-moved", "roast-worm-moved"},
    "karteneck": {"laid", "passed", "portion-taken", "portion-stolen"},
    "zwickern": {"laid", "built", "bought", "zwick", "penalty", "deal-scored"},
    "gloria": {"chest-laid", "row-opened", "card-placed", "row-closed", "card-taken", "scored", "fox-moved"},
}
OWN_ALWAYS: dict[str, set[str]] = {
    "heckmeck": {"rolled", "set-aside", "turn-failed"},
    "karteneck": {"laid", "passed"},
    "zwickern": {"laid", "built", "bought"},
    "gloria": {"chest-laid", "card-placed", "card-taken", "fox-moved"},
}


def length(game: ShownGame, at: int) -> float:
    """Return the time from an event to the next one that was animated."""
    after = next((event.begin for event in game.events[at + 1 :] if event.animated), None)
    return float("inf") if after is None else after - game.events[at].begin


@pytest.mark.parametrize("name", sorted(record.stem for record in RECORDS.glob("*-?.txt")))
def test_every_event_is_logged_in_order_and_every_result_is_shown(stage_module: Path, name: str) -> None:
    record = recorded(name)
    key = record.game.key
    sent = list(messages(record))
    sent_events = [entry["event"] for message in sent for entry in message["events"]]
    begun = len(sent[0]["events"])
    plans = [
        plan(record, sent, speed=speed, reduced_motion=reduced, person_s=MIN_PERSON_S) for speed, reduced in SETTINGS
    ]
    games = dict(zip(SETTINGS, simulate(stage_module, plans), strict=True))
    for setting, game in games.items():
        pace = PACES[setting.speed]
        assert [shown_event.event for shown_event in game.events] == [event["event"] for event in sent_events], setting
        for shown_event, after in pairwise(game.events[begun:]):
            assert shown_event.logged is not None, (setting, shown_event)
            assert after.logged is not None
            assert shown_event.logged <= after.logged, (setting, shown_event)
            assert shown_event.applied is not None, (setting, shown_event)
            assert after.applied is not None
            assert shown_event.applied <= after.applied, (setting, shown_event)
        for at, (shown_event, sent_event) in enumerate(zip(game.events, sent_events, strict=True)):
            if at < begun:
                continue
            if shown_event.event in RESULTS[key]:
                assert shown_event.animated, (setting, shown_event)
                assert length(game, at) >= MIN_RESULT_MS * pace, (setting, shown_event)
            if sent_event.get("seat") == 0 and shown_event.event in OWN_ALWAYS[key]:
                assert shown_event.animated, (setting, shown_event)
            if shown_event.event == "rolled" and shown_event.animated:
                assert shown_event.captioned is None or shown_event.captioned > shown_event.begin, (
                    "the roll is told when the dice lie"
                )
    times = [[(shown_event.begin, shown_event.end) for shown_event in games[setting].events] for setting in SETTINGS]
    assert times[1] == times[3], "what does not move takes the same time"
    assert times[0] == times[4], "at every speed"

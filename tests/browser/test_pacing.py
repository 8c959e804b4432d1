"""Everything is seen in its turn and long enough, and a person decides for longer than they wait."""

from __future__ import annotations

import json
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.browser.rehearsal import ENVIRONMENT, FEWEST, PERSON_S, RECORDS, Show, messages, plan, recorded, rehearse
from tests.browser.visitor import Speed

PROGRAM = """
globalThis.navigator ??= { languages: [] };
const { CHOSEN, mustSumUp, rate } = await import(process.argv[1]);
const waiting = JSON.parse(process.argv[2]);
const summing = mustSumUp(waiting, 0);
const shown = [];
let elapsed = 0;
waiting.forEach(({ timing, others, chosen }, at) => {
    if (summing && others && !timing.result) return;
    const share = others ? rate(waiting.slice(at), elapsed, summing) : chosen ? CHOSEN : 1;
    elapsed += share * (timing.motionMs + timing.lookMs);
    shown.push({ share, result: timing.result, others });
});
process.stdout.write(JSON.stringify({ elapsed, summing, shown }));
"""
"""Shows what waits, by a clock of its own."""
ROLL = {"motionMs": 850, "lookMs": 650}
"""A roll, and dice set aside."""
RESULT = {"motionMs": 600, "lookMs": 400, "result": True}
THEFT = {"timing": {"motionMs": 1_100, "lookMs": 400, "result": True}, "others": False}
"""Something done to the person who looks on."""
CHOSEN_LONG = {"timing": {"motionMs": 3_000, "lookMs": 1_000}, "others": False, "chosen": True}
"""Something that the person who looks on has chosen."""
BRISK, FASTEST, CHOSEN, LOOKING_ON_MS = 0.65, 0.4, 0.45, 4_500


def shown(stage_module: Path, waiting: list[dict[str, Any]]) -> dict[str, Any]:
    """Return how events are shown that all wait at once."""
    command = ["node", "--input-type=module", "-e", PROGRAM, stage_module.as_uri(), json.dumps(waiting)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=ENVIRONMENT)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def turns(count: int, rolls: int) -> list[dict[str, Any]]:
    """Return turns of others."""
    return [{"timing": timing, "others": True} for timing in ([ROLL] * rolls + [RESULT]) * count]


def test_a_turn_is_played_briskly_and_whole(stage_module: Path) -> None:
    found = shown(stage_module, turns(1, rolls=2))
    assert not found["summing"]
    assert [event["share"] for event in found["shown"]] == pytest.approx([BRISK] * 3)


def test_a_long_turn_is_played_faster_and_ends_in_time(stage_module: Path) -> None:
    found = shown(stage_module, turns(1, rolls=5))
    assert not found["summing"]
    assert len(found["shown"]) == 6
    assert found["elapsed"] == pytest.approx(LOOKING_ON_MS)


@pytest.mark.parametrize("count", [3, 6, 12])
def test_many_turns_are_summed_up_by_their_results(stage_module: Path, count: int) -> None:
    found = shown(stage_module, turns(count, rolls=4))
    assert found["summing"]
    assert [event["result"] for event in found["shown"]] == [True] * count, "none is dropped"
    assert all(event["share"] >= FASTEST for event in found["shown"]), "each can be read"
    assert found["elapsed"] <= max(LOOKING_ON_MS, count * FASTEST * 1_000) + 1


def test_what_is_done_to_oneself_takes_its_time_from_that_of_others(stage_module: Path) -> None:
    waiting = turns(1, rolls=3)
    alone = shown(stage_module, waiting)
    robbed = shown(stage_module, [*waiting, THEFT])
    assert robbed["shown"][-1]["share"] == 1
    assert robbed["shown"][0]["share"] < alone["shown"][0]["share"]
    assert robbed["elapsed"] == pytest.approx(LOOKING_ON_MS)


def test_what_one_has_chosen_oneself_is_quick_and_leaves_time_for_the_others(stage_module: Path) -> None:
    found = shown(stage_module, [CHOSEN_LONG, *turns(1, rolls=1)])
    assert found["shown"][0]["share"] == CHOSEN
    assert not found["summing"]
    assert [event["share"] for event in found["shown"][1:]] == pytest.approx([BRISK] * 2)


# Real games of hens; the person at seat 0 decides as a hen did.

MAX_SHARE_WAITED = 1 / 3
MAX_WAIT_MS = 6_000
GAMES = 3
"""Any game of each kind, and of twenty others that in which people wait most, and that with the longest wait."""


@pytest.mark.parametrize("name", FEWEST)
def test_a_person_waits_for_less_than_a_third_of_a_game_and_never_long(stage_module: Path, name: str) -> None:
    records = [recorded(path.stem) for path in RECORDS.glob(f"{name}*.txt")]
    assert len(records) == GAMES
    plans = [plan(record, list(messages(record)), speed="normal", person_s=PERSON_S) for record in records]
    for show in rehearse(stage_module, plans):
        assert show.deciding > 60_000, "a whole game"
        assert show.share_waited < MAX_SHARE_WAITED
        assert max(show.waits) <= MAX_WAIT_MS


class Setting(NamedTuple):
    speed: Speed
    reduced_motion: bool = False


SETTINGS = [Setting("slow"), Setting("normal"), Setting("fast"), Setting("normal", True), Setting("slow", True)]
PACES: dict[Speed, float] = {"slow": 1.8, "normal": 1, "fast": 0.45}
MIN_RESULT_MS = 0.99 * FASTEST * 400
"""No result takes less than 0.4 s at its own pace."""
NOBODY_S = 0.5
"""A person who hardly thinks, so that as much as possible waits to be shown."""
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


def length(show: Show, at: int) -> float:
    """How long an event was on stage until the next one that was shown."""
    after = next((act.begin for act in show.acts[at + 1 :] if act.shown), None)
    return float("inf") if after is None else after - show.acts[at].begin


@pytest.mark.parametrize("name", sorted(record.stem for record in RECORDS.glob("*-?.txt")))
def test_every_event_is_told_in_its_turn_and_every_result_is_seen(stage_module: Path, name: str) -> None:
    record = recorded(name)
    game = record.game.key
    sent = list(messages(record))
    happened = [shown["event"] for message in sent for shown in message["events"]]
    begun = len(sent[0]["events"])
    plans = [plan(record, sent, speed=speed, reduced_motion=reduced, person_s=NOBODY_S) for speed, reduced in SETTINGS]
    shows = dict(zip(SETTINGS, rehearse(stage_module, plans), strict=True))
    for setting, show in shows.items():
        pace = PACES[setting.speed]
        assert [act.event for act in show.acts] == [event["event"] for event in happened], setting
        for act, after in pairwise(show.acts[begun:]):
            assert act.noted is not None, (setting, act)
            assert after.noted is not None
            assert act.noted <= after.noted, (setting, act)
            assert act.applied is not None, (setting, act)
            assert after.applied is not None
            assert act.applied <= after.applied, (setting, act)
        for at, (act, event) in enumerate(zip(show.acts, happened, strict=True)):
            if at < begun:
                continue
            if act.event in RESULTS[game]:
                assert act.shown, (setting, act)
                assert length(show, at) >= MIN_RESULT_MS * pace, (setting, act)
            if event.get("seat") == 0 and act.event in OWN_ALWAYS[game]:
                assert act.shown, (setting, act)
            if act.event == "rolled" and act.shown:
                assert act.told is None or act.told > act.begin, "the roll is told when the dice lie"
    times = [[(act.begin, act.end) for act in shows[setting].acts] for setting in SETTINGS]
    assert times[1] == times[3], "what does not move takes the same time"
    assert times[0] == times[4], "at every speed"

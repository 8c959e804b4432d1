// Durations of events, and the seats that they concern.

import type { Timing } from '../../lib/pacing';
import type { GameEvent } from './wire';

const TIMINGS: Record<GameEvent['event'], Timing> = {
  'hand-dealt': { motionMs: 0, lookMs: 0 },
  'round-opened': { motionMs: 1150, lookMs: 100, result: true },
  laid: { motionMs: 400, lookMs: 200, result: true, chosen: true },
  drew: { motionMs: 260, lookMs: 0 },
  'nothing-to-draw': { motionMs: 350, lookMs: 150 },
  reshuffled: { motionMs: 600, lookMs: 0, result: true },
  passed: { motionMs: 350, lookMs: 250, result: true, chosen: true },
  'display-discarded': { motionMs: 250, lookMs: 0 },
  'portion-taken': { motionMs: 450, lookMs: 200, result: true },
  'portion-stolen': { motionMs: 900, lookMs: 300, result: true },
  'round-ended': { motionMs: 0, lookMs: 100 },
  'game-ended': { motionMs: 0, lookMs: 0, result: true },
};

export function timing(event: GameEvent): Timing {
  return TIMINGS[event.event];
}

/** Return whether an event takes something from the seat. */
export function concerns(event: GameEvent, seat: number): boolean {
  return event.event === 'portion-stolen' && event.victim === seat;
}

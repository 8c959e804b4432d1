// Durations of events, and the events that concern everybody.

import type { Timing } from '../../lib/pacing';
import type { GameEvent } from './wire';

const TIMINGS: Record<GameEvent['event'], Timing> = {
  'deal-began': { motionMs: 0, lookMs: 200 },
  'round-began': { motionMs: 0, lookMs: 200 },
  dealt: { motionMs: 150, lookMs: 0 },
  'table-opened': { motionMs: 500, lookMs: 150 },
  laid: { motionMs: 400, lookMs: 100, result: true, chosen: true },
  built: { motionMs: 650, lookMs: 150, result: true, chosen: true },
  bought: { motionMs: 900, lookMs: 150, result: true, chosen: true },
  zwick: { motionMs: 900, lookMs: 0, result: true },
  'zwicks-cancelled': { motionMs: 400, lookMs: 300, result: true },
  penalty: { motionMs: 800, lookMs: 200, result: true },
  'rest-taken': { motionMs: 500, lookMs: 200, result: true },
  'round-ended': { motionMs: 0, lookMs: 0 },
  'deal-scored': { motionMs: 4000, lookMs: 0, ceremony: true },
  'game-ended': { motionMs: 0, lookMs: 0, result: true },
};

export function timing(event: GameEvent): Timing {
  return TIMINGS[event.event];
}

/** Return whether an event concerns all players. */
export function concerns(event: GameEvent): boolean {
  return event.event === 'zwick';
}

// How long events are shown, and which seats they concern.

import type { Timing } from '../../lib/pacing';
import type { GameEvent } from './wire';

const TIMINGS: Record<GameEvent['event'], Timing> = {
  dealt: { motionMs: 0, lookMs: 0 },
  'open-dealt': { motionMs: 0, lookMs: 0 },
  'turn-began': { motionMs: 0, lookMs: 0 },
  'chest-laid': { motionMs: 600, lookMs: 250, result: true, chosen: true },
  'row-opened': { motionMs: 600, lookMs: 250, result: true, chosen: true },
  'card-placed': { motionMs: 500, lookMs: 250, result: true, chosen: true },
  'row-closed': { motionMs: 600, lookMs: 250, result: true, chosen: true },
  'card-taken': { motionMs: 450, lookMs: 200, result: true, chosen: true },
  'card-drawn': { motionMs: 400, lookMs: 100 },
  'open-refilled': { motionMs: 250, lookMs: 50 },
  'visitor-came': { motionMs: 750, lookMs: 250, result: true },
  scored: { motionMs: 4500, lookMs: 0, ceremony: true },
  'fox-entered': { motionMs: 700, lookMs: 300, result: true },
  'fox-moved': { motionMs: 700, lookMs: 250, result: true, chosen: true },
  'fox-kept': { motionMs: 400, lookMs: 250, result: true },
  'game-ended': { motionMs: 0, lookMs: 0, result: true },
};

export function timing(event: GameEvent): Timing {
  return TIMINGS[event.event];
}

/** Whether another seat sends the fox to this one. */
export function concerns(event: GameEvent, seat: number): boolean {
  return event.event === 'fox-moved' && event.target === seat && event.seat !== seat;
}

// Durations of events, and the seats that they concern.

import type { Timing } from '../../lib/pacing';
import { placeNumber } from './components';
import type { GameEvent, PortionMoved } from './wire';

const TIMINGS: Record<GameEvent['event'], Timing> = {
  'turn-began': { motionMs: 0, lookMs: 0 },
  rolled: { motionMs: 500, lookMs: 400, toldAfter: true },
  'weasel-used': { motionMs: 350, lookMs: 150, result: true },
  'set-aside': { motionMs: 350, lookMs: 150, chosen: true },
  stopped: { motionMs: 0, lookMs: 150 },
  'turn-failed': { motionMs: 850, lookMs: 100, result: true },
  'portion-moved': { motionMs: 450, lookMs: 150, result: true },
  'portion-turned': { motionMs: 300, lookMs: 150, result: true },
  'specialist-moved': { motionMs: 350, lookMs: 100, result: true },
  'roast-worm-moved': { motionMs: 450, lookMs: 150, result: true },
  'roast-worm-missed': { motionMs: 0, lookMs: 500, result: true },
  'game-ended': { motionMs: 0, lookMs: 0, result: true },
};
/** A theft is announced before it moves. */
const THEFT: Timing = { motionMs: 1000, lookMs: 300, result: true };

export function timing(event: GameEvent): Timing {
  return event.event === 'portion-moved' && isTheft(event) ? THEFT : TIMINGS[event.event];
}

/** Return whether a portion goes from one seat to another. */
export function isTheft({ source, target }: PortionMoved): boolean {
  return source.startsWith('seat') && target.startsWith('seat');
}

/** Return whether an event takes something from the seat. */
export function concerns(event: GameEvent, seat: number): boolean {
  if (event.event === 'portion-moved') return isTheft(event) && placeNumber(event.source) === seat;
  return (event.event === 'specialist-moved' || event.event === 'roast-worm-moved') && event.source === `seat-${seat}`;
}

/** Return whether the player starts the event, as with the first roll of a turn. */
export function startsByHand(event: GameEvent, before: GameEvent | null): boolean {
  return event.event === 'rolled' && before?.event === 'turn-began';
}

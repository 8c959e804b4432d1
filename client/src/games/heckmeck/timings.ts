// How long events of Heckmeck are shown, and whom they concern.

import type { Timing } from '../../lib/pacing';
import { placeNumber } from './symbols';
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
/** A theft is seen coming. */
const THEFT: Timing = { motionMs: 1000, lookMs: 300, result: true };

export function timing(event: GameEvent): Timing {
  return event.event === 'portion-moved' && stolen(event) ? THEFT : TIMINGS[event.event];
}

/** Whether a portion goes from one seat to another. */
export function stolen({ source, target }: PortionMoved): boolean {
  return source.startsWith('seat') && target.startsWith('seat');
}

/** Whether something is taken away from this seat. */
export function concerns(event: GameEvent, seat: number): boolean {
  if (event.event === 'portion-moved') return stolen(event) && placeNumber(event.source) === seat;
  return (event.event === 'specialist-moved' || event.event === 'roast-worm-moved') && event.source === `seat-${seat}`;
}

/** The first roll of a turn is made by hand. */
export function startsByHand(event: GameEvent, before: GameEvent | null): boolean {
  return event.event === 'rolled' && before?.event === 'turn-began';
}

// How long events are shown. One's own take their time. Others' turns are played briskly, and summed up when many wait.

/** How long an event is shown at Normal speed, in milliseconds. */
export interface Timing {
  motionMs: number;
  /** Time to take in the outcome before the next event. A decision of one's own need not wait for it. */
  lookMs: number;
  /** Whether it is shown even where the rest of its turn is summed up. */
  result?: boolean;
  /** Whether its caption follows the motion, because it would give the outcome away. */
  toldAfter?: boolean;
}

/** What is known of an event that waits to be shown. */
export interface Waiting {
  timing: Timing;
  /** Whether somebody else does it, and to somebody else. */
  others: boolean;
}

/** How long a person looks on at Normal speed before deciding again, however much others do. */
export const MAX_LOOKING_ON_MS = 4_000;
/** The least of its time that an event gets; a turn that would get less is summed up ... */
export const FASTEST = 0.4;
/** ... and the most, when others play. */
export const BRISK = 0.7;

function total(waiting: readonly Waiting[], resultsOnly: boolean): number {
  return waiting.reduce((sum, { timing, others }) => (others && (!resultsOnly || timing.result) ? sum + timing.motionMs + timing.lookMs : sum), 0);
}

/** Whether there is time to show all that waits, or results only. */
export function mustSumUp(waiting: readonly Waiting[], elapsedMs: number): boolean {
  return total(waiting, false) * FASTEST > MAX_LOOKING_ON_MS - elapsedMs;
}

/** The share of its time that the next event of somebody else gets. */
export function rate(waiting: readonly Waiting[], elapsedMs: number, summing: boolean): number {
  const left = MAX_LOOKING_ON_MS - elapsedMs;
  return Math.min(BRISK, Math.max(FASTEST, left / Math.max(1, total(waiting, summing))));
}

// How long events are shown. What happens to oneself takes its time, what one has chosen oneself is known and quick.
// Others' turns are played briskly, and summed up when many wait.

/** How long an event is shown at Normal speed, in milliseconds. */
export interface Timing {
  motionMs: number;
  /** Time to take in the outcome before the next event. A decision of one's own need not wait for it. */
  lookMs: number;
  /** Whether it is shown even where the rest of its turn is summed up. */
  result?: boolean;
  /** Whether its player has chosen just this, so that they know what they are about to see. */
  chosen?: boolean;
  /** Whether its caption follows the motion, because it would give the outcome away. */
  toldAfter?: boolean;
  /** Whether it is there to be read by everybody, who go on by hand or when its time is over. */
  ceremony?: boolean;
}

/** What is known of an event that waits to be shown. */
export interface Waiting {
  timing: Timing;
  /** Whether somebody else does it, and to somebody else. */
  others: boolean;
  /** Whether whoever looks has chosen just this. */
  chosen?: boolean;
}

/** How long a person looks on at Normal speed until they can press something again, however much others do. */
export const MAX_LOOKING_ON_MS = 4_500;
/** The least of its time that an event gets; a turn that would get less is summed up ... */
export const FASTEST = 0.4;
/** ... and the most, when others play. */
export const BRISK = 0.65;
/** The share of its time that an event gets whose player looks on and has chosen it. */
export const CHOSEN = 0.45;

/** What waits up to the next ceremony, where a person is asked again. */
function untilCeremony(waiting: readonly Waiting[]): readonly Waiting[] {
  const end = waiting.findIndex(({ timing }) => timing.ceremony);
  return end < 0 ? waiting : waiting.slice(0, end);
}

function total(waiting: readonly Waiting[]): number {
  return waiting.reduce((sum, { timing, chosen }) => sum + (chosen ? CHOSEN : 1) * (timing.motionMs + timing.lookMs), 0);
}

/** The share of their time that others' events get if nothing takes longer than people look on; 1 and more: all of it. */
function affordable(waiting: readonly Waiting[], elapsedMs: number, resultsOnly: boolean): number {
  const stretch = untilCeremony(waiting);
  // What is done to oneself takes its whole time, so that the rest has to be quicker.
  const leftMs = MAX_LOOKING_ON_MS - elapsedMs - total(stretch.filter(({ others }) => !others));
  return leftMs / Math.max(1, total(stretch.filter(({ others, timing }) => others && (!resultsOnly || timing.result))));
}

/** Whether there is time to show results only. */
export function mustSumUp(waiting: readonly Waiting[], elapsedMs: number): boolean {
  return affordable(waiting, elapsedMs, false) < FASTEST;
}

/** The share of its time that the next event of somebody else gets. */
export function rate(waiting: readonly Waiting[], elapsedMs: number, summing: boolean): number {
  return Math.min(BRISK, Math.max(FASTEST, affordable(waiting, elapsedMs, summing)));
}

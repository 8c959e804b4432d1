// How long events are shown. Events that concern the people here take their full time, and choices of their own little.
// Others' turns are shown briskly, and summed up if many events wait.

/** How long an event is shown at Normal speed, in milliseconds. */
export interface Timing {
  motionMs: number;
  /** Time to look at the outcome before the next event. People who decide next need not wait for it. */
  lookMs: number;
  /** Whether it is shown even if the rest of its turn is summed up. */
  result?: boolean;
  /** Whether its player chose exactly this event, and knows what they are about to see. */
  chosen?: boolean;
  /** Whether its caption follows the motion, because it would tell the outcome too early. */
  toldAfter?: boolean;
  /** Whether everybody reads it, and goes on by hand or when its time is over. */
  ceremony?: boolean;
}

/** An event that waits to be shown. */
export interface WaitingEvent {
  timing: Timing;
  /** Whether it concerns other players only. */
  others: boolean;
  /** Whether the person who looks chose exactly this event. */
  chosen?: boolean;
}

/** How long a person looks on at Normal speed until they can act again, however much others do. */
const MAX_LOOKING_ON_MS = 4_500;
/** The least share of its time that an event gets; a turn that would get less is summed up. */
const MIN_SHARE = 0.4;
/** The largest share of its time that an event of others gets. */
const MAX_SHARE_OF_OTHERS = 0.65;
/** The share of its time that an event gets if the person who looks chose it. */
export const CHOSEN_SHARE = 0.45;

/** Return the events up to the next ceremony, where a person acts again. */
function untilCeremony(waiting: readonly WaitingEvent[]): readonly WaitingEvent[] {
  const end = waiting.findIndex(({ timing }) => timing.ceremony);
  return end < 0 ? waiting : waiting.slice(0, end);
}

function total(waiting: readonly WaitingEvent[]): number {
  return waiting.reduce((sum, { timing, chosen }) => sum + (chosen ? CHOSEN_SHARE : 1) * (timing.motionMs + timing.lookMs), 0);
}

/** Return the share of their time that others' events can get within the time that people look on; 1 or more is all of it. */
function affordable(waiting: readonly WaitingEvent[], elapsedMs: number, resultsOnly: boolean): number {
  const stretch = untilCeremony(waiting);
  // Events that concern the person here keep their whole time, so that the rest has to be quicker.
  const leftMs = MAX_LOOKING_ON_MS - elapsedMs - total(stretch.filter(({ others }) => !others));
  return leftMs / Math.max(1, total(stretch.filter(({ others, timing }) => others && (!resultsOnly || timing.result))));
}

/** Return whether there is time for results only. */
export function mustSumUp(waiting: readonly WaitingEvent[], elapsedMs: number): boolean {
  return affordable(waiting, elapsedMs, false) < MIN_SHARE;
}

/** Return the share of its time that the next event of others gets. */
export function shareOfOthers(waiting: readonly WaitingEvent[], elapsedMs: number, summing: boolean): number {
  return Math.min(MAX_SHARE_OF_OTHERS, Math.max(MIN_SHARE, affordable(waiting, elapsedMs, summing)));
}

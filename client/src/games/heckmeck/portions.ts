// Portions as they are printed, and all there are at a table.

import type { HeckmeckView, Portion } from './wire';

/** How many worms are printed on a portion. */
export function wormsOn(value: number): number {
  return value < 21 ? 1 : Math.floor((value - 17) / 4);
}

/** A place on the grill for every portion; those in stacks have left theirs free. */
export interface Slot {
  value: number;
  portion: Portion | null;
}

export function slots(view: HeckmeckView): Slot[] {
  const taken = view.seats.flatMap((owner) => owner.stack).map((value) => ({ value, portion: null }));
  return [...view.grill.map((portion) => ({ value: portion.value, portion })), ...taken].sort((a, b) => a.value - b.value);
}

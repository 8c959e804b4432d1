// What is to be seen for a moment only, while something happens.

import type { DealScored } from './wire';

interface Purchase {
  /** The card that buys, and where it lies meanwhile, in pixels of the board. */
  card: string;
  x: number;
  y: number;
  /** The group of each item that is bought, by its place on the table. */
  groups: ReadonlyMap<number, number>;
}

interface Tally {
  event: DealScored;
  /** Ends it. */
  end: () => void;
}

class Scene {
  purchase: Purchase | null = $state.raw(null);
  /** Points or a sum beside the thing that they are about. */
  note: string = $state('');
  tally: Tally | null = $state.raw(null);
  zwick: boolean = $state(false);
}

export const scene = new Scene();

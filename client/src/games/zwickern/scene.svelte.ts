// Things shown for a moment during animations.

import type { DealScored } from './wire';

interface Purchase {
  /** The buying card and its position on the board, in pixels. */
  card: string;
  x: number;
  y: number;
  /** The group of each bought item, by its place on the table. */
  groups: ReadonlyMap<number, number>;
}

interface ShownDealScores {
  event: DealScored;
  /** Ends the display. */
  end: () => void;
}

class Scene {
  purchase: Purchase | null = $state.raw(null);
  /** Points or a sum, next to an item. */
  note: string = $state('');
  dealScores: ShownDealScores | null = $state.raw(null);
  zwick: boolean = $state(false);
}

export const scene = new Scene();

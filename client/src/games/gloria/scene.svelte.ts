// The scoring that is being shown. Everything else that events change is in the view.

export interface ScoringShown {
  number: number;
  /** The motif, `chests` or `hand` being scored; empty before and after. */
  thing: string;
  /** The points of each seat for it; null if the seat has none of it. */
  gains: readonly (number | null)[];
  /** The outcome of each row, as in the view. */
  whys: readonly string[];
  /** The points of each seat in this scoring so far. */
  points: readonly number[];
  /** The total points of each seat so far. */
  totals: readonly number[];
  /** Ends the display. */
  end: () => void;
}

class Scene {
  scoring: ScoringShown | null = $state.raw(null);
}

export const scene = new Scene();

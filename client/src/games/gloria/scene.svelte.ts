// What is seen of a scoring while it is held. Everything else that events change is in the view.

export interface ScoringShown {
  number: number;
  /** What is being scored: a motif, `chests` or `hand`; empty when all has been. */
  thing: string;
  /** What each seat gets for it; null for nothing to look at. */
  gains: readonly (number | null)[];
  /** Why, as in the view. */
  whys: readonly string[];
  /** What each seat has got in this scoring so far ... */
  points: readonly number[];
  /** ... and altogether. */
  totals: readonly number[];
  /** Ends the display. */
  end: () => void;
}

class Scene {
  scoring: ScoringShown | null = $state.raw(null);
}

export const scene = new Scene();

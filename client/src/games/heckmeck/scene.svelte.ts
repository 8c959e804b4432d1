// What is to be seen for a moment only, while something happens.

class Scene {
  /** Counts the rolls, so that the dice of each are new ones. */
  rolls = $state(0);
  failed = $state(false);
  robbed: number | null = $state(null);
}

export const scene = new Scene();

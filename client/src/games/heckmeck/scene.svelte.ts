// What is to be seen for a moment only, while something happens.

class Scene {
  /** Counts the rolls, so that the dice of each are new ones. */
  rolls = $state(0);
  /** Whether dice that appear come tumbling in. */
  thrown = $state(false);
  failed = $state(false);
  robbed: number | null = $state(null);
  /** When the dice were rolled. */
  since = -Infinity;
}

export const scene = new Scene();

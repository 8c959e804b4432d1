// What is to be seen for a moment only, while something happens.

interface Announced {
  round: number;
  rounds: number;
  /** Who begins. */
  seat: number;
}

class Scene {
  announced: Announced | null = $state.raw(null);
}

export const scene = new Scene();

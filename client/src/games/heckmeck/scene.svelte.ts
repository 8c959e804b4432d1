// State of running animations that components draw.

class Scene {
  /** The number of rolls, the key that draws new dice for each. */
  rolls = $state(0);
  failed = $state(false);
  /** The seat that is being robbed. */
  robbed: number | null = $state(null);
}

export const scene = new Scene();

// State of running animations that components draw.

interface AnnouncedRound {
  round: number;
  rounds: number;
  /** The seat that begins. */
  seat: number;
}

class Scene {
  announced: AnnouncedRound | null = $state.raw(null);
}

export const scene = new Scene();

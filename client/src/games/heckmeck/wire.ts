// Generated from the server's Python code by `make types`. Do not edit.

/** Why: `last-portion` or `turn-limit`. */
export interface GameEnded {
  event: "game-ended";
  why: string;
}

/** The whole table. */
export interface HeckmeckView {
  game: "heckmeck";
  turn: number;
  variant: "classic" | "deluxe";
  phase: string;
  turns: number;
  grill: readonly Portion[];
  seats: readonly Owner[];
  supply: number;
  rolled: string;
  rolled_golden: string;
  aside: string;
  aside_golden: string;
  dice: number;
  total: number;
  weasel: "none" | "ready" | "spent";
  offered: string | null;
  prize: Prize | null;
  away: readonly string[];
}

/** A seat and its belongings. */
export interface Owner {
  stack: readonly number[];
  top: number | null;
  height: number;
  specialist: string | null;
  roast_worms: number;
  worms: number;
}

/** A portion on the grill. */
export interface Portion {
  value: number;
  worms: number;
  open: boolean;
  specialist: string | null;
}

/** A portion was taken, stolen or returned. */
export interface PortionMoved {
  event: "portion-moved";
  value: number;
  source: string;
  target: string;
}

/** A portion of the grill was turned face down for good. */
export interface PortionTurned {
  event: "portion-turned";
  value: number;
}

/** What stopping now would bring. */
export interface Prize {
  kind: "grill" | "hen" | "no-worm" | "nothing-fits" | "theft";
  total: number;
  portion: number | null;
  worms: number;
  victim: number | null;
  loses: number | null;
  returns: string | null;
  turns: number | null;
  gains: string | null;
}

/** A roast worm was earned, but there was none to take. Why: `double` or `raven`. */
export interface RoastWormMissed {
  event: "roast-worm-missed";
  seat: number;
  why: string;
}

/** A roast worm was earned, from the supply or from a seat. Why: `double` (two 1s) or `raven`. */
export interface RoastWormMoved {
  event: "roast-worm-moved";
  source: string;
  target: string;
  why: string;
}

/** The dice just rolled, sorted. */
export interface Rolled {
  event: "rolled";
  seat: number;
  dice: string;
  golden: string;
}

/** All dice of one symbol were set aside. */
export interface SetAside {
  event: "set-aside";
  seat: number;
  symbol: string;
  count: number;
  golden: boolean;
  total: number;
}

/** A specialist was taken, stolen, returned, moved on or left the game. */
export interface SpecialistMoved {
  event: "specialist-moved";
  specialist: string;
  source: string;
  target: string;
}

/** The turn stopped, by choice or because nothing was left to roll. */
export interface Stopped {
  event: "stopped";
  seat: number;
  total: number;
  can: boolean;
}

/** A seat gets the dice. */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

/** Why: `bust`, `no-worm` or `nothing-fits`. */
export interface TurnFailed {
  event: "turn-failed";
  seat: number;
  why: string;
}

/** The dice just rolled will be rolled again. */
export interface WeaselUsed {
  event: "weasel-used";
  seat: number;
}

export type View = HeckmeckView;

export type GameEvent = GameEnded | PortionMoved | PortionTurned | RoastWormMissed | RoastWormMoved | Rolled | SetAside | SpecialistMoved | Stopped | TurnBegan | TurnFailed | WeaselUsed;

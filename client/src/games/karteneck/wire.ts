// Generated from the server's Python code by `make types`. Do not edit.

/** The cards that a seat laid in this round; empty after an invalid pass. */
export interface Display {
  cards: readonly string[];
  total: number;
  valid: boolean;
  signpost: number | null;
}

/** A display was discarded: an invalid one at the pass, a valid one after the portions were served. */
export interface DisplayDiscarded {
  event: "display-discarded";
  seat: number;
  cards: readonly string[];
}

/** A seat drew cards after a lay or a pass. A reshuffle between two cards makes two events. */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards: readonly string[] | null;
}

/** Why: always `supply`, which is empty. */
export interface GameEnded {
  event: "game-ended";
  why: string;
}

/** A seat got its first hand. */
export interface HandDealt {
  event: "hand-dealt";
  seat: number;
  count: number;
  cards: readonly string[] | null;
}

/** Cards of which only the counts matter. */
export interface Heap {
  size: number;
  numbers: readonly number[];
  signposts: readonly number[];
}

/** The table as one seat sees it. */
export interface KarteneckView {
  game: "karteneck";
  turn: number;
  round: number;
  rounds: number;
  grill: readonly Portion[];
  supply: number;
  unopened: readonly number[];
  seats: readonly Player[];
  viewer: number | null;
  hand: readonly string[];
  pile: number;
  discard: Heap;
  unseen: Heap;
  passing: Pass | null;
  menu: readonly Serving[];
}

/** Cards of one kind were laid out: `3`, `3` or `W7`, `W12`. */
export interface Laid {
  event: "laid";
  seat: number;
  cards: readonly string[];
  total: number;
  valid: boolean;
}

/** Both piles are empty, so that some cards were not drawn. */
export interface NothingToDraw {
  event: "nothing-to-draw";
  seat: number;
  count: number;
}

/** What passing would do for the seat on turn. */
export interface Pass {
  valid: boolean;
  total: number;
  takes: Portion | null;
  theft: Theft | null;
  draws: number;
  last: boolean;
}

/** A seat is out for the round; later events report the consequences. */
export interface Passed {
  event: "passed";
  seat: number;
  total: number;
  valid: boolean;
  last: boolean;
}

/** A seat and its belongings. */
export interface Player {
  stack: readonly number[];
  top: number | null;
  worms: number;
  hand_size: number;
  display: Display;
  passed: boolean;
  menu: Portion | null;
  theft: Theft | null;
}

/** A portion, on the grill or elsewhere. */
export interface Portion {
  value: number;
  worms: number;
}

/** A portion went from the top of one stack to another. */
export interface PortionStolen {
  event: "portion-stolen";
  seat: number;
  victim: number;
  value: number;
  worms: number;
}

/** A portion went from the grill to a stack. Why: `lowest` (an invalid display) or `menu` (served). */
export interface PortionTaken {
  event: "portion-taken";
  seat: number;
  value: number;
  worms: number;
  why: "lowest" | "menu";
}

/** The discard pile became the draw pile, because a card was needed. */
export interface Reshuffled {
  event: "reshuffled";
  count: number;
}

/** All have passed, portions were served, and displays discarded. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
}

/** New portions lie on the grill; the seat named begins. */
export interface RoundOpened {
  event: "round-opened";
  round: number;
  rounds: number;
  portions: readonly number[];
  seat: number;
}

/** A seat and the portion that it would be served. */
export interface Serving {
  seat: number;
  portion: Portion;
}

/** A portion that a seat could steal, and its owner. */
export interface Theft {
  victim: number;
  portion: Portion;
}

export type View = KarteneckView;

export type GameEvent = DisplayDiscarded | Drew | GameEnded | HandDealt | Laid | NothingToDraw | Passed | PortionStolen | PortionTaken | Reshuffled | RoundEnded | RoundOpened;

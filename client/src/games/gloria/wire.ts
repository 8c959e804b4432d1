// Generated from the server's Python code by `make types`. Do not edit.

/** A card was drawn blind. Only its owner sees it. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: string | null;
}

/** A motif card or a joker was added to a row. */
export interface CardPlaced {
  event: "card-placed";
  seat: number;
  card: string;
  motif: string;
  length: number;
}

/** An open card was taken into a hand. */
export interface CardTaken {
  event: "card-taken";
  seat: number;
  card: string;
  place: number;
}

/** A hand card was shown and laid face down as a chest. */
export interface ChestLaid {
  event: "chest-laid";
  seat: number;
  card: string;
  chests: number;
}

/** A seat and the cards in front of it. */
export interface Collector {
  rows: readonly Row[];
  chests: number;
  faces: readonly string[];
  hand: number;
  known: readonly string[];
  scores: readonly number[];
  total: number;
  preview: number;
  penalty: number;
}

/** A hand was dealt, its doubler included. Only the owner sees the cards; the others see their number. */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards: readonly string[] | null;
}

/** The row that the fox stands on. */
export interface Fox {
  seat: number;
  motif: string;
}

/** The last seat opened its first row, and the fox came to it. */
export interface FoxEntered {
  event: "fox-entered";
  seat: number;
  motif: string;
}

/** The seat did not pass the fox on at the end of its turn. */
export interface FoxKept {
  event: "fox-kept";
  seat: number;
  motif: string;
}

/** The fox was moved from a row to another. */
export interface FoxMoved {
  event: "fox-moved";
  seat: number;
  motif: string;
  target: number;
  target_motif: string;
  how: "left" | "own" | "pass";
}

/** The game ended, always because of `last-visitor`. */
export interface GameEnded {
  event: "game-ended";
  why: string;
}

/** The table as a seat sees it. */
export interface GloriaView {
  game: "gloria";
  turn: number;
  phase: "act" | "over" | "pass";
  points: number;
  blind_used: boolean;
  fox_moved: boolean;
  open: readonly (string | null)[];
  pile: number;
  visitors: number;
  scorings: readonly number[];
  fox: Fox | null;
  seats: readonly Collector[];
  hand: readonly string[] | null;
  unseen: Readonly<Record<string, number>>;
}

/** The open cards in the middle, at the start of the game. */
export interface OpenDealt {
  event: "open-dealt";
  cards: readonly string[];
}

/** A card from the pile was turned up in place of the one taken. */
export interface OpenRefilled {
  event: "open-refilled";
  card: string;
  place: number;
}

/** A row of one motif, headed by a chest. */
export interface Row {
  motif: string;
  length: number;
  jokers: number;
  doubled: boolean;
  fox: boolean;
  why: "behind" | "fox" | "longest" | "second" | "second-tied" | "sole" | "tied";
  points: number;
}

/** A doubler was placed on a row. */
export interface RowClosed {
  event: "row-closed";
  seat: number;
  motif: string;
  length: number;
}

/** A motif card was placed at an empty chest: a row of one card. */
export interface RowOpened {
  event: "row-opened";
  seat: number;
  motif: string;
  chests: number;
}

/** One line of a score sheet. */
export interface ScoreLine {
  seat: number;
  key: string;
  points: number;
  detail: readonly (number | string)[];
  part: number;
}

/** A scoring was held. */
export interface Scored {
  event: "scored";
  number: number;
  points: readonly number[];
  totals: readonly number[];
  lines: readonly ScoreLine[];
}

/** A seat has three actions. */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

/** A visitor turned up from the pile, the `number`th of ten. */
export interface VisitorCame {
  event: "visitor-came";
  number: number;
}

export type View = GloriaView;

export type GameEvent = CardDrawn | CardPlaced | CardTaken | ChestLaid | Dealt | FoxEntered | FoxKept | FoxMoved | GameEnded | OpenDealt | OpenRefilled | RowClosed | RowOpened | Scored | TurnBegan | VisitorCame;

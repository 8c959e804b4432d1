// Generated from the server's Python code by `make types`. Do not edit.

/** A card bought items. */
export interface Bought {
  event: "bought";
  seat: number;
  card: string;
  value: number;
  items: readonly string[];
  places: readonly number[];
  groups: readonly (readonly string[])[];
  cards: readonly string[];
}

/** A card was played onto an item. */
export interface Built {
  event: "built";
  seat: number;
  card: string;
  item: string;
  place: number;
  old: number;
  value: number;
}

/** A deal began; `deal` counts from 1. */
export interface DealBegan {
  event: "deal-began";
  deal: number;
  dealer: number;
}

/** The points of every side in a deal, and the totals of all deals. */
export interface DealScored {
  event: "deal-scored";
  deal: number;
  lines: readonly ScoreLine[];
  totals: readonly number[];
}

/** A seat got its cards for a round; other seats see only their number. */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards: readonly string[];
}

/** The game ended; `why` is `last-deal`. */
export interface GameEnded {
  event: "game-ended";
  why: string;
}

/** Items that add up to the value of the card. */
export interface Group {
  items: readonly number[];
  counts: readonly number[];
}

/** A loose card or a pile on the table. */
export interface Item {
  name: string;
  pile: boolean;
  values: readonly number[];
  cards: readonly string[];
  claws: number;
  seat: number | null;
  fresh: boolean;
}

/** A card was laid on the table. */
export interface Laid {
  event: "laid";
  seat: number;
  card: string;
  value: number | null;
}

/** A possible buy, with one possible partition into groups. */
export interface Offer {
  move: string;
  card: string;
  value: number;
  groups: readonly Group[];
  cards: readonly string[];
  claws: number;
  zwick: boolean;
}

/** A pile of this round was left and costs the seat that played its last card. */
export interface Penalised {
  event: "penalty";
  seat: number;
  item: string;
  points: number;
}

/** A seat. */
export interface Player {
  side: number;
  hand: number;
  due: number;
}

/** At the end of a deal, the last buyer got the cards of the table; None if nobody bought. */
export interface RestTaken {
  event: "rest-taken";
  seat: number | null;
  cards: readonly string[];
}

/** A round began; the seat will play first. */
export interface RoundBegan {
  event: "round-began";
  deal: number;
  round: number;
  seat: number;
}

/** All hands were played. */
export interface RoundEnded {
  event: "round-ended";
  deal: number;
  round: number;
}

/** One line of a score sheet. */
export interface ScoreLine {
  seat: number;
  key: string;
  points: number;
  detail: readonly (number | string)[];
  part: number;
}

/** A player or two partners, with the cards that they have taken in this deal. */
export interface Side {
  seats: readonly number[];
  cards: number;
  taken: readonly string[];
  claws: number;
  zwicks: number;
  penalties: number;
  due: number;
  total: number;
  worth: number;
}

/** Cards were laid on the table at the start of a deal. */
export interface TableOpened {
  event: "table-opened";
  cards: readonly string[];
}

/** A seat bought all items of the table. */
export interface Zwicked {
  event: "zwick";
  seat: number;
}

/** The game as one seat sees it; a spectator has no hand. */
export interface ZwickernView {
  game: "zwickern";
  turn: number;
  phase: string;
  deal: number;
  deals: number;
  round: number;
  rounds: number;
  dealer: number;
  starter: number;
  hand: readonly string[];
  players: readonly Player[];
  sides: readonly Side[];
  table: readonly Item[];
  pile: number;
  unseen: readonly string[];
  last_buyer: number | null;
  sheet: readonly ScoreLine[];
  buys: readonly Offer[];
  cut: boolean;
}

/** After a Zwick, these sides turned one Zwick down each, including the new one. */
export interface ZwicksCancelled {
  event: "zwicks-cancelled";
  sides: readonly number[];
}

export type View = ZwickernView;

export type GameEvent = Bought | Built | DealBegan | DealScored | Dealt | GameEnded | Laid | Penalised | RestTaken | RoundBegan | RoundEnded | TableOpened | Zwicked | ZwicksCancelled;

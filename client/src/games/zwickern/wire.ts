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

/** All cards are shuffled; from 1. */
export interface DealBegan {
  event: "deal-began";
  deal: number;
  dealer: number;
}

/** What every side earned in a deal, and the totals of the sides since the beginning. */
export interface DealScored {
  event: "deal-scored";
  deal: number;
  lines: readonly ScoreLine[];
  totals: readonly number[];
}

/** A seat got its cards for a round; others see only how many. */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards: readonly string[];
}

/** Why: `last-deal`. */
export interface GameEnded {
  event: "game-ended";
  why: string;
}

/** Items that make the value of the card together. */
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

/** A card joined the table. */
export interface Laid {
  event: "laid";
  seat: number;
  card: string;
  value: number | null;
}

/** A buy that is possible, in one possible reckoning. */
export interface Offer {
  move: string;
  card: string;
  value: number;
  groups: readonly Group[];
  cards: readonly string[];
  claws: number;
  zwick: boolean;
}

/** A pile of this round was left; it costs whoever played its last card. */
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

/** The end of a deal: what was left on the table goes to the seat that bought last; None: nobody did. */
export interface RestTaken {
  event: "rest-taken";
  seat: number | null;
  cards: readonly string[];
}

/** Cards are about to be dealt; the seat will play first. */
export interface RoundBegan {
  event: "round-began";
  deal: number;
  round: number;
  seat: number;
}

/** All hands are played. */
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

/** A player, or two partners, and what they have taken in this deal. */
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

/** The cards that lie on the table when a deal begins. */
export interface TableOpened {
  event: "table-opened";
  cards: readonly string[];
}

/** The seat bought everything on the table. */
export interface Zwicked {
  event: "zwick";
  seat: number;
}

/** The table as one seat sees it; a spectator has no hand. */
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

/** Right after a Zwick: these sides turn one down each, the new one included. */
export interface ZwicksCancelled {
  event: "zwicks-cancelled";
  sides: readonly number[];
}

export type View = ZwickernView;

export type GameEvent = Bought | Built | DealBegan | DealScored | Dealt | GameEnded | Laid | Penalised | RestTaken | RoundBegan | RoundEnded | TableOpened | Zwicked | ZwicksCancelled;

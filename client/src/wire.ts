// Made from the structs of the server by `make types`. Do not edit.

/** A move of the seat on turn, and what it is worth. */
export interface Advice {
  move: number;
  notation: string;
  win: number;
  error: number;
  doubt: number;
  score: number;
  wins: readonly number[];
  reason: Message | null;
  verdict: Message | null;
}

/** Who asks the coach. */
export interface AdviceWanted {
  seat: number;
}

/** What the coach says. */
export interface Advised {
  step: number;
  advice: readonly Advice[];
}

/** The answer to somebody who asked to take moves back. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  yes: boolean;
}

/** A request to take moves back. */
export interface AskShown {
  seat: number;
  moves: number;
  waiting: readonly number[];
}

/** What the general board needs to know of a game. */
export interface BoardInfo {
  game: string;
  language: string;
  messages: string;
  seat_fields: readonly string[];
  open: boolean;
}

/** The server goes, and another one comes: connect again after so many milliseconds. */
export interface Bye {
  type: "bye";
  after: number;
}

/** An option of a game. */
export interface Choice {
  name: string;
  values: readonly string[];
  usual: unknown;
}

/** The thinking time of people. Bots have limits of their own. */
export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  bonus?: number;
}

/** Play oneself again. */
export interface Come {
  type: "return";
  id: string;
  seat: number;
}

/** It was done, and is kept. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** An event as the visitor may see it. */
export interface EventShown {
  seq: number;
  event: unknown;
  messages: readonly Message[];
  chapter: number | null;
}

/** Put a bot on a free seat. */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  bot: string;
}

/** A game that can be played here. */
export interface GameListed {
  game: string;
  title: string;
  rules: number;
  least: number;
  most: number;
  sides: readonly (readonly number[])[];
  options: readonly Choice[];
  levels: readonly string[];
  bots: readonly string[];
}

/** Somebody new. */
export interface Guest {
  token: string;
}

/** The first message: which table, who is there, and what they have seen of it. */
export interface Hello {
  type: "hello";
  table: string;
  version?: number;
  tokens?: readonly string[];
  since?: number | null;
  sentences?: boolean;
}

/** How others come to a table. */
export interface Invitation {
  link: string;
  others: boolean;
}

/** Rise from the table, or let a bot go on. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Look through the eyes of one of several seats at one device. */
export interface Look {
  type: "look";
  id: string;
  seat: number;
  since?: number | null;
}

/** A message of the catalogue and its data. */
export interface Message {
  key: string;
  data?: Readonly<Record<string, string | number>>;
  seats?: Readonly<Record<string, number>>;
  parts?: Readonly<Record<string, Message | readonly Message[]>>;
  tone?: "" | "bad" | "good" | "headline" | "notice" | "quiet" | "triumph";
  fallback?: string;
  sides?: Readonly<Record<string, number>>;
}

/** A move, for the position of that step. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  step: number;
  move: string;
}

/** A seat made a move. */
export interface MovePlayed {
  event: "move-played";
  seat: number;
  move: string | null;
  secret?: boolean;
}

/** A seat took moves back, alone or with the consent of the others. */
export interface MovesTakenBack {
  event: "moves-taken-back";
  seat: number;
  entries: readonly number[];
}

/** A new table. */
export interface OpenedTable {
  table: string;
  link: string;
  commitment: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
  id: string;
}

/** What was wrong: the answer to every request that failed. */
export interface Problem {
  reason: string;
  data: Readonly<Record<string, string | number>>;
  text: string;
}

/** A place in the table of ratings. */
export interface RatingListed {
  name: string;
  bot: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** It was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  data: Readonly<Record<string, string | number>>;
  text: string;
}

/** A chat remark. */
export interface RemarkShown {
  seq: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** Play again. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Let a bot play for somebody who is away. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  away: number;
}

/** The end of a game. */
export interface Result {
  ending: string;
  places: readonly number[];
  scores: readonly number[];
  sheet: readonly ScoreLine[];
  sides: readonly number[];
}

/** How a game goes, in words. */
export interface Rules {
  game: string;
  language: string;
  text: string;
}

/** Something to say to the table. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
}

/** One line of a score sheet. */
export interface ScoreLine {
  seat: number;
  key: string;
  points: number;
  detail: readonly (number | string)[];
  part: number;
}

/** A seat as a visitor sees it. */
export interface SeatShown {
  name?: string;
  bot?: string;
  person?: boolean;
  face?: string;
  cause?: string;
  substitute?: string;
  present?: boolean;
  kept?: boolean;
  invited?: boolean;
  yours?: boolean;
  left?: number | null;
}

/** A seat of one's own. */
export interface Seated {
  seat: number;
  token: string;
  seq: number;
}

/** Who wants to sit down. */
export interface Sitting {
  name: string;
  seat?: number | null;
  entropy?: string;
  face?: "cat" | "dog" | "duck" | "frog" | "mouse" | "owl" | "pig" | "rabbit" | "";
}

/** The public facts of a table. */
export interface Summary {
  options: Readonly<Record<string, unknown>>;
  seats: readonly string[];
  bots: readonly boolean[];
  clock: Clock;
  turn?: number;
  faces?: readonly string[];
  yours?: readonly number[];
  guests?: readonly string[];
  places?: readonly number[];
  scores?: readonly number[];
}

/** The request to open a table. */
export interface TableConfig {
  game: string;
  seats: readonly string[];
  options?: Readonly<Record<string, string | number | boolean>>;
  clock?: Clock;
  public?: boolean;
  watching?: boolean;
  coach?: boolean;
  substitute?: string;
}

/** A table in a list. */
export interface TableListed {
  table: string;
  game: string;
  phase: "over" | "playing" | "waiting";
  changed: number;
  summary: Summary;
}

/** The whole table as one visitor may see it, and the events since they saw it last. */
export interface TableShown {
  type: "table";
  table: string;
  game: string;
  options: Readonly<Record<string, unknown>>;
  seq: number;
  step: number;
  phase: "over" | "playing" | "waiting";
  turn: number;
  seats: readonly SeatShown[];
  sides: readonly number[];
  seat: number | null;
  view: unknown;
  moves: readonly string[];
  cut: boolean;
  events: readonly EventShown[];
  remarks: readonly RemarkShown[];
  watchers: number;
  clock: Clock;
  undo: "" | "ask" | "take";
  asked: AskShown | null;
  commitment: string;
  entropies: readonly (readonly [number, string])[];
  key: string | null;
  result: Result | null;
  rematch: string;
  host: boolean;
  public: boolean;
  watching: boolean;
  coach: boolean;
  rated: boolean;
  earlier: string;
  question: Message | null;
  move_messages: readonly Message[];
  preview: readonly Message[];
  aim: Message | null;
  sheet_messages: readonly (Message | null)[];
}

/** Take one's last move back, or ask for it. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** The server's first message. */
export interface Welcome {
  type: "welcome";
  version: number;
  node: string;
}

export type Request = Hello | Move | Look | Say | Undo | Answer | Leave | Come | Replace | Fill | Rematch | Ping;

export type Response = Welcome | TableShown | Done | Refused | Pong | Bye;

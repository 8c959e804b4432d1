// Generated from the server's Python code by `make types`. Do not edit.

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

/** A question to the coach. */
export interface AdviceWanted {
  seat: number;
}

/** The coach's advice. */
export interface Advised {
  step: number;
  advice: readonly Advice[];
}

/** Answer a request to take moves back. */
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

/** The server stops; connect again after a pause. */
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

/** Take the seat back from the bot. */
export interface Come {
  type: "return";
  id: string;
  seat: number;
}

/** The request was carried out and stored. */
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

/** A new guest. */
export interface Guest {
  token: string;
}

/** The client's first message. */
export interface Hello {
  type: "hello";
  table: string;
  version?: number;
  tokens?: readonly string[];
  since?: number | null;
  sentences?: boolean;
}

/** A position that looks to a seat as the true one does. */
export interface ImaginedPosition {
  step: number;
  seat: number;
  position: string;
}

/** A link to a table. */
export interface Invitation {
  link: string;
  others: boolean;
}

/** Leave the table; during the game a bot takes the seat over. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Show the table as one of the client's seats sees it. */
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

/** Play a move in the position of that step. */
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

/** Ask whether the server still answers. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The answer to a failed request. */
export interface Problem {
  reason: string;
  data: Readonly<Record<string, string | number>>;
  text: string;
}

/** A row of the ratings. */
export interface RatingListed {
  name: string;
  bot: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** The request was refused and changed nothing. */
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

/** Open a table for another game with the same seats. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Let a bot play for a seat whose player is away. */
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

/** Send a chat message to the table. */
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

/** The seat that a guest took. */
export interface Seated {
  seat: number;
  token: string;
  seq: number;
}

/** A request to sit down. */
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

/** Take back the last move, or ask the others for it. */
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

export const PROTOCOL_VERSION = 1 as const;
export const FINAL_CLOSE_CODES = [4400, 4404] as const;
export const REPLACEABLE_AFTER_MS = 20000 as const;
export const MAX_NAME_LENGTH = 24 as const;
export const MAX_REMARK_LENGTH = 200 as const;
export const FACES = ["cat", "dog", "duck", "frog", "mouse", "owl", "pig", "rabbit"] as const;
export const LEVELS = ["chick", "hen", "rooster", "fox"] as const;
export const CHARACTER_LEVELS = {"coco": "chick", "mimi": "chick", "nino": "chick", "frida": "hen", "rosa": "hen", "toni": "hen", "bruno": "rooster", "hugo": "rooster", "oskar": "rooster", "kim": "fox", "vito": "fox", "zora": "fox"} as const;

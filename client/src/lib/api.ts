// HTTP: who one is, tables, games.

import type { Advised, BoardInfo, GameListed, Guest, Invitation, OpenedTable, TableConfig, Problem, RatingListed, Rules, Seated, Sitting, TableListed } from '../wire';
import type { Face } from './faces';
import { keepCommitment, keepEntropy } from './promises';
import { settings } from './settings.svelte';

const TOKEN = 'roost.token';

/** What the server refused, with a key for words. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    /** Whether the same question has the same answer a little later. */
    readonly final: boolean,
  ) {
    super(problem.text);
  }
}

/** Nobody answers. */
export class Unreachable extends Error {}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  if (!answer.ok) {
    let problem: Problem;
    try {
      problem = (await answer.json()) as Problem;
    } catch {
      throw new Unreachable();
    }
    throw new Refusal(problem, answer.status < 500 && answer.status !== 429);
  }
  return (await answer.json()) as T;
}

let remembered = '';

/** The token of this browser; nothing where it has none, or something else is kept in its place. */
export function knownToken(): string {
  let found: string | null = null;
  try {
    found = localStorage.getItem(TOKEN);
  } catch {
    // Then it lasts as long as the page.
  }
  return found !== null && /^[0-9a-f]{32}$/.test(found) ? found : remembered;
}

/** The token of this browser; a new guest gets one. */
export async function token(): Promise<string> {
  const known = knownToken();
  if (known) return known;
  remembered = (await call<Guest>('POST', '/api/guests', {})).token;
  try {
    localStorage.setItem(TOKEN, remembered);
  } catch {
    // Then it lasts as long as the page.
  }
  return remembered;
}

/** Random digits of one's own, for the luck of the game. `crypto.randomUUID` is missing over plain HTTP; this is not. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The record of a game that is over, as a file. */
export async function keepRecord(table: string, name: string): Promise<void> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { headers: { authorization: `Bearer ${await token()}` } });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem, true);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const api = {
  games: (language: string) => call<GameListed[]>('GET', `/api/games?language=${language}`),
  rules: (game: string, language: string) => call<Rules>('GET', `/api/games/${game}/rules?language=${language}`),
  board: (game: string, language: string) => call<BoardInfo>('GET', `/api/games/${game}/board?language=${language}`),
  ratings: (game: string) => call<RatingListed[]>('GET', `/api/ratings/${game}`),
  lobby: () => call<TableListed[]>('GET', '/api/tables'),
  mine: async () => (knownToken() ? call<TableListed[]>('GET', '/api/guests/me/tables', undefined, await token()) : []),
  link: (table: string) => call<Invitation>('GET', `/api/tables/${encodeURIComponent(table)}/link`),
  open: async (plan: TableConfig) => {
    const opened = await call<OpenedTable>('POST', '/api/tables', plan, await token());
    keepCommitment(opened.table, opened.commitment);
    return opened;
  },
  sit: async (table: string, name: string, seat?: number, face: Face = settings.face) => {
    const digits = entropy();
    const sitting: Sitting = { name, entropy: digits, ...(face ? { face } : {}), ...(seat === undefined ? {} : { seat }) };
    // The table may be told of it before the answer is here.
    if (seat !== undefined) keepEntropy(table, seat, digits);
    const seated = await call<Seated>('POST', `/api/tables/${encodeURIComponent(table)}/seats`, sitting, await token());
    if (seat === undefined) keepEntropy(table, seated.seat, digits);
    return seated;
  },
  advise: async (table: string, seat: number) =>
    call<Advised>('POST', `/api/tables/${encodeURIComponent(table)}/advice`, { seat }, await token()),
};

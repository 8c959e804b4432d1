// The server's HTTP interface: guests, tables, games.

import type { Advised, BoardInfo, GameListed, Guest, Invitation, OpenedTable, TableConfig, Problem, RatingListed, Rules, Seated, Sitting, TableListed } from '../wire';
import type { Face } from './faces';
import { rememberCommitment, rememberEntropy } from './fairnessMemory';
import { settings } from './settings.svelte';

const TOKEN_KEY = 'roost.token';

/** A refusal by the server, with the key of its message. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    /** Whether the same request would be refused again a little later. */
    readonly final: boolean,
  ) {
    super(problem.text);
  }
}

export class UnreachableError extends Error {}

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
    throw new UnreachableError();
  }
  if (!answer.ok) {
    let problem: Problem;
    try {
      problem = (await answer.json()) as Problem;
    } catch {
      throw new UnreachableError();
    }
    throw new ApiError(problem, answer.status < 500 && answer.status !== 429);
  }
  return (await answer.json()) as T;
}

/** A copy for browsers that store nothing. */
let rememberedToken = '';

/** Return the token of this browser; '' if it has none, or if what is stored is not a token. */
export function storedToken(): string {
  let found: string | null = null;
  try {
    found = localStorage.getItem(TOKEN_KEY);
  } catch {
    // Some browsers allow no storage.
  }
  return found !== null && /^[0-9a-f]{32}$/.test(found) ? found : rememberedToken;
}

/** Return the token of this browser; a new guest gets one. */
export async function getToken(): Promise<string> {
  const known = storedToken();
  if (known) return known;
  rememberedToken = (await call<Guest>('POST', '/api/guests', {})).token;
  try {
    localStorage.setItem(TOKEN_KEY, rememberedToken);
  } catch {
    // It lasts as long as the page.
  }
  return rememberedToken;
}

/** Return random digits. `crypto.randomUUID` is missing over plain HTTP; this is not. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Save the record of a finished game as a file. */
export async function downloadRecord(table: string, name: string): Promise<void> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { headers: { authorization: `Bearer ${await getToken()}` } });
  if (!answer.ok) throw new ApiError((await answer.json()) as Problem, true);
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
  mine: async () => (storedToken() ? call<TableListed[]>('GET', '/api/guests/me/tables', undefined, await getToken()) : []),
  link: (table: string) => call<Invitation>('GET', `/api/tables/${encodeURIComponent(table)}/link`),
  open: async (plan: TableConfig) => {
    const opened = await call<OpenedTable>('POST', '/api/tables', plan, await getToken());
    rememberCommitment(opened.table, opened.commitment);
    return opened;
  },
  sit: async (table: string, name: string, seat?: number, face: Face = settings.face) => {
    const digits = entropy();
    const sitting: Sitting = { name, entropy: digits, ...(face ? { face } : {}), ...(seat === undefined ? {} : { seat }) };
    // The page may receive the table with these digits before the answer.
    if (seat !== undefined) rememberEntropy(table, seat, digits);
    const seated = await call<Seated>('POST', `/api/tables/${encodeURIComponent(table)}/seats`, sitting, await getToken());
    if (seat === undefined) rememberEntropy(table, seated.seat, digits);
    return seated;
  },
  advise: async (table: string, seat: number) =>
    call<Advised>('POST', `/api/tables/${encodeURIComponent(table)}/advice`, { seat }, await getToken()),
};

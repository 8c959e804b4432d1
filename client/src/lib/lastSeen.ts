// The last entry of each table's log that was seen in this browser, so that people who come back are told what they missed.

import { readStored, store, withLatest } from './localStore';

const KEY = 'roost.seen';
const MAX_TABLES = 80;

/** A copy for browsers that store nothing. */
let remembered: Record<string, unknown> = {};

/** Return the last entry of a table's log that was seen here; null for a table that is new here. */
export function lastSeen(table: string): number | null {
  const seq = readStored(KEY)[table] ?? remembered[table];
  return typeof seq === 'number' ? seq : null;
}

export function rememberSeen(table: string, seq: number): void {
  remembered = withLatest<unknown>({ ...remembered, ...readStored(KEY) }, table, seq, MAX_TABLES);
  store(KEY, remembered);
}

/** Return whether the end of a game, at this entry, is news: the game was seen here before, and its end was not. */
export function isEndNews(table: string, end: number): boolean {
  const seq = lastSeen(table);
  return seq !== null && seq < end;
}

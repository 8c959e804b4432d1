// Up to where this browser has looked at each table, so that whoever comes back is told what happened since.

import { keep, kept, latest } from './kept';

const KEY = 'roost.seen';
const MOST = 80;

/** Where a browser keeps nothing, it lasts as long as the page. */
let remembered: Record<string, unknown> = {};

/** The last entry of a table's log that was looked at here; null for a table that is new here. */
export function lastSeen(table: string): number | null {
  const seq = kept(KEY)[table] ?? remembered[table];
  return typeof seq === 'number' ? seq : null;
}

/** Where nothing can be kept, nothing is told after a reload, and the story is there all the same. */
export function keepSeen(table: string, seq: number): void {
  remembered = latest<unknown>({ ...remembered, ...kept(KEY) }, table, seq, MOST);
  keep(KEY, remembered);
}

/** Whether the end of a game, told up to this entry, is news: the game was looked at here before, and its end was not. */
export function isEndNews(table: string, end: number): boolean {
  const seq = lastSeen(table);
  return seq !== null && seq < end;
}

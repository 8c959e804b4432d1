// Up to where this browser has looked at each table, so that whoever comes back is told what happened since.

import { keep, kept, latest } from './kept';

const KEY = 'roost.seen';
const MOST = 80;

/** The last entry of a table's log that was looked at here; null for a table that is new here. */
export function lastSeen(table: string): number | null {
  const seq = kept(KEY)[table];
  return typeof seq === 'number' ? seq : null;
}

/** Where nothing can be kept, nothing is told after a reload, and the story is there all the same. */
export function keepSeen(table: string, seq: number): void {
  keep(KEY, latest<unknown>(kept(KEY), table, seq, MOST));
}

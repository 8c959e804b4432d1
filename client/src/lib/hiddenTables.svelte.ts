// Tables that are hidden from the list of own games on this device. The tables themselves stay, and so do their links.

import { readStored, store, withLatest } from './localStore';

const KEY = 'roost.hidden';
const MAX_TABLES = 200;

/** Also holds tables that could not be stored: these stay hidden as long as the page. */
let tables: readonly string[] = $state.raw(Object.keys(readStored(KEY)));

export function isHidden(table: string): boolean {
  return tables.includes(table);
}

export function hideTable(table: string): void {
  store(KEY, withLatest<unknown>(readStored(KEY), table, true, MAX_TABLES));
  tables = [...tables, table];
}

export function showHiddenTables(): void {
  store(KEY, {});
  tables = [];
}

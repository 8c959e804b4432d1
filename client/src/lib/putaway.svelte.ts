// Games that somebody does not want to see in their list on this device. The games themselves stay, and so do their links.

import { keep, kept, latest } from './kept';

const KEY = 'roost.hidden';
const MOST = 200;

let tables: readonly string[] = $state.raw(Object.keys(kept(KEY)));

export const away = {
  get tables(): readonly string[] {
    return tables;
  },
};

export function putAway(table: string): void {
  const more = latest<unknown>(kept(KEY), table, true, MOST);
  keep(KEY, more);
  // Where nothing can be kept, it lasts as long as the page.
  tables = [...tables, table];
}

export function bringBack(): void {
  keep(KEY, {});
  tables = [];
}

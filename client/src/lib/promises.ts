// What a table promised about its luck, as this browser heard it first: it must never change.

import type { TableShown } from '../wire';
import { keep, kept, latest } from './kept';

const KEY = 'roost.promises';
const MOST = 40;

interface Promised {
  commitment?: string;
  /** The digits that were sent from here for each seat: several if one got up and sat down again. */
  entropies: Record<string, readonly string[]>;
}

/** Where a browser keeps nothing, it lasts as long as the page. */
let remembered: Record<string, Promised> = {};

function strings(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : [];
}

function promised(found: unknown): Promised {
  const { commitment, entropies } = (found ?? {}) as { commitment?: unknown; entropies?: unknown };
  const mixed = typeof entropies === 'object' && entropies !== null ? Object.entries(entropies) : [];
  return {
    ...(typeof commitment === 'string' ? { commitment } : {}),
    entropies: Object.fromEntries(mixed.map(([seat, digits]) => [seat, strings(digits)])),
  };
}

function read(): Record<string, Promised> {
  const found = Object.entries(kept(KEY)).map(([table, told]): [string, Promised] => [table, promised(told)]);
  return found.length ? Object.fromEntries(found) : remembered;
}

function note(table: string, told: Promised): void {
  remembered = latest(read(), table, told, MOST);
  keep(KEY, remembered);
}

export function keepCommitment(table: string, commitment: string): void {
  const known = read()[table];
  if (known?.commitment === undefined) note(table, { entropies: {}, ...known, commitment });
}

export function keepEntropy(table: string, seat: number, entropy: string): void {
  const known = read()[table] ?? { entropies: {} };
  note(table, { ...known, entropies: { ...known.entropies, [seat]: [...(known.entropies[seat] ?? []), entropy] } });
}

/** Whether the luck of a table is not the one that was promised. */
export function isBroken({ table, commitment, entropies, phase, seats }: TableShown): boolean {
  const known = read()[table];
  if (!known) return false;
  if (known.commitment !== undefined && known.commitment !== commitment) return true;
  // Whoever got up before the game began has nothing in it.
  const own = Object.entries(known.entropies).filter(([seat]) => seats[Number(seat)]?.yours);
  return phase !== 'waiting' && own.some(([seat, digits]) => !entropies.some(([mixed, found]) => mixed === Number(seat) && digits.includes(found)));
}

// The commitment to its luck that each table first made to this browser, and the digits that were sent from here for it.
// Neither may ever change.

import type { TableShown } from '../wire';
import { readStored, store, withLatest } from './localStore';

const KEY = 'roost.promises';
const MAX_TABLES = 40;

interface Promised {
  commitment?: string;
  /** The digits that were sent for each seat: several if its person got up and sat down again. */
  entropies: Record<string, readonly string[]>;
}

/** A copy for browsers that store nothing. */
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
  const found = Object.entries(readStored(KEY)).map(([table, told]): [string, Promised] => [table, promised(told)]);
  return found.length ? Object.fromEntries(found) : remembered;
}

function remember(table: string, told: Promised): void {
  remembered = withLatest(read(), table, told, MAX_TABLES);
  store(KEY, remembered);
}

export function rememberCommitment(table: string, commitment: string): void {
  const known = read()[table];
  if (known?.commitment === undefined) remember(table, { entropies: {}, ...known, commitment });
}

export function rememberEntropy(table: string, seat: number, entropy: string): void {
  const known = read()[table] ?? { entropies: {} };
  remember(table, { ...known, entropies: { ...known.entropies, [seat]: [...(known.entropies[seat] ?? []), entropy] } });
}

/** Return whether the table's luck differs from the one that it committed to. */
export function isPromiseBroken({ table, commitment, entropies, phase, seats }: TableShown): boolean {
  const known = read()[table];
  if (!known) return false;
  if (known.commitment !== undefined && known.commitment !== commitment) return true;
  // The digits of people who got up before the game began are not part of it.
  const own = Object.entries(known.entropies).filter(([seat]) => seats[Number(seat)]?.yours);
  return phase !== 'waiting' && own.some(([seat, digits]) => !entropies.some(([mixed, found]) => mixed === Number(seat) && digits.includes(found)));
}

// What a table promised about its luck, as this browser heard it first: it must never change.

import type { TableShown } from '../wire';

const KEY = 'roost.promises';
const MOST = 40;

interface Promised {
  commitment?: string;
  /** The digits that were sent from here for each seat: several if one got up and sat down again. */
  entropies: Record<string, readonly string[]>;
}

let remembered: Record<string, Promised> = {};

function read(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Promised>;
  } catch {
    return remembered;
  }
}

function keep(table: string, promised: Promised): void {
  // The latest table comes last, so that the oldest ones are forgotten.
  const { [table]: _, ...others } = read();
  remembered = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, promised]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Then it lasts as long as the page.
  }
}

export function keepCommitment(table: string, commitment: string): void {
  const known = read()[table];
  if (known?.commitment === undefined) keep(table, { entropies: {}, ...known, commitment });
}

export function keepEntropy(table: string, seat: number, entropy: string): void {
  const known = read()[table] ?? { entropies: {} };
  keep(table, { ...known, entropies: { ...known.entropies, [seat]: [...(known.entropies[seat] ?? []), entropy] } });
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

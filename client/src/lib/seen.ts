// Up to where this browser has looked at each table, so that whoever comes back is told what happened since.

const KEY = 'roost.seen';
const MOST = 40;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

/** The last entry of a table's log that was looked at here; null for a table that is new here. */
export function lastSeen(table: string): number | null {
  return read()[table] ?? null;
}

export function keepSeen(table: string, seq: number): void {
  // The latest table comes last, so that the oldest ones are forgotten.
  const { [table]: _, ...others } = read();
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, seq]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then nothing is told after a reload, and the story is there all the same.
  }
}

import type { GloriaView, Row } from './wire';

/** The left neighbour of the seat on turn. */
export function leftOf(view: GloriaView): number {
  return (view.turn + 1) % view.seats.length;
}

export function findRow(view: GloriaView, seat: number, motif: string): Row | null {
  return view.seats[seat]?.rows.find((row) => row.motif === motif) ?? null;
}

// The moves that were sent, taken apart by the things of the table that each is about, so that touching things finds moves.

/** A thing that can be touched: `hand rings`, `open rings`, `pile`, `fox`, `chest`, `spot`, or a row such as `row 1 rings`. */
export type Thing = string;

export interface Option {
  move: string;
  /** What it is about: the first is what one starts from, the others say where to. */
  things: readonly Thing[];
  /** What is written where it leads to. */
  tag: '+1' | '×2' | 'fox' | 'chest' | '';
}

/** What a move is about. A row is opened at a chest if there is none of its motif. */
export function option(move: string, seat: number, left: number, hasRow: (motif: string) => boolean): Option {
  const [kind = '', first = '', second = ''] = move.split(' ');
  switch (kind) {
    case 'chest':
      return { move, things: [`hand ${first}`, 'spot'], tag: 'chest' };
    case 'place':
      if (second) return { move, things: [`hand ${first}`, `row ${seat} ${second}`], tag: first === 'doubler' ? '×2' : '+1' };
      return { move, things: [`hand ${first}`, hasRow(first) ? `row ${seat} ${first}` : 'chest'], tag: '+1' };
    case 'take':
      return { move, things: [`open ${first}`], tag: '' };
    case 'blind':
      return { move, things: ['pile'], tag: '' };
    case 'fox':
      return { move, things: ['fox', second ? `row ${left} ${second}` : `row ${seat} ${first}`], tag: 'fox' };
    case 'pass':
      return { move, things: ['fox', `row ${left} ${first}`], tag: 'fox' };
    default:
      return { move, things: ['fox'], tag: '' };
  }
}

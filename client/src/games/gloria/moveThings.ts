// The things of the table that each legal move concerns, to find moves by touching things.

/** A thing that can be touched: `hand rings`, `open rings`, `pile`, `fox`, `chest`, `spot`, or a row such as `row 1 rings`. */
export type Thing = string;

export interface MoveThings {
  move: string;
  /** The first is picked up, the others are its targets. */
  things: readonly Thing[];
  /** The tag shown on the target. */
  tag: '+1' | '×2' | 'fox' | 'chest' | '';
}

/** The things of a move. A motif without a row is placed at a chest. */
export function thingsOf(move: string, seat: number, left: number, hasRow: (motif: string) => boolean): MoveThings {
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

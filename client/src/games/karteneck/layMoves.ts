// Moves that lay cards, and their outcomes as their messages say.

import type { TableShown } from '../../wire';

/** Return the cards that a move lays; none for a pass. */
export function cardsOf(move: string): string[] {
  return move.split(' ').slice(1);
}

export interface LayOutcome {
  /** The total of the display. */
  total: number;
  /** The seat whose top portion equals the total, or null. */
  victim: number | null;
}

/** Return the outcome of laying these cards, or null if the move is not listed. */
export function layOutcome(shown: TableShown, cards: readonly string[]): LayOutcome | null {
  const message = shown.move_messages[shown.moves.indexOf(`lay ${cards.join(' ')}`)];
  if (!message) return null;
  const match = [message.parts?.['match'] ?? []].flat()[0];
  return { total: Number(message.data?.['total']), victim: match?.seats?.['victim'] ?? null };
}

// The moves that lay out cards, and what their messages say about the display afterwards.

import type { TableShown } from '../../wire';

/** The cards that a move lays out; none for a pass. */
export function cardsOf(move: string): string[] {
  return move.split(' ').slice(1);
}

export interface LayOutcome {
  /** What the display would add up to. */
  total: number;
  /** The seat whose top portion the display would be worth; null where there is none. */
  victim: number | null;
}

/** What laying out these cards would bring; null where the list of moves leaves it out. */
export function layOutcome(shown: TableShown, cards: readonly string[]): LayOutcome | null {
  const message = shown.move_messages[shown.moves.indexOf(`lay ${cards.join(' ')}`)];
  if (!message) return null;
  const match = [message.parts?.['match'] ?? []].flat()[0];
  return { total: Number(message.data?.['total']), victim: match?.seats?.['victim'] ?? null };
}

// Names of cards, piles and sides on the board.

import type { Say } from '../../lib/words.svelte';
import { clawsOn, printed, sideOf } from './cards';

/** `[9]` and `[9]#2`, as moves name piles: the value, and which of several it is. */
const PILE = /^\[(\d+)\](?:#(\d+))?$/;

/** A card or a pile; a card that others have the value of is told apart from them by its claws. */
export function itemName(name: string, say: Say): string {
  const pile = PILE.exec(name);
  if (pile) return say('pile-named', { value: Number(pile[1]), number: Number(pile[2] ?? 0) });
  const shown = printed(name);
  return say('card-named', { card: shown, claws: shown === name ? 0 : clawsOn(name) });
}

/** The name of a player, or of both partners. */
export function sideName(side: number, names: readonly string[]): string {
  return names.filter((_, seat) => sideOf(seat, names.length) === side).join(' & ');
}

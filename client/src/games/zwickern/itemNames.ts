// Names of cards, piles and sides on the board.

import type { Say } from '../../lib/words.svelte';
import { clawsOn, printed, sideOf } from './cards';

/** The name of a pile: `[9]`, or `[9]#2` for the second of several. */
const PILE = /^\[(\d+)\](?:#(\d+))?$/;

/** Return the name of a card or a pile; claws tell a card from others of its value. */
export function itemName(name: string, say: Say): string {
  const pile = PILE.exec(name);
  if (pile) return say('pile-named', { value: Number(pile[1]), number: Number(pile[2] ?? 0) });
  const shown = printed(name);
  return say('card-named', { card: shown, claws: shown === name ? 0 : clawsOn(name) });
}

/** Return the name of a player or of both partners. */
export function sideName(side: number, names: readonly string[]): string {
  return names.filter((_, seat) => sideOf(seat, names.length) === side).join(' & ');
}

// Names and groups of cards, and worms on portions.

import type { Say } from '../../lib/words.svelte';
import type { Theft } from './wire';

export const WORM = 'W';

/** Return the kind of a card: `3`, `W`. */
export function kind(card: string): string {
  return card[0] ?? '';
}

/** Return the signpost of a worm card. */
export function signpost(card: string): number {
  return Number(card.slice(1));
}

/** Return cards in the order of views: numbers, then worms by signpost. */
export function sortedCards(cards: readonly string[]): string[] {
  const rank = (card: string): number => (kind(card) === WORM ? 10 + signpost(card) : Number(card));
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** A card and its index in the hand or display. */
export interface HandCard {
  card: string;
  at: number;
}

/** Return sorted cards in groups of one kind. */
export function groupByKind(cards: readonly string[]): HandCard[][] {
  const groups = new Map<string, HandCard[]>();
  cards.forEach((card, at) => groups.set(kind(card), [...(groups.get(kind(card)) ?? []), { card, at }]));
  return [...groups.values()];
}

/** More cards would overlap too much on a phone to be touched. */
const MAX_CARDS_PER_ROW = 10;

/** Return things in as few and as even rows as possible. */
export function evenRows<Thing>(things: readonly Thing[]): Thing[][] {
  const rows = Math.ceil(things.length / MAX_CARDS_PER_ROW);
  const room = Math.ceil(things.length / rows);
  return Array.from({ length: rows }, (_, row) => things.slice(row * room, (row + 1) * room));
}

/** Return the worms on a portion. */
export function portionWorms(value: number): number {
  return value === 0 ? 0 : Math.floor((value - 13) / 3);
}

export function cardName(card: string, say: Say): string {
  return kind(card) === WORM ? say('karteneck-card-worm', { number: signpost(card) }) : say('karteneck-card-number', { kind: card });
}

/** Return the sentence of what a seat could steal. */
export function theftSentence(seat: number, { victim, portion }: Theft, names: readonly string[], say: Say): string {
  const worms = say('worms', { count: portion.worms });
  return say('would-steal', { name: names[seat] ?? '', victim: names[victim] ?? '', portion: portion.value, worms });
}

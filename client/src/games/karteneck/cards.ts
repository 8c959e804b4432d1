// Cards and portions as they are printed.

import type { Say } from '../../lib/words.svelte';
import type { Theft } from './wire';

export const WORM = 'W';
export const KINDS = ['1', '2', '3', '4', '5', WORM] as const;

/** What a card has in common with those that are laid out together with it: `3`, `W`. */
export function kind(card: string): string {
  return card[0] ?? '';
}

/** What is printed on a worm. */
export function signpost(card: string): number {
  return Number(card.slice(1));
}

/** The numbers first, then the worms by their signposts, as views have them. */
export function sorted(cards: readonly string[]): string[] {
  const rank = (card: string): number => (kind(card) === WORM ? 10 + signpost(card) : Number(card));
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** A card and its position in the list that it was found in. */
export interface Held {
  card: string;
  at: number;
}

/** Cards, which a view gives in order, as fans of one kind each. */
export function fans(cards: readonly string[]): Held[][] {
  const found = new Map<string, Held[]>();
  cards.forEach((card, at) => found.set(kind(card), [...(found.get(kind(card)) ?? []), { card, at }]));
  return [...found.values()];
}

/** So many cards still show enough of themselves on one line of a phone to be touched. */
const MOST_IN_A_ROW = 10;

/** Things on as few lines as it takes, as even as it goes. */
export function inRows<Thing>(things: readonly Thing[]): Thing[][] {
  const lines = Math.ceil(things.length / MOST_IN_A_ROW);
  const room = Math.ceil(things.length / lines);
  return Array.from({ length: lines }, (_, line) => things.slice(line * room, (line + 1) * room));
}

/** How many worms are printed on a portion. */
export function wormsOn(portion: number): number {
  return portion === 0 ? 0 : Math.floor((portion - 13) / 3);
}

export function cardName(card: string, say: Say): string {
  return kind(card) === WORM ? say('karteneck-card-worm', { number: signpost(card) }) : say('karteneck-card-number', { kind: card });
}

/** What a seat could steal from another one. */
export function threat(seat: number, { victim, portion }: Theft, names: readonly string[], say: Say): string {
  const worms = say('worms', { count: portion.worms });
  return say('would-steal', { name: names[seat] ?? '', victim: names[victim] ?? '', portion: portion.value, worms });
}

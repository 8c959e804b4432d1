// Words where a game may bring none of its own.

import type { Data, Say } from './words.svelte';

/** The first of these messages that there is; otherwise the words of the name: `cards_left` is “Cards left”. */
export function labelled(say: Say, keys: readonly string[], name: string, data: Data = {}): string {
  for (const key of keys) {
    const told = say(key, data);
    if (told && told !== key) return told;
  }
  return readable(name);
}

/** A name of a program as people write it at the head of something. */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

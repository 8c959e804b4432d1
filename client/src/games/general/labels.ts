// The values of any game in words: its own, where it brings them, and otherwise the names that its program has for things.

import { labelled } from '../../lib/labels';
import type { Say } from '../../lib/words.svelte';
import { isList, isObject, type Value } from './values';

export function label(field: string, say: Say): string {
  return labelled(say, [`field-${field}`], field);
}

/** A value in one line. */
export function shown(value: Value, say: Say): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return say(value ? 'board-yes' : 'board-no');
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (isList(value)) return value.map((inner) => shown(inner, say)).join(value.some((inner) => isList(inner) || isObject(inner)) ? ' / ' : ' ') || '–';
  if (isObject(value)) return Object.entries(value).map(([name, inner]) => `${label(name, say)} ${shown(inner, say)}`).join(', ');
  return value;
}

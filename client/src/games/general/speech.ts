// Any game in words: in its own, where it brings them, and otherwise in the names that its program has for things.

import { labelled, readable, spaced } from '../../lib/labels';
import type { Data, Say } from '../../lib/words.svelte';
import type { Speech } from '../contract';
import { isList, isObject, type GeneralEvent, type GeneralView, type Value } from './values';

export function speech(say: Say, names: readonly string[]): Speech {
  return {
    event: ({ event, seat, ...fields }: GeneralEvent) => {
      const name = typeof seat === 'number' ? (names[seat] ?? '') : '';
      const data: Data = { name, ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typeof value === 'number' ? value : shown(value, say)])) };
      const told = say(`event-${event}`, data);
      if (told !== `event-${event}`) return told;
      const rest = Object.entries(fields).map(([key, value]) => `${spaced(key)} ${shown(value, say)}`);
      const sentence = [spaced(event), ...rest].join(', ');
      return name ? say('event-move-played', { name, move: sentence }) : readable(sentence);
    },
    move: (_view: never, move: string) => moveName(move, say),
    question: (view: GeneralView) => say('your-move', { name: names[view.turn] ?? '' }),
  };
}

export function moveName(move: string, say: Say): string {
  const [kind = '', ...rest] = move.split(' ');
  return labelled(say, [`move-${kind}`], move, { rest: rest.join(' ') });
}

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

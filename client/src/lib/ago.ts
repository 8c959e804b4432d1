// How long ago something was, as people say it.

import type { Language } from './settings.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The clock of the server may be ahead of ours: what has happened is never to come. */
export function ago(at: number, now: number, language: Language): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}

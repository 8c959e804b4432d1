import type { Language } from './settings.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Return how long ago a moment was, such as "3 hours ago". The server's clock may be ahead of ours, so never the future. */
export function relativeTime(atMs: number, nowMs: number, language: Language): string {
  const seconds = Math.max(0, (nowMs - atMs) / 1000);
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}

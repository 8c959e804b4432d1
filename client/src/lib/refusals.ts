// Why something was not done, in words.

import type { Problem } from '../wire';
import { Refusal } from './api';
import type { Say } from './words.svelte';

/** What has a word of its own; of all else that is wrong with a database, people need only know that it will pass. */
const TOLD: readonly string[] = ['store-closed', 'store-damaged', 'store-taken'];

export function refusedWords({ reason, data, text }: Problem, say: Say): string {
  if (reason.startsWith('store-') && !TOLD.includes(reason)) return say('database-away');
  const told = say(`error-${reason}`, data);
  // A game without words of its own says what is wrong in English alone.
  return told === `error-${reason}` ? text : told;
}

/** What was caught when something was asked for over HTTP. */
export function failureWords(error: unknown, say: Say): string {
  return error instanceof Refusal ? refusedWords(error.problem, say) : say('away-title');
}

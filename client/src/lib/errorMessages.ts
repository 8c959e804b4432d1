// Messages for requests that the server refused.

import type { Problem } from '../wire';
import { ApiError } from './api';
import type { Say } from './words.svelte';

/** Errors of the database with a message of their own; of all others, people need only know that they will pass. */
const STORE_ERRORS_WITH_MESSAGE: readonly string[] = ['store-closed', 'store-damaged', 'store-taken'];

export function problemMessage({ reason, data, text }: Problem, say: Say): string {
  if (reason.startsWith('store-') && !STORE_ERRORS_WITH_MESSAGE.includes(reason)) return say('database-away');
  const message = say(`error-${reason}`, data);
  // A game without messages of its own explains errors in English alone.
  return message === `error-${reason}` ? text : message;
}

/** Return the message for an exception of a request over HTTP. */
export function errorMessage(error: unknown, say: Say): string {
  return error instanceof ApiError ? problemMessage(error.problem, say) : say('away-title');
}

// For the tests: what the boards say about events and moves, to be compared with what the terminal says.

import type { GameClient } from './games/contract';
import { load, spoken } from './lib/bundle';

interface Question {
  game: string;
  language: string;
  names: string[];
  events: unknown[];
  moves: [view: unknown, move: string][];
  questions: unknown[];
}

const speeches = import.meta.glob<Pick<GameClient, 'speech'>>('./games/*/speech.ts');

/** The sentences for everything that was asked about. */
export async function answer(question: Question): Promise<{ events: (string | null)[]; moves: string[]; questions: string[] }> {
  const bundle = await load(question.language, question.game);
  const found = speeches[`./games/${question.game}/speech.ts`];
  if (!found) throw new Error(`no game ${question.game}`);
  const speech = (await found()).speech!((key, data = {}) => spoken(bundle, key, data), question.names);
  return {
    events: question.events.map((event) => speech.event(event as never)),
    moves: question.moves.map(([view, move]) => speech.move(view as never, move)),
    questions: question.questions.map((view) => speech.question(view as never)),
  };
}

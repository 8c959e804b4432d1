// What every game brings to the browser. It knows no rules: it draws a view, offers the moves that were sent, and shows
// events happening.

import type { Component } from 'svelte';
import type { Say } from '../lib/words.svelte';
import type { Stage } from '../lib/stage.svelte';
import type { ScoreLine, TableShown } from '../wire';

/** A game in words; the sentences are the same ones that the terminal has. */
export interface Speech {
  /** What happened; null for what needs no words. */
  event: (event: never) => string | null;
  /** What a move would do. */
  move: (view: never, move: string) => string;
  /** What the seat on turn has to decide. */
  question: (view: never) => string;
  /** What a line of the score sheet counts, where more can be said than its key. */
  detail?: (line: ScoreLine) => string;
}

export interface BoardProps<View> {
  shown: TableShown;
  view: View;
  names: readonly string[];
  /** Whether the seat that looks may decide now. */
  mine: boolean;
  play: (move: string) => void;
  say: Say;
  speech: Speech;
}

export interface GameClient {
  // Each board knows the view of its own game; who shows it cannot.
  Board: Component<any>;
  speech: (say: Say, names: readonly string[]) => Speech;
  act: (event: never, stage: Stage) => Promise<void> | void;
  /** Whether nothing is hidden from anybody, so that people at one device need not look away. */
  open?: boolean;
}

const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts');

/** What a game brings, once it is needed. */
export async function client(game: string): Promise<GameClient | null> {
  const load = clients[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

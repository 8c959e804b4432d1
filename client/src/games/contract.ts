// What every game brings to the browser. It knows no rules: it draws a view, offers the moves that were sent, and shows
// events happening.

import type { Component } from 'svelte';
import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Say } from '../lib/words.svelte';
import type { Timing } from '../lib/pacing';
import type { Stage } from '../lib/stage.svelte';
import type { Message, TableShown } from '../wire';

export interface BoardProps<View> {
  shown: TableShown;
  view: View;
  names: readonly string[];
  /** Whether the seat that looks may decide now. */
  mine: boolean;
  play: (move: string) => void;
  /** Starts an event that waits for a hand; null where none does. */
  start: (() => void) | null;
  say: Say;
  /** A message of the server in words. */
  tell: (message: Message) => string;
  /** What a move would do. */
  tellMove: (move: string) => string;
}

export interface GameClient {
  // Each board knows the view of its own game; who shows it cannot.
  Board: Component<any>;
  /** What the signs on the board mean, with pictures of them: `view` and `say`. It stands before the rules. */
  Legend?: Component<any>;
  /** How long an event is shown, and how. */
  timing: (event: never) => Timing;
  /** Return the view with what the event tells changed in it. Nothing is concluded: things go where the event says. */
  applyEvent: (view: never, event: never, viewer: number | null) => unknown;
  /** Show an event happening: measure, `await stage.apply()`, and let things fly from where they were to where they are. */
  animate: (event: never, stage: Stage) => Promise<void> | void;
  /** Whether an event is done to this seat by somebody else, such as a theft. */
  concerns?: (event: never, seat: number) => boolean;
  /** Whether the player whose event it is starts it by hand, given the event before. */
  startsByHand?: (event: never, before: never) => boolean;
  /** Whether nothing is hidden from anybody, so that people at one device need not look away. */
  open?: boolean;
}

const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts');

/** What a game brings, once it is needed; for a game that brings nothing, the general board. */
export async function client(game: string): Promise<GameClient> {
  const load = clients[`./${game}/index.ts`];
  if (load) return (await load()).default;
  const [{ generalClient }, info] = await Promise.all([import('./general/client'), api.board(game, settings.language)]);
  return generalClient(info);
}

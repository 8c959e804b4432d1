// All messages that people read, in the language of the settings.

import type { FluentBundle } from '@fluent/bundle';
import { api } from './api';
import { formatMessage, hasMessages, loadCatalogue, type Say } from './catalogue';
import { loadOrReload } from './loadOrReload';
import { settings, type Language } from './settings.svelte';

export type { Data, Say } from './catalogue';

/** Load a catalogue; the messages of a game that is no part of the program come from the server. */
async function load(language: Language, game: string | null): Promise<FluentBundle> {
  const more = game === null || hasMessages(game) ? '' : (await api.board(game, language)).messages;
  return loadCatalogue(language, game, more);
}

/** The messages of the frame and of a game. They are loaded anew when the game or the language changes. */
export class Words {
  #bundle: FluentBundle | null = $state.raw(null);
  #loading = '';
  #loaded: string | null | undefined;

  /** The game whose messages are loaded. */
  game: string | null = $state(null);

  /** Create it while a component is created. */
  constructor(game: () => string | null = () => null) {
    $effect(() => {
      void this.#load(settings.language, game());
    });
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async #load(language: Language, game: string | null): Promise<void> {
    const wanted = `${language} ${game ?? ''}`;
    this.#loading = wanted;
    let bundle: FluentBundle;
    try {
      // The page can go on in the old language, but not without the messages of a game.
      bundle = await (this.#loaded === game ? load(language, game) : loadOrReload(() => load(language, game)));
    } catch {
      return;
    }
    // The language may have changed again meanwhile.
    if (this.#loading !== wanted) return;
    this.#bundle = bundle;
    this.game = this.#loaded = game;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say: Say = (key, data = {}) => (this.#bundle ? formatMessage(this.#bundle, key, data) : '');
}

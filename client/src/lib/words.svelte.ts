// Every word that a person reads, in the language that is chosen now.

import type { FluentBundle } from '@fluent/bundle';
import { api } from './api';
import { hasWords, load, spoken, type Say } from './bundle';
import { needed } from './patience';
import { settings, type Language } from './settings.svelte';

export type { Data, Say } from './bundle';

/** The words of a game that is no part of the program come from the server. */
async function found(language: Language, game: string | null): Promise<FluentBundle> {
  const more = game === null || hasWords(game) ? '' : (await api.board(game, language)).messages;
  return load(language, game, more);
}

/** The words for a game, or for none, in the language that is chosen now; they follow when either changes. */
export class Words {
  #bundle: FluentBundle | null = $state.raw(null);
  #loading = '';
  #there: string | null | undefined;

  /** The game that the words are there for. */
  game: string | null = $state(null);

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
      // Another language of the same words can be done without until the page is opened again.
      bundle = await (this.#there === game ? found(language, game) : needed(() => found(language, game)));
    } catch {
      return;
    }
    // Whoever switches twice gets the second one, whichever arrives first.
    if (this.#loading !== wanted) return;
    this.#bundle = bundle;
    this.game = this.#there = game;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say: Say = (key, data = {}) => (this.#bundle ? spoken(this.#bundle, key, data) : '');
}

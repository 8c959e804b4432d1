// Something that a page needs from the server. Who is not there now may be there in a moment, so it is asked again.

import { untrack } from 'svelte';
import type { Problem } from '../wire';
import { Refusal } from './api';

const SOON = 2_000;

export class Asking<T> {
  answer: T | null = $state.raw(null);
  /** Nobody answers just now. An answer from before stays. */
  away: boolean = $state(false);
  /** The server answers, and says why not. */
  refused: Problem | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  /** Made while a component is; asked anew whenever what the question reads has changed, and every so many milliseconds. */
  constructor(
    private readonly question: () => Promise<T>,
    private readonly every = 0,
  ) {
    $effect(() => {
      void this.#ask(this.question());
      return () => {
        this.#turn += 1;
        clearTimeout(this.#timer);
      };
    });
  }

  again = (): void => void this.#ask(this.question());

  async #ask(asked: Promise<T>): Promise<void> {
    const turn = untrack(() => (this.#turn += 1));
    clearTimeout(this.#timer);
    let wait = this.every;
    try {
      const answer = await asked;
      if (turn !== this.#turn) return;
      this.answer = answer;
      this.away = false;
      this.refused = null;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.refused = error instanceof Refusal && error.final ? error.problem : null;
      this.away = !this.refused;
      wait = this.refused ? 0 : SOON;
    }
    if (wait) this.#timer = setTimeout(this.again, wait);
  }
}

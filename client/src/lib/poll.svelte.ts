import { untrack } from 'svelte';
import type { Problem } from '../wire';
import { ApiError } from './api';

const RETRY_DELAY_MS = 2_000;

/** Data that a page needs from the server. The request is repeated until the server can be reached. */
export class Poll<T> {
  /** The last answer, also while the server cannot be reached. */
  answer: T | null = $state.raw(null);
  unreachable: boolean = $state(false);
  /** Why the server refused. */
  problem: Problem | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;

  /** Create it while a component is created. The request is repeated when the state that it reads changes, and at an interval. */
  constructor(
    private readonly request: () => Promise<T>,
    private readonly intervalMs = 0,
  ) {
    $effect(() => {
      void this.#await(this.request());
      return () => {
        this.#attempt += 1;
        clearTimeout(this.#timer);
      };
    });
  }

  retry = (): void => void this.#await(this.request());

  async #await(requested: Promise<T>): Promise<void> {
    const attempt = untrack(() => (this.#attempt += 1));
    clearTimeout(this.#timer);
    let delayMs = this.intervalMs;
    try {
      const answer = await requested;
      if (attempt !== this.#attempt) return;
      this.answer = answer;
      this.unreachable = false;
      this.problem = null;
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.problem = error instanceof ApiError && error.final ? error.problem : null;
      this.unreachable = !this.problem;
      delayMs = this.problem ? 0 : RETRY_DELAY_MS;
    }
    if (delayMs) this.#timer = setTimeout(this.retry, delayMs);
  }
}

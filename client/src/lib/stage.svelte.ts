// What is seen of a table. Messages wait in a row: the events of each are shown happening before its view takes over.

import { tick } from 'svelte';
import type { TableShown } from '../wire';
import { pace } from './settings.svelte';

/** Something of which there are words, to be told in the language of the moment. */
export interface Line {
  seq: number;
  event: unknown;
}

interface Scene {
  shown: TableShown;
  /** What happened after this entry was missed; null: nothing was. */
  since: number | null;
  /** Whether it is told from the beginning, to somebody who was told nothing yet. */
  anew: boolean;
}

/** How a game tells and shows an event. */
export interface Director {
  tell: (event: unknown) => string | null;
  act: (event: unknown, stage: Stage) => Promise<void> | void;
}

const BACKLOG = 6;
const LINES = 200;

/** Whether what had the focus is gone, or can have it no more, and nobody has chosen anything else. */
export function unfocused(): boolean {
  const found = document.activeElement;
  return found === null || found === document.body || found.matches(':disabled');
}

export class Stage {
  shown: TableShown | null = $state.raw(null);
  /** The last thing that happened, in words. */
  caption: string = $state('');
  story: readonly Line[] = $state.raw([]);
  /** What happened while nobody looked. */
  missed: readonly Line[] = $state.raw([]);
  busy: boolean = $state(false);
  #queue: Scene[] = [];
  #skipping = false;
  #going = false;
  #running = new Set<Animation>();
  #root: HTMLElement | null = null;

  constructor(private readonly director: Director) {}

  receive(shown: TableShown, since: number | null = null, anew = false): void {
    this.#queue.push({ shown, since, anew });
    if (!this.#going) void this.#run();
  }

  /** Show the latest at once. */
  skip(): void {
    this.#skipping = true;
    for (const animation of this.#running) animation.finish();
  }

  /** Nothing was told. */
  forget(): void {
    this.story = [];
    this.missed = [];
    this.caption = '';
  }

  get skipping(): boolean {
    return this.#skipping || this.#queue.length > BACKLOG || pace() === 0 || document.visibilityState === 'hidden';
  }

  attach(root: HTMLElement): () => void {
    this.#root = root;
    return () => {
      this.#root = null;
    };
  }

  async #run(): Promise<void> {
    this.#going = true;
    // Before anything is shown: whoever cannot decide any more loses the buttons, and the one with the focus among them.
    let inside = this.#root?.contains(document.activeElement) ?? false;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      // What only changes who is there, or what was said, takes no time, and no button out of anybody's hands.
      if (next.shown.events.length && !this.busy) {
        this.busy = true;
        inside = await this.#keep(inside);
      }
      // In its turn, too: what waited in the row was still for who looked before.
      if (next.anew) this.forget();
      for (const { seq, event } of next.shown.events) {
        const missed = document.visibilityState === 'hidden' || (next.since !== null && seq > next.since);
        try {
          await this.#happen(seq, event, missed, !missed && !next.anew);
        } catch (error) {
          // The view that follows holds all that matters, so a mistake in telling how it came about is no end of the game.
          reportError(error);
        }
      }
      inside = this.#root?.contains(document.activeElement) ?? inside;
      this.shown = next.shown;
      inside = await this.#keep(inside);
    }
    this.#skipping = false;
    this.#going = false;
    this.busy = false;
    // What a board shows only to who decides takes the place of what it showed to who looked on.
    await this.#keep(inside);
  }

  /** Whoever uses the keyboard and was at the board goes on there, and not at the top of the page; whether they do. */
  async #keep(inside: boolean): Promise<boolean> {
    await tick();
    if (inside && unfocused()) this.#root?.focus({ preventScroll: true });
    return this.#root?.contains(document.activeElement) ?? (inside && unfocused());
  }

  async #happen(seq: number, event: unknown, missed: boolean, acted: boolean): Promise<void> {
    const text = this.director.tell(event);
    if (text) {
      this.caption = text;
      this.story = [...this.story.slice(-LINES), { seq, event }];
      if (missed) this.missed = [...this.missed.slice(-LINES), { seq, event }];
    }
    if (acted && !this.skipping && this.shown !== null) await this.director.act(event, this);
  }

  /** The element at a place of the table, such as `grill-27` or `seat-1`. */
  place(name: string): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`) ?? null;
  }

  /** A pause in which something can be read. */
  async rest(milliseconds: number): Promise<void> {
    const root = this.#root;
    if (root) await this.animate(root, [{}, {}], milliseconds);
  }

  async animate(element: Element, frames: Keyframe[], milliseconds: number, easing = 'ease-in-out'): Promise<void> {
    const duration = milliseconds * pace();
    if (this.skipping || duration === 0) return;
    const animation = element.animate(frames, { duration, easing });
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Whoever leaves the page ends all animations.
    } finally {
      this.#running.delete(animation);
    }
  }

  /** Something is hit: it shakes. */
  async shake(name: string): Promise<void> {
    const thing = this.place(name);
    if (!thing) return;
    const frames = [0, -7, 7, -5, 5, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    await this.animate(thing, frames, 450);
  }

  /** Somebody's place is looked at: it glows for a moment. It may be as wide as the page, so it does not grow. */
  async glow(name: string): Promise<void> {
    const thing = this.place(name);
    if (!thing) return;
    const dark = { outline: '0 solid transparent', outlineOffset: '0' };
    await this.animate(thing, [dark, { outline: '5px solid var(--gold)', outlineOffset: '-2px' }, dark], 420);
  }

  /** Something small is looked at: it grows for a moment. */
  async pulse(name: string): Promise<void> {
    const thing = this.place(name);
    if (!thing) return;
    await this.animate(thing, [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }], 380);
  }
}

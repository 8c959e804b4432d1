// What is in the air while events are shown: cards on their way, things that are gone already, announcements. As soon as
// the next view is there, all of it is over.

import type { DealScored } from './wire';

export interface Flyer {
  id: number;
  /** The card, null if it is seen from the back. */
  card: string | null;
  /** Points on their way instead of a card. */
  text: string;
}

class Scene {
  flyers: Flyer[] = $state([]);
  /** Places of the table that are empty already. */
  gone: ReadonlySet<number> = $state.raw(new Set());
  /** Cards of the own hand that have been played. */
  played: number | null = $state(null);
  /** In which group an item is being bought. */
  groups: ReadonlyMap<number, number> = $state.raw(new Map());
  tally: DealScored | null = $state.raw(null);
  zwick: number | null = $state(null);
  heading: { deal: number; round: number } | null = $state.raw(null);
  #last = 0;

  add(card: string | null, text = ''): number {
    this.#last += 1;
    this.flyers.push({ id: this.#last, card, text });
    return this.#last;
  }

  drop(id: number): void {
    this.flyers = this.flyers.filter((flyer) => flyer.id !== id);
  }

  clear(): void {
    this.flyers = [];
    this.gone = new Set();
    this.played = null;
    this.groups = new Map();
    this.tally = null;
    this.zwick = null;
    this.heading = null;
  }
}

export const scene = new Scene();

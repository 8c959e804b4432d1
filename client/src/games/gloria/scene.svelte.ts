// What is seen while events happen: the last view, with what each event tells changed in it at once, until the next view
// takes over.

import { sorted } from './kinds';
import type { Collector, GameEvent, GloriaView, Row } from './wire';

/** A scoring as it is held, motif by motif. */
export interface Ceremony {
  number: number;
  /** What is being scored: a motif, `chests` or `hand`; empty when all has been. */
  thing: string;
  /** What each seat gets for it; null for nothing to look at. */
  gains: readonly (number | null)[];
  /** Why, as in the view. */
  whys: readonly string[];
  /** What each seat has got in this scoring so far ... */
  points: readonly number[];
  /** ... and altogether. */
  totals: readonly number[];
}

class Scene {
  #base: GloriaView | null = $state.raw(null);
  #changed: GloriaView | null = $state.raw(null);
  ceremony: Ceremony | null = $state.raw(null);

  /** How a view looks now. */
  now(view: GloriaView): GloriaView {
    return this.#base === view && this.#changed !== null ? this.#changed : view;
  }

  change(base: GloriaView, change: (view: GloriaView) => GloriaView): void {
    this.#changed = change(this.now(base));
    this.#base = base;
  }
}

export const scene = new Scene();

function withSeat(view: GloriaView, seat: number, change: (owner: Collector) => Collector): GloriaView {
  return { ...view, seats: view.seats.map((owner, number) => (number === seat ? change(owner) : owner)) };
}

function withRow(owner: Collector, motif: string, change: (row: Row) => Row): Collector {
  return { ...owner, rows: owner.rows.map((row) => (row.motif === motif ? change(row) : row)) };
}

function without(cards: readonly string[], card: string): string[] {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
}

/** A card leaves a hand; who looks on may know it. */
function played(view: GloriaView, viewer: number | null, seat: number, card: string): GloriaView {
  const next = withSeat(view, seat, (owner) => ({ ...owner, hand: owner.hand - 1, known: without(owner.known, card) }));
  return viewer === seat && next.hand ? { ...next, hand: without(next.hand, card) } : next;
}

function gained(view: GloriaView, viewer: number | null, seat: number, card: string | null, seen: boolean): GloriaView {
  const next = withSeat(view, seat, (owner) => ({
    ...owner,
    hand: owner.hand + 1,
    known: seen && card ? sorted([...owner.known, card]) : owner.known,
  }));
  return viewer === seat && card && next.hand ? { ...next, hand: sorted([...next.hand, card]) } : next;
}

function foxTo(view: GloriaView, seat: number, motif: string): GloriaView {
  return {
    ...view,
    fox: { seat, motif },
    seats: view.seats.map((owner, number) => ({
      ...owner,
      rows: owner.rows.map((row) => ({ ...row, fox: number === seat && row.motif === motif })),
    })),
  };
}

/** The view after an event, as far as the event tells. What rows would earn comes with the next view. */
export function after(view: GloriaView, event: GameEvent, viewer: number | null): GloriaView {
  switch (event.event) {
    case 'turn-began':
      return { ...view, turn: event.seat };
    case 'chest-laid':
      return withSeat(played(view, viewer, event.seat, event.card), event.seat, (owner) => ({
        ...owner,
        chests: event.chests,
        faces: sorted([...owner.faces, event.card]),
      }));
    case 'row-opened':
      return withSeat(played(view, viewer, event.seat, event.motif), event.seat, (owner) => ({
        ...owner,
        chests: event.chests,
        rows: [...owner.rows, { motif: event.motif, length: 1, jokers: 0, doubled: false, fox: false, why: 'behind', points: 0 }],
      }));
    case 'card-placed':
      return withSeat(played(view, viewer, event.seat, event.card), event.seat, (owner) =>
        withRow(owner, event.motif, (row) => ({
          ...row,
          length: event.length,
          jokers: row.jokers + (event.card === 'joker' ? 1 : 0),
        })),
      );
    case 'row-closed':
      return withSeat(played(view, viewer, event.seat, 'doubler'), event.seat, (owner) =>
        withRow(owner, event.motif, (row) => ({ ...row, doubled: true })),
      );
    case 'card-taken':
      return gained(
        { ...view, open: view.open.map((card, place) => (place === event.place ? null : card)) },
        viewer,
        event.seat,
        event.card,
        true,
      );
    case 'card-drawn':
      return gained({ ...view, pile: view.pile - 1 }, viewer, event.seat, event.card, false);
    case 'open-refilled':
      return { ...view, pile: view.pile - 1, open: view.open.map((card, place) => (place === event.place ? event.card : card)) };
    case 'visitor-came':
      return { ...view, pile: view.pile - 1, visitors: event.number };
    case 'scored':
      return {
        ...view,
        seats: view.seats.map((owner, seat) => ({
          ...owner,
          scores: [...owner.scores.slice(0, event.number - 1), event.points[seat] ?? 0],
          total: event.totals[seat] ?? owner.total,
        })),
      };
    case 'fox-entered':
      return foxTo(view, event.seat, event.motif);
    case 'fox-moved':
      return foxTo(view, event.target, event.target_motif);
    default:
      return view;
  }
}

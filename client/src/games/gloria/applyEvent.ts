// Applies an event to the view shown until the next view arrives. The points of rows change only with that view.

import { MOTIFS, sorted } from './kinds';
import type { Collector, GameEvent, GloriaView, Row } from './wire';

export function applyEvent(view: GloriaView, event: GameEvent, viewer: number | null): GloriaView {
  switch (event.event) {
    case 'dealt': {
      const dealt = withSeat(view, event.seat, (owner) => ({ ...owner, hand: event.count }));
      return event.cards && viewer === event.seat ? { ...dealt, hand: sorted(event.cards) } : dealt;
    }
    case 'open-dealt':
      return { ...view, open: event.cards };
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
        rows: inOrder([...owner.rows, { motif: event.motif, length: 1, jokers: 0, doubled: false, fox: false, why: 'behind', points: 0 }]),
      }));
    case 'card-placed':
      return withSeat(played(view, viewer, event.seat, event.card), event.seat, (owner) =>
        withRow(owner, event.motif, (row) => ({ ...row, length: event.length, jokers: row.jokers + (event.card === 'joker' ? 1 : 0) })),
      );
    case 'row-closed':
      return withSeat(played(view, viewer, event.seat, 'doubler'), event.seat, (owner) => withRow(owner, event.motif, (row) => ({ ...row, doubled: true })));
    case 'card-taken': {
      const taken = gained(withOpen(view, event.place, null), viewer, event.seat, event.card);
      return withSeat(taken, event.seat, (owner) => ({ ...owner, known: sorted([...owner.known, event.card]) }));
    }
    case 'card-drawn': {
      const drawn = gained({ ...view, pile: view.pile - 1 }, viewer, event.seat, event.card);
      return event.card === null ? drawn : revealed(drawn, event.card);
    }
    case 'open-refilled':
      return revealed(withOpen({ ...view, pile: view.pile - 1 }, event.place, event.card), event.card);
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
      return withFox(view, event.seat, event.motif);
    case 'fox-moved':
      return withFox(view, event.target, event.target_motif);
    case 'fox-kept':
      return view;
    case 'game-ended':
      return { ...view, phase: 'over', points: 0, seats: view.seats.map((owner) => ({ ...owner, preview: 0, penalty: 0 })) };
  }
}

function withSeat(view: GloriaView, seat: number, change: (owner: Collector) => Collector): GloriaView {
  return { ...view, seats: view.seats.map((owner, number) => (number === seat ? change(owner) : owner)) };
}

function withRow(owner: Collector, motif: string, change: (row: Row) => Row): Collector {
  return { ...owner, rows: owner.rows.map((row) => (row.motif === motif ? change(row) : row)) };
}

function inOrder(rows: readonly Row[]): Row[] {
  const place = ({ motif }: Row): number => (MOTIFS as readonly string[]).indexOf(motif);
  return [...rows].sort((one, other) => place(one) - place(other));
}

function withOpen(view: GloriaView, place: number, card: string | null): GloriaView {
  return { ...view, open: view.open.map((open, index) => (index === place ? card : open)) };
}

function withFox(view: GloriaView, seat: number, motif: string): GloriaView {
  return {
    ...view,
    fox: { seat, motif },
    seats: view.seats.map((owner, number) => ({
      ...owner,
      rows: owner.rows.map((row) => ({ ...row, fox: number === seat && row.motif === motif })),
    })),
  };
}

function without(cards: readonly string[], card: string): string[] {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
}

/** A card leaves a hand openly. */
function played(view: GloriaView, viewer: number | null, seat: number, card: string): GloriaView {
  const next = withSeat(view, seat, (owner) => ({ ...owner, hand: owner.hand - 1, known: without(owner.known, card) }));
  if (viewer === seat) return next.hand ? { ...next, hand: without(next.hand, card) } : next;
  return view.seats[seat]?.known.includes(card) ? next : revealed(next, card);
}

/** A card comes into a hand; null if the viewer does not see it. */
function gained(view: GloriaView, viewer: number | null, seat: number, card: string | null): GloriaView {
  const next = withSeat(view, seat, (owner) => ({ ...owner, hand: owner.hand + 1 }));
  return viewer === seat && card && next.hand ? { ...next, hand: sorted([...next.hand, card]) } : next;
}

/** The viewer sees a card for the first time. */
function revealed(view: GloriaView, card: string): GloriaView {
  const count = view.unseen[card];
  return count ? { ...view, unseen: { ...view.unseen, [card]: count - 1 } } : view;
}

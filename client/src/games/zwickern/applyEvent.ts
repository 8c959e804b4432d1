// Applies events to the view until the next view arrives. The points for most cards come only with the next view.

import { clawsOf, PENALTY_POINTS, sideOf, sorted, values } from './cards';
import type { Bought, Built, Dealt, GameEvent, Item, Laid, Side, ZwickernView } from './wire';

export function applyEvent(view: ZwickernView, event: GameEvent, viewer: number | null): ZwickernView {
  switch (event.event) {
    case 'deal-began':
      return { ...view, deal: event.deal, round: 1, dealer: event.dealer };
    case 'round-began':
      return { ...view, deal: event.deal, round: event.round, starter: event.seat, turn: event.seat };
    case 'dealt':
      return dealt(view, event, viewer);
    case 'table-opened':
      return withTable({ ...seen(view, event.cards), pile: view.pile - event.cards.length }, event.cards.map(loose));
    case 'laid':
      return withTable(played(view, event, viewer), [...view.table, laid(event)]);
    case 'built':
      return withTable(played(view, event, viewer), view.table.map((item, place) => (place === event.place ? built(item, event) : item)));
    case 'bought':
      return bought(played(view, event, viewer), event);
    case 'zwick':
      return withSide(view, sideOf(event.seat, view.players.length), (side) => counted({ ...side, zwicks: side.zwicks + 1 }, side));
    case 'zwicks-cancelled':
      return event.sides.reduce((next, number) => withSide(next, number, (side) => counted({ ...side, zwicks: side.zwicks - 1 }, side)), view);
    case 'penalty': {
      const left = view.table.findIndex((item) => item.fresh && item.seat === event.seat && item.name === event.item);
      const paid = withTable(view, view.table.map((item, place) => (place === left ? { ...item, fresh: false } : item)));
      return withSide(paid, sideOf(event.seat, view.players.length), (side) => counted({ ...side, penalties: side.penalties + event.points }, side));
    }
    case 'rest-taken': {
      const cleared = withTable(view, []);
      if (event.seat !== null) return withTaken(cleared, event.seat, event.cards);
      return { ...cleared, pile: view.pile + event.cards.length, unseen: sorted([...view.unseen, ...event.cards]) };
    }
    case 'deal-scored': {
      // All cards return to the draw pile.
      const nothing = { cards: 0, taken: [], claws: 0, zwicks: 0, penalties: 0, due: 0, worth: 0 };
      return {
        ...view,
        pile: view.sides.reduce((sum, side) => sum + side.cards, view.pile),
        unseen: sorted(view.sides.reduce((cards, side) => [...cards, ...side.taken], view.unseen)),
        sides: view.sides.map((side, number) => ({ ...side, ...nothing, total: event.totals[number] ?? side.total })),
        sheet: [...view.sheet, ...event.lines],
        last_buyer: null,
      };
    }
    case 'game-ended':
    case 'round-ended':
      return view;
  }
}

function dealt(view: ZwickernView, event: Dealt, viewer: number | null): ZwickernView {
  const players = view.players.map((player, seat) => (seat === event.seat ? { ...player, hand: event.count } : player));
  const next = { ...view, players, pile: view.pile - event.count };
  return event.seat === viewer && event.cards.length ? { ...seen(next, event.cards), hand: sorted(event.cards) } : next;
}

/** Remove a played card from a hand. */
function played(view: ZwickernView, { seat, card }: Laid | Built | Bought, viewer: number | null): ZwickernView {
  const players = view.players.map((player, number) => (number === seat ? { ...player, hand: player.hand - 1 } : player));
  const next = { ...view, players };
  return seat === viewer ? { ...next, hand: without(view.hand, [card]) } : seen(next, [card]);
}

function seen(view: ZwickernView, cards: readonly string[]): ZwickernView {
  return { ...view, unseen: without(view.unseen, cards) };
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function loose(card: string): Item {
  return laid({ card, value: null });
}

function laid({ card, value, seat = null }: { card: string; value: number | null; seat?: number | null }): Item {
  const item = { name: card, cards: [card], claws: clawsOf([card]) };
  if (value === null) return { ...item, pile: false, values: values(card), seat: null, fresh: false };
  return { ...item, pile: true, values: [value], seat, fresh: true };
}

function built(item: Item, { card, value, seat }: Built): Item {
  const cards = [...item.cards, card];
  return { name: item.name, cards, claws: clawsOf(cards), pile: true, values: [value], seat, fresh: true };
}

function bought(view: ZwickernView, event: Bought): ZwickernView {
  const left = withTable(view, view.table.filter((_, place) => !event.places.includes(place)));
  return { ...withTaken(left, event.seat, event.cards), last_buyer: event.seat };
}

function withTaken(view: ZwickernView, seat: number, cards: readonly string[]): ZwickernView {
  return withSide(view, sideOf(seat, view.players.length), (side) =>
    counted({ ...side, cards: side.cards + cards.length, taken: sorted([...side.taken, ...cards]), claws: side.claws + clawsOf(cards) }, side),
  );
}

function withSide(view: ZwickernView, number: number, change: (side: Side) => Side): ZwickernView {
  return { ...view, sides: view.sides.map((side, other) => (other === number ? change(side) : side)) };
}

/** Adapt the points of the deal to the changes of a side. */
function counted(side: Side, before: Side): Side {
  const sum = ({ claws, zwicks, penalties, due }: Side): number => claws + zwicks + penalties + due;
  return { ...side, worth: side.worth + sum(side) - sum(before) };
}

/** Replace the items: name piles by their values, and recompute due penalties. */
function withTable(view: ZwickernView, items: readonly Item[]): ZwickernView {
  const sameAs = (item: Item): Item[] => items.filter(({ pile, values: [value] }) => pile && value === item.values[0]);
  const table = items.map((item) => {
    if (!item.pile) return item;
    const alike = sameAs(item);
    return { ...item, name: `[${item.values[0]}]${alike.length > 1 ? `#${alike.indexOf(item) + 1}` : ''}` };
  });
  const players = view.players.map((player, seat) => ({ ...player, due: -PENALTY_POINTS * table.filter((item) => item.fresh && item.seat === seat).length || 0 }));
  const sides = view.sides.map((side) => counted({ ...side, due: side.seats.reduce((sum, seat) => sum + (players[seat]?.due ?? 0), 0) }, side));
  return { ...view, table, players, sides };
}

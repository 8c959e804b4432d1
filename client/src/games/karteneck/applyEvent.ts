// Applies an event to the view until the next view arrives.

import { kind, portionWorms, signpost, sortedCards, WORM } from './cards';
import type { GameEvent, Heap, KarteneckView, Player } from './wire';

const EMPTY_HEAP: Heap = { size: 0, numbers: [0, 0, 0, 0, 0], signposts: [] };
const EMPTY_DISPLAY = { cards: [], total: 0, valid: false, signpost: null };

export function applyEvent(view: KarteneckView, event: GameEvent): KarteneckView {
  switch (event.event) {
    case 'round-opened':
      return {
        ...view,
        turn: event.seat,
        round: event.round,
        grill: event.portions.map((value) => ({ value, worms: portionWorms(value) })),
        supply: Math.max(0, view.supply - event.portions.length),
        seats: view.seats.map((player) => ({ ...player, passed: false, menu: null, theft: null })),
        passing: null,
        menu: [],
      };
    case 'laid':
      return {
        ...withPlayer(view, event.seat, (player) => {
          const cards = sortedCards([...player.display.cards, ...event.cards]);
          const signposts = cards.filter((card) => kind(card) === WORM).map(signpost);
          const display = { cards, total: event.total, valid: event.valid, signpost: signposts.length ? Math.max(...signposts) : null };
          return { ...player, display, hand_size: player.hand_size - event.cards.length, theft: null };
        }),
        hand: view.viewer === event.seat ? withoutCards(view.hand, event.cards) : view.hand,
        passing: null,
      };
    case 'drew':
      return {
        ...withPlayer(view, event.seat, (player) => ({ ...player, hand_size: player.hand_size + event.count })),
        pile: Math.max(0, view.pile - event.count),
        hand: event.cards && view.viewer === event.seat ? sortedCards([...view.hand, ...event.cards]) : view.hand,
      };
    case 'reshuffled':
      return { ...view, pile: event.count, discard: EMPTY_HEAP };
    case 'passed':
      return { ...withPlayer(view, event.seat, (player) => ({ ...player, passed: true, theft: null })), passing: null };
    case 'display-discarded':
      return { ...withPlayer(view, event.seat, (player) => ({ ...player, display: EMPTY_DISPLAY, menu: null })), discard: withCards(view.discard, event.cards) };
    case 'portion-taken': {
      const at = view.grill.findIndex((portion) => portion.value === event.value);
      return {
        ...withPlayer(view, event.seat, (player) => ({ ...withPortion(player, event.value, event.worms), menu: null })),
        grill: view.grill.filter((_, index) => index !== at),
        menu: view.menu.filter((serving) => serving.seat !== event.seat),
      };
    }
    case 'portion-stolen': {
      const robbed = withPlayer(view, event.victim, (player) => {
        const stack = player.stack.slice(0, -1);
        return { ...player, stack, top: stack.at(-1) ?? null, worms: player.worms - event.worms };
      });
      return withPlayer(robbed, event.seat, (player) => withPortion(player, event.value, event.worms));
    }
    default:
      return view;
  }
}

function withPlayer(view: KarteneckView, seat: number, change: (player: Player) => Player): KarteneckView {
  return { ...view, seats: view.seats.map((player, number) => (number === seat ? change(player) : player)) };
}

function withPortion(player: Player, value: number, worms: number): Player {
  return { ...player, stack: [...player.stack, value], top: value, worms: player.worms + worms };
}

function withoutCards(cards: readonly string[], removed: readonly string[]): string[] {
  const left = [...cards];
  for (const card of removed) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function withCards(heap: Heap, cards: readonly string[]): Heap {
  const numbers = heap.numbers.map((count, index) => count + cards.filter((card) => card === String(index + 1)).length);
  const signposts = [...heap.signposts, ...cards.filter((card) => kind(card) === WORM).map(signpost)].sort((a, b) => a - b);
  return { size: heap.size + cards.length, numbers, signposts };
}

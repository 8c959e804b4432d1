// From a card of the hand and things touched on the table to a move. What is legal, the list of moves says; nothing is
// reckoned here. Cards of the table that are alike may stand for each other, so choices are compared by name.

import type { Message, TableShown } from '../../wire';
import type { Item, Offer, ZwickernView } from './wire';

/** A buy of the list, with its reckoning if there is one. */
export interface Buy {
  move: string;
  names: ReadonlyMap<string, number>;
  size: number;
  offer: Offer | null;
}

export interface Way {
  move: string;
  /** The value that is announced or fixed; null where a card is laid as it is. */
  value: number | null;
  /** What the move would do. */
  message: Message | null;
}

/** What a chosen item counts, and in which group. */
export interface Counted {
  place: number;
  count: number;
  group: number;
}

/** Chosen items that belong together; `missing` is what they still lack. */
export interface Forming {
  items: readonly Counted[];
  value: number;
  missing: number;
}

function tallied(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

export function buysOf(moves: readonly string[], offers: readonly Offer[], card: string): Buy[] {
  const reckoned = new Map(offers.map((offer) => [offer.move, offer]));
  return moves
    .filter((move) => move.startsWith(`buy ${card}: `))
    .map((move) => {
      const names = move.split(' ').slice(2);
      return { move, names: tallied(names), size: names.length, offer: reckoned.get(move) ?? null };
    });
}

function waysFrom(shown: TableShown, start: string): Way[] {
  return shown.moves.flatMap((move, index) => {
    if (move !== start && !move.startsWith(`${start} = `)) return [];
    const value = move === start ? null : Number(move.slice(start.length + 3));
    return [{ move, value, message: shown.move_messages[index] ?? null }];
  });
}

export function laysOf(shown: TableShown, card: string): Way[] {
  return waysFrom(shown, `lay ${card}`);
}

export function buildsOf(shown: TableShown, card: string, item: string): Way[] {
  return waysFrom(shown, `build ${card}: ${item}`).sort((one, other) => (one.value ?? 0) - (other.value ?? 0));
}

/** The buys that take at least what is chosen. */
export function around(buys: readonly Buy[], table: readonly Item[], chosen: readonly number[]): Buy[] {
  const names = tallied(chosen.map((place) => table[place]?.name ?? ''));
  return buys.filter((buy) => [...names].every(([name, count]) => (buy.names.get(name) ?? 0) >= count));
}

/** The places that some of these buys take on top of what is chosen. */
export function fitting(buys: readonly Buy[], table: readonly Item[], chosen: readonly number[]): Set<number> {
  const names = tallied(chosen.map((place) => table[place]?.name ?? ''));
  const wanted = new Set<string>();
  for (const buy of buys) {
    for (const [name, count] of buy.names) if (count > (names.get(name) ?? 0)) wanted.add(name);
  }
  return new Set(table.flatMap((item, place) => (!chosen.includes(place) && wanted.has(item.name) ? [place] : [])));
}

/** Where a buy takes from; of cards that are alike, those first that are chosen already. */
export function placesOf(buy: Buy, table: readonly Item[], chosen: readonly number[] = []): number[] {
  const order = [...chosen, ...table.keys()].filter((place, index, all) => all.indexOf(place) === index);
  const left = new Map(buy.names);
  return order
    .filter((place) => {
      const name = table[place]?.name ?? '';
      const count = left.get(name) ?? 0;
      left.set(name, count - 1);
      return count > 0;
    })
    .sort((one, other) => one - other);
}

/** The groups of an offer, as far as they are chosen. */
export function forming(offer: Offer, table: readonly Item[], chosen: readonly number[]): Forming[] {
  const left = [...chosen];
  const groups = offer.groups.map((group) =>
    group.items.flatMap((lying, index) => {
      const name = table[lying]?.name;
      const same = left.indexOf(lying);
      const found = same >= 0 ? same : left.findIndex((place) => table[place]?.name === name && !offer.groups.some((other) => other.items.includes(place)));
      const place = found < 0 ? undefined : left.splice(found, 1)[0];
      return place === undefined ? [] : [{ place, count: group.counts[index] ?? 0 }];
    }),
  );
  return groups
    .filter((items) => items.length > 0)
    .map((items, group) => ({
      items: items.map((item) => ({ ...item, group })),
      value: offer.value,
      missing: offer.value - items.reduce((sum, item) => sum + item.count, 0),
    }));
}

/** What one would like most: a Zwick, then claws, then cards. */
function riches(buy: Buy): number {
  return (buy.offer?.zwick ? 10_000 : 0) + (buy.offer?.claws ?? 0) * 100 + (buy.offer?.cards.length ?? buy.size);
}

/** The richest buys first, of each card only so many. */
export function richest(buys: readonly Buy[], most: number, perCard: number = most): Buy[] {
  const seen = new Map<string, number>();
  return [...buys]
    .filter((buy) => buy.offer !== null)
    .sort((one, other) => riches(other) - riches(one))
    .filter((buy) => {
      const card = buy.offer?.card ?? '';
      seen.set(card, (seen.get(card) ?? 0) + 1);
      return (seen.get(card) ?? 0) <= perCard;
    })
    .slice(0, most);
}

/** A choice as it would be typed. */
export function typed(view: ZwickernView, card: string, chosen: readonly number[]): string {
  return `buy ${card}: ${chosen.map((place) => view.table[place]?.name ?? '').join(' ')}`;
}

// Finds the moves for a card of the hand and chosen items, in the list of legal moves. Equal cards are interchangeable,
// so choices are compared by name.

import type { Message, TableShown } from '../../wire';
import type { Item, Offer, ZwickernView } from './wire';

/** A legal buy, with its groups if the server sent them. */
export interface Buy {
  move: string;
  names: ReadonlyMap<string, number>;
  size: number;
  offer: Offer | null;
}

export interface ValueChoice {
  move: string;
  /** The value of the pile; null for an open lay. */
  value: number | null;
  /** Describes the move. */
  message: Message | null;
}

/** A chosen item with its value and group. */
export interface GroupedItem {
  place: number;
  count: number;
  group: number;
}

/** Chosen items of one group; `missing` is the rest of its value. */
export interface PartialGroup {
  items: readonly GroupedItem[];
  value: number;
  missing: number;
}

function countNames(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

export function buysOf(moves: readonly string[], offers: readonly Offer[], card: string): Buy[] {
  const offerOf = new Map(offers.map((offer) => [offer.move, offer]));
  return moves
    .filter((move) => move.startsWith(`buy ${card}: `))
    .map((move) => {
      const names = move.split(' ').slice(2);
      return { move, names: countNames(names), size: names.length, offer: offerOf.get(move) ?? null };
    });
}

function valueChoices(shown: TableShown, start: string): ValueChoice[] {
  return shown.moves.flatMap((move, index) => {
    if (move !== start && !move.startsWith(`${start} = `)) return [];
    const value = move === start ? null : Number(move.slice(start.length + 3));
    return [{ move, value, message: shown.move_messages[index] ?? null }];
  });
}

export function laysOf(shown: TableShown, card: string): ValueChoice[] {
  return valueChoices(shown, `lay ${card}`);
}

export function buildsOf(shown: TableShown, card: string, item: string): ValueChoice[] {
  return valueChoices(shown, `build ${card}: ${item}`).sort((one, other) => (one.value ?? 0) - (other.value ?? 0));
}

/** Return the buys that take all chosen items. */
export function buysTaking(buys: readonly Buy[], table: readonly Item[], chosen: readonly number[]): Buy[] {
  const names = countNames(chosen.map((place) => table[place]?.name ?? ''));
  return buys.filter((buy) => [...names].every(([name, count]) => (buy.names.get(name) ?? 0) >= count));
}

/** Return the places that some of these buys take besides the chosen ones. */
export function fittingPlaces(buys: readonly Buy[], table: readonly Item[], chosen: readonly number[]): Set<number> {
  const names = countNames(chosen.map((place) => table[place]?.name ?? ''));
  const wanted = new Set<string>();
  for (const buy of buys) {
    for (const [name, count] of buy.names) if (count > (names.get(name) ?? 0)) wanted.add(name);
  }
  return new Set(table.flatMap((item, place) => (!chosen.includes(place) && wanted.has(item.name) ? [place] : [])));
}

/** Return the places of a buy; of equal cards, chosen ones first. */
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

/** Return the chosen part of the groups of an offer. */
export function partialGroups(offer: Offer, table: readonly Item[], chosen: readonly number[]): PartialGroup[] {
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

/** Rate a buy: a Zwick first, then claws, then cards. */
function rating(buy: Buy): number {
  return (buy.offer?.zwick ? 10_000 : 0) + (buy.offer?.claws ?? 0) * 100 + (buy.offer?.cards.length ?? buy.size);
}

/** Return the best buys, at most `perCard` of each card. */
export function richest(buys: readonly Buy[], maxBuys: number, perCard: number = maxBuys): Buy[] {
  const seen = new Map<string, number>();
  return [...buys]
    .filter((buy) => buy.offer !== null)
    .sort((one, other) => rating(other) - rating(one))
    .filter((buy) => {
      const card = buy.offer?.card ?? '';
      seen.set(card, (seen.get(card) ?? 0) + 1);
      return (seen.get(card) ?? 0) <= perCard;
    })
    .slice(0, maxBuys);
}

/** Return the notation of a buy of the chosen items. */
export function typedBuy(view: ZwickernView, card: string, chosen: readonly number[]): string {
  return `buy ${card}: ${chosen.map((place) => view.table[place]?.name ?? '').join(' ')}`;
}

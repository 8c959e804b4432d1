// Zwickern in words.

import type { Data, Say } from '../../lib/words.svelte';
import type { ScoreLine } from '../../wire';
import type { Speech } from '../contract';
import { DEAREST, PENALTY, clawsOf, clawsOn, counted, printed, sideOf, values } from './cards';
import type { Bought, GameEvent, Group, ZwickernView } from './wire';

/** The chapter of the rules that is about an event. */
const CHAPTERS: Partial<Record<GameEvent['event'], number>> = {
  'deal-began': 2,
  'round-began': 2,
  dealt: 2,
  'table-opened': 2,
  bought: 4,
  zwick: 5,
  'zwicks-cancelled': 5,
  built: 6,
  laid: 7,
  penalty: 8,
  'rest-taken': 9,
  'deal-scored': 9,
};

export interface Read {
  action: string;
  card: string;
  /** `2/12 = 15` of a build, `= 14` of a lay, all items of a buy. */
  rest: string;
}

/** `build 3: 2/12 = 15`, taken apart. */
export function read(move: string): Read {
  const [action = '', card = '', ...rest] = move.split(' ');
  return { action, card: card.replace(/:$/, ''), rest: rest.join(' ') };
}

/** What an item counts in a build, and what the card adds to it, or takes away. */
export function built(view: ZwickernView, card: string, name: string, value: number): readonly [number, number] {
  const item = view.table.find((lying) => lying.name === name);
  for (const old of item?.values ?? []) {
    if (values(card).some((step) => Math.abs(value - old) === step)) return [old, value - old];
  }
  return [value, 0];
}

/** `12 + 3 = 15` */
export function sum(old: number, change: number): string {
  return `${old} ${change > 0 ? '+' : '−'} ${Math.abs(change)} = ${old + change}`;
}

/** Which other card of the hand would buy a pile of that value, whether none would, or nothing could at all. */
export function buyer(view: ZwickernView, card: string, value: number): string {
  const others = [...view.hand];
  others.splice(others.indexOf(card), 1);
  const found = others.find((other) => values(other).includes(value));
  if (found !== undefined) return printed(found);
  return value <= DEAREST ? 'none' : 'nothing';
}

/** `[9]` and `[9]#2`, as moves name piles: the value, and which of several it is. */
const PILE = /^\[(\d+)\](?:#(\d+))?$/;

/** What counts together. */
function added(terms: readonly string[]): string {
  return terms.join(' + ');
}

export class ZwickernSpeech implements Speech {
  constructor(
    private readonly say: Say,
    private readonly names: readonly string[],
  ) {}

  #told(key: string, seat: number, data: Data = {}): string {
    return this.say(key, { name: this.names[seat] ?? '', ...data });
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** The name of a player, or of both partners. */
  side(side: number): string {
    return this.names.filter((_, seat) => sideOf(seat, this.names.length) === side).join(' & ');
  }

  /** A card or a pile; a card that others have the value of is told apart from them by its claws. */
  card(name: string): string {
    const pile = PILE.exec(name);
    if (pile) return this.#pile(Number(pile[1]), Number(pile[2] ?? 0));
    const shown = printed(name);
    return this.say('card-named', { card: shown, claws: shown === name ? 0 : clawsOn(name) });
  }

  cards(names: readonly string[]): string {
    return names.map((name) => this.card(name)).join(', ');
  }

  #pile(value: number, number = 0): string {
    return this.say('zwickern-pile-named', { value, number });
  }

  /** What is bought is told with what it counts: of piles that are alike it does not matter which one it was. */
  #bought(name: string): string {
    const pile = PILE.exec(name);
    return pile ? this.#pile(Number(pile[1])) : printed(name);
  }

  event = (event: GameEvent): string | null => {
    switch (event.event) {
      case 'deal-began':
        return this.#told('event-deal', event.dealer, { deal: event.deal });
      case 'round-began':
        return this.#told('event-round', event.seat, { round: event.round });
      case 'dealt':
        return event.cards.length ? this.#told('event-dealt', event.seat, { cards: this.cards(event.cards) }) : null;
      case 'table-opened':
        return this.say('event-opened', { cards: this.cards(event.cards) });
      case 'laid':
        if (event.value === null) return this.#told('event-laid', event.seat, { card: this.card(event.card) });
        return this.#told('event-fixed', event.seat, { card: event.card, value: event.value });
      case 'built':
        return this.#told('event-built', event.seat, {
          card: this.card(event.card),
          item: this.card(event.item),
          sum: sum(event.old, event.value - event.old),
        });
      case 'bought':
        return this.#buyTold(event);
      case 'zwick':
        return this.#told('event-zwick', event.seat);
      case 'zwicks-cancelled': {
        const sides = event.sides.map((side) => this.side(side));
        return this.say('event-zwicks-cancelled', { first: sides.slice(0, -1).join(', '), last: sides.at(-1) ?? '' });
      }
      case 'penalty':
        return this.#told('event-penalty', event.seat, { item: PILE.exec(event.item)?.[1] ?? event.item, points: -event.points });
      case 'rest-taken':
        if (event.seat === null) return this.say('event-rest-nobody', { cards: this.cards(event.cards) });
        return this.#told('event-rest', event.seat, { cards: event.cards.map(printed).join(', '), claws: clawsOf(event.cards) });
      case 'deal-scored':
        // What everybody earned is shown as a table.
        return this.say('event-scored', { deal: event.deal });
      default:
        // Every round is announced, and the score sheet says how the game ended.
        return null;
    }
  };

  #buyTold(event: Bought): string {
    return this.#told('event-bought', event.seat, {
      card: printed(event.card),
      value: values(event.card).length > 1 ? event.value : 0,
      groups: event.groups.map((group) => added(group.map((name) => this.#bought(name)))).join(', '),
      cards: event.cards.length,
      claws: clawsOf(event.cards),
    });
  }

  /** What a line of the sheet was counted from: cards, Zwicks, cards with their claws, or piles. */
  detail = (line: ScoreLine): string => {
    const things = line.detail.map(String);
    switch (line.key) {
      case 'cards':
        return this.say('zwickern-sheet-cards', { count: Number(things[0]) });
      case 'claws':
        return counted(things)
          .map(([card, count]) => `${count > 1 ? `${count}\u00a0×\u00a0` : ''}${printed(card)}\u00a0(${clawsOn(card)})`)
          .join(', ');
      case 'penalties':
        return this.say('zwickern-sheet-piles', { count: things.length, piles: things.map((pile) => PILE.exec(pile)?.[1] ?? pile).join(', ') });
      default:
        return `${things[0]} × ${line.points / Number(things[0])}`;
    }
  };

  chapter = (event: GameEvent): number | null => CHAPTERS[event.event] ?? null;

  aim = (view: ZwickernView, seat: number): string => {
    const own = view.sides[sideOf(seat, this.names.length)];
    return own && !view.sheet.length && !own.claws && !own.zwicks && own.worth <= 0 ? this.say('zwickern-aim') : '';
  };

  question = (view: ZwickernView): string => this.say(`phase-${view.phase}`, { name: this.names[view.turn] ?? '' });

  move = (view: ZwickernView, move: string): string => {
    const { action, card, rest } = read(move);
    if (action === 'buy') return this.#buy(view, move, card, rest.split(' '));
    if (action === 'build') return this.#build(view, card, rest);
    if (rest) {
      const value = Number(rest.replace('= ', ''));
      return this.say('move-fix', { card, value, buyer: buyer(view, card, value), points: PENALTY });
    }
    return this.say(values(card).length > 1 ? 'move-lay-open' : 'move-lay', { card: printed(card), claws: clawsOn(card) });
  };

  /** A move as the beginning of a text. */
  sentence(view: ZwickernView, move: string): string {
    const told = this.move(view, move);
    return told.slice(0, 1).toLocaleUpperCase() + told.slice(1);
  }

  #buy(view: ZwickernView, move: string, card: string, names: readonly string[]): string {
    const offer = view.buys.find((offered) => offered.move === move);
    if (offer) {
      return this.say('move-buy', {
        card: printed(card),
        value: values(card).length > 1 ? offer.value : 0,
        groups: offer.groups.map((group) => this.#counted(view, group)).join(', '),
        cards: offer.cards.length,
        claws: offer.claws,
        zwick: Number(offer.zwick),
      });
    }
    // How a buy is reckoned was worked out only for those that were offered.
    const left = [...view.table];
    const taken = names.flatMap((name) => {
      const place = left.findIndex((item) => item.name === name);
      return place < 0 ? [] : left.splice(place, 1);
    });
    const cards = [...taken.flatMap((item) => item.cards), card];
    return this.say('move-buy', {
      card: printed(card),
      value: 0,
      groups: names.map((name) => this.#bought(name)).join(', '),
      cards: cards.length,
      claws: clawsOf(cards),
      zwick: Number(left.length === 0),
    });
  }

  /** `3 + 1`, `pile 4`: what each item counts, those that make the value together. */
  #counted(view: ZwickernView, group: Group): string {
    return added(group.items.map((place, index) => (view.table[place]?.pile ? this.#pile(group.counts[index] ?? 0) : String(group.counts[index]))));
  }

  #build(view: ZwickernView, card: string, rest: string): string {
    const [item = '', announced = ''] = rest.split(' = ');
    const value = Number(announced);
    return this.say('move-build', {
      item: this.card(item),
      sum: sum(...built(view, card, item, value)),
      buyer: buyer(view, card, value),
      points: PENALTY,
    });
  }
}

export function speech(say: Say, names: readonly string[]): ZwickernSpeech {
  return new ZwickernSpeech(say, names);
}

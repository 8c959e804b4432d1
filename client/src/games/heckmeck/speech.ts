// Heckmeck in words.

import type { Data, Say } from '../../lib/words.svelte';
import type { Speech } from '../contract';
import type { GameEvent, HeckmeckView, PortionMoved, Prize, SetAside, SpecialistMoved } from './wire';

export const SYMBOLS = '12345W';

/** The chapter of the rules that is about an event. */
const CHAPTERS: Partial<Record<GameEvent['event'], number>> = {
  rolled: 1,
  'set-aside': 1,
  stopped: 2,
  'portion-moved': 2,
  'turn-failed': 3,
  'portion-turned': 3,
  'weasel-used': 5,
  'specialist-moved': 5,
  'roast-worm-moved': 5,
  'roast-worm-missed': 5,
};

/** What a symbol is worth. */
export function worth(symbol: string): number {
  return Math.min(SYMBOLS.indexOf(symbol) + 1, 5);
}

/** A symbol for a message: a language may choose its words by the number. */
function spoken(symbol: string): string | number {
  return symbol === 'W' ? symbol : Number(symbol);
}

export function seatAt(place: string): number {
  return Number(place.slice(place.lastIndexOf('-') + 1));
}

export class HeckmeckSpeech implements Speech {
  constructor(
    private readonly say: Say,
    private readonly names: readonly string[],
  ) {}

  #told(key: string, seat: number, data: Data = {}): string {
    return this.say(key, { name: this.names[seat] ?? '', ...data });
  }

  event = (event: GameEvent): string | null => {
    switch (event.event) {
      case 'rolled':
        if (!event.dice) return this.#told('event-rolled-only-golden', event.seat, { golden: event.golden });
        if (event.golden) return this.#told('event-rolled-golden', event.seat, { dice: [...event.dice].join(' '), golden: event.golden });
        return this.#told('event-rolled', event.seat, { dice: [...event.dice].join(' ') });
      case 'weasel-used':
        return this.#told('event-weasel-used', event.seat);
      case 'set-aside':
        return this.#setAside(event);
      case 'stopped':
        return this.#told(event.can ? 'event-stopped-can' : 'event-stopped', event.seat, { total: event.total });
      case 'turn-failed':
        return this.#told('event-turn-failed', event.seat, { why: event.why });
      case 'portion-moved':
        return this.#portionMoved(event);
      case 'portion-turned':
        return this.say('event-portion-turned', { portion: event.value });
      case 'specialist-moved':
        return this.#specialistMoved(event);
      case 'roast-worm-moved':
        if (event.source === 'supply') return this.#told('event-roast-worm-earned', seatAt(event.target), { why: event.why });
        return this.#told('event-roast-worm-stolen', seatAt(event.target), { victim: this.names[seatAt(event.source)] ?? '', why: event.why });
      case 'roast-worm-missed':
        return this.#told('event-roast-worm-missed', event.seat, { why: event.why });
      default:
        // Whose turn it is can be seen, and the score sheet says how the game ended.
        return null;
    }
  };

  #setAside(event: SetAside): string {
    const golden = event.golden ? ` ${this.say('event-golden-among', { count: event.count })}` : '';
    return this.#told(event.symbol === 'W' ? 'event-set-aside-worm' : 'event-set-aside-number', event.seat, {
      symbol: spoken(event.symbol),
      count: event.count,
      many: this.say('number', { count: event.count }),
      golden,
      total: event.total,
    });
  }

  #portionMoved(event: PortionMoved): string {
    if (event.target === 'grill') return this.#told('event-portion-returned', seatAt(event.source), { portion: event.value });
    if (event.source === 'grill') return this.#told('event-portion-taken', seatAt(event.target), { portion: event.value });
    const victim = this.names[seatAt(event.source)] ?? '';
    return this.#told('event-portion-stolen', seatAt(event.target), { portion: event.value, victim });
  }

  #specialistMoved(event: SpecialistMoved): string {
    const specialist = this.say(`the-${event.specialist}`);
    const fromSeat = event.source.startsWith('seat');
    if (event.target === 'box') return this.say('event-specialist-left', { specialist });
    if (event.target.startsWith('grill')) {
      const portion = seatAt(event.target);
      if (fromSeat) return this.#told('event-specialist-returned', seatAt(event.source), { specialist, portion });
      return this.say('event-specialist-moved', { specialist, portion });
    }
    const seat = seatAt(event.target);
    if (!fromSeat) return this.#told('event-specialist-taken', seat, { specialist });
    const victim = this.names[seatAt(event.source)] ?? '';
    if (event.specialist === 'hen') return this.#told('event-hen-stolen', seat, { victim });
    return this.#told('event-specialist-stolen', seat, { specialist, victim });
  }

  question = (view: HeckmeckView): string => {
    const specialist = view.offered ? this.say(`the-${view.offered}`) : '';
    return this.say(`phase-${view.phase}`, { name: this.names[view.turn] ?? '', specialist });
  };

  move = (view: HeckmeckView, move: string): string => {
    const [kind = '', what = ''] = move.split(' ');
    if (kind === 'take') return this.#take(view, what);
    if (kind === 'stop') return this.say('move-stop', { kind: view.prize?.kind ?? '', portion: view.prize?.portion ?? 0 });
    if (kind === 'return') return this.say('move-return', { specialist: this.say(`the-${what}`) });
    if (kind === 'worm') return this.say('move-worm', { victim: this.names[Number(what)] ?? '' });
    return this.say(`move-${kind}`, { count: view.dice + (kind === 'golden' ? 1 : 0) });
  };

  #take(view: HeckmeckView, symbol: string): string {
    const count = [...(view.rolled + view.rolled_golden)].filter((shown) => shown === symbol).length;
    const points = count * worth(symbol);
    return this.say(symbol === 'W' ? 'move-take-worm' : 'move-take-number', {
      symbol: spoken(symbol),
      count,
      many: this.say('number', { count }),
      points,
      total: view.total + points,
    });
  }

  chapter = (event: GameEvent): number | null => CHAPTERS[event.event] ?? null;

  /** Until the first portion is taken, and whenever a worm is still to come. */
  aim = (view: HeckmeckView, seat: number): string => {
    const lacks = view.turn === seat && view.aside !== '' && !(view.aside + view.aside_golden).includes('W');
    return lacks || !view.seats[seat]?.height ? this.say('heckmeck-aim', { variant: view.variant }) : '';
  };

  preview = (view: HeckmeckView): string => (view.prize ? this.prize(view.prize) : '');

  /** What stopping would bring, and what would come along or be lost. */
  prize(prize: Prize): string {
    const told = this.say(`prize-${prize.kind}`, {
      total: prize.total,
      portion: prize.portion ?? 0,
      worms: prize.worms,
      victim: prize.victim === null ? '' : (this.names[prize.victim] ?? ''),
    });
    return [told, this.#gains(prize), this.#losses(prize), prize.turns === null ? '' : this.say('prize-turns', { portion: prize.turns })]
      .filter(Boolean)
      .join(' ');
  }

  #gains(prize: Prize): string {
    // That the hen comes instead of the portion is said already.
    if (prize.gains === null || prize.kind === 'hen') return '';
    if (prize.gains === 'raven') return this.say('prize-gains-raven');
    return this.say('prize-gains', { specialist: this.say(`the-${prize.gains}`) });
  }

  #losses(prize: Prize): string {
    const specialist = prize.returns === null ? '' : this.say(`the-${prize.returns}`);
    if (prize.loses === null) return specialist ? this.say('prize-returns', { specialist }) : '';
    return specialist ? this.say('prize-loses-both', { portion: prize.loses, specialist }) : this.say('prize-loses', { portion: prize.loses });
  }
}

export function speech(say: Say, names: readonly string[]): HeckmeckSpeech {
  return new HeckmeckSpeech(say, names);
}

// Karteneck in words.

import type { Data, Say } from '../../lib/words.svelte';
import type { Speech } from '../contract';
import { kind, signpost, WORM, worth } from './cards';
import type { GameEvent, KarteneckView, Laid, Pass, RoundOpened, Theft } from './wire';

/** The chapter of the rules that is about an event. */
const CHAPTERS: Partial<Record<GameEvent['event'], number>> = {
  'round-opened': 2,
  laid: 3,
  drew: 3,
  'portion-stolen': 5,
  'portion-taken': 6,
  'nothing-to-draw': 7,
  reshuffled: 7,
};

/** The cards that a move lays out; none for a pass. */
export function cardsOf(move: string): string[] {
  return move.split(' ').slice(1);
}

/** What the display of the seat on turn would add up to with these cards in it. */
export function totalWith(view: KarteneckView, cards: readonly string[]): number {
  return (view.seats[view.turn]?.display.total ?? 0) + cards.reduce((sum, card) => sum + worth(card), 0);
}

/** Whose top portion the display would be worth with these cards in it, if it is valid then. */
export function matched(view: KarteneckView, cards: readonly string[]): number | null {
  if (!(view.seats[view.turn]?.display.valid || kind(cards[0] ?? '') === WORM)) return null;
  const total = totalWith(view, cards);
  const seat = view.seats.findIndex((player, number) => number !== view.turn && player.top === total);
  return seat < 0 ? null : seat;
}

/** The cards in the hand that are of no kind that lies in the viewer's display. */
function free(view: KarteneckView): string[] {
  const shown = new Set((view.viewer === null ? [] : (view.seats[view.viewer]?.display.cards ?? [])).map(kind));
  return view.hand.filter((card) => !shown.has(kind(card)));
}

export class KarteneckSpeech implements Speech {
  constructor(
    private readonly say: Say,
    private readonly names: readonly string[],
  ) {}

  #name(seat: number): string {
    return this.names[seat] ?? '';
  }

  #told(key: string, seat: number, data: Data = {}): string {
    return this.say(key, { name: this.#name(seat), ...data });
  }

  worms(count: number): string {
    return this.say('worms', { count });
  }

  event = (event: GameEvent): string | null => {
    switch (event.event) {
      case 'round-opened':
        return this.#roundOpened(event);
      case 'laid':
        return this.#laid(event);
      case 'drew': {
        if (event.cards === null) return null;
        const number = this.say('cards', { count: event.count });
        return this.#told('event-drew', event.seat, { number, cards: event.cards.map((card) => this.#card(card)).join(', ') });
      }
      case 'nothing-to-draw':
        return this.#told('event-nothing-to-draw', event.seat);
      case 'reshuffled':
        return this.say('event-reshuffled', { count: event.count });
      case 'passed':
        return this.#told(event.valid ? 'event-passed' : 'event-passed-invalid', event.seat, { total: event.total });
      case 'portion-taken':
        return this.#told(event.why === 'menu' ? 'event-portion-served' : 'event-portion-lowest', event.seat, {
          portion: event.value,
          worms: this.worms(event.worms),
        });
      case 'portion-stolen':
        return this.#told('event-portion-stolen', event.seat, {
          portion: event.value,
          worms: this.worms(event.worms),
          victim: this.#name(event.victim),
        });
      default:
        // Hands and displays are seen on the table, and the score sheet says how the game ended.
        return null;
    }
  };

  #roundOpened(event: RoundOpened): string {
    const round = this.say('round', { round: event.round, rounds: event.rounds });
    const began = this.#told('event-round-opened', event.seat, { portions: event.portions.join(', ') });
    return `${round}\n${began}`;
  }

  #laid(event: Laid): string {
    const cards = this.cards(event.cards);
    return this.#told(event.valid ? 'event-laid' : 'event-laid-invalid', event.seat, { cards, total: event.total });
  }

  /** Cards of one kind, as the object of a sentence. */
  cards(cards: readonly string[]): string {
    const first = cards[0] ?? '';
    if (kind(first) === WORM) return this.say('worms-named', { cards: cards.map(signpost).join(', '), count: cards.length });
    return this.say('number-cards', { kind: first, count: cards.length });
  }

  #card(card: string): string {
    return kind(card) === WORM ? this.say('worm-card', { number: signpost(card) }) : card;
  }

  chapter = (event: GameEvent): number | null => {
    if (event.event === 'passed') return event.valid ? 5 : 4;
    return CHAPTERS[event.event] ?? null;
  };

  aim = (view: KarteneckView, seat: number): string => (view.seats[seat]?.worms ? '' : this.say('karteneck-aim'));

  question = (view: KarteneckView): string => {
    const name = this.#name(view.turn);
    if (!free(view).length) return this.say('question-stuck', { name });
    return this.say(view.passing?.last ? 'question-last' : 'question', { name });
  };

  move = (view: KarteneckView, move: string): string => {
    const cards = cardsOf(move);
    if (!cards.length) return view.passing ? this.#passing(view, view.passing, move) : move;
    const victim = matched(view, cards);
    const match = victim === null ? '' : this.say('move-lay-match', { victim: this.#name(victim) });
    return this.say('move-lay', { cards: this.cards(cards), total: totalWith(view, cards), match });
  };

  #passing(view: KarteneckView, passing: Pass, move: string): string {
    if (passing.takes) return this.say('move-pass-lowest', { portion: passing.takes.value, worms: this.worms(passing.takes.worms) });
    const portion = view.seats[view.turn]?.menu?.value ?? 0;
    const last = passing.last ? 'yes' : 'no';
    if (!passing.theft) return this.say('move-pass', { total: passing.total, portion, last });
    // A stolen portion comes on top of what the menu brings, so a steal tells of both.
    if (move === 'steal') return this.say('move-steal', { ...this.#robbed(passing.theft), menu: portion, last });
    return this.say('move-pass-no-steal', { portion, last });
  }

  #robbed(theft: Theft): Data {
    return { portion: theft.portion.value, worms: this.worms(theft.portion.worms), victim: this.#name(theft.victim) };
  }

  /** What a seat could do to another one. */
  threat(seat: number, theft: Theft): string {
    return this.#told('would-steal', seat, this.#robbed(theft));
  }
}

export function speech(say: Say, names: readonly string[]): KarteneckSpeech {
  return new KarteneckSpeech(say, names);
}

// Gloria Picktoria in words.

import { formatSigned, formatPoints } from '../../lib/formatPoints';
import type { Data, Say } from '../../lib/words.svelte';
import type { ScoreLine } from '../../wire';
import type { Speech } from '../contract';
import type { GameEvent, GloriaView, Row, Scored } from './wire';

/** The chapter of the rules that is about an event. */
const CHAPTERS: Partial<Record<GameEvent['event'], number>> = {
  'chest-laid': 2,
  'row-opened': 2,
  'card-placed': 2,
  'row-closed': 2,
  'card-taken': 2,
  'card-drawn': 2,
  'fox-entered': 3,
  'fox-moved': 3,
  'fox-kept': 3,
  'visitor-came': 4,
  scored: 5,
};

/** The left neighbour of the seat on turn. */
export function leftOf(view: GloriaView): number {
  return (view.turn + 1) % view.seats.length;
}

export function findRow(view: GloriaView, seat: number, motif: string): Row | null {
  return view.seats[seat]?.rows.find((row) => row.motif === motif) ?? null;
}

function held(view: GloriaView, kind: string): number {
  return (view.hand ?? []).filter((card) => card === kind).length;
}

/** The longest row that another seat has; 0 if there is none. */
function bestOther(view: GloriaView, motif: string): number {
  return Math.max(0, ...view.seats.map((_, seat) => (seat === view.turn ? 0 : (findRow(view, seat, motif)?.length ?? 0))));
}

export class GloriaSpeech implements Speech {
  constructor(
    private readonly say: Say,
    private readonly names: readonly string[],
  ) {}

  #told(key: string, seat: number, data: Data = {}): string {
    return this.say(key, { name: this.names[seat] ?? '', ...data });
  }

  card(kind: string): string {
    return this.say(`card-${kind}`);
  }

  row(motif: string): string {
    return this.say(`row-${motif}`);
  }

  event = (event: GameEvent): string | null => {
    switch (event.event) {
      case 'chest-laid':
        return this.#told('event-chest-laid', event.seat, { card: this.card(event.card), chests: event.chests });
      case 'row-opened':
        return this.#told('event-row-opened', event.seat, { row: this.row(event.motif) });
      case 'card-placed':
        return this.#told(event.card === 'joker' ? 'event-joker-placed' : 'event-card-placed', event.seat, {
          card: this.card(event.card),
          row: this.row(event.motif),
          length: event.length,
        });
      case 'row-closed':
        return this.#told('event-row-closed', event.seat, { row: this.row(event.motif) });
      case 'card-taken':
        return this.#told('event-card-taken', event.seat, { card: this.card(event.card) });
      case 'card-drawn':
        if (event.card === null) return this.#told('event-card-drawn', event.seat);
        return this.#told('event-card-drawn-seen', event.seat, { card: this.card(event.card) });
      case 'open-refilled':
        return this.say('event-open-refilled', { card: this.card(event.card) });
      case 'visitor-came':
        return this.say('event-visitor-came', { number: event.number });
      case 'scored':
        return this.#scored(event);
      case 'fox-entered':
        return this.#told('event-fox-entered', event.seat, { row: this.row(event.motif) });
      case 'fox-moved':
        return this.#told('event-fox-moved', event.seat, {
          target: this.names[event.target] ?? '',
          row: this.row(event.target_motif),
          how: event.how,
        });
      case 'fox-kept':
        return this.#told('event-fox-kept', event.seat, { row: this.row(event.motif) });
      default:
        // The table shows what was dealt and whose turn it is, and the score sheet says how the game ended.
        return null;
    }
  };

  /** A heading, and a line for each seat: what it got, what it has now, and how that came about. */
  #scored(event: Scored): string {
    const lines = [this.say('score-part', { number: event.number })];
    event.points.forEach((points, seat) => {
      const told = this.#told('scored', seat, { points: formatSigned(points), total: formatPoints(event.totals[seat] ?? 0) });
      const earned = event.lines
        .filter((line) => line.seat === seat && line.points !== 0)
        .map((line) => `${this.say(`score-${line.key}`)} ${formatSigned(line.points)}`);
      lines.push(earned.length ? `${told} (${earned.join(', ')})` : told);
    });
    return lines.join('\n');
  }

  question = (view: GloriaView): string =>
    this.say(`phase-${view.phase}`, {
      name: this.names[view.turn] ?? '',
      left: this.names[leftOf(view)] ?? '',
      points: view.points,
    });

  chapter = (event: GameEvent): number | null => CHAPTERS[event.event] ?? null;

  aim = (view: GloriaView, seat: number): string => (view.seats[seat]?.total ? '' : this.say('gloria-aim'));

  move = (view: GloriaView, move: string): string => {
    const [kind = '', ...what] = move.split(' ');
    const first = what[0] ?? '';
    const last = what[what.length - 1] ?? '';
    if (kind === 'place') return this.#place(view, first, last);
    if (kind === 'chest') return this.say('move-chest', { card: this.card(first), held: held(view, first) });
    if (kind === 'take') return this.#take(view, first);
    if (kind === 'blind') return this.say('move-blind');
    if (kind === 'keep') return this.say('move-keep', { row: this.row(view.fox?.motif ?? '') });
    if (kind === 'fox' && what.length === 1) return this.#fox('fox-own', view, view.turn, first);
    return this.#fox(kind === 'fox' ? 'fox-left' : 'pass', view, leftOf(view), last);
  };

  /** A card of a row, with how long the row will be and the best that others have. */
  #place(view: GloriaView, card: string, motif: string): string {
    const row = findRow(view, view.turn, motif);
    const best = bestOther(view, motif);
    if (row === null) return this.say('move-open', { row: this.row(motif), best });
    if (card === 'doubler') return this.say('move-doubler', { row: this.row(motif), points: 2 * row.points });
    if (card === 'joker') return this.say('move-joker', { row: this.row(motif), length: row.length + 1, best });
    return this.say('move-add', { card: this.card(card), length: row.length + 1, best });
  }

  #take(view: GloriaView, card: string): string {
    if (card === 'joker') return this.say('move-take-joker', { card: this.card(card), held: held(view, card) });
    const length = findRow(view, view.turn, card)?.length ?? 0;
    return this.say('move-take', { card: this.card(card), held: held(view, card), length });
  }

  /** Where the fox would run to, with what that row would earn without it. */
  #fox(key: string, view: GloriaView, seat: number, motif: string): string {
    const points = findRow(view, seat, motif)?.points ?? 0;
    return this.#told(`move-${key}`, seat, { row: this.row(motif), points });
  }

  detail = (line: ScoreLine): string => line.detail.map((thing) => (typeof thing === 'string' ? this.say(`detail-${thing}`) : `${thing} × ${formatPoints(line.points / thing || 0)}`)).join(', ');
}

export function speech(say: Say, names: readonly string[]): GloriaSpeech {
  return new GloriaSpeech(say, names);
}

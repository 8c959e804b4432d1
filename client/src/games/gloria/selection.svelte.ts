// What the viewer has picked up and points at. Touching a thing picks it up; touching a target makes the move.

import type { Say } from '../../lib/words.svelte';
import type { TableShown } from '../../wire';
import type { BoardProps } from '../contract';
import { MOTIFS } from './kinds';
import { thingsOf, type MoveThings, type Thing } from './moveThings';
import { findRow, leftOf } from './viewQueries';
import type { Collector, GloriaView } from './wire';

/** Moves that lay chests come last. */
function rank({ tag, move }: MoveThings): number {
  return tag === 'chest' ? 2 : move === 'keep' ? 1 : 0;
}

/** The part of the table that offers the moves of a thing. */
export type Zone = 'market' | 'others' | 'own';

export class Selection {
  #chosen = $state.raw<{ step: number; thing: Thing } | null>(null);
  /** The kind of card under the pointer. */
  pointed: string | null = $state(null);
  /** The thing under the pointer. */
  pointedThing: Thing | null = $state(null);

  constructor(private readonly props: () => BoardProps<GloriaView>) {}

  get shown(): TableShown {
    return this.props().shown;
  }
  get view(): GloriaView {
    return this.props().view;
  }
  get mine(): boolean {
    return this.props().mine;
  }
  get say(): Say {
    return this.props().say;
  }
  get tellMove(): (move: string) => string {
    return this.props().tellMove;
  }
  get own(): number | null {
    return this.shown.seat;
  }

  readonly over = $derived.by(() => this.view.phase === 'over');
  readonly owner = $derived.by((): Collector | null => (this.own === null ? null : (this.view.seats[this.own] ?? null)));

  readonly #options = $derived.by((): MoveThings[] => {
    const { own, view } = this;
    return this.mine && own !== null ? this.shown.moves.map((move) => thingsOf(move, own, leftOf(view), (motif) => findRow(view, own, motif) !== null)) : [];
  });
  readonly touchable = $derived.by(() => new Set(this.#options.flatMap(({ things }) => things)));
  readonly picked = $derived.by((): Thing | null => {
    const chosen = this.#chosen;
    if (chosen !== null && chosen.step === this.shown.step && this.touchable.has(chosen.thing)) return chosen.thing;
    // At the end of a turn only the fox can move.
    return this.mine && this.view.phase === 'pass' ? 'fox' : null;
  });
  /** The moves of the picked thing. */
  readonly offered = $derived.by(() => this.#about(this.picked).sort((one, other) => rank(one) - rank(other)));
  /** The targets of the picked thing and their tags. */
  readonly lit = $derived.by(() => new Map(this.offered.flatMap(({ things, tag }) => things.filter((thing) => thing !== this.picked).map((thing) => [thing, tag || '+1'] as const))));
  readonly zone = $derived.by((): Zone | null => {
    const { picked } = this;
    if (picked === null) return null;
    if (/^(open|pile)/.test(picked)) return 'market';
    return picked.startsWith('row') && picked.split(' ')[1] !== `${this.own}` ? 'others' : 'own';
  });
  /** The motif of the thing picked or pointed at; all its rows are marked. */
  readonly motif = $derived.by(() => {
    const found = this.picked?.split(' ').pop() ?? this.pointed ?? '';
    return (MOTIFS as readonly string[]).includes(found) ? found : null;
  });
  /** Whether the viewer has picked up a thing. */
  readonly held = $derived.by(() => this.#chosen !== null && this.picked === this.#chosen.thing);

  /** Whether moves can be taken back without a vote of other people. */
  readonly #revocable = $derived.by(() => !this.shown.seats.some(({ person, cause, yours }) => person && !cause && !yours));
  /** Whether one touch of a thing makes a move. */
  readonly actsAtOnce = $derived.by(() => [...this.touchable].some((thing) => this.atOnce(thing) !== null));
  /** The move that touching the thing under the pointer would make, in words. */
  readonly preview = $derived.by(() => {
    const move = this.pointedThing === null ? null : this.atOnce(this.pointedThing);
    return move === null ? '' : this.tellMove(move);
  });

  /** Why the pile cannot be touched in an action. */
  readonly whyNoBlind = $derived.by(() => {
    if (!this.mine || this.view.phase !== 'act' || this.touchable.has('pile')) return '';
    return this.say(this.view.blind_used ? 'error-gloria-blind-used' : 'gloria-blind-dear');
  });
  /** Why the fox on an own row cannot be moved. */
  readonly whyNoFox = $derived.by(() => {
    if (!this.mine || this.own === null || this.view.fox?.seat !== this.own || this.touchable.has('fox')) return '';
    return this.say(this.view.fox_moved ? 'error-gloria-fox-moved' : 'gloria-fox-nowhere');
  });

  #about(thing: Thing | null): MoveThings[] {
    return thing === null ? [] : this.#options.filter(({ things }) => things.includes(thing));
  }

  /**
   * The move that touching a thing makes at once: its only move, if it can be taken back without a vote. Otherwise a
   * touch picks the thing up first, also for jokers and doublers that could only become chests, which is seldom meant,
   * and for rows of other seats.
   */
  atOnce(thing: Thing): string | null {
    if (!this.#revocable || (thing.startsWith('row') && thing.split(' ')[1] !== `${this.own}`)) return null;
    const [only, ...more] = this.#about(thing);
    return only && !more.length && !/^chest (joker|doubler)$/.test(only.move) ? only.move : null;
  }

  /** The move that touching a thing makes now, with the picked thing considered. */
  moveAt(thing: Thing): string | null {
    const [only, ...more] = this.picked === thing ? [] : this.#about(this.picked).filter(({ things }) => things.includes(thing));
    return only && !more.length ? only.move : this.picked === thing ? null : this.atOnce(thing);
  }

  name(seat: number): string {
    return this.props().names[seat] ?? '';
  }

  touch(thing: Thing): void {
    const { picked } = this;
    const direct = this.moveAt(thing);
    if (direct !== null) this.make(direct);
    else if (picked === thing && /^(open|pile)/.test(thing) && this.offered[0]) this.make(this.offered[0].move);
    else this.#chosen = picked === thing ? null : { step: this.shown.step, thing };
  }

  make(move: string): void {
    this.putBack();
    this.props().play(move);
  }

  putBack(): void {
    this.#chosen = null;
  }
}

// The table as one looks at it, and what one is about to do there: touching things finds moves, what is picked up first,
// then where it goes.

import type { Say } from '../../lib/words.svelte';
import type { TableShown } from '../../wire';
import type { BoardProps } from '../contract';
import { MOTIFS } from './kinds';
import { option, type Option, type Thing } from './moveThings';
import { findRow, leftOf } from './viewQueries';
import type { Collector, GloriaView } from './wire';

/** What is done on the table comes before what only makes a chest. */
function rank({ tag, move }: Option): number {
  return tag === 'chest' ? 2 : move === 'keep' ? 1 : 0;
}

/** Where the moves with a thing are offered. */
export type Zone = 'market' | 'others' | 'own';

export class Selection {
  #chosen = $state.raw<{ step: number; thing: Thing } | null>(null);
  /** The kind of card that somebody points at. */
  pointed: string | null = $state(null);
  /** The thing of the table that it is. */
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

  readonly #options = $derived.by((): Option[] => {
    const { own, view } = this;
    return this.mine && own !== null ? this.shown.moves.map((move) => option(move, own, leftOf(view), (motif) => findRow(view, own, motif) !== null)) : [];
  });
  readonly touchable = $derived.by(() => new Set(this.#options.flatMap(({ things }) => things)));
  readonly picked = $derived.by((): Thing | null => {
    const chosen = this.#chosen;
    if (chosen !== null && chosen.step === this.shown.step && this.touchable.has(chosen.thing)) return chosen.thing;
    // At the end of the turn there is nothing else to decide.
    return this.mine && this.view.phase === 'pass' ? 'fox' : null;
  });
  /** What can be done with what is picked. */
  readonly offered = $derived.by(() => this.#about(this.picked).sort((one, other) => rank(one) - rank(other)));
  /** Where what is picked can go, with what is written there. */
  readonly lit = $derived.by(() => new Map(this.offered.flatMap(({ things, tag }) => things.filter((thing) => thing !== this.picked).map((thing) => [thing, tag || '+1'] as const))));
  readonly zone = $derived.by((): Zone | null => {
    const { picked } = this;
    if (picked === null) return null;
    if (/^(open|pile)/.test(picked)) return 'market';
    return picked.startsWith('row') && picked.split(' ')[1] !== `${this.own}` ? 'others' : 'own';
  });
  /** The motif that is thought about: who else collects it is shown. */
  readonly motif = $derived.by(() => {
    const found = this.picked?.split(' ').pop() ?? this.pointed ?? '';
    return (MOTIFS as readonly string[]).includes(found) ? found : null;
  });
  /** Whether there is something to put back. */
  readonly held = $derived.by(() => this.#chosen !== null && this.picked === this.#chosen.thing);

  /** Whether nobody else has to agree when a move is taken back. */
  readonly #revocable = $derived.by(() => !this.shown.seats.some(({ person, cause, yours }) => person && !cause && !yours));
  /** Whether anything is done with one touch. */
  readonly actsAtOnce = $derived.by(() => [...this.touchable].some((thing) => this.atOnce(thing) !== null));
  /** What touching what is pointed at would do. */
  readonly preview = $derived.by(() => {
    const move = this.pointedThing === null ? null : this.atOnce(this.pointedThing);
    return move === null ? '' : this.tellMove(move);
  });

  /** Why no card can be drawn blind, where one might think so. */
  readonly whyNoBlind = $derived.by(() => {
    if (!this.mine || this.view.phase !== 'act' || this.touchable.has('pile')) return '';
    return this.say(this.view.blind_used ? 'error-gloria-blind-used' : 'gloria-blind-dear');
  });
  /** Why the fox cannot be sent away from here. */
  readonly whyNoFox = $derived.by(() => {
    if (!this.mine || this.own === null || this.view.fox?.seat !== this.own || this.touchable.has('fox')) return '';
    return this.say(this.view.fox_moved ? 'error-gloria-fox-moved' : 'gloria-fox-nowhere');
  });

  #about(thing: Thing | null): Option[] {
    return thing === null ? [] : this.#options.filter(({ things }) => things.includes(thing));
  }

  /**
   * The move that touching a thing makes at once: what can do one thing only does it, since it can be taken back.
   * Where other people play, who would have to agree, everything is picked up first. So are jokers and doublers that
   * could only become chests, which is seldom meant, and the rows of others, which are touched to be looked at.
   */
  atOnce(thing: Thing): string | null {
    if (!this.#revocable || (thing.startsWith('row') && thing.split(' ')[1] !== `${this.own}`)) return null;
    const [only, ...more] = this.#about(thing);
    return only && !more.length && !/^chest (joker|doubler)$/.test(only.move) ? only.move : null;
  }

  /** The move that touching a thing makes now, given what is picked up. */
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

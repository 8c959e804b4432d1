// What is seen of a table. Messages wait in a queue: each event of a message is seen before the next one, and then the
// view of the message takes over.

import { tick } from 'svelte';
import type { EventShown, MovesTakenBack, TableShown } from '../wire';
import { CHOSEN, mustSumUp, rate, type Timing, type Waiting } from './pacing';
import { motion, pace } from './settings.svelte';

/** An event and what to say about it. */
export interface Line extends EventShown {
  event: GameEvent;
}

export interface GameEvent {
  event: string;
  seat?: number | null;
}

/** An event of the table itself, whatever is played there. */
export function isTakenBack(event: GameEvent): event is MovesTakenBack {
  return event.event === 'moves-taken-back';
}

function isEvent(event: unknown): event is GameEvent {
  return typeof (event as GameEvent | null)?.event === 'string';
}

interface Scene {
  shown: TableShown;
  /** Events after this entry were missed; null: none was. */
  since: number | null;
  /** Whether it is told from the beginning, to somebody who was told nothing yet. */
  anew: boolean;
}

/** How a game tells and shows its events. */
export interface Director {
  tell: (line: Line) => string | null;
  timing: (event: GameEvent) => Timing;
  /** Whether an event is done to this seat by somebody else. */
  concerns: (event: GameEvent, seat: number) => boolean;
  /** Return the view with what the event tells changed in it. */
  apply: (view: unknown, event: GameEvent, viewer: number | null) => unknown;
  /** Show the event happening; it calls `stage.apply()` when the table changes. */
  animate: (event: GameEvent, stage: Stage) => Promise<void> | void;
  /** Whether the player whose event it is starts it by hand, given the event before. */
  startsByHand: (event: GameEvent, before: GameEvent | null) => boolean;
}

const MAX_LINES = 200;
/** Pulses and glows take this long at Normal speed; nothing waits for them. */
const FLOURISH_MS = 400;

/** Whether what had the focus is gone, or can have it no more, and nobody has chosen anything else. */
export function unfocused(): boolean {
  const found = document.activeElement;
  return found === null || found === document.body || found.matches(':disabled');
}

export class Stage {
  shown: TableShown | null = $state.raw(null);
  /** What is being seen, in words. */
  caption: string = $state('');
  /** The event that the caption tells. */
  captioned: Line | null = $state.raw(null);
  story: readonly Line[] = $state.raw([]);
  /** What happened while nobody looked. */
  missed: readonly Line[] = $state.raw([]);
  /** The `seq` of each entry that was taken back. */
  undone: ReadonlySet<number> = $state.raw(new Set());
  busy: boolean = $state(false);
  /** Whether a player has to start the next event, such as their own first roll. */
  waitsForHand: boolean = $state(false);
  #queue: Scene[] = [];
  /** The events of the scene on stage that are still to come. */
  #rest: Line[] = [];
  #skipping = false;
  #going = false;
  #running = new Set<Animation>();
  #root: HTMLElement | null = null;
  #start: (() => void) | null = null;
  /** The event on stage, and whether the table looks as it says. */
  #current: { event: GameEvent; applied: boolean } | null = null;
  #hurried = false;
  #lengthMs = 0;
  #rate = 1;
  /** Until then the outcome of the last event is looked at. */
  #lookUntil = 0;
  /** Whether the last event was done by somebody else to whoever looks on. */
  #struck = false;
  /** The seat that acts, and whether its turn is summed up. */
  #actor: number | null = null;
  #summing = false;
  /** The seat through whose eyes the scene on stage is seen. */
  #viewer: number | null = null;
  /** Since when people look on and can press nothing. */
  #lookingOnSince = 0;
  #before: GameEvent | null = null;

  constructor(private readonly director: Director) {}

  receive(shown: TableShown, since: number | null = null, anew = false): void {
    const events = shown.events.filter(({ event }) => isEvent(event));
    // The view that follows holds all that matters.
    if (events.length < shown.events.length) reportError(new Error('an event without a name'));
    this.#queue.push({ shown: { ...shown, events }, since, anew });
    if (!this.#going) void this.#run();
  }

  /** Show the latest at once. */
  skip(): void {
    this.#skipping = true;
    this.start();
    for (const animation of this.#running) animation.finish();
  }

  /** End the event on stage: nothing of it takes time any more. The events after it do. */
  hurry(): void {
    if (!this.#current) return;
    this.#hurried = true;
    for (const animation of this.#running) animation.finish();
  }

  /** Whether the event on stage was ended early. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** Go on with an event that waits for a hand. */
  start(): void {
    this.#start?.();
  }

  /** Nothing was told. */
  forget(): void {
    this.story = [];
    this.missed = [];
    this.undone = new Set();
    this.caption = '';
    this.captioned = null;
  }

  get skipping(): boolean {
    return this.#skipping || pace() === 0 || document.visibilityState === 'hidden';
  }

  attach(root: HTMLElement): () => void {
    this.#root = root;
    return () => {
      this.#root = null;
    };
  }

  /** Move the focus to the board. */
  focus(): void {
    this.#root?.focus({ preventScroll: true });
  }

  async #run(): Promise<void> {
    this.#going = true;
    this.#lookingOnSince = performance.now();
    // Before anything is shown: whoever cannot decide any more loses the buttons, and the one with the focus among them.
    let inside = this.#root?.contains(document.activeElement) ?? false;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      // What only changes who is there, or what was said, takes no time, and no button out of anybody's hands.
      if (next.shown.events.length && !this.busy) {
        this.busy = true;
        inside = await this.#keep(inside);
      }
      // In its turn, too: what waited in the row was still for who looked before.
      if (next.anew) this.forget();
      this.#viewer = next.shown.seat;
      this.#rest = next.shown.events.map((line) => line as Line);
      for (let line = this.#rest.shift(); line !== undefined; line = this.#rest.shift()) {
        if (typeof line.event.seat === 'number' && (next.anew || next.since !== null)) this.#actor = line.event.seat;
        const missed = document.visibilityState === 'hidden' || (next.since !== null && line.seq > next.since);
        try {
          await this.#happen(line, missed, !missed && !next.anew);
        } catch (error) {
          // The view that follows holds all that matters, so a mistake in telling how it came about is no end of the game.
          reportError(error);
        }
      }
      inside = this.#root?.contains(document.activeElement) ?? inside;
      this.shown = next.shown;
      inside = await this.#keep(inside);
      // Whoever can decide now looks at the board anyway, unless something was done to them.
      if (!this.#queue.length && !(next.shown.moves.length && !this.#struck)) await this.#look();
    }
    this.#skipping = false;
    this.#going = false;
    this.busy = false;
    this.caption = '';
    // What a board shows only to who decides takes the place of what it showed to who looked on.
    await this.#keep(inside);
  }

  /** Whoever uses the keyboard and was at the board goes on there, and not at the top of the page; whether they do. */
  async #keep(inside: boolean): Promise<boolean> {
    await tick();
    if (inside && unfocused()) this.focus();
    return this.#root?.contains(document.activeElement) ?? (inside && unfocused());
  }

  async #happen(line: Line, missed: boolean, acted: boolean): Promise<void> {
    const { event } = line;
    const before = this.#before;
    this.#before = event;
    if (isTakenBack(event)) this.#takeBack(event.entries);
    const text = this.director.tell(line);
    // Before the first view there is no table on which anything could be seen to happen.
    const set = Boolean(this.shown?.view);
    if (!acted || this.skipping || !set) {
      this.#note(line, text, missed);
      if (acted && set) this.#caption(line, text);
      return;
    }
    const timing = this.director.timing(event);
    const share = this.#share(event, timing);
    if (share === null) {
      this.#note(line, text, missed);
      this.#current = { event, applied: false };
      await this.apply();
      this.#current = null;
      return;
    }
    await this.#look();
    if (this.#own(event) && this.director.startsByHand(event, before) && !this.skipping) await this.#wait();
    this.#current = { event, applied: false };
    this.#rate = share;
    this.#lengthMs = timing.motionMs * share * pace();
    if (!timing.toldAfter) this.#caption(line, text);
    this.#note(line, text, missed);
    // The time to read begins when there is something to read.
    await tick();
    const begin = performance.now();
    try {
      await this.director.animate(event, this);
      await this.apply();
      // What has nothing to move, or must not move, takes the same time to be read.
      await this.#pause(this.#lengthMs - (performance.now() - begin));
    } finally {
      if (timing.toldAfter) {
        this.#caption(line, text);
        await tick();
      }
      this.#lookUntil = performance.now() + (this.#hurried ? 0 : timing.lookMs * share * pace());
      this.#struck = this.#concerns(event);
      if (timing.ceremony) this.#lookingOnSince = performance.now();
      this.#current = null;
      this.#hurried = false;
    }
  }

  #takeBack(entries: readonly number[]): void {
    this.undone = new Set([...this.undone, ...entries]);
    this.missed = this.missed.filter(({ seq }) => !this.undone.has(seq));
  }

  /** Let the table look as the event on stage says. */
  async apply(): Promise<void> {
    const [shown, current] = [this.shown, this.#current];
    if (!shown?.view || !current || current.applied) return;
    current.applied = true;
    this.shown = { ...shown, view: this.director.apply(shown.view, current.event, shown.seat), moves: [] };
    await tick();
  }

  /** The share of its time that an event gets; null where it is only summed up. */
  #share(event: GameEvent, timing: Timing): number | null {
    if (typeof event.seat === 'number' && event.seat !== this.#actor) {
      this.#actor = event.seat;
      this.#summing = mustSumUp(this.#waiting(event), this.#lookedOnMs());
    }
    if (timing.ceremony || !this.#byOthers(event, this.#actor)) return this.#chosen(event, timing) ? CHOSEN : 1;
    if (this.#summing && !timing.result) return null;
    return rate(this.#waiting(event), this.#lookedOnMs(), this.#summing);
  }

  #lookedOnMs(): number {
    return (performance.now() - this.#lookingOnSince) / pace();
  }

  /** What waits to be shown, this event first. */
  #waiting(first: GameEvent): Waiting[] {
    let actor = this.#actor;
    const lines = [...this.#rest, ...this.#queue.flatMap(({ shown }) => shown.events)];
    return [first, ...lines.map(({ event }) => event as GameEvent)].map((event) => {
      if (typeof event.seat === 'number') actor = event.seat;
      const timing = this.director.timing(event);
      return { timing, others: this.#byOthers(event, actor), chosen: this.#chosen(event, timing) };
    });
  }

  #byOthers(event: GameEvent, actor: number | null): boolean {
    return !this.#mine(actor) && !this.#concerns(event);
  }

  #concerns(event: GameEvent): boolean {
    return this.shown?.seat != null && this.director.concerns(event, this.shown.seat);
  }

  #chosen(event: GameEvent, timing: Timing): boolean {
    return Boolean(timing.chosen) && this.#own(event);
  }

  #own(event: GameEvent): boolean {
    return typeof event.seat === 'number' && this.#mine(event.seat);
  }

  #mine(seat: number | null): boolean {
    return seat !== null && (this.shown?.seats[seat]?.yours ?? false) && !this.shown?.seats[seat]?.cause;
  }

  #caption(line: Line, text: string | null): void {
    if (!text) return;
    this.captioned = line;
    this.caption = text;
  }

  #note(line: Line, text: string | null, missed: boolean): void {
    if (!text) return;
    this.story = [...this.story.slice(-MAX_LINES), line];
    // One's own last move is no news, but all that came of it is.
    if (missed && (this.missed.length || this.#actor !== this.#viewer)) this.missed = [...this.missed.slice(-MAX_LINES), line];
  }

  async #wait(): Promise<void> {
    this.waitsForHand = true;
    await new Promise<void>((start) => (this.#start = start));
    this.#start = null;
    this.waitsForHand = false;
    this.#lookingOnSince = performance.now();
    // The button that was pressed is gone.
    await this.#keep(true);
  }

  /** Look at the outcome of the last event. */
  async #look(): Promise<void> {
    await this.#pause(this.#lookUntil - performance.now());
  }

  async #pause(milliseconds: number): Promise<void> {
    if (this.#root && milliseconds > 0 && !this.skipping && !this.#hurried) await this.#finished(this.#root.animate([{}, {}], milliseconds));
  }

  /** Let whoever is at a button that is about to go continue at the board. */
  release(name: string): void {
    const button = this.place(name);
    if (button && button === document.activeElement) this.focus();
  }

  /** The element at a place of the table, such as `grill-27` or `seat-1`. */
  place(name: string): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`) ?? null;
  }

  /** Wait for a share of the event's time. */
  async rest(share: number): Promise<void> {
    await this.#pause(share * this.#lengthMs);
  }

  /** Animate an element for a share of the event's time; people who want less motion see it rest for as long. */
  async animate(element: Element, frames: Keyframe[], share = 1, easing = 'ease-in-out'): Promise<void> {
    const duration = share * this.#lengthMs;
    if (this.skipping || this.#hurried || duration === 0) return;
    if (motion()) await this.#finished(element.animate(frames, { duration, easing }));
    else await this.#pause(duration);
  }

  /** Whether nothing may travel. */
  get still(): boolean {
    return this.skipping || this.#hurried || motion() === 0;
  }

  async #finished(animation: Animation): Promise<void> {
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Whoever leaves the page ends all animations.
    } finally {
      this.#running.delete(animation);
    }
  }

  /** Something is hit: it shakes. */
  async shake(name: string, share = 1): Promise<void> {
    const thing = this.place(name);
    if (!thing) return;
    const frames = [0, -7, 7, -5, 5, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    await this.animate(thing, frames, share);
  }

  /** Draw the eye to somebody's place: it glows for a moment. It may be as wide as the page, so it does not grow. */
  glow(name: string): void {
    const dark = { outline: '0 solid transparent', outlineOffset: '0' };
    this.#flourish(name, [dark, { outline: '5px solid var(--gold)', outlineOffset: '-2px' }, dark]);
  }

  /** Draw the eye to something small: it grows for a moment. */
  pulse(name: string): void {
    this.#flourish(name, [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }]);
  }

  #flourish(name: string, frames: Keyframe[]): void {
    const duration = FLOURISH_MS * this.#rate * motion();
    if (!this.skipping && duration) this.place(name)?.animate(frames, { duration, easing: 'ease-in-out' });
  }
}

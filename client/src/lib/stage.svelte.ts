// Shows the events of a table one after the other. Messages wait in a queue: each event of a message is shown, and then
// the view of the message takes over.

import { tick } from 'svelte';
import type { EventShown, MovesTakenBack, TableShown } from '../wire';
import { CHOSEN_SHARE, mustSumUp, shareOfOthers, type Timing, type WaitingEvent } from './pacing';
import { motion, pace } from './settings.svelte';

/** An event of the log, with its messages. */
export interface LogLine extends EventShown {
  event: GameEvent;
}

export interface GameEvent {
  event: string;
  seat?: number | null;
}

/** Return whether an event is one of the table itself, and not of the game. */
export function isTakenBack(event: GameEvent): event is MovesTakenBack {
  return event.event === 'moves-taken-back';
}

function isEvent(event: unknown): event is GameEvent {
  return typeof (event as GameEvent | null)?.event === 'string';
}

interface QueuedMessage {
  shown: TableShown;
  /** Events after this entry were missed; null if none was. */
  since: number | null;
  /** Whether it tells the game from the beginning, to somebody who knows nothing of it. */
  anew: boolean;
}

/** How the events of a game are told and shown. */
export interface EventHandlers {
  /** Return the sentence of an event; null if it has none. */
  tell: (line: LogLine) => string | null;
  timing: (event: GameEvent) => Timing;
  /** Return whether an event is done to this seat by somebody else. */
  concerns: (event: GameEvent, seat: number) => boolean;
  /** Return the view after the event. */
  apply: (view: unknown, event: GameEvent, viewer: number | null) => unknown;
  /** Animate the event, and call `stage.apply()` when the table changes. */
  animate: (event: GameEvent, stage: Stage) => Promise<void> | void;
  /** Return whether its player starts the event by hand, given the event before. */
  startsByHand: (event: GameEvent, before: GameEvent | null) => boolean;
}

const MAX_LOG_LINES = 200;
/** Pulses and glows take this long at Normal speed, beside the events. */
const FLOURISH_MS = 400;

/** Return whether nothing has the focus, or only an element that is disabled. */
export function isFocusLost(): boolean {
  const found = document.activeElement;
  return found === null || found === document.body || found.matches(':disabled');
}

export class Stage {
  shown: TableShown | null = $state.raw(null);
  /** The sentence of the event that is shown now. */
  caption: string = $state('');
  /** The event of the caption. */
  captioned: LogLine | null = $state.raw(null);
  log: readonly LogLine[] = $state.raw([]);
  /** Events that happened while nobody looked. */
  missed: readonly LogLine[] = $state.raw([]);
  /** The `seq` of each entry that was taken back. */
  undone: ReadonlySet<number> = $state.raw(new Set());
  busy: boolean = $state(false);
  /** Whether a player has to start the next event by hand, such as their first roll. */
  waitsForHand: boolean = $state(false);
  #queue: QueuedMessage[] = [];
  /** The events of the current message that are still to be shown. */
  #rest: LogLine[] = [];
  #skipping = false;
  #running = false;
  #animations = new Set<Animation>();
  #root: HTMLElement | null = null;
  #start: (() => void) | null = null;
  /** The event that is shown now, and whether the view has changed by it. */
  #current: { event: GameEvent; applied: boolean } | null = null;
  #hurried = false;
  #lengthMs = 0;
  #rate = 1;
  /** The time until which people look at the outcome of the last event. */
  #lookUntil = 0;
  /** Whether the last event was done by somebody else to the person who looks. */
  #struck = false;
  /** The seat that acts. */
  #actor: number | null = null;
  /** Whether its turn is summed up. */
  #summing = false;
  /** The seat that sees the current message. */
  #viewer: number | null = null;
  /** The time since when people look on and cannot act. */
  #lookingOnSince = 0;
  #before: GameEvent | null = null;

  constructor(private readonly handlers: EventHandlers) {}

  receive(shown: TableShown, since: number | null = null, anew = false): void {
    const events = shown.events.filter(({ event }) => isEvent(event));
    // The view that follows shows the result all the same.
    if (events.length < shown.events.length) reportError(new Error('an event without a name'));
    this.#queue.push({ shown: { ...shown, events }, since, anew });
    if (!this.#running) void this.#run();
  }

  /** Show the latest at once. */
  skip(): void {
    this.#skipping = true;
    this.start();
    for (const animation of this.#animations) animation.finish();
  }

  /** End the current event at once. Later events take their time. */
  hurry(): void {
    if (!this.#current) return;
    this.#hurried = true;
    for (const animation of this.#animations) animation.finish();
  }

  /** Whether the current event was ended early. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** Start the event that waits for a hand. */
  start(): void {
    this.#start?.();
  }

  /** Clear the log. */
  forget(): void {
    this.log = [];
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
    this.#running = true;
    this.#lookingOnSince = performance.now();
    // People who cannot decide any more lose the buttons, perhaps with the focus.
    let inside = this.#root?.contains(document.activeElement) ?? false;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      // Messages without events, such as a remark, take no time and keep the buttons.
      if (next.shown.events.length && !this.busy) {
        this.busy = true;
        inside = await this.#keepFocus(inside);
      }
      // Messages that waited in the queue were for the person who looked before.
      if (next.anew) this.forget();
      this.#viewer = next.shown.seat;
      this.#rest = next.shown.events.map((line) => line as LogLine);
      for (let line = this.#rest.shift(); line !== undefined; line = this.#rest.shift()) {
        if (typeof line.event.seat === 'number' && (next.anew || next.since !== null)) this.#actor = line.event.seat;
        const missed = document.visibilityState === 'hidden' || (next.since !== null && line.seq > next.since);
        try {
          await this.#showEvent(line, missed, !missed && !next.anew);
        } catch (error) {
          // The game goes on without this event: the view that follows shows its result.
          reportError(error);
        }
      }
      inside = this.#root?.contains(document.activeElement) ?? inside;
      this.shown = next.shown;
      inside = await this.#keepFocus(inside);
      // People who decide next look at the board anyway, unless something was done to them.
      if (!this.#queue.length && !(next.shown.moves.length && !this.#struck)) await this.#look();
    }
    this.#skipping = false;
    this.#running = false;
    this.busy = false;
    this.caption = '';
    // The board may have replaced the focused element.
    await this.#keepFocus(inside);
  }

  /** Return the focus to the board if it was inside and is lost, and return whether it is inside now. */
  async #keepFocus(inside: boolean): Promise<boolean> {
    await tick();
    if (inside && isFocusLost()) this.focus();
    return this.#root?.contains(document.activeElement) ?? (inside && isFocusLost());
  }

  async #showEvent(line: LogLine, missed: boolean, acted: boolean): Promise<void> {
    const { event } = line;
    const before = this.#before;
    this.#before = event;
    if (isTakenBack(event)) this.#takeBack(event.entries);
    const text = this.handlers.tell(line);
    // Before the first view there is no board.
    const hasView = Boolean(this.shown?.view);
    if (!acted || this.skipping || !hasView) {
      this.#note(line, text, missed);
      if (acted && hasView) this.#caption(line, text);
      return;
    }
    const timing = this.handlers.timing(event);
    const share = this.#share(event, timing);
    if (share === null) {
      this.#note(line, text, missed);
      this.#current = { event, applied: false };
      await this.apply();
      this.#current = null;
      return;
    }
    await this.#look();
    if (this.#own(event) && this.handlers.startsByHand(event, before) && !this.skipping) await this.#waitForHand();
    this.#current = { event, applied: false };
    this.#rate = share;
    this.#lengthMs = timing.motionMs * share * pace();
    if (!timing.toldAfter) this.#caption(line, text);
    this.#note(line, text, missed);
    // The time to read begins when the caption is on the page.
    await tick();
    const begin = performance.now();
    try {
      await this.handlers.animate(event, this);
      await this.apply();
      // Events without motion take the same time, so that people can read them.
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

  /** Change the view as the current event says. */
  async apply(): Promise<void> {
    const [shown, current] = [this.shown, this.#current];
    if (!shown?.view || !current || current.applied) return;
    current.applied = true;
    this.shown = { ...shown, view: this.handlers.apply(shown.view, current.event, shown.seat), moves: [] };
    await tick();
  }

  /** Return the share of its time that an event gets; null if it is only summed up. */
  #share(event: GameEvent, timing: Timing): number | null {
    if (typeof event.seat === 'number' && event.seat !== this.#actor) {
      this.#actor = event.seat;
      this.#summing = mustSumUp(this.#waiting(event), this.#lookedOnMs());
    }
    if (timing.ceremony || !this.#byOthers(event, this.#actor)) return this.#chosen(event, timing) ? CHOSEN_SHARE : 1;
    if (this.#summing && !timing.result) return null;
    return shareOfOthers(this.#waiting(event), this.#lookedOnMs(), this.#summing);
  }

  #lookedOnMs(): number {
    return (performance.now() - this.#lookingOnSince) / pace();
  }

  /** Return the events that wait to be shown, this one first. */
  #waiting(first: GameEvent): WaitingEvent[] {
    let actor = this.#actor;
    const lines = [...this.#rest, ...this.#queue.flatMap(({ shown }) => shown.events)];
    return [first, ...lines.map(({ event }) => event as GameEvent)].map((event) => {
      if (typeof event.seat === 'number') actor = event.seat;
      const timing = this.handlers.timing(event);
      return { timing, others: this.#byOthers(event, actor), chosen: this.#chosen(event, timing) };
    });
  }

  #byOthers(event: GameEvent, actor: number | null): boolean {
    return !this.#mine(actor) && !this.#concerns(event);
  }

  #concerns(event: GameEvent): boolean {
    return this.shown?.seat != null && this.handlers.concerns(event, this.shown.seat);
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

  #caption(line: LogLine, text: string | null): void {
    if (!text) return;
    this.captioned = line;
    this.caption = text;
  }

  #note(line: LogLine, text: string | null, missed: boolean): void {
    if (!text) return;
    this.log = [...this.log.slice(-MAX_LOG_LINES), line];
    // People know their own last move, but not what followed.
    if (missed && (this.missed.length || this.#actor !== this.#viewer)) this.missed = [...this.missed.slice(-MAX_LOG_LINES), line];
  }

  async #waitForHand(): Promise<void> {
    this.waitsForHand = true;
    await new Promise<void>((start) => (this.#start = start));
    this.#start = null;
    this.waitsForHand = false;
    this.#lookingOnSince = performance.now();
    // The pressed button is gone.
    await this.#keepFocus(true);
  }

  /** Wait until the outcome of the last event was seen. */
  async #look(): Promise<void> {
    await this.#pause(this.#lookUntil - performance.now());
  }

  async #pause(milliseconds: number): Promise<void> {
    if (this.#root && milliseconds > 0 && !this.skipping && !this.#hurried) await this.#finished(this.#root.animate([{}, {}], milliseconds));
  }

  /** Move the focus to the board if it is at a button that is about to be removed. */
  release(name: string): void {
    const button = this.place(name);
    if (button && button === document.activeElement) this.focus();
  }

  /** Return the element at a place of the table, such as `grill-27` or `seat-1`. */
  place(name: string): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`) ?? null;
  }

  /** Wait for a share of the event's time. */
  async rest(share: number): Promise<void> {
    await this.#pause(share * this.#lengthMs);
  }

  /** Animate an element for a share of the event's time; with reduced motion, wait for as long. */
  async animate(element: Element, frames: Keyframe[], share = 1, easing = 'ease-in-out'): Promise<void> {
    const duration = share * this.#lengthMs;
    if (this.skipping || this.#hurried || duration === 0) return;
    if (motion()) await this.#finished(element.animate(frames, { duration, easing }));
    else await this.#pause(duration);
  }

  /** Whether nothing may move. */
  get still(): boolean {
    return this.skipping || this.#hurried || motion() === 0;
  }

  async #finished(animation: Animation): Promise<void> {
    this.#animations.add(animation);
    try {
      await animation.finished;
    } catch {
      // The page was left.
    } finally {
      this.#animations.delete(animation);
    }
  }

  /** Shake something that is hit. */
  async shake(name: string, share = 1): Promise<void> {
    const thing = this.place(name);
    if (!thing) return;
    const frames = [0, -7, 7, -5, 5, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    await this.animate(thing, frames, share);
  }

  /** Let a place of any size glow for a moment. */
  glow(name: string): void {
    const dark = { outline: '0 solid transparent', outlineOffset: '0' };
    this.#flourish(name, [dark, { outline: '5px solid var(--gold)', outlineOffset: '-2px' }, dark]);
  }

  /** Let something small grow for a moment. */
  pulse(name: string): void {
    this.#flourish(name, [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }]);
  }

  #flourish(name: string, frames: Keyframe[]): void {
    const duration = FLOURISH_MS * this.#rate * motion();
    if (!this.skipping && duration) this.place(name)?.animate(frames, { duration, easing: 'ease-in-out' });
  }
}

// For the tests: shows the events of recorded games on the stage, with a simulated clock and without a page.

import type { GameClient } from './games/contract';
import { settings, type Speed } from './lib/settings.svelte';
import { Stage, type GameEvent } from './lib/stage.svelte';
import type { TableShown } from './wire';

export { CHOSEN_SHARE, mustSumUp, shareOfOthers } from './lib/pacing';

interface Plan {
  game: string;
  speed: Speed;
  reducedMotion: boolean;
  /** The time that the person takes for a decision, and a bot for a move. */
  personMs: number;
  botMs: number;
  messages: TableShown[];
}

/** How an event was shown. */
export interface ShownEvent {
  seq: number;
  event: string;
  beginMs: number;
  endMs: number;
  /** Whether it was animated, and not only summed up. */
  animated: boolean;
  /** When it became the caption, was added to the log, and changed the view; null if it did not. */
  captionedMs: number | null;
  loggedMs: number | null;
  appliedMs: number | null;
}

export interface Report {
  events: ShownEvent[];
  /** How long the person waited each time until they could act. */
  waitsMs: number[];
  /** How long they read ceremonies, and decided, altogether. */
  readingMs: number;
  decidingMs: number;
  /** The view after the events of each message, before the view of the message. */
  views: unknown[];
}

// Node has it, but browsers do not.
declare const setImmediate: (ring: (value: unknown) => void) => void;

const timings = import.meta.glob<Pick<GameClient, 'timing' | 'concerns' | 'startsByHand'>>('./games/*/timings.ts');
const changes = import.meta.glob<Pick<GameClient, 'applyEvent'>>('./games/*/applyEvent.ts');

/** A clock that advances only when everything waits for it. */
class SimulatedClock {
  nowMs = 0;
  #timers: { atMs: number; ring: () => void }[] = [];

  after(delayMs: number): { done: Promise<void>; ring: () => void } {
    let ring = (): void => undefined;
    const done = new Promise<void>((resolve) => (ring = resolve));
    this.#timers.push({ atMs: this.nowMs + delayMs, ring });
    return { done, ring };
  }

  /** Run all promises that need no time. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Advance to the next timer, and return whether there is one. */
  tick(): boolean {
    this.#timers.sort((one, other) => one.atMs - other.atMs);
    const next = this.#timers.shift();
    if (!next) return false;
    this.nowMs = Math.max(this.nowMs, next.atMs);
    next.ring();
    return true;
  }
}

/** Show a game to a person who thinks as long as the plan says. */
export async function simulate(plan: Plan): Promise<Report> {
  const found = timings[`./games/${plan.game}/timings.ts`];
  const change = changes[`./games/${plan.game}/applyEvent.ts`];
  if (!found || !change) throw new Error(`no game ${plan.game}`);
  const { timing, concerns, startsByHand } = await found();
  const { applyEvent } = await change();
  const clock = new SimulatedClock();
  stubBrowser(clock, plan.reducedMotion);
  settings.speed = plan.speed;
  const report: Report = { events: [], waitsMs: [], readingMs: 0, decidingMs: 0, views: [] };
  let waitedSinceMs: number | null = null;
  const seqs = new Map<GameEvent, number>();
  const shownEvents = new Map<GameEvent, ShownEvent>();
  const shownEvent = (event: GameEvent): ShownEvent => {
    let known = shownEvents.get(event);
    if (!known) {
      known = { seq: seqs.get(event) ?? -1, event: event.event, beginMs: clock.nowMs, endMs: clock.nowMs, animated: false, captionedMs: null, loggedMs: null, appliedMs: null };
      shownEvents.set(event, known);
      report.events.push(known);
    }
    return known;
  };
  const stage = new Stage({
    tell: ({ event }) => (shownEvent(event), event.event),
    timing: (event) => timing(event as never),
    concerns: (event, seat) => concerns?.(event as never, seat) ?? false,
    apply: (view, event, viewer) => {
      shownEvent(event).appliedMs ??= clock.nowMs;
      return applyEvent(view as never, event as never, viewer);
    },
    animate: async (event, on) => {
      shownEvent(event).animated = true;
      shownEvent(event).beginMs = clock.nowMs;
      const { ceremony } = timing(event as never);
      if (ceremony) wait();
      await on.apply();
      await on.rest(1);
      if (!ceremony) return;
      report.readingMs += clock.nowMs - (waitedSinceMs ?? clock.nowMs);
      waitedSinceMs = clock.nowMs;
    },
    startsByHand: (event, before) => startsByHand?.(event as never, before as never) ?? false,
  });
  stage.attach(stubBoard(clock));
  const watch = (): void => {
    for (const { event } of stage.log) shownEvent(event).loggedMs ??= clock.nowMs;
    if (stage.captioned && stage.caption) shownEvent(stage.captioned.event).captionedMs ??= clock.nowMs;
  };

  const messages = plan.messages.map((message) => ({ ...message, events: message.events.map((line) => ({ ...line, event: { ...(line.event as GameEvent) } })) }));
  for (const { events } of messages) for (const { seq, event } of events) seqs.set(event, seq);
  const queue = [...messages];
  let arrivesMs = 0;
  let last: TableShown | undefined;
  const wait = (): void => {
    if (waitedSinceMs !== null) report.waitsMs.push(clock.nowMs - waitedSinceMs);
    waitedSinceMs = clock.nowMs;
  };
  const decide = (): void => {
    wait();
    clock.nowMs += plan.personMs;
    report.decidingMs += plan.personMs;
    waitedSinceMs = clock.nowMs;
  };
  const mirror = (shown: TableShown): void => {
    let view: unknown = last?.view;
    if (view) for (const { event } of shown.events) view = applyEvent(view as never, event as never, shown.seat);
    report.views.push(view ?? null);
    last = shown;
  };
  for (;;) {
    await clock.settle();
    watch();
    if (stage.waitsForHand) {
      decide();
      stage.start();
    } else if (queue[0] && clock.nowMs >= arrivesMs && (!last?.moves.length || !stage.busy)) {
      if (last?.moves.length) decide();
      const next = queue.shift() as TableShown;
      mirror(next);
      stage.receive(next);
      arrivesMs = clock.nowMs + plan.botMs;
      void clock.after(plan.botMs);
    } else if (!clock.tick()) {
      if (!queue.length && !stage.busy) break;
      throw new Error('the stage stands still');
    }
  }
  wait();
  report.events.forEach((each, index) => (each.endMs = report.events[index + 1]?.beginMs ?? clock.nowMs));
  return report;
}

/** Replace the parts of a browser that the stage uses. */
function stubBrowser(clock: SimulatedClock, reducedMotion: boolean): void {
  performance.now = () => clock.nowMs;
  Object.assign(globalThis, {
    document: { visibilityState: 'visible', activeElement: null },
    matchMedia: () => ({ matches: reducedMotion }),
  });
}

/** Return a board whose animations only take time. */
function stubBoard(clock: SimulatedClock): HTMLElement {
  const animate = (_: unknown, delayMs: number): Partial<Animation> => {
    const { done, ring } = clock.after(delayMs);
    return { finished: done as unknown as Promise<Animation>, finish: ring };
  };
  return { animate, contains: () => false, focus: () => undefined, querySelector: () => null } as unknown as HTMLElement;
}

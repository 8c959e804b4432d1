// For the tests: shows the events of real games on the stage, by a clock of its own and without a page.

import type { GameClient } from './games/contract';
import { settings, type Speed } from './lib/settings.svelte';
import { Stage, type GameEvent } from './lib/stage.svelte';
import type { TableShown } from './wire';

export { CHOSEN, mustSumUp, rate } from './lib/pacing';

interface Plan {
  game: string;
  speed: Speed;
  reducedMotion: boolean;
  /** How long the person thinks about each decision, and bots about a move. */
  personMs: number;
  botMs: number;
  messages: TableShown[];
}

/** An event as it was on stage; one that is only summed up has nothing to be seen by itself. */
export interface Act {
  seq: number;
  event: string;
  beginMs: number;
  endMs: number;
  /** Whether it was acted out. */
  shown: boolean;
  /** When it stood in the headline, in the log, and changed the table; null: it did not. */
  toldMs: number | null;
  notedMs: number | null;
  appliedMs: number | null;
}

export interface Report {
  acts: Act[];
  /** How long the person waited each time until they could press something. */
  waitsMs: number[];
  /** How long they read what they could end by hand, and decided, altogether. */
  readingMs: number;
  decidingMs: number;
  /** The view after the events of each message, before the message's own took over. */
  views: unknown[];
}

// Node has it, and browsers have not.
declare const setImmediate: (ring: (value: unknown) => void) => void;

const timings = import.meta.glob<Pick<GameClient, 'timing' | 'concerns' | 'startsByHand'>>('./games/*/timings.ts');
const changes = import.meta.glob<Pick<GameClient, 'applyEvent'>>('./games/*/applyEvent.ts');

/** Time that passes only when everybody waits for it. */
class Clock {
  nowMs = 0;
  #timers: { atMs: number; ring: () => void }[] = [];

  after(delayMs: number): { done: Promise<void>; ring: () => void } {
    let ring = (): void => undefined;
    const done = new Promise<void>((resolve) => (ring = resolve));
    this.#timers.push({ atMs: this.nowMs + delayMs, ring });
    return { done, ring };
  }

  /** Let everything happen that needs no time. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Go on to the next moment at which something happens; whether there is one. */
  tick(): boolean {
    this.#timers.sort((one, other) => one.atMs - other.atMs);
    const next = this.#timers.shift();
    if (!next) return false;
    this.nowMs = Math.max(this.nowMs, next.atMs);
    next.ring();
    return true;
  }
}

/** Show a game at the speed of a person who thinks as long as the plan says. */
export async function rehearse(plan: Plan): Promise<Report> {
  const found = timings[`./games/${plan.game}/timings.ts`];
  const change = changes[`./games/${plan.game}/applyEvent.ts`];
  if (!found || !change) throw new Error(`no game ${plan.game}`);
  const { timing, concerns, startsByHand } = await found();
  const { applyEvent } = await change();
  const clock = new Clock();
  pretend(clock, plan.reducedMotion);
  settings.speed = plan.speed;
  const report: Report = { acts: [], waitsMs: [], readingMs: 0, decidingMs: 0, views: [] };
  let waitedSinceMs: number | null = null;
  const seqs = new Map<GameEvent, number>();
  const acts = new Map<GameEvent, Act>();
  const act = (event: GameEvent): Act => {
    let known = acts.get(event);
    if (!known) {
      known = { seq: seqs.get(event) ?? -1, event: event.event, beginMs: clock.nowMs, endMs: clock.nowMs, shown: false, toldMs: null, notedMs: null, appliedMs: null };
      acts.set(event, known);
      report.acts.push(known);
    }
    return known;
  };
  const stage = new Stage({
    tell: ({ event }) => (act(event), event.event),
    timing: (event) => timing(event as never),
    concerns: (event, seat) => concerns?.(event as never, seat) ?? false,
    apply: (view, event, viewer) => {
      act(event).appliedMs ??= clock.nowMs;
      return applyEvent(view as never, event as never, viewer);
    },
    animate: async (event, on) => {
      act(event).shown = true;
      act(event).beginMs = clock.nowMs;
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
  stage.attach(root(clock));
  const watch = (): void => {
    for (const { event } of stage.story) act(event).notedMs ??= clock.nowMs;
    if (stage.captioned && stage.caption) act(stage.captioned.event).toldMs ??= clock.nowMs;
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
  report.acts.forEach((each, index) => (each.endMs = report.acts[index + 1]?.beginMs ?? clock.nowMs));
  return report;
}

/** Let what the stage asks of a browser go by the clock. */
function pretend(clock: Clock, reducedMotion: boolean): void {
  performance.now = () => clock.nowMs;
  Object.assign(globalThis, {
    document: { visibilityState: 'visible', activeElement: null },
    matchMedia: () => ({ matches: reducedMotion }),
  });
}

/** A board whose animations are nothing but time. */
function root(clock: Clock): HTMLElement {
  const animate = (_: unknown, delayMs: number): Partial<Animation> => {
    const { done, ring } = clock.after(delayMs);
    return { finished: done as unknown as Promise<Animation>, finish: ring };
  };
  return { animate, contains: () => false, focus: () => undefined, querySelector: () => null } as unknown as HTMLElement;
}

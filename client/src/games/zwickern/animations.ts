// How events of Zwickern are seen to happen.

import { tick } from 'svelte';
import { written } from '../../lib/numbers';
import type { Timing } from '../../lib/pacing';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage.svelte';
import { sideOf } from './cards';
import { scene } from './scene.svelte';
import type { Bought, Dealt, GameEvent, ZwickernView } from './wire';

interface Spot {
  x: number;
  y: number;
  /** How large a card is there, 1: as on the table. */
  size: number;
}

interface Flight {
  id: number;
  element: HTMLElement;
  at: Spot;
}

const HAND = 0.4;
const TAKEN = 0.35;
/** How much larger things look half-way. */
const SWELL = 1.08;

const TIMINGS: Record<GameEvent['event'], Timing> = {
  'deal-began': { motionMs: 0, lookMs: 200 },
  'round-began': { motionMs: 0, lookMs: 200 },
  dealt: { motionMs: 350, lookMs: 0 },
  'table-opened': { motionMs: 550, lookMs: 200 },
  laid: { motionMs: 450, lookMs: 250, result: true },
  built: { motionMs: 850, lookMs: 250, result: true },
  bought: { motionMs: 1300, lookMs: 250, result: true },
  zwick: { motionMs: 1400, lookMs: 100, result: true },
  'zwicks-cancelled': { motionMs: 500, lookMs: 400, result: true },
  penalty: { motionMs: 900, lookMs: 300, result: true },
  'rest-taken': { motionMs: 600, lookMs: 250, result: true },
  'round-ended': { motionMs: 0, lookMs: 0 },
  'deal-scored': { motionMs: 3500, lookMs: 0, result: true },
  'game-ended': { motionMs: 0, lookMs: 0, result: true },
};

export function timing(event: GameEvent): Timing {
  return TIMINGS[event.event];
}

/** A zwick is everybody's business. */
export function concerns(event: GameEvent): boolean {
  return event.event === 'zwick';
}

/** What is in the air lies over the view, which takes over when all of it has arrived. */
export function applyEvent(view: ZwickernView): ZwickernView {
  return view;
}

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'deal-began':
      scene.heading = { deal: event.deal, round: 1 };
      stage.pulse('deck');
      break;
    case 'round-began':
      scene.heading = { deal: event.deal, round: event.round };
      stage.pulse('heading');
      break;
    case 'dealt':
      await deal(event, stage);
      break;
    case 'table-opened':
      sound('card');
      await Promise.all(
        event.cards.map(async (card, index) => {
          const flight = await launch(stage, card, spot(stage, 'deck', HAND));
          await send(stage, flight, across(stage, index, event.cards.length), (index + 3) / (event.cards.length + 2));
        }),
      );
      break;
    case 'laid': {
      const flight = await playFrom(stage, event.seat, event.card);
      sound('card');
      await send(stage, flight, behind(stage), 1);
      break;
    }
    case 'built': {
      const flight = await playFrom(stage, event.seat, event.card);
      sound('card');
      const goal = spot(stage, `item-${event.place}`, 1);
      if (goal) await send(stage, flight, { ...goal, y: goal.y - 14 }, 0.5);
      const note = await launch(stage, null, goal, `${event.old} ${event.value < event.old ? '−' : '+'} ${Math.abs(event.value - event.old)} = ${event.value}`);
      if (goal) await send(stage, note, { ...goal, y: goal.y - 52 }, 0.5);
      break;
    }
    case 'bought':
      await buy(event, stage);
      break;
    case 'zwick':
      scene.zwick = event.seat;
      sound('flash');
      await tick();
      await snap(stage);
      scene.zwick = null;
      break;
    case 'zwicks-cancelled':
      sound('fail');
      await Promise.all(event.sides.map((side) => stage.shake(`zwicks-${side}`)));
      break;
    case 'penalty': {
      sound('fail');
      const from = document.querySelector<HTMLElement>(`[data-place="beach"] [data-item="${CSS.escape(event.item)}"]`);
      const place = from?.dataset['place'] ?? '';
      const note = await launch(stage, null, spot(stage, place, 1), written(event.points));
      await stage.shake(place, 0.3);
      await send(stage, note, spot(stage, `score-${side(stage, event.seat)}`, 1), 0.5);
      if (note) scene.drop(note.id);
      await stage.shake(`side-${side(stage, event.seat)}`, 0.2);
      break;
    }
    case 'rest-taken': {
      if (!event.cards.length) break;
      const goal = event.seat === null ? null : spot(stage, `taken-${side(stage, event.seat)}`, TAKEN);
      sound(event.seat === null ? 'card' : 'take');
      await Promise.all([gather(stage, placesOf(stage), goal, 1), sweep(stage, goal)]);
      break;
    }
    case 'deal-scored':
      scene.tally = event;
      sound('take');
      await stage.rest(1);
      scene.tally = null;
      break;
    default:
      break;
  }
}

/** The played card comes to the table, everything that it buys is seen, and then all of it goes to the buyer. */
async function buy(event: Bought, stage: Stage): Promise<void> {
  const flight = await playFrom(stage, event.seat, event.card);
  const spots = event.places.flatMap((place) => spot(stage, `item-${place}`, 1) ?? []);
  const middle: Spot = {
    x: spots.reduce((sum, found) => sum + found.x, 0) / Math.max(1, spots.length),
    y: Math.max(...spots.map((found) => found.y), 0) + 38,
    size: 1,
  };
  sound('card');
  await send(stage, flight, spots.length ? middle : null, 0.35);
  scene.groups = grouped(event);
  await stage.rest(0.3);
  sound('take');
  const goal = spot(stage, `taken-${side(stage, event.seat)}`, TAKEN);
  await Promise.all([gather(stage, event.places, goal, 0.35), send(stage, flight, goal, 0.35)]);
  if (flight) scene.drop(flight.id);
  scene.groups = new Map();
}

/** Groups are told by names, and of cards that are alike it does not matter which one is in which group. */
function grouped(event: Bought): Map<number, number> {
  const left = event.items.map((name, index) => ({ name, place: event.places[index] ?? 0 }));
  const found = new Map<number, number>();
  event.groups.forEach((group, number) => {
    for (const name of group) {
      const index = left.findIndex((item) => item.name === name);
      const [item] = index < 0 ? [] : left.splice(index, 1);
      if (item) found.set(item.place, number);
    }
  });
  return found;
}

async function deal(event: Dealt, stage: Stage): Promise<void> {
  sound('card');
  const own = ownHand(stage, event.seat);
  const flights: Promise<void>[] = [];
  for (let index = 0; index < event.count; index += 1) {
    const flight = await launch(stage, event.cards[index] ?? null, spot(stage, 'deck', HAND));
    const goal = own ? centre(stage, own, 0.95) : spot(stage, `hand-${event.seat}`, HAND);
    const aside = own && goal ? { ...goal, x: goal.x + (index - (event.count - 1) / 2) * Math.min(cardWidth(stage) + 8, own.clientWidth / event.count) } : goal;
    flights.push(
      send(stage, flight, aside, 0.6).then(() => {
        if (flight && !own) scene.drop(flight.id);
      }),
    );
    await stage.rest(0.4 / event.count);
  }
  await Promise.all(flights);
}

/** Everything at these places goes to one spot, or fades where nobody gets it. */
async function gather(stage: Stage, places: readonly number[], goal: Spot | null, share: number): Promise<void> {
  const things = places.flatMap((place) => {
    const thing = stage.place(`item-${place}`);
    return thing ? [thing] : [];
  });
  await Promise.all(
    things.map((thing, index) => {
      const from = centre(stage, thing, 1);
      if (!from || stage.still) return undefined;
      const away = goal ? `translate(${goal.x - from.x}px, ${goal.y - from.y}px) scale(${goal.size}) rotate(${index % 2 ? 14 : -14}deg)` : 'translateY(40px)';
      return stage.animate(thing, [{ transform: 'none' }, { transform: away, opacity: goal ? 0.9 : 0 }], share * (0.6 + (0.4 * (index + 1)) / things.length));
    }),
  );
  scene.gone = new Set([...scene.gone, ...places]);
}

/** A card that was laid a moment ago goes the same way. */
async function sweep(stage: Stage, goal: Spot | null): Promise<void> {
  await Promise.all(
    scene.flyers.map(async ({ id }) => {
      const element = stage.place(`flyer-${id}`);
      const at = element && centre(stage, element, 1);
      if (!element || !at) return;
      if (goal) await send(stage, { id, element, at }, goal, 1);
      else await stage.animate(element, [{ opacity: 1 }, { opacity: 0 }], 1);
      scene.drop(id);
    }),
  );
}

/** A huge claw closes over the empty table. */
async function snap(stage: Stage): Promise<void> {
  const flash = stage.place('zwick');
  if (!flash) return;
  const upper = stage.place('zwick-upper');
  const lower = stage.place('zwick-lower');
  const frames = [
    { opacity: 0, transform: 'scale(0.6)' },
    { opacity: 1, transform: 'scale(1.05)', offset: 0.2 },
    { opacity: 1, transform: 'scale(1)', offset: 0.82 },
    { opacity: 0, transform: 'scale(1.15)' },
  ];
  const bite = (turn: number): Keyframe[] => [0, 0, 1, 0, 1, 1].map((open, index) => ({ transform: `rotate(${open ? 0 : turn}deg)`, offset: [0, 0.2, 0.32, 0.44, 0.56, 1][index] ?? 1 }));
  await Promise.all([
    stage.animate(flash, frames),
    upper ? stage.animate(upper, bite(-22)) : undefined,
    lower ? stage.animate(lower, bite(18)) : undefined,
  ]);
}

// Where things are

function seats(stage: Stage): number {
  return Number(stage.place('air')?.dataset['seats'] ?? 3);
}

function side(stage: Stage, seat: number): number {
  return sideOf(seat, seats(stage));
}

function ownHand(stage: Stage, seat: number): HTMLElement | null {
  const hand = stage.place('own-hand');
  return hand?.dataset['seat'] === String(seat) ? hand : null;
}

function placesOf(stage: Stage): number[] {
  return [...(stage.place('table')?.querySelectorAll('[data-item]') ?? [])].map((_, place) => place).filter((place) => !scene.gone.has(place));
}

function centre(stage: Stage, thing: HTMLElement, size: number): Spot | null {
  const air = stage.place('air')?.getBoundingClientRect();
  if (!air) return null;
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2 - air.left, y: box.top + box.height / 2 - air.top, size };
}

function spot(stage: Stage, name: string, size: number): Spot | null {
  const thing = stage.place(name);
  return thing && centre(stage, thing, size);
}

function cardWidth(stage: Stage): number {
  return stage.place('measure')?.getBoundingClientRect().width ?? 60;
}

/** A place in the first row of an empty table. */
function across(stage: Stage, index: number, count: number): Spot | null {
  const table = spot(stage, 'table', 1);
  return table && { ...table, x: table.x + (index - (count - 1) / 2) * (cardWidth(stage) + 14) };
}

/** Right behind the last thing on the table. */
function behind(stage: Stage): Spot | null {
  const places = placesOf(stage);
  const table = stage.place('table')?.getBoundingClientRect();
  const last = stage.place(`item-${places.at(-1) ?? -1}`);
  if (!last || !table) return spot(stage, 'table', 1);
  const at = centre(stage, last, 1);
  const width = cardWidth(stage) + 14;
  const box = last.getBoundingClientRect();
  if (at && box.right + width / 2 < table.right) return { ...at, x: at.x + width * 0.75 };
  return at && { ...at, y: at.y + 30 };
}

/** A card leaves the hand of a seat; others see now what it is. */
async function playFrom(stage: Stage, seat: number, card: string): Promise<Flight | null> {
  const own = ownHand(stage, seat);
  if (!own) return launch(stage, card, spot(stage, `hand-${seat}`, HAND));
  const cards = [...own.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)];
  const thing = cards.find((found) => found.getAttribute('aria-pressed') === 'true') ?? cards[0];
  if (!thing) return launch(stage, card, centre(stage, own, 1));
  const flight = await launch(stage, card, centre(stage, thing, 1));
  scene.played = Number(thing.dataset['index']);
  return flight;
}

// Flying

async function launch(stage: Stage, card: string | null, from: Spot | null, text = ''): Promise<Flight | null> {
  if (!from || stage.still) return null;
  const id = scene.add(card, text);
  await tick();
  const element = stage.place(`flyer-${id}`);
  if (!element) return null;
  const at = within(stage, element, from);
  put(element, at);
  return { id, element, at };
}

/** Words are wider than the card that they rise from: they stay on the board, or the page would get wider with them. */
function within(stage: Stage, element: HTMLElement, at: Spot): Spot {
  const half = (element.offsetWidth * at.size * SWELL) / 2;
  const width = stage.place('air')?.clientWidth ?? Infinity;
  return { ...at, x: Math.max(half, Math.min(width - half, at.x)) };
}

function put(element: HTMLElement, at: Spot): void {
  element.style.left = `${at.x}px`;
  element.style.top = `${at.y}px`;
  element.style.transform = `translate(-50%, -50%) scale(${at.size})`;
}

async function send(stage: Stage, flight: Flight | null, goal: Spot | null, share: number): Promise<void> {
  if (!flight || !goal || stage.still) return;
  const { element, at } = flight;
  const to = within(stage, element, goal);
  const x = to.x - at.x;
  const y = to.y - at.y;
  const lift = Math.min(50, Math.hypot(x, y) / 8);
  await stage.animate(
    element,
    [
      { transform: `translate(-50%, -50%) scale(${at.size})` },
      { transform: `translate(calc(-50% + ${x / 2}px), calc(-50% + ${y / 2 - lift}px)) scale(${Math.max(at.size, to.size) * SWELL})`, offset: 0.5 },
      { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(${to.size})` },
    ],
    share,
  );
  flight.at = to;
  put(element, to);
}

// The animations of events: the table changes at once, and things fly to their new places.

import { tick } from 'svelte';
import { arriving, box, fly, picture, type Trip } from '../../lib/flying';
import { formatPoints } from '../../lib/formatPoints';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage.svelte';
import Card from './Card.svelte';
import { sideOf } from './cards';
import { scene } from './scene.svelte';
import type { Bought, Built, Dealt, DealScored, GameEvent, Laid, Penalised, RestTaken, TableOpened, ZwickernView } from './wire';

/** Offsets of a building card and its sum above the item. */
const CARD_LIFT_PX = 14;
const SUM_LIFT_PX = 52;
/** Offset of a buying card below the items. */
const PURCHASE_DROP_PX = 38;

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'deal-began':
      await stage.apply();
      return stage.pulse('deck');
    case 'round-began':
      await stage.apply();
      return stage.pulse('heading');
    case 'dealt':
      return dealt(event, stage);
    case 'table-opened':
      return tableOpened(event, stage);
    case 'laid':
      return laid(event, stage);
    case 'built':
      return built(event, stage);
    case 'bought':
      return bought(event, stage);
    case 'zwick':
      return zwick(stage);
    case 'zwicks-cancelled':
      sound('fail');
      await stage.apply();
      await Promise.all(event.sides.map((side) => stage.shake(`zwicks-${side}`)));
      return;
    case 'penalty':
      return penalty(event, stage);
    case 'rest-taken':
      return restTaken(event, stage);
    case 'deal-scored':
      return dealScored(event, stage);
    default:
  }
}

// Places

function view(stage: Stage): ZwickernView {
  return stage.shown?.view as ZwickernView;
}

function sideName(stage: Stage, seat: number): string {
  return String(sideOf(seat, view(stage).players.length));
}

/** Return the drawing at a place. */
function drawn(place: Element | null | undefined): SVGElement | null {
  return place?.querySelector<SVGElement>('svg') ?? null;
}

function items(stage: Stage, places: readonly number[]): HTMLElement[] {
  return places.flatMap((place) => stage.place(`item-${place}`) ?? []);
}

/** Return the drawing of an item, without its marks. */
function face(item: Element | null | undefined): SVGElement | null {
  return item?.querySelector<SVGElement>('.face svg') ?? null;
}

function back(): Element {
  return picture(Card, { name: null });
}

/** Return a card of the own hand; of equal cards, the chosen one. */
function held(stage: Stage, seat: number, card: string): HTMLElement | null {
  if (stage.shown?.seat !== seat) return null;
  const cards = [...(stage.place('own-hand')?.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(card)}"]`) ?? [])];
  return cards.find((found) => found.getAttribute('aria-pressed') === 'true') ?? cards[0] ?? null;
}

/** Return where a card leaves a hand. */
function fromHand(stage: Stage, seat: number, card: string): DOMRect {
  return box(drawn(held(stage, seat, card)) ?? drawn(stage.place(`hand-${seat}`)));
}

/** Return where the taken cards of a seat are. */
function takenBy(stage: Stage, seat: number): DOMRect {
  return box(drawn(stage.place(`taken-${sideName(stage, seat)}`)));
}

function moved({ x, y, width, height }: DOMRect, down: number): DOMRect {
  return new DOMRect(x, y + down, width, height);
}

/** Return the flights of things to one place, slightly tilted. */
function gathered(models: readonly Element[], from: readonly DOMRect[], to: DOMRect): Trip[] {
  return models.map((model, index) => ({ model, from: from[index] ?? new DOMRect(), to, spin: index % 2 ? 14 : -14 }));
}

// Events

async function dealt(event: Dealt, stage: Stage): Promise<void> {
  const from = box(drawn(stage.place('deck')));
  sound('card');
  await stage.apply();
  const own = stage.shown?.seat === event.seat ? [...(stage.place('own-hand')?.querySelectorAll<HTMLElement>('[data-card]') ?? [])] : [];
  if (own.length) {
    const trips = own.flatMap((card): Trip[] => {
      const model = drawn(card);
      return model ? [{ model, back: back(), turns: 'first', from, to: box(model) }] : [];
    });
    return arriving(own, () => fly(stage, trips));
  }
  const to = box(drawn(stage.place(`hand-${event.seat}`)));
  return fly(stage, Array.from({ length: event.count }, () => ({ model: back(), from, to })));
}

async function tableOpened(event: TableOpened, stage: Stage): Promise<void> {
  const from = box(drawn(stage.place('deck')));
  sound('card');
  await stage.apply();
  const goals = items(stage, event.cards.map((_, place) => place));
  const trips = goals.flatMap((goal): Trip[] => {
    const model = face(goal);
    return model ? [{ model, back: back(), turns: 'first', from, to: box(model) }] : [];
  });
  await arriving(goals, () => fly(stage, trips));
}

async function laid(event: Laid, stage: Stage): Promise<void> {
  const from = fromHand(stage, event.seat, event.card);
  sound('card');
  await stage.apply();
  const [goal] = items(stage, [view(stage).table.length - 1]);
  const model = face(goal);
  if (!goal || !model) return;
  const trip: Trip = { model, from, to: box(model) };
  // A card with a fixed value turns into a pile in flight.
  const turning: Trip = { ...trip, model: picture(Card, { name: event.card }), back: model, turns: 'last' };
  await arriving([goal], () => fly(stage, [event.value === null ? trip : turning]));
}

/** The card flies onto the item, then both become a pile. */
async function built(event: Built, stage: Stage): Promise<void> {
  const own = held(stage, event.seat, event.card);
  const from = fromHand(stage, event.seat, event.card);
  const to = moved(box(face(stage.place(`item-${event.place}`))), -CARD_LIFT_PX);
  sound('card');
  await arriving(own ? [own] : [], () => fly(stage, [{ model: picture(Card, { name: event.card }), from, to }], 0.5));
  await stage.apply();
  const pile = box(face(stage.place(`item-${event.place}`)));
  await noted(stage, sum(event.old, event.value - event.old), pile, moved(pile, -SUM_LIFT_PX), 0.2, 0.3);
}

/** The card flies to the table, the groups are marked, then all cards fly to the buyer. */
async function bought(event: Bought, stage: Stage): Promise<void> {
  const own = held(stage, event.seat, event.card);
  const from = fromHand(stage, event.seat, event.card);
  const lying = items(stage, event.places).map((item) => box(face(item)));
  const board = box(stage.place('air'));
  const middle = lying.reduce((total, { x, width }) => total + x + width / 2, 0) / Math.max(1, lying.length);
  const lowest = Math.max(...lying.map(({ y, height }) => y + height / 2));
  sound('card');
  try {
    scene.purchase = { card: event.card, x: middle - board.x, y: lowest - board.y + PURCHASE_DROP_PX, groups: new Map() };
    await tick();
    const goal = stage.place('purchase');
    const card = drawn(goal);
    // The hand keeps the card until the table changes.
    await arriving(own ? [own] : [], async () => {
      if (goal && card) await arriving([goal], () => fly(stage, [{ model: card, from, to: box(card) }], 0.35));
      if (scene.purchase) scene.purchase = { ...scene.purchase, groups: grouped(event) };
      // Without motion, the groups are shown for the same time.
      await stage.rest(stage.still ? 0.65 : 0.3);
    });
    const models = [...items(stage, event.places).map(face), card].filter((model) => model !== null);
    const places = models.map(box);
    scene.purchase = null;
    sound('take');
    await stage.apply();
    await fly(stage, gathered(models, places, takenBy(stage, event.seat)), 0.35);
    stage.pulse(`taken-${sideName(stage, event.seat)}`);
  } finally {
    scene.purchase = null;
  }
}

/** Return the group of each place; the event has names, and equal cards are interchangeable. */
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

async function penalty(event: Penalised, stage: Stage): Promise<void> {
  const left = view(stage).table.findIndex((item) => item.fresh && item.seat === event.seat && item.name === event.item);
  const side = sideName(stage, event.seat);
  sound('fail');
  await stage.shake(`item-${left}`, 0.3);
  const pile = box(face(stage.place(`item-${left}`)));
  await noted(stage, formatPoints(event.points), pile, box(stage.place(`score-${side}`)), 0.45, 0.05);
  await stage.apply();
  await stage.shake(`side-${side}`, 0.2);
}

/** Move a text from one place to another, and show it there for a moment. */
async function noted(stage: Stage, text: string, from: DOMRect, to: DOMRect, flight: number, rest: number): Promise<void> {
  try {
    scene.note = text;
    await tick();
    const note = stage.place('note');
    const board = box(stage.place('air'));
    if (!note) return;
    // A text may be wider than its card; keep it on the board, so that the page does not widen.
    const half = note.offsetWidth / 2;
    const x = Math.max(half, Math.min(board.width - half, to.x + to.width / 2 - board.x));
    Object.assign(note.style, { left: `${x}px`, top: `${to.y + to.height / 2 - board.y}px` });
    const goal = box(note);
    const start = new DOMRect(from.x + (from.width - goal.width) / 2, from.y + (from.height - goal.height) / 2, goal.width, goal.height);
    await arriving([note], () => fly(stage, [{ model: note, from: start, to: goal }], flight));
    await stage.rest(stage.still ? flight + rest : rest);
  } finally {
    scene.note = '';
  }
}

async function restTaken(event: RestTaken, stage: Stage): Promise<void> {
  const found = items(stage, view(stage).table.map((_, place) => place));
  if (!found.length) return;
  if (event.seat === null) {
    sound('card');
    await Promise.all(found.map((item) => stage.animate(item, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(40px)' }])));
    return;
  }
  const models = found.map(face).filter((model) => model !== null);
  const places = models.map(box);
  sound('take');
  await stage.apply();
  await fly(stage, gathered(models, places, takenBy(stage, event.seat)));
}

/** Show the points of the deal until the player continues or the time is over. */
async function dealScored(event: DealScored, stage: Stage): Promise<void> {
  sound('take');
  await stage.apply();
  try {
    scene.dealScores = { event, end: () => stage.hurry() };
    await stage.rest(1);
  } finally {
    stage.release('continue');
    scene.dealScores = null;
  }
}

/** A huge claw snaps over the empty table. */
async function zwick(stage: Stage): Promise<void> {
  sound('flash');
  await stage.apply();
  try {
    scene.zwick = true;
    await tick();
    const [flash, upper, lower] = ['zwick', 'zwick-upper', 'zwick-lower'].map((place) => stage.place(place));
    const frames = [
      { opacity: 0, transform: 'scale(0.6)' },
      { opacity: 1, transform: 'scale(1.05)', offset: 0.2 },
      { opacity: 1, transform: 'scale(1)', offset: 0.82 },
      { opacity: 0, transform: 'scale(1.15)' },
    ];
    const bite = (turn: number): Keyframe[] => [0, 0, 1, 0, 1, 1].map((open, index) => ({ transform: `rotate(${open ? 0 : turn}deg)`, offset: [0, 0.2, 0.32, 0.44, 0.56, 1][index] ?? 1 }));
    await Promise.all([flash && stage.animate(flash, frames), upper && stage.animate(upper, bite(-22)), lower && stage.animate(lower, bite(18))]);
  } finally {
    scene.zwick = false;
  }
}

/** Return the sum of a build: `12 + 3 = 15`. */
function sum(old: number, change: number): string {
  return `${old} ${change > 0 ? '+' : '−'} ${Math.abs(change)} = ${old + change}`;
}

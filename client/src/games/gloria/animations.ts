// The animations of events: each applies its event, then lets the moved pieces fly to their new places.

import { arriving, box, fly, picture, type Trip } from '../../lib/flying';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage.svelte';
import Card from './Card.svelte';
import { MOTIFS } from './kinds';
import { scene, type ScoringShown } from './scene.svelte';
import type { CardDrawn, CardTaken, ChestLaid, GameEvent, GloriaView, OpenRefilled, RowOpened, ScoreLine, Scored, VisitorCame } from './wire';

/** The width of small cards of other seats in flight. */
const FLYING_CARD_WIDTH_PX = 64;
/** The width of a visitor in flight, which everybody must notice. */
const VISITOR_WIDTH_PX = 110;
const CARD_HEIGHT_PER_WIDTH = 1.4;

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'turn-began':
      await stage.apply();
      return stage.glow(`seat-${event.seat}`);
    case 'chest-laid':
      return chestLaid(event, stage);
    case 'row-opened':
      return rowOpened(event, stage);
    case 'card-placed':
      sound('card');
      return placed(stage, event.seat, event.card, event.motif);
    case 'row-closed':
      sound('take');
      await placed(stage, event.seat, 'doubler', event.motif);
      return stage.glow(`row-${event.seat}-${event.motif}`);
    case 'card-taken':
      return cardTaken(event, stage);
    case 'card-drawn':
      return cardDrawn(event, stage);
    case 'open-refilled':
      return openRefilled(event, stage);
    case 'visitor-came':
      return visitorCame(event, stage);
    case 'scored':
      return scored(event, stage);
    case 'fox-entered':
    case 'fox-moved':
      return foxMoved(stage);
    case 'fox-kept':
      return stage.shake('fox');
    default:
  }
}

/** The last card at a place, of a given kind or of any. */
function card(stage: Stage, place: string, kind?: string): SVGElement | null {
  return [...(stage.place(place)?.querySelectorAll<SVGElement>(kind ? `svg[data-kind="${kind}"]` : 'svg[data-kind]') ?? [])].at(-1) ?? null;
}

/** The element of a hand card: the viewer's own card, or the back that represents another hand. */
function handCard(stage: Stage, seat: number, kind: string | null): SVGElement | null {
  const own = kind !== null && stage.shown?.seat === seat ? card(stage, `hand-card-${kind}`) : null;
  return own ?? card(stage, `hand-${seat}`);
}

function flyingWidth(stage: Stage, seat: number): { widest?: number } {
  return stage.shown?.seat === seat ? {} : { widest: FLYING_CARD_WIDTH_PX };
}

async function chestLaid(event: ChestLaid, stage: Stage): Promise<void> {
  const from = box(handCard(stage, event.seat, event.card) ?? stage.place(`hand-${event.seat}`));
  sound('card');
  await stage.apply();
  const goal = card(stage, `chest-${event.seat}`);
  if (!goal) return;
  // The card is shown face up first.
  const trip: Trip = { model: picture(Card, { kind: event.card }), back: goal, turns: 'last', from, to: box(goal), widest: FLYING_CARD_WIDTH_PX };
  await arriving(event.chests === 1 ? [goal] : [], () => fly(stage, [trip]));
}

async function rowOpened(event: RowOpened, stage: Stage): Promise<void> {
  const sources = [card(stage, `chest-${event.seat}`), handCard(stage, event.seat, event.motif)].map(box);
  sound('take');
  await stage.apply();
  const row = `row-${event.seat}-${event.motif}`;
  const goals = [card(stage, row, 'back'), card(stage, row, event.motif)].filter((found) => found !== null);
  await arriving(goals, () => fly(stage, goals.map((goal, index) => ({ model: goal, from: sources[index] ?? new DOMRect(), to: box(goal), ...flyingWidth(stage, event.seat) }))));
  stage.glow(row);
}

async function placed(stage: Stage, seat: number, kind: string, motif: string): Promise<void> {
  const from = box(handCard(stage, seat, kind));
  await stage.apply();
  const goal = card(stage, `row-${seat}-${motif}`, kind);
  if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal), ...flyingWidth(stage, seat) }]));
}

async function cardTaken(event: CardTaken, stage: Stage): Promise<void> {
  const taken = card(stage, `open-${event.place}`);
  const from = box(taken);
  sound('card');
  await stage.apply();
  if (taken) await intoHand(stage, event.seat, event.card, { model: taken, from });
}

async function cardDrawn(event: CardDrawn, stage: Stage): Promise<void> {
  const pile = card(stage, 'pile-card');
  const from = box(pile);
  sound('card');
  await stage.apply();
  if (!pile) return;
  await intoHand(stage, event.seat, event.card, event.card === null ? { model: pile, from } : { model: picture(Card, { kind: event.card }), back: pile, turns: 'first', from });
}

async function intoHand(stage: Stage, seat: number, kind: string | null, trip: Omit<Trip, 'to'>): Promise<void> {
  const goal = handCard(stage, seat, kind);
  const shown = goal?.dataset['kind'] === kind ? goal : null;
  await arriving(shown ? [shown] : [], () => fly(stage, [{ ...trip, to: box(goal ?? stage.place(`hand-${seat}`)), ...flyingWidth(stage, seat) }]));
}

async function openRefilled(event: OpenRefilled, stage: Stage): Promise<void> {
  const pile = card(stage, 'pile-card');
  const from = box(pile);
  sound('card');
  await stage.apply();
  const goal = card(stage, `open-${event.place}`);
  if (pile && goal) await arriving([goal], () => fly(stage, [{ model: goal, back: pile, turns: 'first', from, to: box(goal) }]));
}

async function visitorCame(event: VisitorCame, stage: Stage): Promise<void> {
  const pile = card(stage, 'pile-card');
  const from = box(pile);
  sound('flash');
  await stage.apply();
  const spot = stage.place(`visit-${event.number}`);
  const rooster = spot?.querySelector<SVGElement>('g');
  if (!pile || !spot || !rooster) return;
  const trip: Trip = { model: picture(Card, { kind: 'visitor' }), back: pile, turns: 'first', from, to: cardWithin(box(spot)), widest: VISITOR_WIDTH_PX };
  await arriving([rooster], () => fly(stage, [trip]));
  stage.pulse(`visit-${event.number}`);
}

/** The largest card centred in a place. */
function cardWithin({ x, y, width, height }: DOMRect): DOMRect {
  const wide = Math.min(width, height / CARD_HEIGHT_PER_WIDTH);
  return new DOMRect(x + (width - wide) / 2, y + (height - wide * CARD_HEIGHT_PER_WIDTH) / 2, wide, wide * CARD_HEIGHT_PER_WIDTH);
}

async function foxMoved(stage: Stage): Promise<void> {
  const fox = (): SVGElement | null => stage.place('fox')?.querySelector<SVGElement>('svg') ?? null;
  const from = box(fox());
  sound('steal');
  await stage.apply();
  const goal = fox();
  if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal), slinks: true }]));
}

/** The points of all seats in a scoring, by motif or penalty. */
function parts(event: Scored, view: GloriaView): Pick<ScoringShown, 'thing' | 'gains' | 'whys'>[] {
  const seats = event.points.map((_, seat) => seat);
  const line = (seat: number, fits: (line: ScoreLine) => boolean): ScoreLine | undefined => event.lines.find((found) => found.seat === seat && fits(found));
  const shown: Pick<ScoringShown, 'thing' | 'gains' | 'whys'>[] = [];
  for (const motif of MOTIFS) {
    const rows = seats.map((seat) => view.seats[seat]?.rows.find((row) => row.motif === motif));
    if (rows.every((row) => row === undefined)) continue;
    const gains = seats.map((seat) => {
      if (rows[seat] === undefined) return null;
      const earning = line(seat, (found) => found.key !== 'doubler' && found.detail.includes(motif));
      const each = earning ? earning.points / earning.detail.length : 0;
      return line(seat, (found) => found.key === 'doubler' && found.detail.includes(motif)) ? 2 * each : each;
    });
    shown.push({ thing: motif, gains, whys: rows.map((row) => row?.why ?? '') });
  }
  for (const thing of ['chests', 'hand']) {
    const losses = seats.map((seat) => line(seat, (found) => found.key === thing && found.points !== 0)?.points ?? null);
    if (losses.some((loss) => loss !== null)) shown.push({ thing, gains: losses, whys: [] });
  }
  return shown;
}

/** Show a scoring until it has been read: players can end it at any time. */
async function scored(event: Scored, stage: Stage): Promise<void> {
  const { number } = event;
  let points: readonly number[] = event.points.map(() => 0);
  let totals: readonly number[] = event.totals.map((total, seat) => total - (event.points[seat] ?? 0));
  const end = (): void => stage.hurry();
  const held = parts(event, stage.shown?.view as GloriaView);
  stage.pulse(`rosette-${number}`);
  sound('win');
  try {
    scene.scoring = { number, thing: '', gains: [], whys: [], points, totals, end };
    await stage.rest(0.1);
    for (const { thing, gains, whys } of held) {
      if (stage.hurried || stage.skipping) return;
      points = points.map((sum, seat) => sum + (gains[seat] ?? 0));
      totals = totals.map((sum, seat) => sum + (gains[seat] ?? 0));
      scene.scoring = { number, thing, gains, whys, points, totals, end };
      sound('card');
      await stage.rest(0.65 / held.length);
    }
    scene.scoring = { number, thing: '', gains: [], whys: [], points: event.points, totals: event.totals, end };
    await stage.rest(0.25);
  } finally {
    stage.release('continue');
    scene.scoring = null;
  }
}

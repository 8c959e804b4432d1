// How events of Heckmeck are seen to happen: each changes the table at once, and what it moves travels there.

import { tick } from 'svelte';
import { arriving, box, fly } from '../../lib/flying';
import { pace } from '../../lib/settings.svelte';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage.svelte';
import { changed } from './changing';
import { scene } from './scene.svelte';
import { seatAt } from './speech';
import type { GameEvent, HeckmeckView, PortionMoved, PortionTurned, Rolled, SetAside, SpecialistMoved, TurnFailed } from './wire';

/** For how long a roll can be looked at before anything is done with the dice. */
const LOOK = 900;

export async function act(event: GameEvent, stage: Stage): Promise<void> {
  // Before the first move there is nothing on the table yet.
  if (!stage.shown?.view || stage.shown.phase === 'waiting') return;
  switch (event.event) {
    case 'turn-began':
      await change(event, stage);
      return stage.glow(`seat-${event.seat}`);
    case 'rolled':
      return rolled(event, stage);
    case 'weasel-used':
      await looked(stage);
      return stage.pulse('specialist-weasel');
    case 'set-aside':
      return setAside(event, stage);
    case 'stopped':
      return stage.pulse('total');
    case 'turn-failed':
      return turnFailed(event, stage);
    case 'portion-moved':
      return portionMoved(event, stage);
    case 'portion-turned':
      return portionTurned(event, stage);
    case 'specialist-moved':
      return specialistMoved(event, stage);
    case 'roast-worm-moved': {
      const source = drawn(stage.place(event.source === 'supply' ? 'supply' : `roast-${seatAt(event.source)}`));
      const from = box(source);
      sound('take');
      await change(event, stage);
      const goal = drawn(stage.place(`roast-${seatAt(event.target)}`));
      if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal), spin: 360 }], 560));
      return stage.pulse(`worms-${seatAt(event.target)}`);
    }
    default:
  }
}

/** Lets the table look as the event says. */
async function change(event: GameEvent, stage: Stage): Promise<void> {
  const shown = stage.shown;
  if (!shown) return;
  stage.shown = { ...shown, view: changed(shown.view as HeckmeckView, event), moves: [] };
  await tick();
}

/** The picture at a place. */
function drawn(place: Element | null): SVGElement | null {
  return place instanceof SVGElement ? place : (place?.querySelector<SVGElement>('svg') ?? null);
}

function dice(stage: Stage, place: string, symbol: string): SVGElement[] {
  return [...(stage.place(place)?.querySelectorAll<SVGElement>(`svg[data-symbol="${symbol}"]`) ?? [])];
}

/** Whoever did not roll sees what came up, too. */
async function looked(stage: Stage): Promise<void> {
  const speed = pace();
  const left = speed ? LOOK - (performance.now() - scene.since) / speed : 0;
  if (left > 0) await stage.rest(left);
}

async function rolled(event: Rolled, stage: Stage): Promise<void> {
  sound('roll');
  scene.rolls += 1;
  scene.thrown = true;
  scene.since = performance.now();
  await change(event, stage);
  scene.thrown = false;
}

async function setAside(event: SetAside, stage: Stage): Promise<void> {
  await looked(stage);
  const sources = dice(stage, 'rolled', event.symbol).map(box);
  sound('card');
  await change(event, stage);
  const goals = dice(stage, 'aside', event.symbol);
  await arriving(goals, () => fly(stage, goals.map((goal, index) => ({ model: goal, from: sources[index] ?? new DOMRect(), to: box(goal) })), 400, 60));
  await stage.pulse('total');
}

async function turnFailed(event: TurnFailed, stage: Stage): Promise<void> {
  await looked(stage);
  await change(event, stage);
  scene.failed = true;
  await tick();
  try {
    sound('fail');
    const stamp = stage.place('failed');
    const press = [{ transform: 'scale(2.4) rotate(-18deg)', opacity: 0 }, { transform: 'scale(0.92) rotate(-7deg)', opacity: 1, offset: 0.22 }, { transform: 'rotate(-7deg)', offset: 0.32 }, { transform: 'rotate(-7deg)' }];
    await Promise.all([stamp && stage.animate(stamp, press, 1100), stage.shake('dice')]);
  } finally {
    scene.failed = false;
  }
}

async function portionMoved(event: PortionMoved, stage: Stage): Promise<void> {
  const fromSeat = event.source.startsWith('seat');
  const toSeat = event.target.startsWith('seat');
  const theft = fromSeat && toSeat;
  const source = fromSeat ? `top-${seatAt(event.source)}` : `grill-${event.value}`;
  try {
    if (theft) {
      // The one who loses it is seen to lose it before it is gone.
      scene.robbed = seatAt(event.source);
      sound('steal');
      await stage.shake(source);
    } else sound(toSeat ? 'take' : 'fail');
    const from = box(drawn(stage.place(source)));
    await change(event, stage);
    const goal = drawn(stage.place(toSeat ? `top-${seatAt(event.target)}` : `grill-${event.value}`));
    if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal), spin: theft ? 360 : 0 }], 650));
    if (theft) await stage.shake(event.source);
    if (toSeat) await stage.pulse(`worms-${seatAt(event.target)}`);
  } finally {
    scene.robbed = null;
  }
}

async function portionTurned(event: PortionTurned, stage: Stage): Promise<void> {
  const tile = (): Element | null => stage.place(`grill-${event.value}`);
  const before = tile();
  if (before) await stage.animate(before, [{ transform: 'none' }, { transform: 'scaleX(0)' }], 220, 'ease-in');
  await change(event, stage);
  const after = tile();
  if (after) await stage.animate(after, [{ transform: 'scaleX(0)' }, { transform: 'none' }], 220, 'ease-out');
}

async function specialistMoved(event: SpecialistMoved, stage: Stage): Promise<void> {
  const place = `specialist-${event.specialist}`;
  const before = stage.place(place);
  const from = box(before);
  if (before && event.target === 'box') await stage.animate(before, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-2rem)' }], 450);
  await change(event, stage);
  const goal = drawn(stage.place(place));
  if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal) }], 560));
}

// Animations of events: each applies its event at once and moves copies from the old places to the new ones.

import { tick } from 'svelte';
import { arriving, box, fly } from '../../lib/flying';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage.svelte';
import { placeNumber } from './components';
import { scene } from './scene.svelte';
import { isTheft } from './timings';
import type { GameEvent, PortionMoved, RoastWormMoved, SetAside, SpecialistMoved } from './wire';

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'turn-began':
      await stage.apply();
      return stage.glow(`seat-${event.seat}`);
    case 'rolled':
      return rolled(stage);
    case 'weasel-used':
      return stage.pulse('specialist-weasel');
    case 'set-aside':
      return setAside(event, stage);
    case 'stopped':
      return stage.pulse('total');
    case 'turn-failed':
      return turnFailed(stage);
    case 'portion-moved':
      return portionMoved(event, stage);
    case 'portion-turned':
      return portionTurned(event.value, stage);
    case 'specialist-moved':
      return specialistMoved(event, stage);
    case 'roast-worm-moved':
      return roastWormMoved(event, stage);
    default:
  }
}

/** Return the picture at a place. */
function pictureAt(place: Element | null): SVGElement | null {
  return place instanceof SVGElement ? place : (place?.querySelector<SVGElement>('svg') ?? null);
}

function diceAt(stage: Stage, place: string, symbol: string): SVGElement[] {
  return [...(stage.place(place)?.querySelectorAll<SVGElement>(`svg[data-symbol="${symbol}"]`) ?? [])];
}

async function rolled(stage: Stage): Promise<void> {
  sound('roll');
  scene.rolls += 1;
  await stage.apply();
  const dice = [...(stage.place('rolled')?.querySelectorAll('svg[data-symbol]') ?? [])];
  await Promise.all(dice.map((die) => stage.animate(die, tumbling(), 0.65 + 0.35 * Math.random(), 'cubic-bezier(.2,.7,.3,1)')));
}

/** Return the flight of a die, random for each. */
function tumbling(): Keyframe[] {
  const turn = 360 + Math.random() * 540;
  return [
    { transform: `translate(${(Math.random() - 0.5) * 160}px, ${-60 - Math.random() * 60}px) rotate(${-turn}deg) scale(0.7)`, opacity: 0.3 },
    { transform: `translate(${(Math.random() - 0.5) * 16}px, 6px) rotate(${12 - Math.random() * 24}deg)`, opacity: 1, offset: 0.75 },
    { transform: 'none' },
  ];
}

async function setAside(event: SetAside, stage: Stage): Promise<void> {
  const starts = diceAt(stage, 'rolled', event.symbol).map(box);
  sound('card');
  await stage.apply();
  const goals = diceAt(stage, 'aside', event.symbol);
  await arriving(goals, () => fly(stage, goals.map((goal, index) => ({ model: goal, from: starts[index] ?? new DOMRect(), to: box(goal) }))));
  stage.pulse('total');
}

async function turnFailed(stage: Stage): Promise<void> {
  await stage.apply();
  scene.failed = true;
  await tick();
  try {
    sound('fail');
    const stamp = stage.place('failed');
    const press = [{ transform: 'scale(2.4) rotate(-18deg)', opacity: 0 }, { transform: 'scale(0.92) rotate(-7deg)', opacity: 1, offset: 0.22 }, { transform: 'rotate(-7deg)', offset: 0.32 }, { transform: 'rotate(-7deg)' }];
    await Promise.all([stamp && stage.animate(stamp, press), stage.shake('dice', 0.5)]);
  } finally {
    scene.failed = false;
  }
}

async function portionMoved(event: PortionMoved, stage: Stage): Promise<void> {
  const toSeat = event.target.startsWith('seat');
  const theft = isTheft(event);
  const source = event.source.startsWith('seat') ? `top-${placeNumber(event.source)}` : `grill-${event.value}`;
  try {
    if (theft) {
      // Mark the victim before the portion moves.
      scene.robbed = placeNumber(event.source);
      sound('steal');
      await stage.shake(source, 0.35);
    } else sound(toSeat ? 'take' : 'fail');
    const from = box(pictureAt(stage.place(source)));
    await stage.apply();
    const goal = pictureAt(stage.place(toSeat ? `top-${placeNumber(event.target)}` : `grill-${event.value}`));
    if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal), spin: theft ? 360 : 0 }], theft ? 0.65 : 1));
    if (toSeat) stage.pulse(`worms-${placeNumber(event.target)}`);
  } finally {
    scene.robbed = null;
  }
}

async function portionTurned(value: number, stage: Stage): Promise<void> {
  const tile = (): Element | null => stage.place(`grill-${value}`);
  const before = tile();
  if (before) await stage.animate(before, [{ transform: 'none' }, { transform: 'scaleX(0)' }], 0.5, 'ease-in');
  await stage.apply();
  const after = tile();
  if (after) await stage.animate(after, [{ transform: 'scaleX(0)' }, { transform: 'none' }], 0.5, 'ease-out');
}

async function specialistMoved(event: SpecialistMoved, stage: Stage): Promise<void> {
  const place = `specialist-${event.specialist}`;
  const before = stage.place(place);
  const from = box(before);
  if (before && event.target === 'box') await stage.animate(before, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-2rem)' }]);
  await stage.apply();
  const goal = pictureAt(stage.place(place));
  if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal) }]));
}

async function roastWormMoved(event: RoastWormMoved, stage: Stage): Promise<void> {
  const from = box(pictureAt(stage.place(event.source === 'supply' ? 'supply' : `roast-${placeNumber(event.source)}`)));
  sound('take');
  await stage.apply();
  const goal = pictureAt(stage.place(`roast-${placeNumber(event.target)}`));
  if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal), spin: 360 }]));
  stage.pulse(`worms-${placeNumber(event.target)}`);
}

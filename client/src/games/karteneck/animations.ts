// Animations of events: each applies its event at once and moves copies from the old places to the new ones.

import { tick } from 'svelte';
import { arriving, box, fly, type Trip } from '../../lib/flying';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage.svelte';
import { scene } from './scene.svelte';
import type { DisplayDiscarded, Drew, GameEvent, KarteneckView, Laid, RoundOpened } from './wire';

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'round-opened':
      return roundOpened(event, stage);
    case 'laid':
      return laid(event, stage);
    case 'drew':
      return drew(event, stage);
    case 'nothing-to-draw':
      return stage.shake('pile');
    case 'reshuffled': {
      const trips = [0, 1, 2, 3, 4].map(() => trip(pictureAt(stage.place('discard')), stage.place('discard'), stage.place('pile'), 360));
      sound('roll');
      await stage.apply();
      return fly(stage, trips);
    }
    case 'passed':
      await stage.apply();
      if (event.valid) return stage.glow(`seat-${event.seat}`);
      sound('fail');
      return stage.shake(`seat-${event.seat}`);
    case 'display-discarded':
      return discarded(event, stage);
    case 'portion-taken':
      return portionTaken(stage, event.seat, stage.place(`grill-${event.value}`), 'take', 0, 1);
    case 'portion-stolen':
      await stage.shake(`top-${event.victim}`, 0.4);
      return portionTaken(stage, event.seat, stage.place(`top-${event.victim}`), 'steal', 360, 0.6);
    default:
  }
}

/** Return the picture at a place. */
function pictureAt(place: Element | null): SVGElement | null {
  return place?.querySelector<SVGElement>('svg') ?? null;
}

function cardPictures(stage: Stage, place: string, card: string): SVGElement[] {
  return [...(stage.place(place)?.querySelectorAll<SVGElement>(`svg[data-card="${card}"]`) ?? [])];
}

function trip(model: Element | null, from: Element | null, to: Element | null, spin = 0): Trip {
  return { model: model ?? document.createElement('span'), from: box(from), to: box(to), spin };
}

async function roundOpened(event: RoundOpened, stage: Stage): Promise<void> {
  const supply = pictureAt(stage.place('supply'));
  const from = box(supply);
  await stage.apply();
  scene.announced = { round: event.round, rounds: event.rounds, seat: event.seat };
  await tick();
  try {
    sound('turn');
    const sign = stage.place('announced');
    const tiles = [...(stage.place('grill')?.querySelectorAll<SVGElement>('[data-place^="grill-"] > svg') ?? [])];
    const enter = [{ transform: 'translateY(-130%) rotate(-5deg)' }, { transform: 'rotate(3deg)', offset: 0.28 }, { transform: 'rotate(-1.5deg)', offset: 0.45 }, { transform: 'none', offset: 0.6 }, { transform: 'none' }];
    await arriving(tiles, async () => {
      if (sign) await stage.animate(sign, enter, 0.55);
      await Promise.all([
        sign && stage.animate(sign, [{ transform: 'none' }, { transform: 'translateY(-140%)', offset: 0.4 }, { transform: 'translateY(-140%)' }], 0.45),
        fly(stage, tiles.map((tile) => ({ model: tile, from, to: box(tile) })), 0.45),
      ]);
    });
  } finally {
    scene.announced = null;
  }
}

async function laid(event: Laid, stage: Stage): Promise<void> {
  const view = stage.shown?.view as KarteneckView;
  const isViewer = view.viewer === event.seat;
  // Chosen cards are raised, so start from these.
  const starts = event.cards.map((card, index) => {
    if (!isViewer) return box(stage.place(`hand-${event.seat}`));
    const found = cardPictures(stage, 'own-hand', card);
    const nth = event.cards.slice(0, index).filter((other) => other === card).length;
    return box(found[nth] ?? stage.place('own-hand'));
  });
  sound('card');
  await stage.apply();
  const goals = newestPictures(stage, `display-${event.seat}`, event.cards);
  await arriving(goals, () => fly(stage, goals.map((goal, index) => ({ model: goal, from: starts[index] ?? new DOMRect(), to: box(goal) }))));
  stage.pulse(`total-${event.seat}`);
}

async function drew(event: Drew, stage: Stage): Promise<void> {
  const pile = pictureAt(stage.place('pile'));
  const from = box(stage.place('pile'));
  sound('card');
  await stage.apply();
  if (event.cards) {
    const goals = newestPictures(stage, 'own-hand', event.cards);
    await arriving(goals, () => fly(stage, goals.map((goal) => ({ model: goal, from, to: box(goal) }))));
    return;
  }
  const to = box(stage.place(`hand-${event.seat}`));
  if (pile) await fly(stage, Array.from({ length: event.count }, () => ({ model: pile, from, to })));
}

/** Return the pictures of cards that just came to a place; of equal ones, the last. */
function newestPictures(stage: Stage, place: string, cards: readonly string[]): SVGElement[] {
  const taken = new Set<SVGElement>();
  for (const card of cards) {
    const found = cardPictures(stage, place, card).findLast((picture) => !taken.has(picture));
    if (found) taken.add(found);
  }
  const order = [...taken];
  return order.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

async function discarded(event: DisplayDiscarded, stage: Stage): Promise<void> {
  if (!event.cards.length) return;
  const to = box(stage.place('discard'));
  const trips = [...(stage.place(`display-${event.seat}`)?.querySelectorAll<SVGElement>('svg[data-card]') ?? [])].map((picture, index) => ({
    model: picture,
    from: box(picture),
    to,
    spin: index % 2 ? 14 : -14,
  }));
  sound('card');
  await stage.apply();
  await fly(stage, trips);
}

async function portionTaken(stage: Stage, seat: number, source: HTMLElement | null, soundName: 'take' | 'steal', spin: number, share: number): Promise<void> {
  const from = box(pictureAt(source));
  sound(soundName);
  await stage.apply();
  const goal = pictureAt(stage.place(`top-${seat}`));
  if (goal) await arriving([goal], () => fly(stage, [{ model: goal, from, to: box(goal), spin }], share));
}

// How events of Gloria Picktoria are seen to happen.

import { mount, tick, unmount } from 'svelte';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage.svelte';
import Card from './Card.svelte';
import { MOTIFS } from './kinds';
import { after, scene, type Ceremony } from './scene.svelte';
import type { GameEvent, GloriaView, ScoreLine, Scored } from './wire';

interface Journey {
  kind: string;
  from: Element | null;
  to: string;
  milliseconds?: number;
  /** A card that comes or goes face down is turned: before it travels, or when it has arrived. */
  turned?: 'before' | 'behind';
  /** How wide it is at the beginning. */
  width?: number;
}

const WIDEST = 96;

/** A card travels, with its face or its back up. */
async function carry(stage: Stage, { kind, from, to, milliseconds = 600, turned, width }: Journey): Promise<void> {
  const goal = stage.place(to);
  if (!from || !goal || stage.skipping) return;
  const start = from.getBoundingClientRect();
  const end = goal.getBoundingClientRect();
  const wide = Math.min(WIDEST, Math.max(34, width ?? start.width));
  const ghost = document.createElement('div');
  ghost.classList.add('ghost');
  ghost.inert = true;
  ghost.style.setProperty('--card', `${wide}px`);
  ghost.style.left = `${start.left + start.width / 2 - wide / 2}px`;
  ghost.style.top = `${start.top + start.height / 2 - wide * 0.7}px`;
  document.body.append(ghost);
  let card = mount(Card, { target: ghost, props: { kind: turned === 'before' ? 'back' : kind } });
  const show = async (face: string): Promise<void> => {
    await unmount(card);
    card = mount(Card, { target: ghost, props: { kind: face } });
  };
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const size = Math.min(1, Math.max(0.35, Math.min(end.width, end.height / 1.4) / wide));
  const lift = Math.min(46, 14 + Math.hypot(x, y) / 9);
  const at = `translate(${x}px, ${y}px) scale(${size})`;
  const upright = 'perspective(500px) rotateY(0deg)';
  const edge = 'perspective(500px) rotateY(88deg)';
  try {
    if (turned === 'before') {
      await stage.animate(ghost, [{ transform: upright }, { transform: edge }], 130, 'ease-in');
      await show(kind);
      await stage.animate(ghost, [{ transform: `${edge}` }, { transform: upright }], 150, 'ease-out');
    }
    await stage.animate(
      ghost,
      [
        { transform: 'translate(0, 0) scale(1)' },
        // What is shown to all before it is laid face down stays in sight for a moment.
        ...(turned === 'behind'
          ? [
              { transform: `translate(${x * 0.4}px, ${y * 0.4 - lift}px) scale(1.35)`, offset: 0.3 },
              { transform: `translate(${x * 0.5}px, ${y * 0.5 - lift}px) scale(1.35)`, offset: 0.7 },
            ]
          : [{ transform: `translate(${x * 0.55}px, ${y * 0.55 - lift}px) scale(${(1.3 + size) / 2})`, offset: 0.5 }]),
        { transform: at },
      ],
      milliseconds,
    );
    ghost.style.transform = at;
    if (turned === 'behind') {
      await stage.animate(ghost, [{ transform: `${at} ${upright}` }, { transform: `${at} ${edge}` }], 140, 'ease-in');
      await show('back');
      await stage.animate(ghost, [{ transform: `${at} ${edge}` }, { transform: `${at} ${upright}` }], 150, 'ease-out');
    }
  } finally {
    ghost.remove();
    void unmount(card);
  }
}

/** The fox slinks over: low, and swaying. */
async function slink(stage: Stage, seat: number, motif: string): Promise<void> {
  // Whoever could send it away had a button for it, which is another thing on the page.
  await tick();
  const fox = stage.place('fox');
  const goal = stage.place(`row-${seat}-${motif}`);
  if (!fox || !goal || stage.skipping) return;
  const start = fox.getBoundingClientRect();
  const end = goal.getBoundingClientRect();
  const ghost = fox.cloneNode(true) as HTMLElement;
  delete ghost.dataset['place'];
  ghost.classList.add('ghost');
  ghost.inert = true;
  ghost.style.left = `${start.left}px`;
  ghost.style.top = `${start.top}px`;
  ghost.style.width = `${start.width}px`;
  document.body.append(ghost);
  fox.style.visibility = 'hidden';
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + Math.min(end.height / 2, 30) - (start.top + start.height / 2);
  const way = x < 0 ? -1 : 1;
  const steps = 9;
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const eased = part < 0.15 ? 0 : (part - 0.15) / 0.85;
    const sway = step === 0 || step === steps ? 0 : step % 2 ? -5 : 4;
    const crouch = step === 1 ? 0.82 : 1;
    return { transform: `translate(${x * eased}px, ${y * eased + sway}px) scaleX(${way}) scaleY(${crouch}) rotate(${sway}deg)` };
  });
  await stage.animate(ghost, frames, 1000, 'linear');
  ghost.remove();
  fox.style.visibility = '';
}

/** What everybody gets at a scoring, thing by thing. */
function acts(event: Scored, view: GloriaView): Pick<Ceremony, 'thing' | 'gains' | 'whys'>[] {
  const seats = event.points.map((_, seat) => seat);
  const line = (seat: number, fits: (line: ScoreLine) => boolean): ScoreLine | undefined =>
    event.lines.find((found) => found.seat === seat && fits(found));
  const shown: Pick<Ceremony, 'thing' | 'gains' | 'whys'>[] = [];
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

async function ceremony(event: Scored, stage: Stage, view: GloriaView): Promise<void> {
  const points = event.points.map(() => 0);
  const totals = event.totals.map((total, seat) => total - (event.points[seat] ?? 0));
  const { number } = event;
  sound('win');
  try {
    scene.ceremony = { number, thing: '', gains: [], whys: [], points: [...points], totals: [...totals] };
    await stage.rest(700);
    for (const { thing, gains, whys } of acts(event, view)) {
      gains.forEach((gain, seat) => {
        points[seat] = (points[seat] ?? 0) + (gain ?? 0);
        totals[seat] = (totals[seat] ?? 0) + (gain ?? 0);
      });
      scene.ceremony = { number, thing, gains, whys, points: [...points], totals: [...totals] };
      sound('card');
      await stage.rest(850);
    }
    scene.ceremony = { number, thing: '', gains: [], whys: [], points: event.points, totals: event.totals };
    await stage.rest(1300);
  } finally {
    scene.ceremony = null;
  }
}

export async function act(event: GameEvent, stage: Stage): Promise<void> {
  const base = stage.shown?.view as GloriaView | null | undefined;
  if (!base || base.game !== 'gloria' || !stage.shown) return;
  const viewer = stage.shown.seat;
  /** What the event tells is seen from now on. */
  const change = async (): Promise<void> => {
    scene.change(base, (view) => after(view, event, viewer));
    await tick();
  };
  /** Where a card of a seat comes from. */
  const source = (seat: number, card: string): HTMLElement | null => (seat === viewer ? stage.place(`hand-card-${card}`) : null) ?? stage.place(`hand-${seat}`);
  const width = (seat: number): { width: number } | object => (seat === viewer ? {} : { width: 56 });

  switch (event.event) {
    case 'turn-began':
      await change();
      await stage.glow(`seat-${event.seat}`);
      break;
    case 'chest-laid':
      sound('card');
      await carry(stage, {
        kind: event.card,
        from: source(event.seat, event.card),
        to: stage.place(`spot-${event.seat}`) ? `spot-${event.seat}` : `chest-${event.seat}`,
        turned: 'behind',
        milliseconds: 850,
        ...width(event.seat),
      });
      await change();
      break;
    case 'row-opened':
      sound('take');
      await carry(stage, { kind: event.motif, from: source(event.seat, event.motif), to: `chest-${event.seat}`, milliseconds: 750, ...width(event.seat) });
      await change();
      await stage.glow(`row-${event.seat}-${event.motif}`);
      break;
    case 'card-placed':
      sound('card');
      await carry(stage, { kind: event.card, from: source(event.seat, event.card), to: `row-${event.seat}-${event.motif}`, milliseconds: 750, ...width(event.seat) });
      await change();
      break;
    case 'row-closed':
      sound('take');
      await carry(stage, { kind: 'doubler', from: source(event.seat, 'doubler'), to: `row-${event.seat}-${event.motif}`, milliseconds: 850, ...width(event.seat) });
      await change();
      await stage.glow(`row-${event.seat}-${event.motif}`);
      break;
    case 'card-taken': {
      sound('card');
      const card = stage.place(`open-${event.place}`);
      const journey = carry(stage, { kind: event.card, from: card, to: `hand-${event.seat}`, milliseconds: 700 });
      if (card) card.style.visibility = 'hidden';
      await journey;
      if (card) card.style.visibility = '';
      await change();
      break;
    }
    case 'card-drawn':
      sound('card');
      await carry(stage, {
        kind: event.card ?? 'back',
        from: stage.place('pile-card'),
        to: `hand-${event.seat}`,
        milliseconds: 750,
        ...(event.card === null ? {} : { turned: 'before' as const }),
      });
      await change();
      break;
    case 'open-refilled':
      sound('card');
      await carry(stage, { kind: event.card, from: stage.place('pile-card'), to: `open-${event.place}`, milliseconds: 380, turned: 'before' });
      await change();
      break;
    case 'visitor-came':
      sound('flash');
      await carry(stage, { kind: 'visitor', from: stage.place('pile-card'), to: `visit-${event.number}`, milliseconds: 900, turned: 'before' });
      await change();
      await stage.pulse(`visit-${event.number}`);
      break;
    case 'scored':
      await stage.pulse(`rosette-${event.number}`);
      await ceremony(event, stage, scene.now(base));
      await change();
      break;
    case 'fox-entered':
      sound('steal');
      await slink(stage, event.seat, event.motif);
      await change();
      break;
    case 'fox-moved':
      sound('steal');
      await slink(stage, event.target, event.target_motif);
      await change();
      break;
    case 'fox-kept':
      await stage.shake('fox');
      break;
    default:
      break;
  }
}

// Things that fly from one place of the table to another. A copy flies, so that the table below may have changed already.

import { mount, unmount, type Component } from 'svelte';
import type { Stage } from './stage.svelte';

export interface Trip {
  /** The element that is copied. */
  model: Element;
  from: DOMRect;
  to: DOMRect;
  spin?: number;
  /** Its other side, if it turns over on the way. */
  back?: Element;
  /** When it turns over: `first` shows the model for most of the way, `last` its back at the end. */
  turns?: 'first' | 'last';
  /** The least width half-way, in pixels. */
  widest?: number;
  /** Whether it goes on foot, low and swaying. */
  slinks?: boolean;
}

/** Let things set off one after the other, and arrive within a share of the event's time. */
export async function fly(stage: Stage, trips: readonly Trip[], share = 1): Promise<void> {
  const step = trips.length > 1 ? Math.min(0.2, 0.5 / (trips.length - 1)) : 0;
  const flight = 1 - step * (trips.length - 1);
  await Promise.all(trips.map((trip, index) => travel(stage, trip, share * (index * step + flight), (index * step) / (index * step + flight))));
}

/** Fly for a share of the event's time, after waiting for its first part. */
async function travel(stage: Stage, trip: Trip, share: number, start: number): Promise<void> {
  const { from, to, widest = 0 } = trip;
  if (stage.still || !from.width || !to.width) return;
  // A copy that is only ever scaled down stays sharp.
  const width = Math.max(to.width, widest);
  const height = (width * to.height) / to.width;
  const [x, y] = centre(to);
  const ghost = trip.back ? twoSided(trip.model, trip.back) : copy(trip.model);
  ghost.classList.add('ghost');
  Object.assign(ghost.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px`, width: `${width}px`, height: `${height}px`, visibility: 'visible' });
  document.body.append(ghost);
  try {
    await (trip.slinks ? stage.animate(ghost, slinking(trip), share, 'linear') : stage.animate(ghost, arc(trip, width, start), share));
  } finally {
    ghost.remove();
  }
}

function centre({ left, top, width, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2];
}

function copy(model: Element): HTMLElement | SVGElement {
  const found = model.cloneNode(true) as HTMLElement | SVGElement;
  found.removeAttribute('data-place');
  return found;
}

function twoSided(front: Element, back: Element): HTMLElement {
  const thing = document.createElement('div');
  thing.inert = true;
  thing.style.transformStyle = 'preserve-3d';
  for (const [side, model] of [front, back].entries()) {
    const face = copy(model);
    Object.assign(face.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', visibility: 'visible', backfaceVisibility: 'hidden', transform: side ? 'rotateY(180deg)' : 'none' });
    thing.append(face);
  }
  return thing;
}

/** Return frames through the air. */
function arc({ from, to, spin = 0, back, turns, widest = 0 }: Trip, width: number, start: number): Keyframe[] {
  const [x, y] = way(from, to);
  const lift = Math.min(60, 16 + Math.hypot(x, y) / 8);
  const half = Math.max((1.12 * (from.width + to.width)) / 2, widest);
  const sides = !back ? null : turns === 'first' ? [180, 0, 0] : [0, 0, 180];
  const turned = (moment: number): string => (sides ? ` perspective(600px) rotateY(${sides[moment]}deg)` : '');
  const away = `translate(${x}px, ${y}px) scale(${from.width / width}) rotate(0deg)${turned(0)}`;
  return [
    { transform: away },
    { transform: away, offset: start },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${half / width}) rotate(${spin / 2}deg)${turned(1)}`, offset: start + (1 - start) / 2 },
    { transform: `translate(0, 0) scale(${to.width / width}) rotate(${spin}deg)${turned(2)}` },
  ];
}

/** Return frames on foot: it ducks, and sways as it goes. */
function slinking({ from, to }: Trip): Keyframe[] {
  const [x, y] = way(from, to);
  const facing = x > 0 ? -1 : 1;
  const steps = 9;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const left = 1 - Math.max(0, step - 1) / (steps - 1);
    const sway = step === 0 || step === steps ? 0 : step % 2 ? -5 : 4;
    const size = 1 + (from.width / to.width - 1) * left;
    return { transform: `translate(${x * left}px, ${y * left + sway}px) scale(${(step === steps ? 1 : facing) * size}, ${step === 1 ? 0.82 * size : size}) rotate(${sway}deg)` };
  });
}

/** Return the way back from the end to the start. */
function way(from: DOMRect, to: DOMRect): [number, number] {
  const [[left, top], [x, y]] = [centre(from), centre(to)];
  return [left - x, top - y];
}

/** Hide elements until the flight that brings them is over. */
export async function arriving(elements: readonly (HTMLElement | SVGElement)[], flight: () => Promise<void>): Promise<void> {
  for (const element of elements) element.style.visibility = 'hidden';
  try {
    await flight();
  } finally {
    for (const element of elements) element.style.visibility = '';
  }
}

export function box(element: Element | null | undefined): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}

/** Return the picture of a component that is not on the page. */
export function picture<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Element {
  const target = document.createElement('div');
  const mounted = mount(component, { target, props });
  const drawn = target.firstElementChild?.cloneNode(true) as Element;
  void unmount(mounted);
  return drawn;
}

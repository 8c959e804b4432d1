// Things on their way from one spot of the table to another. What travels is a copy, so that the table below may have
// changed already.

import type { Stage } from './stage.svelte';

export interface Trip {
  /** What it looks like. */
  model: Element;
  from: DOMRect;
  to: DOMRect;
  spin?: number;
}

/** All set off one after the other, `apart` milliseconds each. */
export async function fly(stage: Stage, trips: readonly Trip[], milliseconds: number, apart = 50): Promise<void> {
  await Promise.all(trips.map((trip, index) => travel(stage, trip, milliseconds, index * apart)));
}

async function travel(stage: Stage, { model, from, to, spin = 0 }: Trip, milliseconds: number, wait: number): Promise<void> {
  if (stage.skipping || !from.width || !to.width) return;
  const ghost = model.cloneNode(true) as HTMLElement | SVGElement;
  ghost.removeAttribute('data-place');
  ghost.classList.add('ghost');
  // It is as large as where it comes to rest, so that it is drawn sharply there.
  Object.assign(ghost.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px`, visibility: 'visible' });
  document.body.append(ghost);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = from.width / to.width;
  const lift = Math.min(60, 16 + Math.hypot(x, y) / 8);
  const start = wait / (wait + milliseconds);
  const away = `translate(${x}px, ${y}px) scale(${size})`;
  try {
    await stage.animate(
      ghost,
      [
        { transform: away },
        { transform: away, offset: start },
        { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(1.12 * (size + 1)) / 2}) rotate(${spin / 2}deg)`, offset: start + (1 - start) / 2 },
        { transform: `translate(0, 0) scale(1) rotate(${spin}deg)` },
      ],
      wait + milliseconds,
    );
  } finally {
    ghost.remove();
  }
}

/** What arrives is not to be seen before it is there. */
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

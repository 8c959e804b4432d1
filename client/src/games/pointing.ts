// Looking at something before doing anything with it: with a mouse or pen above it, or with the keyboard. A finger only touches.

import type { Attachment } from 'svelte/attachments';

/** Tells whether a thing is pointed at. */
export function pointing(point: (at: boolean) => void): Attachment<HTMLElement> {
  return (thing) => {
    const listeners = {
      pointerenter: (event: Event) => {
        if ((event as PointerEvent).pointerType !== 'touch') point(true);
      },
      pointerleave: () => point(false),
      focusin: (event: Event) => {
        // What is touched or clicked has the focus, too, though nobody asks what it would do.
        if ((event.target as Element).matches(':focus-visible')) point(true);
      },
      focusout: () => point(false),
    };
    for (const [name, listen] of Object.entries(listeners)) thing.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) thing.removeEventListener(name, listen);
      // What is gone is pointed at no more, and what comes in its place is not yet.
      point(false);
    };
  };
}

// What a sign means, in a word: for who touches it, or rests on it with a mouse.

import type { Attachment } from 'svelte/attachments';

export interface Hint {
  text: string;
  /** The middle of the sign, and its upper and lower edge, in the window. */
  x: number;
  top: number;
  bottom: number;
}

const REST_MS = 450;
const LONG_MS = 3_000;
/** What does something when it is touched says so itself. */
const PRESSED = 'button:not(:disabled), a, input, select, summary';

function found(target: EventTarget | null): (Hint & { native: boolean }) | null {
  if (!(target instanceof Element) || target.closest(PRESSED)) return null;
  const sign = target.closest('[title], svg:has(> title), [role="img"][aria-label]');
  const text = sign?.getAttribute('title') ?? sign?.querySelector(':scope > title')?.textContent ?? sign?.getAttribute('aria-label');
  if (!sign || !text) return null;
  const { left, width, top, bottom } = sign.getBoundingClientRect();
  return { text, x: left + width / 2, top, bottom, native: !sign.matches('[aria-label]:not([title])') };
}

/** Tells which hint is to be shown, and null when it is to go. */
export function hinting(show: (hint: Hint | null) => void): Attachment<HTMLElement> {
  return (area) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const away = (): void => {
      clearTimeout(timer);
      show(null);
    };
    const listeners = {
      pointerdown: away,
      pointerup: (event: PointerEvent) => {
        const hint = event.pointerType === 'touch' ? found(event.target) : null;
        if (!hint) return;
        show(hint);
        timer = setTimeout(away, LONG_MS);
      },
      pointerover: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        away();
        const hint = found(event.target);
        // Browsers show titles by themselves.
        if (hint && !hint.native) timer = setTimeout(() => show(hint), REST_MS);
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') away();
      },
    };
    for (const [name, listen] of Object.entries(listeners)) area.addEventListener(name, listen as EventListener);
    return () => {
      away();
      for (const [name, listen] of Object.entries(listeners)) area.removeEventListener(name, listen as EventListener);
    };
  };
}

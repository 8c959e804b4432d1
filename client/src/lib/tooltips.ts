// Tooltips for signs, by touch and by mouse.

import type { Attachment } from 'svelte/attachments';

export interface TooltipText {
  text: string;
  /** The middle of the sign, and its upper and lower edge, in the window. */
  x: number;
  top: number;
  bottom: number;
}

const HOVER_DELAY_MS = 450;
const TOUCH_DURATION_MS = 3_000;
/** Elements that can be pressed have a text of their own. */
const PRESSABLE = 'button:not(:disabled), a, input, select, summary';

function find(target: EventTarget | null): (TooltipText & { native: boolean }) | null {
  if (!(target instanceof Element) || target.closest(PRESSABLE)) return null;
  const sign = target.closest('[title], svg:has(> title), [role="img"][aria-label]');
  const text = sign?.getAttribute('title') ?? sign?.querySelector(':scope > title')?.textContent ?? sign?.getAttribute('aria-label');
  if (!sign || !text) return null;
  const { left, width, top, bottom } = sign.getBoundingClientRect();
  return { text, x: left + width / 2, top, bottom, native: !sign.matches('[aria-label]:not([title])') };
}

/** Report the tooltip of the sign that is touched or hovered in an area; null to hide it. */
export function tooltips(show: (tooltip: TooltipText | null) => void): Attachment<HTMLElement> {
  return (area) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      show(null);
    };
    const listeners = {
      pointerdown: hide,
      pointerup: (event: PointerEvent) => {
        const tooltip = event.pointerType === 'touch' ? find(event.target) : null;
        if (!tooltip) return;
        show(tooltip);
        timer = setTimeout(hide, TOUCH_DURATION_MS);
      },
      pointerover: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        hide();
        const tooltip = find(event.target);
        // Browsers show titles by themselves.
        if (tooltip && !tooltip.native) timer = setTimeout(() => show(tooltip), HOVER_DELAY_MS);
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') hide();
      },
    };
    for (const [name, listen] of Object.entries(listeners)) area.addEventListener(name, listen as EventListener);
    return () => {
      hide();
      for (const [name, listen] of Object.entries(listeners)) area.removeEventListener(name, listen as EventListener);
    };
  };
}

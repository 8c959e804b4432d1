/** Long enough to read a message twice. */
const DISMISS_AFTER_MS = 12_000;

/** Dismiss a message some time after it was last shown. Call it while a component is created. */
export function autoDismiss(message: () => string, dismiss: () => void): void {
  $effect(() => {
    if (!message()) return;
    const timer = setTimeout(dismiss, DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  });
}

// What was not done is said for a while: long enough to be read twice, and then it is in the way.

const LONG = 12_000;

/** Made while a component is: what it tells is put away some time after it was said last. */
export function fades(told: () => string, away: () => void): void {
  $effect(() => {
    if (!told()) return;
    const timer = setTimeout(away, LONG);
    return () => clearTimeout(timer);
  });
}

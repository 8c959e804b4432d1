// What this browser keeps for us. Anybody may have written there, an older version of ours or a curious person, so
// nothing is taken for what it should be.

/** What is kept under a key, by name; nothing where there is nothing, or nonsense. */
export function kept(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether it could be kept: some browsers keep nothing. */
export function keep(key: string, things: Readonly<Record<string, unknown>>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(things));
    return true;
  } catch {
    return false;
  }
}

/** The same with one thing more, as the latest, and no more than so many. */
export function latest<T>(things: Readonly<Record<string, T>>, name: string, thing: T, most: number): Record<string, T> {
  const { [name]: _, ...others } = things;
  return Object.fromEntries([...Object.entries(others).slice(1 - most), [name, thing]]);
}

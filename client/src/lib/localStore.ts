// Objects in the browser's localStorage. Older versions of Roost and curious people may have written there, so readers
// check every value.

/** Return the object that is stored under a key; an empty one if there is none, or if it cannot be read. */
export function readStored(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Store an object. Browsers that allow no storage ignore it. */
export function store(key: string, values: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // What was stored lasts as long as the page that remembers it.
  }
}

/** Return the entries with one more as the newest, and without the oldest beyond `maxEntries`. */
export function withLatest<T>(entries: Readonly<Record<string, T>>, name: string, value: T, maxEntries: number): Record<string, T> {
  const { [name]: _, ...others } = entries;
  return Object.fromEntries([...Object.entries(others).slice(1 - maxEntries), [name, value]]);
}

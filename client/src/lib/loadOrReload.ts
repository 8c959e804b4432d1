const RETRY_DELAY_MS = 2_000;

/** Load a module that the page cannot do without.
 *
 * Browsers never retry an import that failed, so reload the page once the server answers again.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    do await new Promise((wake) => setTimeout(wake, RETRY_DELAY_MS));
    while (!(await isServerUp()));
    location.reload();
    return new Promise(() => undefined);
  }
}

async function isServerUp(): Promise<boolean> {
  try {
    return (await fetch('/api/games', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

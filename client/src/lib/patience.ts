// Parts of the program come when they are needed, and the server may be away just then.

const SOON = 2_000;

/** A part without which the page is nothing. Browsers never ask twice for one that failed, so the page is opened anew. */
export async function needed<T>(get: () => Promise<T>): Promise<T> {
  try {
    return await get();
  } catch {
    do await new Promise((wake) => setTimeout(wake, SOON));
    while (!(await answering()));
    location.reload();
    return new Promise(() => undefined);
  }
}

async function answering(): Promise<boolean> {
  try {
    return (await fetch('/api/games', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

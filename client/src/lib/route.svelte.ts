// The page that is shown. It depends on the address alone, so that every page has a link and the back button works.

export type Route =
  | { page: 'home' }
  /** With the options in the link, such as a variant. */
  | { page: 'setup'; game: string; wanted: Record<string, string> }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'missing' };

/** Return the parts of a path; null if the link was cut in the middle of an escaped character. */
function parts(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function read({ pathname, search }: Location): Route {
  const [first = '', second = '', ...rest] = parts(pathname) ?? ['missing'];
  if (!first) return { page: 'home' };
  if (rest.length === 0 && second) {
    if (first === 'play') return { page: 'setup', game: second, wanted: Object.fromEntries(new URLSearchParams(search)) };
    if (first === 't') return { page: 'table', table: second };
    if (first === 'rules') return { page: 'rules', game: second };
  }
  return { page: 'missing' };
}

let current: Route = $state.raw(read(location));
/** Whether the page has changed and its heading has not been focused yet. */
let arriving = false;

addEventListener('popstate', move);

function move(): void {
  current = read(location);
  arriving = true;
}

export const route = {
  get current(): Route {
    return current;
  },
};

export function navigate(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  move();
  scrollTo(0, 0);
}

/** Focus the heading of a page that people come to from another one, so that screen readers say where they are. */
export function focusHeading(element: HTMLElement): void {
  if (!arriving) return;
  arriving = false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Follow a link without loading the page anew, unless it is to open in a new tab or window. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}

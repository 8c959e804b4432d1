// Which page is shown: the path of the address, so that every page has a link and the back button works.

export type Route =
  | { page: 'home' }
  /** What the link asks for, such as a variant. */
  | { page: 'setup'; game: string; wanted: Record<string, string> }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'missing' };

/** The parts of a path; null where somebody cut a link in the middle of a character. */
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
/** Whether a page was left for another one, whose heading is still awaited. */
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

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  move();
  scrollTo(0, 0);
}

/** For the heading of a page: who comes from another one goes on there, and hears where they are. */
export function heading(element: HTMLElement): void {
  if (!arriving) return;
  arriving = false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** For links: the browser's own way for new tabs and the like, ours otherwise. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

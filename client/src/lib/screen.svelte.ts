// The sizes of the window for which a table has a layout of its own.

/** Phones, upright or on their side: a table fills the window exactly, without scrolling. */
const COMPACT = '(max-width: 699.98px), (max-height: 559.98px)';
/** A compact window that is wider than high. */
const LANDSCAPE = '(orientation: landscape)';

export const screen = $state({ compact: matchMedia(COMPACT).matches, landscape: matchMedia(LANDSCAPE).matches });

matchMedia(COMPACT).addEventListener('change', ({ matches }) => (screen.compact = matches));
matchMedia(LANDSCAPE).addEventListener('change', ({ matches }) => (screen.landscape = matches));

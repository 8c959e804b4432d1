// The size of cards on a phone.

/** The height of a card divided by its width. */
const ASPECT_RATIO = 92 / 64;
const MAX_WIDTH_PX = 76;
const MIN_WIDTH_PX = 18;
/** Space between and around cards, for the marks that stick out. */
const GAP_PX = { x: 6, y: 10 };
const MARGIN_PX = { x: 14, y: 20 };

/** Return the largest width of a card, in pixels, at which all cards fit into a box. */
export function cardWidth(count: number, width: number, height: number): number {
  for (let size = MAX_WIDTH_PX; size > MIN_WIDTH_PX; size -= 1) {
    const columns = Math.floor((width - MARGIN_PX.x + GAP_PX.x) / (size + GAP_PX.x));
    const rows = Math.floor((height - MARGIN_PX.y + GAP_PX.y) / (size * ASPECT_RATIO + GAP_PX.y));
    if (columns * rows >= count) return size;
  }
  return MIN_WIDTH_PX;
}

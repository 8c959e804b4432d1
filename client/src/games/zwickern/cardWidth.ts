// How large cards can be where a certain number of them has to fit.

/** Height of a card by its width. */
const SHAPE = 92 / 64;
const LARGEST = 76;
const SMALLEST = 18;
/** Pixels between cards and around all of them, for the marks that stick out of them. */
const GAP = { x: 6, y: 10 };
const EDGE = { x: 14, y: 20 };

/** Return the width at which so many cards fit into a box, in pixels. */
export function cardWidth(count: number, width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 1) {
    const columns = Math.floor((width - EDGE.x + GAP.x) / (size + GAP.x));
    const rows = Math.floor((height - EDGE.y + GAP.y) / (size * SHAPE + GAP.y));
    if (columns * rows >= count) return size;
  }
  return SMALLEST;
}

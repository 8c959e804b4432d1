// The symbols of the dice, and the places that events name.

export const SYMBOLS = '12345W';

/** What a symbol is worth. */
export function worth(symbol: string): number {
  return Math.min(SYMBOLS.indexOf(symbol) + 1, 5);
}

/** The number in the name of a place: the seat of `seat-2`, the portion of `grill-25`. */
export function placeNumber(place: string): number {
  return Number(place.slice(place.lastIndexOf('-') + 1));
}

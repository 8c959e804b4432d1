// Components of Heckmeck that views and events name without their properties.

export const SPECIALISTS = ['can', 'hen', 'raven', 'weasel', 'golden', 'apple'] as const;

/** Return the worms on a portion. */
export function portionWorms(value: number): number {
  return value < 21 ? 1 : Math.floor((value - 17) / 4);
}

/** Return the number in a place of an event: the seat of `seat-2`, the portion of `grill-25`. */
export function placeNumber(place: string): number {
  return Number(place.slice(place.lastIndexOf('-') + 1));
}

// The faces that people can choose, and the levels of the characters that bots play as.

import { CHARACTER_LEVELS, FACES, type LEVELS, type Sitting } from '../wire';

/** A face that a person can choose; '' for none. */
export type Face = NonNullable<Sitting['face']>;

/** The level of each character, by its face. */
export const LEVEL_OF_FACE: Readonly<Record<string, (typeof LEVELS)[number]>> = CHARACTER_LEVELS;

/** Return a face for the next person at the same device, unlike those before. */
export function unusedFace(taken: readonly string[]): Face {
  return FACES.find((face) => !taken.includes(face)) ?? '';
}

export function randomFace(): Face {
  return FACES[Math.floor(Math.random() * FACES.length)] ?? '';
}

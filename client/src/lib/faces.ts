// The faces of people and the levels of bots.

import type { Sitting } from '../wire';

/** A face that a person can choose; nothing for none. */
export type Face = NonNullable<Sitting['face']>;

/** All that there are: the type makes sure that none is missing. */
const DRAWN: Record<Exclude<Face, ''>, true> = { cat: true, dog: true, duck: true, frog: true, mouse: true, owl: true, pig: true, rabbit: true };
export const FACES = Object.keys(DRAWN) as Exclude<Face, ''>[];

/** From the friendliest to the strongest. */
export const LEVELS = ['chick', 'hen', 'rooster', 'fox'] as const;

/** Which level each character plays. */
export const CHARACTERS: Readonly<Record<string, (typeof LEVELS)[number]>> = {
  coco: 'chick',
  mimi: 'chick',
  nino: 'chick',
  frida: 'hen',
  rosa: 'hen',
  toni: 'hen',
  bruno: 'rooster',
  hugo: 'rooster',
  oskar: 'rooster',
  kim: 'fox',
  vito: 'fox',
  zora: 'fox',
};

/** A face for the next person at the same device, unlike those before. */
export function anotherFace(taken: readonly string[]): Face {
  return FACES.find((face) => !taken.includes(face)) ?? '';
}

export function randomFace(): Face {
  return FACES[Math.floor(Math.random() * FACES.length)] ?? '';
}

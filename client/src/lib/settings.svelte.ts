// What a person has chosen on this device. It stays here: only the name and the face go with a seat.

import { FACES, randomFace, type Face } from './faces';
import { keep, kept } from './kept';

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
/** Whether notifications may say that it is one's turn; nobody is asked twice. */
export const NOTICES = ['ask', 'on', 'off'] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  name: string;
  face: Face;
  /** Whether the person was asked for both: that happens once. */
  introduced: boolean;
  language: Language;
  speed: Speed;
  theme: Theme;
  sound: boolean;
  notices: (typeof NOTICES)[number];
  /** Whether single letters do what buttons do. */
  shortcuts: boolean;
}

const KEY = 'roost.settings';
const LONGEST_NAME = 24;

function spoken(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function one<T extends string>(of: readonly T[], wanted: unknown, usual: T): T {
  return of.find((each) => each === wanted) ?? usual;
}

function chosen(): Kept {
  const { name, face, introduced, language, speed, theme, sound, notices, shortcuts } = kept(KEY);
  return {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    face: one<Face>(FACES, face, randomFace()),
    introduced: introduced === true || (typeof name === 'string' && name.trim() !== ''),
    language: one(LANGUAGES, language, spoken()),
    speed: one(SPEEDS, speed, 'normal'),
    theme: one(THEMES, theme, 'auto'),
    sound: typeof sound === 'boolean' ? sound : true,
    notices: one(NOTICES, notices, 'ask'),
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : true,
  };
}

export const settings: Kept = $state(chosen());

/** Keeps what was chosen, and shows it. Called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.language;
    if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = settings.theme;
    keep(KEY, { ...settings });
  });
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** By how much all times are stretched; 0: nothing takes time. */
export function pace(): number {
  return { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }[settings.speed];
}

/** The same for what moves; 0 also for people who want less motion, and take the same time to read. */
export function motion(): number {
  return reducedMotion() ? 0 : pace();
}

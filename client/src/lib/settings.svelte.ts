// The settings of this device. They stay here: only the name and the face are sent, when somebody sits down.

import { FACES, MAX_NAME_LENGTH } from '../wire';
import { randomFace, type Face } from './faces';
import { store, readStored } from './localStore';

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
/** Whether notifications may tell people of their turn; nobody is asked twice. */
export const NOTICES = ['ask', 'on', 'off'] as const;
export type Theme = (typeof THEMES)[number];

interface Settings {
  name: string;
  face: Face;
  /** Whether the person has been asked for both. */
  introduced: boolean;
  language: Language;
  speed: Speed;
  theme: Theme;
  sound: boolean;
  notices: (typeof NOTICES)[number];
  /** Whether keyboard shortcuts are on. */
  shortcuts: boolean;
}

const KEY = 'roost.settings';

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function oneOf<T extends string>(of: readonly T[], wanted: unknown, usual: T): T {
  return of.find((each) => each === wanted) ?? usual;
}

function read(): Settings {
  const { name, face, introduced, language, speed, theme, sound, notices, shortcuts } = readStored(KEY);
  return {
    name: typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : '',
    face: oneOf<Face>(FACES, face, randomFace()),
    introduced: introduced === true || (typeof name === 'string' && name.trim() !== ''),
    language: oneOf(LANGUAGES, language, browserLanguage()),
    speed: oneOf(SPEEDS, speed, 'normal'),
    theme: oneOf(THEMES, theme, 'auto'),
    sound: typeof sound === 'boolean' ? sound : true,
    notices: oneOf(NOTICES, notices, 'ask'),
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : true,
  };
}

export const settings: Settings = $state(read());

/** Store and apply the settings whenever they change. Call it once, while a component is created. */
export function syncSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.language;
    if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = settings.theme;
    store(KEY, { ...settings });
  });
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Return the factor for all durations; 0 if nothing takes time. */
export function pace(): number {
  return { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }[settings.speed];
}

/** Return the factor for durations of motion; 0 also for people who want less motion. */
export function motion(): number {
  return reducedMotion() ? 0 : pace();
}

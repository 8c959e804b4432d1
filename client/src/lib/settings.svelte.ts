// What a person has chosen on this device. It stays here: the server knows nothing of it.

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  name: string;
  language: Language;
  speed: Speed;
  theme: Theme;
  sound: boolean;
}

const KEY = 'roost.settings';

function spoken(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function kept(): Kept {
  const usual: Kept = { name: '', language: spoken(), speed: 'normal', theme: 'auto', sound: true };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings: Kept = $state(kept());

/** Keeps what was chosen, and shows it. Called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    const chosen = JSON.stringify(settings);
    document.documentElement.lang = settings.language;
    if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = settings.theme;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // A browser that keeps nothing can be played in all the same.
    }
  });
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** By how much all movements are stretched; 0: nothing moves. */
export function pace(): number {
  if (reducedMotion()) return 0;
  return { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }[settings.speed];
}

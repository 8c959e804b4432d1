// The games as people choose them. A variant is a game of its own to who plays it, with its own name and picture.

import type { GameListed } from '../wire';
import type { Say } from './words.svelte';

export interface Offer {
  listed: GameListed;
  /** Nothing for a game without variants. */
  variant: string;
  title: string;
  tagline: string;
  /** Where the table for it is set up. */
  path: string;
}

const VARIANT = 'variant';

/** The name of a game, or of the variant of it that is played. */
export function gameTitle(game: string, options: Readonly<Record<string, unknown>>, title: string, say: Say): string {
  const variant = options[VARIANT];
  const key = `title-${game}-${String(variant)}`;
  return (variant === undefined ? '' : told(say, key)) || title;
}

/** A message that not every game has. */
function told(say: Say, key: string): string {
  const text = say(key);
  return text === key ? '' : text;
}

export function offers(games: readonly GameListed[], say: Say): Offer[] {
  return games.flatMap((listed) => {
    const { game } = listed;
    const choice = listed.options.find((option) => option.name === VARIANT);
    return (choice?.values ?? ['']).map((variant) => ({
      listed,
      variant,
      title: variant ? gameTitle(game, { [VARIANT]: variant }, listed.title, say) : listed.title,
      tagline: told(say, variant && variant !== choice?.usual ? `tagline-${game}-${variant}` : `tagline-${game}`),
      path: `/play/${game}${variant && variant !== choice?.usual ? `?${VARIANT}=${variant}` : ''}`,
    }));
  });
}

// The games as people choose them: each variant is listed as a game, with its own name and picture.

import type { GameListed } from '../wire';
import type { Say } from './words.svelte';

export interface GameVariant {
  listed: GameListed;
  /** '' for a game without variants. */
  variant: string;
  title: string;
  tagline: string;
  /** The page where a table for it is set up. */
  path: string;
}

const VARIANT = 'variant';

/** Return the name of the variant that is played, or of the game. */
export function gameTitle(game: string, options: Readonly<Record<string, unknown>>, title: string, say: Say): string {
  const variant = options[VARIANT];
  const key = `title-${game}-${String(variant)}`;
  return (variant === undefined ? '' : messageOrNothing(say, key)) || title;
}

/** Return a message that not every game has. */
function messageOrNothing(say: Say, key: string): string {
  const text = say(key);
  return text === key ? '' : text;
}

export function gameVariants(games: readonly GameListed[], say: Say): GameVariant[] {
  return games.flatMap((listed) => {
    const { game } = listed;
    const choice = listed.options.find((option) => option.name === VARIANT);
    return (choice?.values ?? ['']).map((variant) => {
      const unusual = variant && variant !== choice?.usual;
      return {
        listed,
        variant,
        title: variant ? gameTitle(game, { [VARIANT]: variant }, listed.title, say) : listed.title,
        tagline: messageOrNothing(say, unusual ? `tagline-${game}-${variant}` : `tagline-${game}`),
        path: `/play/${game}${unusual ? `?${VARIANT}=${variant}` : ''}`,
      };
    });
  });
}

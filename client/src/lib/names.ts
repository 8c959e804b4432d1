// What people and bots are called. In old logs bots are called by their level, which has a word in each language.

import type { SeatShown, Summary } from '../wire';
import { LEVELS } from './faces';
import type { Say } from './words.svelte';

/** The word for a level of bots; what is none keeps its own name. */
export function botName(bot: string, say: Say): string {
  const told = say(`called-${bot}`);
  return told === `called-${bot}` || !told ? bot : told;
}

/** The name of a bot as it stands on a seat, with its number if it has one. */
export function numberedBot(name: string, say: Say): string {
  const [, bot = name, number = ''] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  // They stay together wherever a line ends.
  return botName(bot, say) + number.replace(' ', '\u00a0');
}

/** How strong a bot plays, in words; nothing for one without a level, and for a person. */
export function levelName({ person, bot }: SeatShown, say: Say): string {
  return !person && LEVELS.includes(bot as never) ? say(`level-${bot}`) : '';
}

/** The name on a seat: `Anna`, `Rosa`, `Rosa 2`. */
export function seatName(seat: SeatShown, say: Say): string {
  const name = seat.name ?? '';
  return seat.person || !seat.bot ? name : numberedBot(name, say);
}

/** Who sits at a table in a list; nothing for a free seat. */
export function summaryNames({ seats, bots }: Summary, say: Say): string[] {
  return seats.map((name, seat) => (bots[seat] ? numberedBot(name, say) : name));
}

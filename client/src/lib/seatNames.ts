// The names on seats. Old logs call bots by their level, which has a word in each language.

import { LEVELS, type SeatShown, type Summary } from '../wire';
import type { Say } from './words.svelte';

/** Return the word for a level of bots; any other name as it is. */
export function botName(bot: string, say: Say): string {
  const told = say(`called-${bot}`);
  return told === `called-${bot}` || !told ? bot : told;
}

/** Return the name of a bot on a seat, such as `Rosa 2`. */
function numberedBot(name: string, say: Say): string {
  const [, bot = name, number = ''] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  // A no-break space keeps the number on the line of its name.
  return botName(bot, say) + number.replace(' ', '\u00a0');
}

/** Return how strong a bot plays, in words; '' for people and for bots without a level. */
export function levelName({ person, bot }: SeatShown, say: Say): string {
  return !person && LEVELS.includes(bot as never) ? say(`level-${bot}`) : '';
}

/** Return the name on a seat: `Anna`, `Rosa`, `Rosa 2`. */
export function seatName(seat: SeatShown, say: Say): string {
  const name = seat.name ?? '';
  return seat.person || !seat.bot ? name : numberedBot(name, say);
}

/** Return the names at a table in a list; '' for a free seat. */
export function summaryNames({ seats, bots }: Summary, say: Say): string[] {
  return seats.map((name, seat) => (bots[seat] ? numberedBot(name, say) : name));
}

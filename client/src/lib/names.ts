// What people are called, and bots in the language that is chosen.

import type { SeatShown, Summary } from '../wire';
import type { Say } from './words.svelte';

/** The name of a bot as people read it; one that we have no word for keeps its own. */
export function botName(bot: string, say: Say): string {
  const told = say(`called-${bot}`);
  return told === `called-${bot}` || !told ? bot : told;
}

/** The name of a bot as it stands on a seat, with the number that it has where there are several. */
export function numberedBot(name: string, say: Say): string {
  const [, bot = name, number = ''] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  // They stay together wherever a line ends.
  return botName(bot, say) + number.replace(' ', '\u00a0');
}

/** The name on a seat: `Anna`, `Hen`, or `Hen 2` where there are several. */
export function seatName(seat: SeatShown, say: Say): string {
  const name = seat.name ?? '';
  const bot = seat.bot ?? '';
  return seat.person || !bot || !name.startsWith(bot) ? name : numberedBot(name, say);
}

/** Who sits at a table in a list; nothing for a free seat. */
export function summaryNames({ seats, bots }: Summary, say: Say): string[] {
  return seats.map((name, seat) => (bots[seat] ? numberedBot(name, say) : name));
}

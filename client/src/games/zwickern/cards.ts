// Values and claws of cards, read from their names.

const CLAWS: Readonly<Record<string, number>> = { '1/11': 2, '15': 5, '25': 6, '30': 7 };

export const PENALTY_POINTS = 30;

/** Return the printed values, without the `c3` of `10c3`. */
export function printed(name: string): string {
  return name.split('c')[0] ?? '';
}

/** Return the values of a card: two for `4/14`, one for `10c3`. */
export function values(card: string): readonly number[] {
  return printed(card).split('/').map(Number);
}

/** Return the claws of a card; names such as `10c3` tell cards of one value apart. */
export function clawsOn(card: string): number {
  const named = /c(\d+)$/.exec(card);
  return named ? Number(named[1]) : (CLAWS[card] ?? 0);
}

export function clawsOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + clawsOn(card), 0);
}

/** Partners sit opposite each other. */
export function sideOf(seat: number, seats: number): number {
  return seats === 4 ? seat % 2 : seat;
}

/** Return distinct cards with their number. */
export function counted(cards: readonly string[]): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** Format points as `+ 8` or `− 30`. */
export function signed(points: number): string {
  return `${points < 0 ? '−' : '+'} ${Math.abs(points)}`;
}

/** Sort cards by values, then by claws. */
export function sorted(cards: readonly string[]): string[] {
  const order = (card: string): number => (values(card)[0] ?? 0) * 100 + values(card).length * 10 + clawsOn(card);
  return [...cards].sort((one, other) => order(one) - order(other));
}

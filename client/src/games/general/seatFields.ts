// Which fields of a game's view list one value for each seat. The server knows, since it has played some games.

const known = new Map<string, readonly string[]>();

export function keepSeatFields(game: string, fields: readonly string[]): void {
  known.set(game, fields);
}

export function seatFields(game: string): readonly string[] {
  return known.get(game) ?? [];
}

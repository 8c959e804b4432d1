// The data of any game, as it comes over the wire.

export type Value = null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value };

export interface GeneralView {
  readonly turn: number;
  readonly [field: string]: Value;
}

export interface GeneralEvent {
  readonly event: string;
  readonly [field: string]: Value;
}

/** A value with the name of its field. */
export interface Fact {
  name: string;
  value: Value;
}

/** What a view always says, and what is shown elsewhere. */
const KNOWN: readonly string[] = ['game', 'turn', 'viewer'];

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isObject(value: Value): value is { readonly [name: string]: Value } {
  return typeof value === 'object' && value !== null && !isList(value);
}

function facts(values: { readonly [name: string]: Value }): Fact[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** What lies in the middle of the table. */
export function common(view: GeneralView, seatFields: readonly string[]): Fact[] {
  return facts(view).filter(({ name }) => !KNOWN.includes(name) && !seatFields.includes(name));
}

/** What belongs to a seat: its value of each field that has one for every seat. */
export function ofSeat(view: GeneralView, seatFields: readonly string[], seat: number): Fact[] {
  return seatFields.flatMap((name) => {
    const listed = view[name];
    const value = listed !== undefined && isList(listed) ? listed[seat] : undefined;
    if (value === undefined) return [];
    return isObject(value) ? facts(value) : [{ name, value }];
  });
}

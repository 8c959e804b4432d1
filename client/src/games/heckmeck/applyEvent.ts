// Applies an event to the view until the next view arrives.

import { placeNumber, portionWorms } from './components';
import type { GameEvent, HeckmeckView, Owner, PortionMoved, SetAside, SpecialistMoved } from './wire';

export function applyEvent(view: HeckmeckView, event: GameEvent): HeckmeckView {
  switch (event.event) {
    case 'turn-began':
      return { ...withoutRoll(view), turn: event.seat, aside: '', aside_golden: '', total: 0, dice: view.aside.length + view.dice };
    case 'rolled':
      return { ...withoutRoll(view), rolled: event.dice, rolled_golden: event.golden, dice: event.dice.length + Number(event.golden !== '') };
    case 'set-aside':
      return setAside(view, event);
    case 'turn-failed':
      return { ...view, prize: null };
    case 'portion-moved':
      return portionMoved(view, event);
    case 'portion-turned':
      return { ...view, grill: view.grill.map((portion) => (portion.value === event.value ? { ...portion, open: false } : portion)) };
    case 'specialist-moved':
      return specialistMoved(view, event);
    case 'roast-worm-moved': {
      const given = event.source === 'supply' ? { ...view, supply: view.supply - 1 } : withOwner(view, event.source, (owner) => withRoastWorms(owner, -1));
      return withOwner(given, event.target, (owner) => withRoastWorms(owner, 1));
    }
    default:
      return view;
  }
}

/** Return the view without the dice just rolled and the outcome of a stop. */
function withoutRoll(view: HeckmeckView): HeckmeckView {
  return { ...view, rolled: '', rolled_golden: '', prize: null };
}

function setAside(view: HeckmeckView, event: SetAside): HeckmeckView {
  const white = event.symbol.repeat(event.count - Number(event.golden));
  const aside = [...(view.aside + white)].sort().join('');
  const golden = event.golden ? event.symbol : view.aside_golden;
  return { ...withoutRoll(view), aside, aside_golden: golden, total: event.total, dice: view.dice - event.count };
}

function portionMoved(view: HeckmeckView, event: PortionMoved): HeckmeckView {
  const worms = portionWorms(event.value);
  const left =
    event.source === 'grill'
      ? { ...view, prize: null, grill: view.grill.filter((portion) => portion.value !== event.value) }
      : withOwner({ ...view, prize: null }, event.source, (owner) => withStack(owner, owner.stack.slice(0, -1), -worms));
  if (event.target !== 'grill') return withOwner(left, event.target, (owner) => withStack(owner, [...owner.stack, event.value], worms));
  const grill = [...left.grill, { value: event.value, worms, open: true, specialist: null }].sort((a, b) => a.value - b.value);
  return { ...left, grill };
}

function specialistMoved(view: HeckmeckView, event: SpecialistMoved): HeckmeckView {
  // Of two specialists, the other one stays.
  const kept = event.source.startsWith('seat') && event.specialist !== view.offered ? view.offered : null;
  const gone = {
    ...view,
    grill: view.grill.map((portion) => (portion.specialist === event.specialist ? { ...portion, specialist: null } : portion)),
    seats: view.seats.map((owner) => (owner.specialist === event.specialist ? { ...owner, specialist: kept } : owner)),
    offered: kept || view.offered === event.specialist ? null : view.offered,
  };
  // A seat with two specialists chooses which one to keep.
  const holds = event.target.startsWith('seat') && gone.seats[placeNumber(event.target)]?.specialist;
  if (holds) return { ...gone, offered: event.specialist };
  if (event.target.startsWith('seat')) return withOwner(gone, event.target, (owner) => ({ ...owner, specialist: event.specialist }));
  if (!event.target.startsWith('grill')) return { ...gone, away: [...gone.away, event.specialist] };
  const value = placeNumber(event.target);
  return { ...gone, grill: gone.grill.map((portion) => (portion.value === value ? { ...portion, specialist: event.specialist } : portion)) };
}

function withOwner(view: HeckmeckView, place: string, change: (owner: Owner) => Owner): HeckmeckView {
  return { ...view, seats: view.seats.map((owner, seat) => (seat === placeNumber(place) ? change(owner) : owner)) };
}

function withStack(owner: Owner, stack: readonly number[], worms: number): Owner {
  return { ...owner, stack, top: stack.at(-1) ?? null, height: stack.length, worms: owner.worms + worms };
}

function withRoastWorms(owner: Owner, count: number): Owner {
  return { ...owner, roast_worms: owner.roast_worms + count, worms: owner.worms + count };
}

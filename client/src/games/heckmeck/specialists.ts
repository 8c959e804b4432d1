// The six specialists of the deluxe game, in the order of the rulebook.

export const SIX = ['can', 'hen', 'raven', 'weasel', 'golden', 'apple'] as const;

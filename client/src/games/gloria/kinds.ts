// The kinds of cards in order, and their colours.

export const MOTIFS = ['grains', 'rings', 'rugs', 'tails', 'teeth', 'showcases', 'eggs', 'combs', 'perches', 'vanes'] as const;
export const KINDS: readonly string[] = [...MOTIFS, 'joker', 'doubler'];

export interface Colours {
  /** For frames and signs; dark enough for white on it. */
  deep: string;
  /** For the background. */
  soft: string;
  /** For the niche of the thing. */
  niche: string;
}

const COLOURS: Readonly<Record<string, Colours>> = {
  grains: { deep: '#9a7000', soft: '#fdf0c0', niche: '#f6dc8b' },
  rings: { deep: '#53718b', soft: '#e6eff6', niche: '#c6d8e5' },
  rugs: { deep: '#8d4420', soft: '#f8e0d0', niche: '#ebc0a4' },
  tails: { deep: '#bb580c', soft: '#ffead1', niche: '#fccf9d' },
  teeth: { deep: '#6d6536', soft: '#f4f0da', niche: '#ddd6ac' },
  showcases: { deep: '#22719f', soft: '#dff2fb', niche: '#b0daee' },
  eggs: { deep: '#7341a6', soft: '#efe4fa', niche: '#d5bff0' },
  combs: { deep: '#c1362f', soft: '#ffe5e1', niche: '#fbbfb7' },
  perches: { deep: '#9c2f6d', soft: '#fbe1ef', niche: '#f0b6d5' },
  vanes: { deep: '#227a4d', soft: '#dff4e8', niche: '#b0dfc5' },
  joker: { deep: '#4c3a9e', soft: '#efeaff', niche: '#d8cdfb' },
  doubler: { deep: '#8a5a00', soft: '#fff3cf', niche: '#ffdf8e' },
  visitor: { deep: '#a3241a', soft: '#fde9d8', niche: '#f7c9a0' },
};

const PLAIN: Colours = { deep: '#6b5745', soft: '#fffaf0', niche: '#efe2c6' };

export function colours(kind: string): Colours {
  return COLOURS[kind] ?? PLAIN;
}

/** Each kind once with its count, sorted. */
export function grouped(cards: readonly string[]): { kind: string; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: cards.filter((card) => card === kind).length })).filter(({ count }) => count > 0);
}

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

// Points with a real minus sign, which is wider than a hyphen and stays with its number at the end of a line.

/** Return `−53` or `12`; with a `format` of the language also `−5,3`. */
export function formatPoints(points: number, format: (size: number) => string = String): string {
  return (points < 0 ? '−' : '') + format(Math.abs(points));
}

/** Return `−5` or `+8`. */
export function formatSigned(points: number): string {
  return points < 0 ? formatPoints(points) : `+${points}`;
}

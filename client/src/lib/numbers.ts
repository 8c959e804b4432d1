// Numbers for the eye: what is below nothing has a minus, which is longer than a hyphen and belongs to its number.

/** `−53`, `12`; and `−5,3` where `format` writes numbers as the language does. */
export function written(points: number, format: (size: number) => string = String): string {
  return (points < 0 ? '−' : '') + format(Math.abs(points));
}

/** `−5`, `+8` */
export function signed(points: number): string {
  return points < 0 ? written(points) : `+${points}`;
}

// Numbers for the eye: what is below nothing has a minus, which is longer than a hyphen and belongs to its number.

/** `−53`, `12` */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** `−5`, `+8` */
export function signed(points: number): string {
  return points < 0 ? written(points) : `+${points}`;
}

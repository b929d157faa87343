/** Numbers with a true minus sign. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A change: with its sign, unless it is none. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : printed(change);
}

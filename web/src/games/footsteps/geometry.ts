/** Where things lie on the sea chart: a grid of 5 × 5, the board in the middle, twelve spaces around it. */

export const SPACES = 12;

/** The row and column (from 1) of a space of the ring; spaces run clockwise from above the left column. */
export function spaceAt(space: number): [number, number] {
  const side = Math.floor(space / 3);
  const along = space % 3;
  if (side === 0) return [1, 2 + along];
  if (side === 1) return [2 + along, 5];
  if (side === 2) return [5, 4 - along];
  return [4 - along, 1];
}

/** The side of the board a ship on this space looks from: 0 top, 1 right, 2 bottom, 3 left. */
export function sideOf(space: number): number {
  return Math.floor(space / 3);
}

/** Along the arrows. */
export function sailed(space: number, count: number): number {
  return (((space + count) % SPACES) + SPACES) % SPACES;
}

/** The spaces from one to another, the shorter way round, the last one included. */
export function course(from: number, to: number): number[] {
  const ahead = sailed(to, -from);
  const step = ahead > SPACES / 2 ? -1 : 1;
  return Array.from({ length: Math.min(ahead, SPACES - ahead) }, (_, index) => sailed(from, step * (index + 1)));
}

/** The three places (0 to 8, row by row) that a ship on this space faces, the nearest first. */
export function facedFrom(space: number): number[] {
  const [row, column] = spaceAt(space);
  const [down, along] = [row - 2, column - 2];
  const side = sideOf(space);
  if (side === 0) return [along, along + 3, along + 6];
  if (side === 1) return [down * 3 + 2, down * 3 + 1, down * 3];
  if (side === 2) return [along + 6, along + 3, along];
  return [down * 3, down * 3 + 1, down * 3 + 2];
}

/** The moments that moved the score most. */
import type { Entry, Sentence } from "../wire";

interface TurningPoint {
  event: number;
  seat: number;
  gain: number;
  told: Sentence[];
}

/** The largest gains of one move, at most so many, in the order they came. */
export function turningPoints(history: [number, number[]][], entries: Entry[], most: number): TurningPoint[] {
  const moves = new Map(entries.flatMap((entry) => (entry.kind === "moved" ? [[entry.number, entry] as const] : [])));
  const found: TurningPoint[] = [];
  for (const [index, [event, scores]] of history.entries()) {
    const before = history[index - 1]?.[1];
    const move = moves.get(event);
    if (!before || !move) continue;
    const gain = (scores[move.seat] ?? 0) - (before[move.seat] ?? 0);
    if (gain > 0) found.push({ event, seat: move.seat, gain, told: move.told });
  }
  const largest = found.sort((one, other) => other.gain - one.gain).slice(0, most);
  return largest.sort((one, other) => one.event - other.event);
}

/** The log of a match: which entries still stand. */
import type { Entry, EntryMoved, Sentence } from "../wire";

/** All entries but the moves that were taken back. */
export function standingEntries(entries: Entry[]): Entry[] {
  const gone = new Set(entries.flatMap((entry) => (entry.kind === "taken-back" ? entry.moves : [])));
  return entries.filter((entry) => entry.kind !== "taken-back" && !gone.has(entry.number));
}

/** What is told one after the other of the same kind, as one sentence: three new tiles are named in a row. */
export function gathered(told: Sentence[]): Sentence[] {
  const all: Sentence[] = [];
  for (const sentence of told) {
    const last = all.at(-1);
    const [name, ...more] = Object.keys(sentence).filter((key) => key !== "key");
    if (last?.key === sentence.key && name !== undefined && !more.length)
      all[all.length - 1] = { ...last, [name]: [last[name], sentence[name]].flat() };
    else all.push(sentence);
  }
  return all;
}

/**
 * What the others did since the seat's last confirmed move, the oldest first. The small actions of a turn that can
 * still be taken back (`isOpen`) confirm nothing yet.
 */
export function movesSince(entries: Entry[], seat: number | null, isOpen: boolean): EntryMoved[] {
  const moves = standingEntries(entries).filter((entry) => entry.kind === "moved");
  if (seat === null) return [];
  let last = moves.length;
  if (isOpen) while (moves[last - 1]?.seat === seat) last -= 1;
  let first = last;
  while (first > 0 && moves[first - 1]?.seat !== seat) first -= 1;
  return moves.slice(first, last);
}

/** The pieces that sentences name: `tile-jaguar` for `{ tile: "jaguar" }`, whatever follows from them included. */
export function piecesNamed(told: Sentence[]): Set<string> {
  const named = new Set<string>();
  const read = (sentence: Sentence): void => {
    for (const [name, value] of Object.entries(sentence))
      if (name !== "key" && name !== "then" && name !== "may")
        for (const one of [value].flat()) named.add(`${name}-${String(one)}`);
    (sentence.then ?? []).forEach(read);
  };
  told.forEach(read);
  return named;
}

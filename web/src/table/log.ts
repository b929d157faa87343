/** The log of a match: which entries still stand. */
import type { Entry, Sentence } from "../wire";

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

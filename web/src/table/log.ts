/** The log of a match: which entries still stand. */
import type { Entry } from "../wire";

/** All entries but the moves that were taken back. */
export function standingEntries(entries: Entry[]): Entry[] {
  const gone = new Set(entries.flatMap((entry) => (entry.kind === "taken-back" ? entry.moves : [])));
  return entries.filter((entry) => entry.kind !== "taken-back" && !gone.has(entry.number));
}

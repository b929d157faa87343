/** The log of a match: which entries still stand. */
import type { Entry } from "../wire";

/** All entries but the moves that were taken back. */
export function standingEntries(entries: Entry[]): Entry[] {
  const standing: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "taken-back") {
      while (standing.length > 0 && (standing.at(-1)?.number ?? 0) > entry.to) standing.pop();
    } else {
      standing.push(entry);
    }
  }
  return standing;
}

/** How the last era ended, read from the log; and which pieces a log entry names. */
import type { Entry, Sentence } from "../../wire";

export interface EraEnd {
  era: number;
  /** Seat -> what happened to it in survival, in order. */
  lines: { seat: number; sentences: Sentence[]; change: number }[];
}

const CHANGE: Record<string, number> = { "news-grew": 1, "news-stayed": 0, "news-shrank": -1, "news-hurt": -1 };

/** The survival of the era before this one, or of this one once the match is over, the lowest species first. */
export function lastEra(entries: Entry[], era: number, over = false): EraEnd | null {
  const told = entries.flatMap((entry) => (entry.kind === "moved" ? entry.told : []));
  const start = (number: number): number => told.findIndex((sentence) => sentence.key === "news-era" && sentence.era === number);
  const ended = over ? era : era - 1;
  const end = over ? told.length : start(era);
  if (end < 0) return null;
  const lines: EraEnd["lines"] = [];
  for (const sentence of told.slice(Math.max(0, start(ended)), end)) {
    const change = CHANGE[sentence.key];
    if (change === undefined || typeof sentence.seat !== "number") continue;
    let line = lines.find((one) => one.seat === sentence.seat);
    if (!line) lines.push((line = { seat: sentence.seat, sentences: [], change: 0 }));
    line.sentences.push(sentence);
    line.change += change;
  }
  return lines.length ? { era: ended, lines } : null;
}

/** Whether sentences name a piece, alone or in a list: `names(pointed, "card", "leaf-7-a")`. */
export function names(sentences: Sentence[], parameter: string, value: unknown): boolean {
  return sentences.some((sentence) => {
    const named = sentence[parameter];
    return named === value || (Array.isArray(named) && named.includes(value)) || names(sentence.then ?? [], parameter, value);
  });
}

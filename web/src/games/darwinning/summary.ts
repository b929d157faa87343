/** How the last era and the last trick ended, read from the log; and which pieces a log entry names. */
import { standingEntries } from "../../table/log";
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
  const start = (number: number): number =>
    told.findIndex((sentence) => sentence.key === "news-era" && sentence.era === number);
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

/** The steps of a play or an improvement, told again by what follows; and one's own hand, which lies on the table. */
const QUIET = new Set([
  "event-pick",
  "event-play",
  "event-play-done",
  "event-use",
  "event-declare-done",
  "event-take",
  "event-trait",
  "news-hand",
]);

/** What of a move the log tells. */
export function worthTelling(told: Sentence[]): Sentence[] {
  return told.filter((one) => !QUIET.has(one.key));
}

export interface TrickEnd {
  winner: number;
  /** The play that won. */
  best: Sentence | null;
  plays: Sentence[];
  /** What came of it: the improvements, and where the dummy went. */
  after: Sentence[];
}

const WON = new Set(["news-trick-won", "news-last-trick"]);
const PLAYED = new Set(["news-played", "news-played-single", "news-played-open", "news-declared"]);
const CAME = new Set([
  "news-dummy-up",
  "news-dummy-down",
  "event-climb",
  "event-descend",
  "event-grow",
  "event-learn",
  "event-place",
  "event-place-zero",
  "event-decline",
  "event-steal",
  "event-steal-dummy",
  "news-trait-put",
  "news-trait-put-zero",
  "news-stolen",
  "news-stolen-dummy",
]);

/** Whether an era or a trick ended in what was told. */
export function endingIn(told: Sentence[]): "era" | "trick" | null {
  if (told.some((sentence) => sentence.key === "news-era" && sentence.era !== 1)) return "era";
  return told.some((sentence) => WON.has(sentence.key)) ? "trick" : null;
}

/** The trick before this one; null at the start of an era. */
export function lastTrick(entries: Entry[]): TrickEnd | null {
  const told = standingEntries(entries).flatMap((entry) => (entry.kind === "moved" ? entry.told : []));
  const ends = [...told.keys()].filter((index) => WON.has(told[index]?.key ?? "") || told[index]?.key === "news-era");
  const end = ends.at(-1);
  if (end === undefined || told[end]?.key === "news-era") return null;
  const trick = told.slice((ends.at(-2) ?? -1) + 1, end);
  const plays = trick.filter((sentence) => PLAYED.has(sentence.key));
  const winner = Number(told[end]?.seat);
  const came = [...trick.filter((sentence) => sentence.key.startsWith("news-dummy")), ...told.slice(end)];
  return {
    winner,
    best: plays.filter((play) => play.seat === winner).at(-1) ?? null,
    plays,
    after: came.filter((sentence) => CAME.has(sentence.key)),
  };
}

/** Whether sentences name a piece, alone or in a list: `names(pointed, "card", "leaf-7-a")`. */
export function names(sentences: Sentence[], parameter: string, value: unknown): boolean {
  return sentences.some((sentence) => {
    const named = sentence[parameter];
    return (
      named === value || (Array.isArray(named) && named.includes(value)) || names(sentence.then ?? [], parameter, value)
    );
  });
}

/** The log of Darwinci: what a move tells, without what goes without saying and without the catalogue's numbers. */
import type { Stretch } from "../../app/words";
import type { Sentence } from "../../wire";
import { WON } from "./lots";

const SILENT = new Set(["event-took", "event-took-hidden"]);
/** What is told again, and better, by the news that come of it. */
const TOLD_AGAIN: Record<string, string[]> = {
  "event-drew": ["news-drew"],
  "event-placed-hidden": ["news-set-up", "news-set-up-rotten"],
  "event-offered": ["news-offer"],
  "event-offered-hidden": ["news-offer"],
  "event-done": [...WON, "news-unwanted"],
  "event-kept-big": ["news-kept-big"],
  "event-left-big": ["news-left-big"],
};

/** What of a move is worth a line. */
export function worthTelling(told: Sentence[]): Sentence[] {
  const keys = new Set(told.map((one) => one.key));
  return told.filter((one) => !SILENT.has(one.key) && !(TOLD_AGAIN[one.key] ?? []).some((news) => keys.has(news)));
}

/** Names of bones as one sees them on the table: no number, a true minus sign. */
export function asSeen(sentence: Stretch[]): Stretch[] {
  return sentence.map((one) => ({
    ...one,
    text: one.strong ? one.text.replace(/ [SCTE]\d\d\b/, "").replace(/\(-/, "(−") : one.text,
  }));
}

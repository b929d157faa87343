/**
 * Words for the keys and values of a view, from the game's texts where they have some:
 *
 * - a key is called `label-<key>`, or `category-<key>`; inside another part, also `<part>-<key>`;
 * - a word as a value is `<key>-<value>`, as in every sentence, or the name of the piece that is called so;
 * - a number under a key that is `turn` or ends in `seat` is a player.
 */
import type { AnyMatch } from "../table/match.svelte";

/** A key as it is, in words: `big_stones` is "Big stones". */
export function inWords(key: string): string {
  const words = key.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function labelOf(match: AnyMatch, key: string, part = ""): string {
  const keys = [`label-${key}`, `category-${key}`, ...(part ? [`${part}-${key}`] : [])];
  const found = keys.find((one) => match.has(one)) ?? match.words.pieceKey(key);
  return found === undefined ? inWords(key) : capital(match.say(found));
}

/** Whether a number under this key is a seat. */
export function isSeat(match: AnyMatch, key: string, value: unknown): value is number {
  const named = key === "turn" || key.endsWith("seat");
  return named && typeof value === "number" && value >= 0 && value < match.people.length;
}

export function wordOf(match: AnyMatch, key: string, value: string): string {
  const found = match.has(`${key}-${value}`) ? `${key}-${value}` : match.words.pieceKey(value);
  return found === undefined ? value : match.say(found);
}

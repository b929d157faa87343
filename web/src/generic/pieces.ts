/** A view as every game has it (`State.view`); the rest of its keys are the game's own. */
import type { Match } from "../table/match.svelte";

export interface PlainView extends Record<string, unknown> {
  to_act: number[];
  seats: PlainSeat[];
}

export interface PlainSeat extends Record<string, unknown> {
  score: number;
  points: Record<string, number>;
}

export type PlainMatch = Match<PlainView>;

/** What the frame around the table, the score and the players' names say already. */
const SHOWN_ELSEWHERE = new Set(["game", "seat", "players", "to_act", "over", "winners", "achievements", "seats"]);
const SHOWN_BY_SCORE = new Set(["score", "points"]);

/** The parts of a view that lie on the table, by key. Whose turn it is needs no second word. */
export function partsOfTable(view: PlainView): [string, unknown][] {
  const isTurn = (key: string, value: unknown): boolean =>
    key === "turn" && (view.to_act.length === 0 || (view.to_act.length === 1 && view.to_act[0] === value));
  return Object.entries(view).filter(([key, value]) => !SHOWN_ELSEWHERE.has(key) && !isTurn(key, value));
}

/** The parts of a view that lie before a player, by key. */
export function partsOfSeat(seat: PlainSeat): [string, unknown][] {
  return Object.entries(seat).filter(([key]) => !SHOWN_BY_SCORE.has(key));
}

/** The categories of the score; none where the total says it all. */
export function categoriesOf(view: PlainView): string[] {
  const names = Object.keys(view.seats[0]?.points ?? {});
  return names.length > 1 ? names : [];
}

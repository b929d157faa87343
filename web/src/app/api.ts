/** The server's HTTP routes, by name. Every refusal is an `ApiError` with the server's own sentence. */
import type { GameCard, Me, NewTable, Pieces, Problem, RulesPage, Scores, Table, Tables } from "../wire";
import { settings } from "./settings.svelte";

export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: {
      "Accept-Language": settings.language,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new ApiError(await problemOf(answer), answer.status);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { code: "http", sentence: `${answer.status} ${answer.statusText}`, rule: "" };
  }
}

/** A game's own texts, as a Fluent file. */
async function readText(game: string, language: string): Promise<string> {
  const answer = await fetch(`/text/${game}/${language}.ftl`);
  if (!answer.ok) throw new ApiError(await problemOf(answer), answer.status);
  return answer.text();
}

export const api = {
  me: () => ask<Me>("GET", "/me"),
  /** A new guest, or another name for who is asking already. */
  becomeGuest: (name: string) => ask<Me>("POST", "/me", { name }),
  games: () => ask<GameCard[]>("GET", "/games"),
  rules: (game: string, language: string) => ask<RulesPage>("GET", `/games/${game}/rules?lang=${language}`),
  text: readText,
  pieces: (game: string, components: string) =>
    ask<Pieces>("GET", `/games/${game}/pieces?components=${encodeURIComponent(components)}`),
  tables: (mine: boolean) => ask<Tables>("GET", mine ? "/tables/mine" : "/tables"),
  table: (id: string) => ask<Table>("GET", `/tables/${id}`),
  scores: (id: string) => ask<Scores>("GET", `/tables/${id}/scores`),
  open: (table: NewTable) => ask<Table>("POST", "/tables", table),
  join: (id: string, seat: number | null, invitation: string | null) =>
    ask<Table>("POST", `/tables/${id}/join`, { seat, invitation }),
  leave: (id: string) => ask<Table>("POST", `/tables/${id}/leave`, {}),
  changeSettings: (id: string, change: object) => ask<Table>("PATCH", `/tables/${id}`, change),
  changeSeat: (id: string, seat: number, change: object) => ask<Table>("PUT", `/tables/${id}/seats/${seat}`, change),
  start: (id: string, fill: string | null) => ask<Table>("POST", `/tables/${id}/start`, { fill }),
  rematch: (id: string) => ask<Table>("POST", `/tables/${id}/rematch`),
};

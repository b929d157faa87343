/** Since your turn: what each rival did, all the steps of a turn in one sentence. */
import { signed } from "../../app/numbers";
import type { Stretch } from "../../app/words";
import type { DigestLine } from "../../parts/digest";
import type { Sentence } from "../../wire";
import { roman, type FootstepsMatch, type Piece } from "./pieces";

const NAME = "\uFFFC";

export function digestLines(match: FootstepsMatch, pieces: Map<string, Piece>): DigestLine[] {
  const bySeat = new Map<number, Sentence[]>();
  for (const move of match.since)
    if (move.seat !== match.seat) bySeat.set(move.seat, [...(bySeat.get(move.seat) ?? []), ...move.told]);
  return [...bySeat].map(([seat, told]) => lineOf(match, pieces, seat, told));
}

function lineOf(match: FootstepsMatch, pieces: Map<string, Piece>, seat: number, told: Sentence[]): DigestLine {
  const taken = told.find((one) => typeof one.tile === "string" && one.key.startsWith("event-"));
  const piece = taken ? pieces.get(String(taken.tile)) : undefined;
  const words: Stretch[] = [];
  const say = (text: string, named = ""): void => {
    const [before = "", after = ""] = text.split(NAME);
    if (words.length) words.push({ text: ", ", strong: false });
    words.push({ text: before, strong: false });
    if (named) words.push({ text: named, strong: true }, { text: after, strong: false });
  };
  if (told.some((one) => /^event-(voyage|observed)/.test(one.key))) say(match.say("did-guide"));
  if (taken)
    say(
      match.say(piece?.kind === "character" ? "did-meet" : "did-take", { tile: NAME }),
      match.say(`tile-${String(taken.tile)}`),
    );
  for (const then of told.flatMap((one) => one.then ?? [])) {
    if (then.key === "then-pawn") say(match.say("did-pawn"));
    if (then.key === "then-published")
      say(match.say("did-publish", { line: NAME }), match.say(`line-${String(then.line)}`));
  }
  for (const one of told)
    if (one.key === "event-developed" || one.key === "news-theory-drawn")
      say(match.say("did-theory", { number: NAME }), roman(Number(one.theory)));
  const was = match.before?.seats[seat]?.score;
  const gain = was === undefined ? 0 : (match.view.seats[seat]?.score ?? was) - was;
  return {
    seat,
    words,
    named: true,
    icon: piece?.art ?? "old-lantern",
    ground: piece?.kind === "animal" ? `eco-${piece.ecosystem}` : "character",
    gain: was === undefined ? undefined : gain === 0 ? "+0" : signed(gain),
    told,
  };
}

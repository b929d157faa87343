/**
 * The seven combinations in their order, and what open cards would make of a play (W-T2, W-D2). The server says what
 * may be declared only once both have played, and one card at a time: a whole completion is worked out here.
 */
import type { Card, Combination, DarwinningView } from "./pieces";

/** From the weakest to the strongest. */
export const KINDS = ["single", "pair", "flush", "straight", "three", "straight-flush", "four"] as const;
export type Kind = (typeof KINDS)[number];

const SAME_VALUE: readonly (Kind | null)[] = [null, "single", "pair", "three", "four"];
const MOST_CARDS = 4;

/** A play as it would be with some of the open cards. */
export interface Completion extends Combination {
  /** The open cards it uses, lowest first. */
  open: string[];
}

/** What some cards amount to; null if they are no combination. */
export function combinationOf(cards: Card[]): Combination | null {
  const kind = kindOf(cards);
  return kind && { combination: kind, sum: cards.reduce((sum, card) => sum + card.value, 0) };
}

function kindOf(cards: Card[]): Kind | null {
  const values = cards.map((card) => card.value).sort((one, other) => one - other);
  const low = values[0] ?? 0;
  if (values.every((value) => value === low)) return SAME_VALUE[cards.length] ?? null;
  if (cards.length !== 3) return null;
  const isFlush = cards.every((card) => card.suit === cards[0]?.suit);
  const isStraight = values.every((value, place) => value === low + place);
  if (isStraight) return isFlush ? "straight-flush" : "straight";
  return isFlush ? "flush" : null;
}

/** A number that is larger for the stronger combination. */
export function strength(play: Combination): number {
  return KINDS.indexOf(play.combination as Kind) * 100 + play.sum;
}

/** Every way to complete cards with open ones, or with none: the strongest first, of equals the one of fewer cards. */
export function completions(picked: Card[], open: Card[]): Completion[] {
  const found: Completion[] = [];
  for (let set = 0; set < 1 << open.length; set += 1) {
    const used = open.filter((_, place) => set & (1 << place));
    if (picked.length + used.length > MOST_CARDS) continue;
    const made = combinationOf([...picked, ...used]);
    if (made) found.push({ ...made, open: used.map((card) => card.key) });
  }
  return found.sort((one, other) => strength(other) - strength(one) || one.open.length - other.open.length);
}

/** Whether a play would be the strongest on the table; of equals the later one is. Null while nothing is compared. */
export function wouldBeat(view: DarwinningView, play: Combination): boolean | null {
  return view.best && strength(play) >= strength(view.best);
}

/** The completions that may be declared now: whose next step the server offers, with all open cards used so far. */
export function declarable(
  view: DarwinningView,
  seat: number,
  cards: Map<string, Card>,
  may: (action: string) => unknown,
): Completion[] {
  const own = view.seats[seat];
  if (!own || !view.dummy || view.phase !== "declare" || view.turn !== seat) return [];
  const of = (keys: string[]): Card[] => keys.flatMap((key) => cards.get(key) ?? []);
  const all = completions(of(own.played), of([...new Set([...view.dummy.open, ...own.used])]));
  return all.filter(
    (one) => own.used.every((key) => one.open.includes(key)) && may(nextStep(one, own.used)) !== undefined,
  );
}

/** The next action on the way to a completion. */
export function nextStep(completion: Completion, used: string[]): string {
  const left = completion.open.filter((key) => !used.includes(key));
  return left[0] === undefined ? "done" : `use ${left[0].replaceAll("-", " ")}`;
}

/** The offered bones with the stones chosen but not yet confirmed, and why a bone would go to whom. */
import type { Entry, Sentence } from "../../wire";
import { COLOURS, type DarwinciView, type LotView } from "./pieces";

export interface StoneKind {
  size: "small" | "big";
  /** The seat whose colour it has. */
  seat: number;
}

export interface Pile extends StoneKind {
  /** Stones that lie there for good. */
  fixed: number;
  /** Stones of one's own turn, which may still be taken back. */
  pending: number;
}

export interface Lot {
  letter: string;
  seat: number;
  bone: string;
  piles: Pile[];
  strength: number[];
  ahead: number | null;
  /** Whether one's own turn has put stones there. */
  touched: boolean;
}

interface Verdict {
  key: "verdict-none" | "verdict-alone" | "verdict-most" | "verdict-tie" | "verdict-tie-die";
  best: number;
  second: number;
}

/** `stone white on green` */
export function spellStone(kind: StoneKind, lot: number): string {
  return `${kind.size === "big" ? "big" : "stone"} ${COLOURS[kind.seat]} on ${COLOURS[lot]}`;
}

export function readStone(action: string): { kind: StoneKind; lot: number } | null {
  const words = /^(stone|big) (\w+) on (\w+)$/.exec(action);
  if (!words) return null;
  const seat = COLOURS.indexOf(words[2] as (typeof COLOURS)[number]);
  const lot = COLOURS.indexOf(words[3] as (typeof COLOURS)[number]);
  return seat < 0 || lot < 0 ? null : { kind: { size: words[1] === "big" ? "big" : "small", seat }, lot };
}

export function sameKind(one: StoneKind | null, other: StoneKind | null): boolean {
  return one?.size === other?.size && one?.seat === other?.seat;
}

export function stoneIn(told: Sentence | undefined): { kind: StoneKind; lot: number } | null {
  if (told?.key !== "event-stone" && told?.key !== "event-big-stone") return null;
  const seat = COLOURS.indexOf(told.colour as (typeof COLOURS)[number]);
  return { kind: { size: told.key === "event-big-stone" ? "big" : "small", seat }, lot: Number(told.lot_seat) };
}

/** The stones put in the seat's current turn, from the log (newest first); the turn's allowance limits their number. */
export function pendingStones(view: DarwinciView, log: Entry[], seat: number): { kind: StoneKind; lot: number }[] {
  if (view.phase !== "bid" || view.turn !== seat || !view.bid) return [];
  const allowance = view.bidding_turn === 2 && view.darwin_tile === seat ? 3 : 2;
  const most = view.bidding_turn === 1 ? 3 : allowance - view.bid.any;
  const found: { kind: StoneKind; lot: number }[] = [];
  for (const entry of log) {
    if (found.length === most) break;
    if (entry.kind !== "moved") continue;
    const stone = entry.seat === seat ? stoneIn(entry.told[0]) : null;
    if (!stone) break;
    found.push(stone);
  }
  return found;
}

function place(lot: LotView, letter: string, mine: StoneKind[]): Lot {
  const kinds: StoneKind[] = COLOURS.flatMap((_, seat) => [
    { size: "small" as const, seat },
    { size: "big" as const, seat },
  ]);
  const piles = kinds.map((kind) => {
    const there = lot.stones[kind.size][COLOURS[kind.seat] ?? ""] ?? 0;
    const pending = mine.filter((one) => sameKind(one, kind)).length;
    return { ...kind, fixed: there - pending, pending };
  });
  return { ...lot, letter, piles: piles.filter((pile) => pile.fixed + pile.pending > 0), touched: mine.length > 0 };
}

/** The lots with the turn's stones told apart, and the stone of the choice on top. */
export function lotsOf(
  view: DarwinciView,
  pending: { kind: StoneKind; lot: number }[],
  choice: Sentence | null,
): Lot[] {
  const lots = view.lots.map((lot, index) => {
    const mine = pending.filter((one) => one.lot === lot.seat).map((one) => one.kind);
    return place(lot, String.fromCharCode(65 + index), mine);
  });
  const added = choice ? stoneIn(choice) : null;
  const lot = lots.find((one) => one.seat === added?.lot);
  if (!added || !lot) return lots;
  const pile = lot.piles.find((one) => sameKind(one, added.kind));
  if (pile) pile.pending += 1;
  else lot.piles.push({ ...added.kind, fixed: 0, pending: 1 });
  const weight = added.kind.size === "big" ? 2 : 1;
  lot.strength = lot.strength.map((value, seat) => value + (seat === added.kind.seat ? weight : 0));
  lot.ahead = Number(choice?.then?.find((then) => then.key === "then-ahead")?.ahead_seat ?? lot.ahead);
  lot.touched = true;
  return lots;
}

/** Why the bone goes to whom it goes: most stones, or in a tie nearest the die. */
export function verdict(lot: Lot, first: number): Verdict {
  if (lot.ahead === null) return { key: "verdict-none", best: 0, second: 0 };
  const best = lot.strength[lot.ahead] ?? 0;
  const second = Math.max(0, ...lot.strength.filter((_, seat) => seat !== lot.ahead));
  if (second === best) return { key: lot.ahead === first ? "verdict-tie-die" : "verdict-tie", best, second };
  return { key: second === 0 ? "verdict-alone" : "verdict-most", best, second };
}

/** Who may still put stones after this seat's turn, in order. */
export function mayAnswer(view: DarwinciView, seat: number): number[] {
  const order = view.seats.map((_, index) => (view.first + index) % view.seats.length);
  const later = order.slice(order.indexOf(seat) + 1);
  return view.bidding_turn < 3 ? [...later, ...order.slice(0, order.indexOf(seat))] : later;
}

/** What a winner pays: own stones beyond the one that comes back; nothing for their own bone. */
export function payment(lot: Lot, winner: number): Payment {
  const piles = lot.piles.filter((pile) => pile.seat === winner);
  const own = piles.reduce((sum, pile) => sum + pile.fixed + pile.pending, 0);
  if (winner === lot.seat) return { back: own, paid: 0, choice: false };
  const choice = piles.length > 0 && piles.every((pile) => pile.size === "big");
  return { back: Math.min(1, own), paid: Math.max(0, own - 1), choice };
}

export interface Payment {
  back: number;
  paid: number;
  /** Whether the big stone alone wins: then the winner takes it back or leaves it. */
  choice: boolean;
}

/** How an offered bone was awarded. */
export interface Award {
  letter: string;
  /** Who offered it. */
  seat: number;
  bone: string;
  /** Null if nobody put a stone on it: it left the game. */
  winner: number | null;
  strength: number;
  /** The winner's stones there: a big one is one stone of strength 2. */
  stones: number;
  /** Stones that went to the player who offered it. */
  paid: number;
}

/** What tells of a bone that was won. */
export const WON = new Set([
  "news-won",
  "news-won-big",
  "news-kept-big",
  "news-left-big",
  "news-won-own",
  "news-won-own-big",
]);
const DECISIONS = new Set(["event-kept-big", "event-left-big"]);

/** Whether news tell how a bone was awarded. */
export function isAward(told: Sentence): boolean {
  return award(told) !== null;
}

function award(told: Sentence): Omit<Award, "letter"> | null {
  const bone = String(told.bone);
  const seat = Number(told.lot_seat ?? told.seat);
  if (told.key === "news-unwanted") return { seat, bone, winner: null, strength: 0, stones: 0, paid: 0 };
  if (!WON.has(told.key)) return null;
  const { strength, stones, paid } = told;
  return {
    seat,
    bone,
    winner: Number(told.seat),
    strength: Number(strength),
    stones: Number(stones),
    paid: Number(paid ?? 0),
  };
}

/**
 * The last awarding that the log tells of (newest first), in the order of the lots. `open`: the seats whose bones are
 * still to be awarded, while the awarding waits for a winner's decision.
 */
export function awardsOf(log: Entry[], open: number[] | null = null): Award[] {
  const found: Omit<Award, "letter">[] = [];
  for (const entry of log) {
    if (entry.kind !== "moved") continue;
    found.push(...entry.told.flatMap((told) => award(told) ?? []));
    const begun = open !== null || found.length > 0;
    if (begun && !DECISIONS.has(entry.told[0]?.key ?? "")) break;
  }
  const seats = [...found.map((one) => one.seat), ...(open ?? [])].sort((one, other) => one - other);
  return found
    .sort((one, other) => one.seat - other.seat)
    .map((one) => ({ ...one, letter: String.fromCharCode(65 + seats.indexOf(one.seat)) }));
}

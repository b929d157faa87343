/** What lies on an offered bone colour by colour, and what the others put there since my last confirmed move. */
import type { EntryMoved } from "../../wire";
import { stoneIn, type Lot, type StoneKind } from "./lots";

/** All stones of one colour on a bone. */
export interface Heap {
  /** The seat whose colour it is. */
  seat: number;
  small: number;
  big: number;
  /** Of one's own turn, still to be taken back. */
  pendingSmall: number;
  pendingBig: number;
  /** Put there by others since my last confirmed move. */
  fresh: number;
}

/** A stone that somebody put on a bone. */
export interface Put {
  by: number;
  kind: StoneKind;
  lot: number;
}

/** The stones that moves put on bones, in their order. */
export function stonesPut(moves: EntryMoved[]): Put[] {
  return moves.flatMap((move) => {
    const stone = stoneIn(move.told[0]);
    return stone ? [{ by: move.seat, ...stone }] : [];
  });
}

/** A heap for each colour on a bone: that of the player ahead comes first, then the strongest. */
export function heapsOf(lot: Lot, since: Put[]): Heap[] {
  const heaps = new Map<number, Heap>();
  for (const pile of lot.piles) {
    const heap = heaps.get(pile.seat) ?? {
      seat: pile.seat,
      small: 0,
      big: 0,
      pendingSmall: 0,
      pendingBig: 0,
      fresh: 0,
    };
    if (pile.size === "big") [heap.big, heap.pendingBig] = [pile.fixed, pile.pending];
    else [heap.small, heap.pendingSmall] = [pile.fixed, pile.pending];
    heaps.set(pile.seat, heap);
  }
  for (const put of since) {
    const heap = put.lot === lot.seat ? heaps.get(put.kind.seat) : undefined;
    if (heap && heap.fresh < heap.small + heap.big) heap.fresh += 1;
  }
  const rank = (heap: Heap): number => (heap.seat === lot.ahead ? Infinity : (lot.strength[heap.seat] ?? 0));
  return [...heaps.values()].sort((one, other) => rank(other) - rank(one) || one.seat - other.seat);
}

/** What a rival did: the stones put on bones, and what brought or cost Darwin. */
export interface Deeds {
  stones: Put[];
  gains: { what: "creature" | "jewel" | "rotten" | "bought"; amount: number }[];
}

/** What a seat did and got in some moves. */
export function deedsOf(moves: EntryMoved[], seat: number): Deeds {
  const gains = moves.flatMap((move) =>
    move.told.flatMap((told): Deeds["gains"] => {
      if (Number(told.seat) !== seat) return [];
      if (told.key === "news-creature") return [{ what: "creature", amount: Number(told.amount) }];
      if (told.key === "news-rotten") return [{ what: "rotten", amount: -Number(told.amount) }];
      if (told.key === "event-bought") return [{ what: "bought", amount: -Number(told.price) }];
      if (told.key.startsWith("event-jewel")) return [{ what: "jewel", amount: Number(told.amount) }];
      return [];
    }),
  );
  return { stones: stonesPut(moves.filter((move) => move.seat === seat)), gains };
}

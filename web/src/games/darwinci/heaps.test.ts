import { expect, test } from "vitest";
import type { EntryMoved } from "../../wire";
import { heapsOf, stonesPut } from "./heaps";
import type { Lot } from "./lots";

const lot: Lot = {
  letter: "A",
  seat: 1,
  bone: "S01",
  piles: [
    { size: "small", seat: 0, fixed: 1, pending: 1 },
    { size: "small", seat: 2, fixed: 2, pending: 0 },
    { size: "big", seat: 2, fixed: 1, pending: 0 },
    { size: "small", seat: 3, fixed: 4, pending: 0 },
  ],
  strength: [2, 0, 4, 4],
  ahead: 2,
  touched: true,
};

function put(by: number, colour: string, on: number, key = "event-stone"): EntryMoved {
  return { kind: "moved", number: by, at: 0, seat: by, by: "player", told: [{ key, seat: by, colour, lot_seat: on }] };
}

test("a bone has one heap for each colour, and the player ahead comes first", () => {
  const heaps = heapsOf(lot, []);
  expect(heaps.map((heap) => heap.seat)).toEqual([2, 3, 0]);
  expect(heaps[0]).toMatchObject({ small: 2, big: 1, pendingSmall: 0 });
  expect(heaps[2]).toMatchObject({ small: 1, pendingSmall: 1 });
});

test("stones that others put since my turn are told in their heap alone", () => {
  const since = stonesPut([put(1, "red", 1), put(2, "blue", 1, "event-big-stone"), put(3, "blue", 2)]);
  expect(since.map((one) => one.kind.size)).toEqual(["small", "big", "small"]);
  expect(heapsOf(lot, since).map((heap) => heap.fresh)).toEqual([1, 1, 0]);
});

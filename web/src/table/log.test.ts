import { expect, test } from "vitest";
import type { Entry } from "../wire";
import { timeLeft } from "./clock";
import { gathered, movesSince, piecesNamed, standingEntries } from "./log";

function moved(number: number, seat = 0): Entry {
  return { kind: "moved", number, at: 0, seat, by: "player", told: [] };
}

test("moves that were taken back leave the log", () => {
  const entries: Entry[] = [
    moved(1),
    moved(2),
    { kind: "taken-back", number: 3, at: 0, seat: 0, moves: [2] },
    moved(4),
  ];
  expect(standingEntries(entries).map((entry) => entry.number)).toEqual([1, 4]);
});

test("since my turn is what the others did after my last confirmed move", () => {
  const entries = [moved(1, 1), moved(2, 0), moved(3, 1), moved(4, 2)];
  const since = (all: Entry[], isOpen: boolean): number[] => movesSince(all, 0, isOpen).map((move) => move.number);
  expect(since(entries, false)).toEqual([3, 4]);
  expect(since([moved(1, 1)], false)).toEqual([1]);
  expect(since([...entries, moved(5, 0)], false)).toEqual([]);
  expect(movesSince(entries, null, false)).toEqual([]);
});

test("what can still be taken back ends nothing", () => {
  const entries = [moved(1, 0), moved(2, 1), moved(3, 0), moved(4, 0)];
  expect(movesSince(entries, 0, true).map((move) => move.number)).toEqual([2]);
});

test("the pieces that sentences name, and what follows from them", () => {
  const told = [{ key: "event-took", seat: 1, tile: "jaguar", then: [{ key: "then-theory", theory: [3, 4] }] }];
  expect([...piecesNamed(told)]).toEqual(["seat-1", "tile-jaguar", "theory-3", "theory-4"]);
});

test("news of one kind are told together", () => {
  const told = [
    { key: "event-observed", seat: 1 },
    { key: "news-tile", tile: "emu" },
    { key: "news-tile", tile: "kiwi" },
    { key: "news-tile", tile: "lion" },
  ];
  expect(gathered(told)).toEqual([
    { key: "event-observed", seat: 1 },
    { key: "news-tile", tile: ["emu", "kiwi", "lion"] },
  ]);
  expect(gathered([{ key: "news-tile", tile: "emu" }])).toEqual([{ key: "news-tile", tile: "emu" }]);
});

test("a clock is read in minutes, hours or days", () => {
  expect([245_000, 3_729_000, 260_000_000, -5].map(timeLeft)).toEqual(["4:05", "1:02:09", "3 d", "0:00"]);
});
